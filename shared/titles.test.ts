import { describe, expect, it } from 'vitest'
import { cutText, pageTitle, socialDescription, socialTitle } from './titles.ts'

const title = { product: 'Norvik PU Clear Lacquer 2K', page: 'Safety data sheet', language: 'English', app: 'Permasheet Coatings' }

describe('titles', () => {
  it('join product, page and language, and application', () => {
    expect(pageTitle(title)).toBe('Norvik PU Clear Lacquer 2K :: Safety data sheet, English :: Permasheet Coatings')
  })

  it('count the further languages of a label', () => {
    expect(pageTitle({ ...title, page: 'Label', extraLanguages: 2 })).toContain(' :: Label, English +2 :: ')
  })

  it('leave 45 characters as they are and cut the 46th with two dots', () => {
    const product = 'x'.repeat(45)
    expect(pageTitle({ ...title, product })).toContain(`${product} :: `)
    expect(pageTitle({ ...title, product: `${product}y` })).toContain(`${product}.. :: `)
  })

  it('cut no character in two', () => {
    expect(cutText('ab😀cd', 3)).toBe('ab😀..')
  })

  it('keep as many characters as they are cut at, a space at the end too', () => {
    expect(cutText('Clear lacquer', 6)).toBe('Clear ..')
    expect(pageTitle({ ...title, product: `${'x'.repeat(44)} y` })).toContain(`${'x'.repeat(44)} .. :: `)
  })

  it('cut the product at 60 characters in a social preview, and nothing else', () => {
    expect(socialTitle(title)).toBe('Norvik PU Clear Lacquer 2K :: Safety data sheet, English :: Permasheet Coatings')
    const product = 'x'.repeat(60)
    expect(socialTitle({ ...title, product })).toContain(`${product} :: Safety`)
    expect(socialTitle({ ...title, product: `${product}y` })).toBe(`${product}.. :: Safety data sheet, English :: Permasheet Coatings`)
  })
})

describe('the social description', () => {
  const parts = { title: 'Lacquer', supplier: 'Norvik' }

  it('is title and supplier where no language is told', () => {
    expect(socialDescription(parts)).toBe('Lacquer, Norvik')
  })

  it('is title, language and supplier', () => {
    expect(socialDescription({ ...parts, language: 'English' })).toBe('Lacquer, English, Norvik')
  })

  it('is date, description, language and supplier', () => {
    expect(socialDescription({ ...parts, language: 'English', date: '12/03/2026', description: 'Clear coat.' })).toBe(
      '12/03/2026, Clear coat, English, Norvik',
    )
  })
})
