import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample } from '../../test-kit/label-of.ts'

const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)

describe('the label', () => {
  it('marks characters that its typeface lacks, and writes thin spaces as spaces', () => {
    const label = labelOfSample({ name: 'A\u202fB 漢 \u2011' }, 'xlang=1')
    expect(label.name).toBe('A\u00a0B ▯ -')
    expect(label.warnings).toContainEqual({ kind: 'unknownCharacters', elements: ['漢'], source: 'CLP Annex I, 1.2.1.5' })
  })

  it('shows a text that a language lacks as missing, and lists it', () => {
    const label = labelOfSample({ labelElements: { furtherTexts: [{ text: { en: 'Only in English' } }] } }, 'xlang=1,2')
    expect(label.missing).toContainEqual({ language: 'de', key: 'free text' })
    expect(label.blocks[1]?.further[0]).not.toContain('Only in English')
    expect(kinds(label.warnings)).toContain('textMissing')
  })
})

it('writes the content with the decimal sign of the leading language, and leaves what may be thousands', () => {
  const quantity = (vseb: string, xlang: string) => labelOfCatalogue(1004, `vseb=${vseb}&xlang=${xlang}`).quantity
  expect(quantity('12.5 l', '2')).toBe('12,5 l')
  expect(quantity('12.5 l', '2,1')).toBe('12,5 l')
  expect(quantity('12,5 l', '1')).toBe('12.5 l')
  expect(quantity('2 x 0.75 l', '3')).toBe('2 x 0,75 l')
  expect(quantity('1.000 l', '2')).toBe('1.000 l')
})
