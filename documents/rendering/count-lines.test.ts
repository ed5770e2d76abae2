import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { bulgarianWidths } from './bulgarian-widths.ts'
import { countLines as countIn, type LetterForms } from './count-lines.ts'
import type { FittedPiece, TextMeasure } from './fit-text.ts'
import { readFonts } from './load-fonts.ts'

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
