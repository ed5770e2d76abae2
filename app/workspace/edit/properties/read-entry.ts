import type { LanguageCode } from '../../../../shared/languages.ts'
import { readNumber, writeNumber } from '../../../../shared/read-number.ts'
import { units, type Unit } from '../../../../shared/record/texts.ts'
import { asObject, asText, type RecordValue } from '../../record/record-values.ts'
import type { PhraseWords } from './property-choices.ts'

/** What somebody typed for the value of a property: a figure with sign and unit, a sentence of the library or own words; empty: nothing. */
export interface ReadValue {
  quantity?: RecordValue
  text?: RecordValue
}

/** With what an entry is read: the language, its sentences by their keys, and what stood there before. */
export interface Reading {
  language: LanguageCode
  words: PhraseWords
  before: RecordValue
}

const signs: Readonly<Record<string, string>> = {
  '<': '<',
  '<=': '≤',
  '≤': '≤',
  '>': '>',
  '>=': '≥',
  '≥': '≥',
  '~': '≈',
  '≈': '≈',
  'ca.': '≈',
  ca: '≈',
}
const withSign = /^(<=|>=|<|>|≤|≥|≈|~|ca\.?)?\s*(.+)$/iu
const figure = String.raw`[+\-\u2212]?[\d.,](?:[\d.,\s]*[\d.,])?(?:e[+-]?\d+)?`
const single = new RegExp(`^${figure}$`, 'iu')
const range = new RegExp(`^(${figure})\\s*(?:–|—|…|\\.\\.\\.?|-|to|bis|à)\\s*(${figure})$`, 'iu')

/** Letters of the longest text that is looked at as a figure. */
const longestFigure = 60

/** `mm2/s`, `MPA·S` and `vol%` are units too; `°C` and `C` the same one. */
const plainUnit = (unit: string): string =>
  unit
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('μ', 'µ')
    .replaceAll(/[\s.·*-]/gu, '')
const unitsByName = new Map<string, Unit>([
  ...units.filter((unit) => unit !== '').map((unit): [string, Unit] => [plainUnit(unit), unit]),
  ['c', '°C'],
  ['mbar', 'hPa'],
])

/** The unit of a text such as `mm2/s`; null for what is none. */
export function readUnit(text: string): Unit | null {
  return unitsByName.get(plainUnit(text)) ?? null
}

/**
 * Reads a quantity: `38`, `< 23`, `20,5–25 mm²/s`. A figure that can be read in two ways stays as it was typed, and is refused by the record.
 * @param unit where none is typed
 * @returns null for what is no figure
 */
export function readQuantity(typed: string, unit: Unit, language: LanguageCode): Readonly<Record<string, RecordValue>> | null {
  const [, sign = '', rest = ''] = withSign.exec(typed.trim()) ?? []
  if (rest.length > longestFigure) return null
  // A unit may end in a digit, as mm2/s does: the longest figure before a unit counts.
  for (let at = rest.length; at > 0; at--) {
    const own = at === rest.length ? unit : readUnit(rest.slice(at))
    const figures = rest.slice(0, at).trim()
    if (own === null || figures === '') continue
    if (single.test(figures) && /\d/.test(figures))
      return { ...(sign === '' ? {} : { sign: signs[sign.toLowerCase()] ?? sign }), value: readNumber(figures, language), unit: own }
    const [, from, to] = range.exec(figures) ?? []
    if (sign === '' && from !== undefined && to !== undefined)
      return { from: readNumber(from, language), to: readNumber(to, language), unit: own }
  }
  return null
}

/** A quantity as one types it, without its unit. */
export function writeQuantity(quantity: RecordValue, language: LanguageCode): string {
  const { sign, value, from, to } = asObject(quantity)
  const write = (number: RecordValue) => (typeof number === 'number' ? writeNumber(number, language) : asText(number))
  if (from !== undefined || to !== undefined) return `${write(from)} – ${write(to)}`
  return [asText(sign), write(value)].filter((part) => part !== '').join(' ')
}

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/gu, ' ')

/** A text in words: a sentence of the library where it says the same, its fill-ins read from it; own words in the language of the editor otherwise. */
export function readText(typed: string, { language, words, before }: Reading): RecordValue {
  const wanted = fold(typed)
  if (wanted === '') return undefined
  const entries = Object.entries(words)
  const same = entries.find(([, text]) => fold(text) === wanted)
  if (same) return { phrase: same[0] }
  for (const [phrase, text] of entries) {
    const values = readValues(text, typed.trim(), language)
    if (values) return { phrase, values }
  }
  const own = asObject(before)
  const texts = 'phrase' in own ? {} : asObject(own['text'])
  return { text: { ...texts, [language]: typed.trim() } }
}

/** The fill-ins of a sentence such as `at {temperature}`; null where it is another sentence, or hardly more than its fill-in. */
function readValues(pattern: string, typed: string, language: LanguageCode): Record<string, RecordValue> | null {
  const parts = pattern.split(/\{(\w+)\}/)
  if (
    parts.length < 3 ||
    parts
      .filter((_, index) => index % 2 === 0)
      .join('')
      .trim().length < 2
  )
    return null
  const written = parts.map((part, index) => (index % 2 === 0 ? literally(part) : '(.+)')).join('')
  const found = new RegExp(`^${written}$`, 'iu').exec(typed)
  if (!found) return null
  const names = parts.filter((_, index) => index % 2 === 1)
  const values = names.map((name, index): [string, RecordValue] => {
    const text = found[index + 1]?.trim() ?? ''
    const quantity = readQuantity(text, '', language)
    return [name, quantity !== null && quantity['unit'] !== '' ? quantity : text]
  })
  // A substance is a text of the library, which no one types here.
  return names.includes('substance') || values.some(([, value]) => value === '') ? null : Object.fromEntries(values)
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/** The value of a property as it was typed. @param usual unit where none is typed */
export function readValue(typed: string, usual: Unit, reading: Reading): ReadValue {
  if (typed.trim() === '') return {}
  const quantity = readQuantity(typed, usual, reading.language)
  return quantity === null ? { text: readText(typed, reading) } : { quantity }
}
