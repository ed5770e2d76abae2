import { describe, expect, it } from 'vitest'
import { countLines } from './count-lines.ts'
import type { TextMeasure } from './fit-text.ts'

const column: TextMeasure = { width: 40.8, size: 8.75 }

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

  it('has none for what the typeface lacks, for marks of a break, and for a word wider than the line', () => {
    for (const text of ['漢字', 'שלום', 'soft\u00adhyphen', 'zero\u200bwidth', 'a'.repeat(300)]) expect(countLines(text, column)).toBeNull()
  })
})
