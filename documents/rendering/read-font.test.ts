import { describe, expect, it } from 'vitest'
import { readFonts } from './load-fonts.ts'
import { readFont } from './read-font.ts'

describe('readFont', () => {
  const [regular = new Uint8Array(), , semibold = new Uint8Array()] = readFonts('sheet')
  const font = readFont(regular)

  it('reads the measures of the type', () => {
    expect(font).toMatchObject({ unitsPerEm: 1000, xHeight: 486, ascent: 1024, descent: -400 })
    expect(readFont(readFonts('label')[0] ?? new Uint8Array())).toMatchObject({
      unitsPerEm: 1000,
      xHeight: 526,
      ascent: 935,
      descent: -265,
    })
  })

  it('reads the width of each letter, Greek and Cyrillic ones too', () => {
    const widthsOf = (letters: string) => [...letters].map((letter) => font.advanceOf(letter.codePointAt(0) ?? 0))
    expect(widthsOf(' im0Ωж≥')).toEqual([200, 246, 829, 497, 678, 688, 497])
    expect(readFont(semibold).advanceOf(0x6d)).toBeGreaterThan(829)
  })

  it('knows which letters there are, and gives the others the width of the mark for what is missing', () => {
    const covered = new Set(font.codePoints)
    for (const letter of 'aÄřșΩж€₂≥□') expect(covered.has(letter.codePointAt(0) ?? 0)).toBe(true)
    for (const letter of '漢שا') expect(covered.has(letter.codePointAt(0) ?? 0)).toBe(false)
    expect(font.advanceOf(0x6f22)).toBe(font.advanceOf(0xfffff))
    expect(font.codePoints).toEqual(font.codePoints.toSorted((left, right) => left - right))
  })

  it('says what is no font', () => {
    expect(() => readFont(new Uint8Array(64))).toThrow('The font has no table head')
  })
})
