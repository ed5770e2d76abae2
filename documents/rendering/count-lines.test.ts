import { describe, expect, it } from 'vitest'
import { countLines as countIn } from './count-lines.ts'
import type { FittedPiece, TextMeasure } from './fit-text.ts'

const column: TextMeasure = { width: 40.8, size: 8.75 }
const countLines = (text: string | FittedPiece[], measure: TextMeasure, weight?: 400 | 600) => countIn(text, measure, 'usual', weight)

describe('countLines', () => {
  it.each([
    ['', 1],
    ['–', 1],
    ['01-2119485493-29', 1],
    ['Flam. Liq. 3, H226', 1],
    ['2-methoxy-1-methylethyl acetate', 2],
    ['Vdihavanje, dolgotrajno\nsistemsko', 2],
    ['Not classified: the criteria are not met on the data that there are', 3],
    ['Клас на опасност', 1],
  ])('%j takes %i', (text, lines) => {
    expect(countLines(text, column)).toBe(lines)
  })

  it('takes the weight into account', () => {
    const text = 'hexamethylene diisocyan'
    const width = 34.2
    expect(countLines(text, { width, size: 8.75 })).toBe(1)
    expect(countLines(text, { width, size: 8.75 }, 600)).toBeNull()
  })

  it('has no answer where kerning or a hyphen decides', () => {
    // 37.3 mm by the widths of its letters alone.
    expect(countLines('reaction mass of bis(1,2,2,6,6', { width: 37.4, size: 8.75 })).toBeNull()
    // With or without a line end behind the hyphens.
    expect(countLines('poly(oxy-1,2-ethanediyl) alpha-hydro-omega-hydroxy-ether', { width: 34, size: 8.75 })).toBeNull()
    // The kerning of these widens a line by a tenth.
    expect(countLines('/j'.repeat(40), { width: 74, size: 8.75 })).toBeNull()
  })

  it('has none for what the typeface lacks, for hyphens of their own, and for a word wider than the line', () => {
    for (const text of ['漢字', 'שלום', 'soft\u00adhyphen', 'a'.repeat(300)]) expect(countLines(text, column)).toBeNull()
  })

  it('counts pieces as one text, of which a quantity never breaks and a long word only perhaps', () => {
    const amount = { text: '10,0 mg/m³ eight hours', unbroken: true } as const
    expect(countLines([{ text: 'short ' }, { text: '10 mg/m³', unbroken: true }], column)).toBe(1)
    expect(countLines('Worker, long-term systemic: 10,0 mg/m³ eight hours', column)).toBe(2)
    expect(countLines([{ text: 'Worker, long-term systemic by inhalation: ' }, amount], column)).toBe(3)
    // Alone on its line, it is wider than that.
    expect(countLines([{ ...amount, text: amount.text.repeat(3) }], column)).toBeNull()
    expect(countLines([{ text: 'Haut' }, { text: 'Sensibilisierung', hyphenate: true }], column)).toBe(1)
    const long = { text: 'Atemwegssensibilisierung', hyphenate: true } as const
    expect(countLines([{ text: 'Gefahr der ' }, long], column)).toBe(2)
    expect(countLines([{ text: 'Verursacht eine ' }, long, { text: ' bei Kindern' }], column)).toBeNull()
  })

  it('knows the mark of a place to break, which takes no room, and the ends of lines between pieces', () => {
    expect(countLines('zero\u200bwidth', column)).toBe(1)
    expect(countLines([{ text: 'one\ntwo' }, { text: ' three\n' }, { text: 'four' }], column)).toBe(3)
  })
})
