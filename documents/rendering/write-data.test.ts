import { describe, expect, it } from 'vitest'
import { createTextCover } from './cover-text.ts'
import { readCoverage, readFonts } from './load-fonts.ts'

const coverage = readCoverage(readFonts())

describe('writeData', () => {
  it('covers every string at every depth but those of drawings', () => {
    const own = createTextCover(coverage)
    expect(JSON.parse(own.writeData({ a: ['漢', { b: '漢', svg: '<svg>漢</svg>', n: 1, none: null, yes: true }] }))).toEqual({
      a: ['□', { b: '□', svg: '<svg>漢</svg>', n: 1, none: null, yes: true }],
    })
  })
  it('writes what needs no cover as it is, and covers what JSON writes in signs of its own', () => {
    const own = createTextCover(coverage)
    const data = { a: 'Flam. Liq. 3: “≥ 0,5 %”\nΩ', b: ['"', 'N,\u200bN'] }
    expect(JSON.parse(own.writeData(data))).toEqual(data)
    expect(own.uncovered).toEqual([])
    for (const [text, covered] of [
      ['a\tb', 'a b'],
      ['a\r\nb', 'a\nb'],
      ['a\u2028b', 'a\nb'],
      ['a\u0085b', 'a\nb'],
      ['a\u0007b', 'ab'],
      ['C:\\n', 'C:\\n'],
    ])
      expect(JSON.parse(own.writeData({ text }))).toEqual({ text: covered })
  })
})
