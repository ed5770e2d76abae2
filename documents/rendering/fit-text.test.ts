import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../shared/languages.ts'
import { estimateLines, estimateWidth, fitLine, fitText, type TextMeasure } from './fit-text.ts'

const column: TextMeasure = { width: 40.8, size: 8.75 }
const page: TextMeasure = { width: 174, size: 9.5 }
const plain = (text: string) => text.replaceAll(/[\u00ad\u200b]/g, '')
const joined = (text: string, measure: TextMeasure, language: LanguageCode = 'en') =>
  fitText(text, measure, language)
    .map((piece) => piece.text)
    .join('')

describe('fitText', () => {
  it('leaves texts alone that fit or that have spaces enough', () => {
    for (const text of [
      '–',
      'n-butyl acetate',
      'Keep away from heat, hot surfaces, sparks and open flames. No smoking.',
      '01-2119485493-29',
      '',
    ])
      expect(fitText(text, column, 'en')).toEqual([{ text }])
  })

  it.each(['ro', 'lv', 'ga', 'mt', 'lt', 'de', 'el'] as const)('never parts a letter from its accents: %s', (language) => {
    const narrow = { width: 12, size: 8.75 }
    for (const text of ['biodegradabilitățile', 'koncentrācijas', 'bijokonċentrazzjonijiet', 'ú\u0308é\u0308'.repeat(20)])
      for (const form of ['NFC', 'NFD'])
        for (const fitted of [joined(text.normalize(form), narrow, language), fitLine(text.normalize(form), narrow, language)]) {
          expect(plain(fitted)).toBe(text.normalize('NFC'))
          expect(fitted).not.toMatch(/[\u00ad\u200b]\p{M}/u)
        }
  })

  it('keeps a type of filter on one line, and ends lines at other hyphens', () => {
    const half = 'Atemschutzgerät mit Filter vom Typ AX-P2 (EN 14387), Druckluft-Schlauchgerät'
    const kept = fitText(half, { width: 100, size: 9.5 }, 'de').filter(({ unbroken }) => unbroken)
    expect(kept.map(({ text }) => text.trim())).toEqual(['AX-P2'])
  })

  it('does not touch a chemical name whose own hyphens are enough', () => {
    const name = 'reaction mass of bis(1,2,2,6,6-pentamethyl-4-piperidyl) sebacate and methyl 1,2,2,6,6-pentamethyl-4-piperidyl sebacate'
    expect(joined(name, column)).toBe(name)
  })

  it('lets a name break at its commas and brackets where a part of it is wider than the column', () => {
    const name = 'tetrakis(2,2,6,6,8,8,10,10,12,12,14,14,16,16,18,18)'
    const fitted = joined(name, column)
    expect(fitted).toContain('tetrakis\u200b(2,\u200b2,\u200b6,')
    expect(plain(fitted)).toBe(name)
  })

  it('hyphenates a long word of letters, and only that', () => {
    expect(fitText('mit Verpackungsanweisungen nach P001 und noch mehr Text', { width: 34.8, size: 8.75 }, 'de')).toEqual([
      { text: 'mit ' },
      { text: 'Verpackungsanweisungen ', hyphenate: true },
      { text: 'nach P001 und noch mehr Text' },
    ])
  })

  it('leaves no single letter of a Greek word at the end or the beginning of a line', () => {
    expect(fitText('Ο πίδακας «αναμένεται» σύντομα και πολλά άλλα', { width: 24, size: 8.75 }, 'el')).toEqual([
      { text: 'Ο πίδακας «αν' },
      { text: 'αμένετα', hyphenate: true },
      { text: 'ι» σύντομα και πολλά άλλα' },
    ])
  })

  it('does not tear a share of the mass, nor the hyphen from the second half of a compound', () => {
    expect(fitText('Cion, % (w/w)', { width: 17, size: 8.75 }, 'ga')).toEqual([{ text: 'Cion, % ' }, { text: '(w/w)', unbroken: true }])
    const long = `-${'beschichtung'.repeat(8)}`
    expect(joined(long, { width: 30, size: 8.75 }, 'en')).not.toMatch(/^-\u200b/)
  })

  it('breaks a chemical name between its components, which stay whole, and nowhere else', () => {
    const partsOf = (text: string, language: LanguageCode) =>
      fitText(`${text} a iné`, column, language).map((piece) => (piece.unbroken ? piece.text : `·${piece.text}`))
    expect(partsOf('zmes α-3-(3-(2H-benzotriazol-2-yl)-5-terc-butyl-4-hydroxyfenyl)propionyl-ω-hydroxypoly(oxyetylénu)', 'sk')).toEqual([
      '·zmes ',
      'α-3-(3-(2H-benzotriazol-',
      '2-yl)-',
      '5-terc-butyl-',
      '4-hydroxyfenyl)',
      'propionyl-',
      'ω-hydroxypoly',
      '(oxyetylénu)',
      '· a iné',
    ])
    expect(partsOf('2-Methoxy-1-methylethylacetat mit vielem', 'de')).toEqual(['2-Methoxy-', '1-methylethylacetat', '· mit vielem a iné'])
    expect(partsOf('3-izocianátometil-3,5,5-trimetil-ciklohexil-izocianát', 'hu')).toEqual([
      '3-izocianátometil-',
      '3,5,5-trimetil-',
      'ciklohexil-',
      'izocianát',
      '· a iné',
    ])
    expect(partsOf('(R)-p-mentha-1,8-diene; d-limonene and others', 'en')).toEqual([
      '(R)-p-mentha-',
      '1,8-diene;',
      '· ',
      'd-limonene',
      '· and others a iné',
    ])
  })

  it('breaks a component that is wider than the column before its brackets and behind its locants', () => {
    const pieces = fitText('bis(1,2,2,6,6-pentamethyl-4-piperidyl) sebacate', { width: 28, size: 8.75 }, 'en')
    expect(pieces.map(({ text }) => text)).toEqual(['bis', '(1,2,2,6,6-', 'pentamethyl-', '4-piperidyl)', ' sebacate'])
  })

  it('hyphenates a component that is wider than the column and has neither bracket nor locant', () => {
    const pieces = fitText('3-aminometyyli-3,5,5-trimetyylisykloheksyyliamiini', column, 'fi')
    expect(pieces).toEqual([
      { text: '3-aminometyyli-', unbroken: true },
      { text: '3,5,5-', unbroken: true },
      { text: 'trimetyyli\u00adsykloheksyyli\u00adamiini' },
    ])
  })

  it('leaves words that are no names to their own hyphens', () => {
    const text = 'Zmes slovensko-českých a rozpúšťadlo-vodných látok, kód 01-2119485493-29 podľa EN ISO 374-1'
    expect(fitText(text, column, 'sk')).toEqual([{ text }])
  })

  it('shows where a long word may break in a language that Typst has no patterns for', () => {
    expect(joined('cu biodegradabilitatea dovedită', { width: 30, size: 8.75 }, 'ro')).toBe(
      'cu bio\u00adde\u00adgra\u00adda\u00adbi\u00adli\u00adta\u00adtea dovedită',
    )
    expect(joined('substanțe periculoase pentru mediu', { width: 30, size: 8.75 }, 'ro')).toBe('substanțe periculoase pentru mediu')
    expect(fitLine('IDENTIFICAREA AMESTECULUI', { width: 15, size: 10 }, 'ro')).toContain('\u00ad')
  })

  it('breaks anything else after every fourth character', () => {
    for (const text of ['Wx9'.repeat(100), 'a'.repeat(300), 'https://www.example.com/' + 'x7'.repeat(150)]) {
      const fitted = joined(text, column)
      expect(Math.max(...fitted.split('\u200b').map((part) => estimateWidth(part, column.size)))).toBeLessThan(column.width)
      expect(plain(fitted)).toBe(text)
    }
  })

  it('never breaks within a character of two units', () => {
    const fitted = joined('𝒳'.repeat(100), column)
    expect(fitted.isWellFormed()).toBe(true)
    expect(plain(fitted)).toBe('𝒳'.repeat(100))
  })

  it('keeps a quantity and a short prefix on one line', () => {
    const text = 'The limit is 1\u202f100\u00a0mg/m³ for n-butyl acetate in the air of the workplace, measured over the whole shift.'
    expect(fitText(text, column, 'en').filter(({ unbroken }) => unbroken)).toEqual([
      { text: '1\u202f100\u00a0mg/m³ ', unbroken: true },
      { text: 'n-butyl', unbroken: true },
    ])
  })

  it('keeps the number of a quantity with the beginning of its unit where the whole is wider than the line', () => {
    const text = '0,025\u00a0mg/kg\u00a0kehamassi\u00a0kohta\u00a0päevas'
    expect(fitText(text, { width: 34.8, size: 8.75 }, 'et')).toEqual([
      { text: '0,025\u00a0mg/kg ', unbroken: true },
      { text: 'kehamassi kohta päevas' },
    ])
    expect(fitText(text, { width: 60, size: 8.75 }, 'et')).toEqual([{ text }])
  })

  it('keeps a range on one line, without the joiner that the fonts lack', () => {
    expect(joined('35\u202f–\u2060\u202f<\u00a050', column)).toBe('35\u202f–\u202f<\u00a050')
    expect(fitText('grubość warstwy na mokro: 100\u202f–\u2060\u202f120\u00a0µm', column, 'pl')).toEqual([
      { text: 'grubość warstwy na mokro: ' },
      { text: '100\u202f–\u202f120\u00a0µm', unbroken: true },
    ])
  })

  it('tears no letter from a stroke', () => {
    expect(fitText('dyrektywa 2004/42/WE, kategoria A/j): 500\u00a0g/l', column, 'pl')).toEqual([
      { text: 'dyrektywa ' },
      { text: '2004/42/WE, ', unbroken: true },
      { text: 'kategoria ' },
      { text: 'A/j): ', unbroken: true },
      { text: '500\u00a0g/l', unbroken: true },
    ])
  })

  it('hyphenates between the components of a word which the patterns would tear', () => {
    expect(fitText('s obsahom látky polyoxypropyléndiamín; benzylalkohol', { width: 30, size: 8.75 }, 'sk')).toEqual([
      { text: 's obsahom látky poly\u00adoxy\u00adpropylén\u00addiamín; benzyl\u00adalkohol' },
    ])
    expect(joined('Šalis, pagrindas', { width: 15, size: 8.75 }, 'lt')).toBe('Šalis, pa\u00adgrindas')
  })
})

describe('fitLine', () => {
  it('gives a heading places to break only where a part is wider than the line', () => {
    expect(fitLine('SECTION 1: Identification', page, 'en')).toBe('SECTION 1: Identification')
    expect(plain(fitLine('M'.repeat(500), page, 'en'))).toBe('M'.repeat(500))
    expect(fitLine('M'.repeat(500), page, 'en')).toContain('\u200b')
  })
})

describe('the estimates', () => {
  it('are near the width that Source Sans 3 has', () => {
    // Measured: 92.7 mm at 9.5 pt.
    const estimate = estimateWidth('Contain and collect spillage with non-combustible absorbent material, e.g. sand', 9.5)
    expect(estimate).toBeGreaterThan(110)
    expect(estimate).toBeLessThan(130)
  })

  it('count the lines of a text with its line feeds', () => {
    expect(estimateLines('', page)).toBe(1)
    expect(estimateLines('one\ntwo', page)).toBe(2)
    expect(estimateLines('word '.repeat(200), page)).toBeGreaterThan(8)
  })
})
