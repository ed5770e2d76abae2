import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { bulgarianWidths } from './bulgarian-widths.ts'
import { countLines as countIn, type LetterForms } from './count-lines.ts'
import { readFonts } from './load-fonts.ts'

describe('the widths of letters', () => {
  const [regular = new Uint8Array(), , semibold = new Uint8Array()] = readFonts('sheet')
  const fonts: [400 | 600, Font][] = [
    [400, create(regular)],
    [600, create(semibold)],
  ]

  it('are in Bulgarian those of its own forms', () => {
    const letters = [...'абвгдежзийклмнопрстуфхцчшщъьюяѝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ']
    for (const [weight, font] of fonts) {
      const widthsOf = (language: string) => letters.map((letter) => font.layout(letter, undefined, 'cyrl', language).advanceWidth)
      const usual = widthsOf('')
      const own = Object.fromEntries(widthsOf('BGR ').flatMap((width, index) => (width === usual[index] ? [] : [[letters[index], width]])))
      expect(bulgarianWidths[weight]).toEqual(own)
    }
    // Twelve letters of 0.56 em at the mean, and of 0.83 there.
    const text = 'тшт'.repeat(4)
    const measure = { width: (7.5 * 8.75 * 25.4) / 72, size: 8.75 }
    expect([countIn(text, measure, 'usual'), countIn(text, measure, 'bulgarian')]).toEqual([1, null])
  })

  it('are never below what Typst takes, whatever Greek or Cyrillic letters meet', () => {
    const below: string[] = []
    const alphabets: ['grek' | 'cyrl', string, LetterForms, string][] = [
      ['grek', '', 'usual', 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ'],
      ['cyrl', 'BGR ', 'bulgarian', 'абвгдежзийклмнопрстуфхцчшщъьюяѝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ'],
    ]
    for (const [weight, font] of fonts)
      for (const [script, tag, forms, letters] of alphabets)
        for (const first of `${letters} ”(-/T`)
          for (const second of letters) {
            const em = font.layout(first + second, undefined, script, tag).advanceWidth / font.unitsPerEm
            // On a line that is a hair too narrow for both.
            const width = ((em - 0.001) * 8.75 * 25.4) / 72
            if (countIn(first + second, { width, size: 8.75 }, forms, weight) === 1) below.push(first + second)
          }
    expect(below).toEqual([])
  })
})
