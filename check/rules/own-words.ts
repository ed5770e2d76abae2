import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** What a person wrote in several languages says one thing: the same figures in each, and in none the words of another. */
export const checkOwnWords: Rule = ({ record }) => {
  const found: Finding[] = []
  const look = (value: unknown, place: string): void => {
    if (found.length >= mostPlaces || typeof value !== 'object' || value === null) return
    if ('text' in value && typeof value.text === 'object' && value.text !== null) {
      found.push(...judge(value.text, place))
      return
    }
    for (const [name, part] of Object.entries(value))
      look(part, place + (Array.isArray(value) ? `[${name}]` : place === '' ? name : `.${name}`))
  }
  look(record, '')
  return found
}

/** Whoever writes like that sees it at the first of them. */
const mostPlaces = 20
/** Words from which two languages cannot have them alike: names and codes are shorter. */
const fewestWords = 5

function judge(text: object, place: string): Finding[] {
  const written = Object.entries(text).flatMap(([language, words]) =>
    isLanguageCode(language) && typeof words === 'string' ? [{ language, words, figures: figuresOf(words) }] : [],
  )
  const [first, ...others] = written
  if (first === undefined) return []
  // What one of them spells out is no other figure.
  const differing = others.find(({ figures }) => figures.length === first.figures.length && figures.join() !== first.figures.join())
  const copied = others.find(
    ({ words, language }) =>
      words.trim() === first.words.trim() && countWords(words) >= fewestWords && !isOneTongue(language, first.language),
  )
  return [
    ...(differing === undefined
      ? []
      : [
          finding('language.figuresDiffer', place, {
            params: {
              one: `${first.language}: ${first.figures.join(', ')}`,
              other: `${differing.language}: ${differing.figures.join(', ')}`,
            },
          }),
        ]),
    ...(copied === undefined
      ? []
      : [finding('language.notTranslated', place, { params: { language: { language: copied.language }, count: 1 } })]),
  ]
}

const countWords = (words: string): number => words.trim().split(/\s+/).length

/** Languages in which one sentence may be the same to the letter. */
const isOneTongue = (one: LanguageCode, other: LanguageCode): boolean => [one, other].every((code) => tongues.has(code))
const tongues: ReadonlySet<LanguageCode> = new Set(['cs', 'sk', 'hr', 'sl'])

/** Units that are written alike in every language. Between thousands there is a blank of any width, a point or a comma. */
const measured =
  /(\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+(?:[.,]\d+)*|\d+(?:[.,]\d+)*)[\u0020\u00a0\u202f]?(?:°C|%|mg|µg|kg|g|ml|l|mm|µm|cm|hPa|bar|ppm|m³|min|h)(?![\p{L}\d])/gu

/** Figures with a unit, in order, with a point for decimals: days, paragraphs and counts are written in many ways. */
const figuresOf = (words: string): string[] => Array.from(words.matchAll(measured), ([, figure = '']) => readWritten(figure)).toSorted()

/** Three figures behind the sign are thousands or thousandths, by the language; both are read alike. */
const readWritten = (figure: string): string =>
  figure
    .replaceAll(/[\u0020\u00a0\u202f]/g, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replaceAll(',', '.')
