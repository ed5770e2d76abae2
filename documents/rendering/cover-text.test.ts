import { describe, expect, it } from 'vitest'
import { createTextCover } from './cover-text.ts'
import { readCoverage, readFonts } from './load-fonts.ts'

const coverage = readCoverage(readFonts())
const cover = (text: string) => createTextCover(coverage).cover(text)

describe('the fonts', () => {
  it('have the letters of the languages of the Union, the signs of measurement and the mark for what they lack', () => {
    const needed = ['ÄÖÜßéèçñøåæœłžčšđćřůőűșțğħġċāēģķļņŗėįųõŷ', 'ΑΩαωάέήίόύώϊϋΐΰς', 'АБЯабяъь', '≤≥<>≈±−–×·°µ²³₂½%‰€→□„“”‚‘’«»†…'].join('')
    expect([...needed].filter((character) => !coverage.has(character.codePointAt(0) ?? 0))).toEqual([])
  })
})

describe('cover', () => {
  it('leaves alone what the fonts have', () => {
    for (const text of ['', '≤ 0,5 % · Ωμέγα · Ъгъл · n-butyl', '10\u202f000\u00a0mg/m³', 'a\nb', 'soft\u00adhyphen', 'zero\u200bwidth'])
      expect(cover(text)).toBe(text)
  })

  it('marks each character that the fonts lack, once for each that a reader sees', () => {
    expect(cover('שלום!')).toBe('□□□□!')
    expect(cover('مرحبا')).toBe('□□□□□')
    expect(cover('lab 👩‍🔬 end')).toBe('lab □ end')
    expect(cover('⚠️')).toBe('□')
    expect(cover('漢字')).toBe('□□')
  })

  it('reports what it marked, each character once', () => {
    const own = createTextCover(coverage)
    own.cover('漢字漢')
    own.cover('字 👩‍🔬')
    expect(own.uncovered).toEqual(['漢', '字', '👩‍🔬'])
  })

  it('takes out control characters and signs of direction', () => {
    expect(cover('a\u0000b\u0007c\u001b[1m\u202eevil\u2066\ufeff\u200f')).toBe('abc[1mevil')
  })

  it('makes every line end a line feed and every tab a space', () => {
    expect(cover('a\r\nb\rc\u2028d\u0085e\tf')).toBe('a\nb\nc\nd\ne f')
  })

  it('replaces half a character, which no JSON parser takes', () => {
    expect(cover('x\ud800y').isWellFormed()).toBe(true)
    expect(cover('x\ud800y')).toMatch(/^x[□\ufffd]y$/)
  })

  it('keeps letters with accents of their own that the fonts can compose', () => {
    expect(cover('e\u0301')).toMatch(/^(é|e\u0301)$/)
  })
})
