import { describe, expect, it } from 'vitest'
import { labelOfCatalogue } from '../test-kit/label-of.ts'
import { writeParagraphs } from './label/label-paragraphs.ts'

describe('an aerosol dispenser', () => {
  const texts = (id: number, query: string) => {
    const { quantity, codes } = writeParagraphs(labelOfCatalogue(id, query), 'normal', 1.6)
    return [codes, quantity].map((paragraph) => paragraph?.runs.map(({ text }) => text).join('') ?? '')
  }

  it('has the reversed epsilon, room for the lot, and mass and volume (Directive 75/324/EEC, Article 8(1))', () => {
    const [codes, quantity] = texts(1013, 'xlang=1')
    expect(codes).toMatch(/LOT\s_{12}$/)
    expect(quantity).toMatch(/^400 ml \(300 g\)\s+ɜ$/)
    expect(texts(1003, 'xlang=1').join('')).not.toMatch(/LOT|ɜ/)
  })

  it('is warned of where mass or volume is not stated', () => {
    const kinds = (query: string) => labelOfCatalogue(1013, query).warnings.map(({ kind }) => kind)
    expect(kinds('xlang=1')).not.toContain('aerosolContent')
    expect(kinds('xlang=1&vseb=400 ml')).toContain('aerosolContent')
  })
})
