import { z } from 'zod'
import { languageCodes } from '../languages.ts'
import { rule } from '../reasons/reason.ts'
import { visibleWords } from '../reasons/visible-words.ts'

/** Longest text that a person may write into one field, in characters. */
export const longestFreeText = 20_000

// Marks of direction would turn what follows them on the line; breaks would make two of it.
const breaksLine = /[\r\n\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
// Fillers and the empty Braille cell count as letters and signs, and show nothing.
const visible = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** A line of user text in the language-neutral fields: names, codes, numbers. Trimmed; something of it can be seen. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text === '' || (visible.test(text) && !breaksLine.test(text)), rule('line'))

/** A reason that somebody gives, on one line or more. Trimmed; what nobody can see is none. */
export const givenReason = (longest: number, shortest = 1) =>
  z
    .string()
    .trim()
    .min(shortest)
    .max(longest)
    .refine((text) => text === '' || visible.test(text), rule('missing'))
    .refine(
      (text) => text.length < shortest || visibleWords(text).length >= shortest || !visible.test(text),
      rule('tooShort', { min: shortest }),
    )

const firstDay = '1980-01-01'

/** ISO 8601 calendar date, YYYY-MM-DD, of a time in which there are safety data sheets. */
export const isoDate = z.iso.date().refine((date) => date >= firstDay, rule('date'))

/** Day for which labels are made: the law of that day holds. */
export const labelDay = z.iso.date().refine((day) => day >= '2010-12-01' && day < '2100', rule('labelDay'))

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes that have names and are no countries: unions, unknown and private regions. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Codes of two letters that were asked about: a record names some twenty countries, and what Intl knows of one is slow to find out. */
const requested = new Map<string, boolean>()

/** Whether it is a code of ISO 3166-1 that stands for a country of today. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false
  const known = requested.get(code) ?? standsForCountry(code)
  requested.set(code, known)
  return known
}

function standsForCountry(code: string): boolean {
  if (noCountries.has(code) || regionNames.of(code) === undefined) return false
  // Other names of a country, such as UK, and countries that are no more.
  return new Intl.Locale(`und-${code}`).region === code
}

/** ISO 3166-1 alpha-2 code of a country, and XK for Kosovo. */
export const countryCode = z.string().refine(isCountry, rule('country'))

/** Text written by a person, one entry per language in which it exists. It exists in no other language. */
const freeText = z.strictObject({
  text: z
    .partialRecord(z.enum(languageCodes), z.string().trim().min(1).max(longestFreeText))
    .refine((text) => Object.keys(text).length > 0, rule('language')),
})

/** Units in which quantities are written. They are printed as they stand here. */
export const units = [
  '%',
  '°C',
  'g/cm³',
  'kg/l',
  'g/l',
  'mg/l',
  'mg/kg',
  'mg/m³',
  'ppm',
  'mg/kg/day',
  'mm²/s',
  'mPa·s',
  'hPa',
  'kPa',
  's',
  'min',
  'h',
  'days',
  'months',
  'years',
  'mm',
  'µm',
  'm²/l',
  'm²/kg',
  'g/m²',
  'ml/m²',
  'l',
  'ml',
  'kg',
  'g',
  'bar',
  'vol-%',
  'mol/l',
  'g/mol',
  'µg/l',
  'kJ/g',
  's/m³',
  'g/m³',
  'cm',
  'mJ',
  'g NaOH/100 g',
  '',
] as const

const unit = z.enum(units)
export type Unit = z.infer<typeof unit>

/**
 * A measured or limiting quantity: a single value or a range, with its comparison sign. Numbers are written by the
 * rules of the reader's language; `''` is the unit of a pure number such as pH.
 */
export const quantity = z
  .strictObject({
    sign: z.enum(['<', '≤', '≈', '≥', '>']).optional(),
    value: z.number().optional(),
    from: z.number().optional(),
    to: z.number().optional(),
    unit,
  })
  .refine(
    ({ value, from, to }) =>
      (value === undefined) === (from !== undefined && to !== undefined) && (from === undefined) === (to === undefined),
    rule('valueOrRange'),
  )
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, rule('range'))
export type Quantity = z.infer<typeof quantity>

export interface PhraseText {
  phrase: string
  values?: Record<string, TextValue> | undefined
}
export type TextValue = string | number | Quantity | Text | Text[]
export type FreeText = z.infer<typeof freeText>
/**
 * A text that exists in several languages: a phrase of the library by its key, with the values of its parameters, or
 * free text per language. A value is a language-neutral string (a standard, a code), a number, a quantity, a text, or a
 * list of texts (names of substances, materials).
 */
export type Text = PhraseText | FreeText

const phraseText: z.ZodType<PhraseText> = z.lazy(() =>
  z.strictObject({
    phrase: z.string().regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)+$/, rule('phrase')),
    values: z.record(z.string().regex(/^[a-zA-Z]+$/), textValue).optional(),
  }),
)

export const text: z.ZodType<Text> = z.lazy(() => z.union([phraseText, freeText]))

/** One sign before three digits: decimals to one reader, thousands to another. After a nought it can only be decimals. */
const thousandsOrDecimals = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?!\d|[.,]\d)/

/** The first figure of a text that can be read in two ways, such as `1,000` in `≤ 1,000 mg/kg`; null where there is none. */
function findDoubtfulFigure(value: string): string | null {
  // Of letters of full width and signs that nobody sees the figure is one too.
  const plain = value.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return thousandsOrDecimals.exec(plain)?.[0] ?? null
}

const plainValue = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .superRefine((value, context) => {
    const figure = findDoubtfulFigure(value)
    if (figure !== null) context.addIssue({ code: 'custom', message: rule('ambiguousNumber', { figure }), input: value })
  })

const textValue: z.ZodType<TextValue> = z.lazy(() => z.union([plainValue, z.number(), quantity, text, z.array(text).min(1).max(40)]))

/** Sentences in the order in which they are read. Empty means that there is nothing to say; the document says so. */
export const texts = z.array(text).max(60).default([])
