import type { LanguageCode } from '../../shared/languages.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { findExchangedWords } from './find-exchanged-words.ts'
import { findLostDenial } from './find-lost-denial.ts'
import { guessLanguage } from './guess-language.ts'
import { listOwnWords, type OwnWords } from './list-own-words.ts'

/** What a person wrote in several languages says one thing: the same figures in each, and each in its own language. */
export const checkOwnWords: Rule = ({ record }) => listOwnWords(record).flatMap(judge).slice(0, mostPlaces)

/** Whoever writes like that sees it at the first of them. */
const mostPlaces = 20
/** Words from which two languages cannot have them alike: names and codes are shorter. */
const fewestWords = 5

function judge({ path, written: texts }: OwnWords): Finding[] {
  const written = texts.map((one) => ({ ...one, figures: figuresOf(one.words) }))
  const [first, ...others] = written
  if (first === undefined) return []
  // What one of them spells out is no other figure.
  const differing = others.find(({ figures }) => figures.length === first.figures.length && figures.join() !== first.figures.join())
  const marked = differing === undefined ? findMarks(texts) : null
  const denial = findLostDenial(texts)
  const exchanged = findExchangedWords(texts)
  const copied = others.find(
    ({ words, language }) =>
      words.trim() === first.words.trim() && countWords(words) >= fewestWords && !isOneTongue(language, first.language),
  )
  const foreign = written.flatMap(({ language, words }) => {
    const other = guessLanguage(words, language)
    return other === null ? [] : [{ language, other }]
  })[0]
  return [
    ...(differing === undefined
      ? []
      : [
          finding('language.figuresDiffer', path, {
            params: {
              one: `${first.language}: ${first.figures.join(', ')}`,
              other: `${differing.language}: ${differing.figures.join(', ')}`,
            },
          }),
        ]),
    ...(marked === null ? [] : [finding('language.figuresDiffer', path, { params: marked })]),
    // What is another language altogether is told as that.
    ...(denial === null || copied !== undefined || foreign !== undefined
      ? []
      : [finding('language.denialDiffers', path, { params: denial })]),
    ...(exchanged === null || copied !== undefined || foreign !== undefined
      ? []
      : [finding('language.wordsDiffer', path, { params: exchanged })]),
    ...(copied === undefined || foreign !== undefined
      ? []
      : [finding('language.notTranslated', path, { params: { language: { language: copied.language }, count: 1 } })]),
    ...(foreign === undefined
      ? []
      : [
          finding('language.ofAnother', path, {
            params: { language: { language: foreign.language }, other: { language: foreign.other } },
          }),
        ]),
  ]
}

type Written = OwnWords['written'][number]

/** Numbers that are written alike everywhere, by kind: statements, CAS and UN numbers, telephone numbers, and symbols of units with their figure. */
const marks: readonly RegExp[] = [
  /\b(?:EUH|H|P)\d{3}\b/g,
  /\b\d{2,7}-\d{2}-\d\b/g,
  /\bUN[\u0020\u00a0]?\d{4}\b/g,
  /\+\d[\d\u0020\u00a0/()-]{6,}\d/g,
  /\d[\u0020\u00a0\u202f]?(?:mg|µg|kg|g|ml|l|mm|µm|cm|hPa|bar|ppm|%|°C|°F)(?:\/(?:kg|l|m³|g|h))?(?![\p{L}\d])/gu,
]

/** Of one kind as many in both, and others: two letters of a telephone number have changed their places, or a milligram has become a gram. */
function findMarks([first, ...others]: readonly Written[]): { one: string; other: string } | null {
  if (first === undefined) return null
  for (const mark of marks) {
    const read = ({ words }: Written) =>
      Array.from(words.matchAll(mark), ([found]) => found.replaceAll(/[\s()/-]/g, (sign) => (sign === '/' ? sign : ''))).toSorted()
    const own = read(first)
    const differing =
      own.length === 0 ? undefined : others.find((one) => read(one).length === own.length && read(one).join() !== own.join())
    if (differing !== undefined)
      return { one: `${first.language}: ${own.join(', ')}`, other: `${differing.language}: ${read(differing).join(', ')}` }
  }
  return null
}

const countWords = (words: string): number => words.trim().split(/\s+/).length

/** Languages in which one sentence may be the same to the letter. */
const isOneTongue = (one: LanguageCode, other: LanguageCode): boolean => [one, other].every((code) => tongues.has(code))
const tongues: ReadonlySet<LanguageCode> = new Set(['cs', 'sk', 'hr', 'sl'])

/** Units that are written alike in every language, and minutes and hours in words. Between thousands there is a blank of any width, a point or a comma. */
const measured =
  /(\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+(?:[.,]\d+)*|\d+(?:[.,]\d+)*)[\u0020\u00a0\u202f]?(?:(?:°C|%|mg|µg|kg|g|ml|l|mm|µm|cm|hPa|bar|ppm|m³|min|h)(?![\p{L}\d])|min[uú]t|minūt|perc|минут|λεπτ|nóiméad|stund|hours?\b|heures?\b|horas?\b|ur(?:en|e|i|a)?\b|uur|or[ae]\b|tim(?:e|mar)|tunti|tundi|valand|hodin|godzin|sat[ai]\b|ór[aá]|час|ώρ|uair|siegħ|sigħat)/giu

/** Figures with a unit, in order, with a point for decimals: days, paragraphs and counts are written in many ways. */
const figuresOf = (words: string): string[] => Array.from(words.matchAll(measured), ([, figure = '']) => readWritten(figure)).toSorted()

/** Three figures behind the sign are thousands or thousandths, by the language; both are read alike. */
const readWritten = (figure: string): string =>
  figure
    .replaceAll(/[\u0020\u00a0\u202f]/g, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replaceAll(',', '.')
