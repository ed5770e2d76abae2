import type { LanguageCode } from '../../shared/languages.ts'

const noBreakSpace = '\u00a0'

/** Symbols of units as they stand behind a number, in Latin and Cyrillic letters; what follows a stroke belongs to them. */
const units =
  '%|‰|[°º][CF]|[µμmk]?[gmlL]|[mck]m[²³]?|m[²³]|µm|nm|ppm|min|[sh]|[hk]?Pa|mPa·s|bar|kJ|mol|mval|м|мм|см|г|кг|мг|л|мл|мин|ч|vol|Vol|t'
/** What stands before a number and says what it counts: an abbreviation of “number”, a standard, a number of the United Nations. */
const counters =
  '(?:[Čč]l?|[Šš]t|[Nn][ro]?|[Αα]ριθ|[Bb]r|[Ss]z|[Uu]imh|[Бб]р|[Aa]rt)\\.|№|[Nn]\\.?[°º]|n\\.o|[Nn]ru?|No|N:o|EN|ISO|DIN|IEC|ASTM|OECD|OCDE|OCSE|OESO|ОИСР|ΟΟΣΑ|UN'

const alone = (words: string) => `(?<=(?<![\\p{L}\\p{N}])(?:${words})) `
/**
 * Spaces at which no line ends: between a number and its unit, behind a sign of comparison and on both sides of “=”, between an abbreviation and its number,
 * within the name of a standard (SI brochure, 5.4.3), the number of an act or of an entry (4 bis) and a waste code (Decision 2000/532/EC).
 */
const bound = [
  `(?<=\\p{N}) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
  '(?<=(?:^|[\\s(])[=<>≤≥≈±~]) (?=[\\p{N}−-])',
  // No line begins with “= 1” either.
  '(?<=\\S) (?==[ \\u00a0])',
  `${alone(counters)}(?=\\p{N})`,
  `${alone('EN|DIN|CEN')}(?=EN|ISO|TS|TR)`,
  // An entry of a French table: 4 bis. The words mean something else in German and Slovenian.
  '(?<=(?<![\\p{L}\\p{N}])\\p{N}{1,3}) (?=(?:bis|ter|quater)(?:[,.;)]|$))',
  // An act: (EU) 2020/878.
  '(?<=\\(\\p{Lu}{2,3}\\)) (?=\\d+/\\d)',
  // A waste code: 08 01 11*.
  '(?<=(?<!\\d)\\d\\d) (?=\\d\\d \\d\\d(?!\\d))',
  '(?<=(?<!\\d)\\d\\d[ \\u00a0]\\d\\d) (?=\\d\\d(?!\\d))',
].join('|')

/** Prepositions and conjunctions of one letter, which these languages do not leave at the end of a line. */
const shortWords: Partial<Record<LanguageCode, string>> = { cs: 'aikosuvz', sk: 'aikosuvz', pl: 'aiouwz' }

const anyLanguage = new RegExp(bound, 'gu')
const patterns = new Map(
  Object.entries(shortWords).map(([language, letters]) => [
    language,
    new RegExp(`${bound}|(?<=(?:^|[\\s(„“"/])[${letters}${letters.toUpperCase()}]) (?=\\S)`, 'gu'),
  ]),
)

/**
 * Keeps on one line what is read as one: spaces where no line may end become no-break spaces. Every text of a document passes here, the
 * official ones and those that a person wrote too; where the wording has such spaces already, they stay.
 */
export function bindWords(text: string, language: LanguageCode): string {
  const own = patterns.get(language)
  // Most sentences have neither number nor sign.
  if (!own && !/[\d=<>≤≥≈±~]|EN|DIN|CEN/.test(text)) return text
  return text.replaceAll(own ?? anyLanguage, noBreakSpace)
}

/** A telephone number, or anything else that is read as one: on one line, whatever stands in it. */
export function keepTogether(text: string): string {
  return text.replaceAll(' ', noBreakSpace)
}

/** Letters of a name's end that say something without the word before: “EP 200”, and not “2K”. */
const leastEnd = 4
/** What does not stand in a narrow column is not bound. */
const longestEnd = 12

/** The name of a product, whose number or code is never left alone on the second line of a label: “Lacquer 2K”, “WF 20”. */
export function bindNameEnd(name: string): string {
  const words = name.split(' ')
  const endFrom = (first: number) => words.slice(first).join(noBreakSpace)
  let first = words.length - 1
  while (first > 0 && endFrom(first).length < leastEnd && endFrom(first - 1).length <= longestEnd) first -= 1
  return [...words.slice(0, first), endFrom(first)].join(' ')
}
