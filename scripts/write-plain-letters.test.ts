import { describe, expect, it } from 'vitest'
import { inPlainLetters } from './write-plain-letters.ts'

describe('a program in plain letters', () => {
  it('has the same texts, templates and patterns', () => {
    expect(inPlainLetters('f("“ü”", `–${x}😀`, /[≤µ]/)')).toBe(
      'f("\\u201c\\u00fc\\u201d", `\\u2013${x}\\ud83d\\ude00`, /[\\u2264\\u00b5]/)',
    )
    expect(inPlainLetters('f("plain")')).toBe('f("plain")')
  })

  it('is not written where a text is taken as it is written', () => {
    expect(() => inPlainLetters('f(String.raw`\\d µ`)')).toThrow('String.raw`\\d µ`')
    expect(inPlainLetters('f(String.raw`\\d`, "µ")')).toBe('f(String.raw`\\d`, "\\u00b5")')
  })
})
