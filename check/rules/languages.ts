import { statesOfLanguage } from '../../documents/sds/choose-emergency.ts'
import { openMissing } from '../../documents/sds/find-missing.ts'
import type { MissingTexts } from '../../documents/sds/list-missing.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/**
 * Texts that are missing in the languages of the markets that the record names: those of the label, of the national rules of 15.1 and of the
 * supplier’s own country (CLP Article 17(2), REACH Article 31(5)). Of a country with several languages one is enough.
 */
export const checkLanguages: Rule = ({ record, context: { day } }) => {
  const permalink = `https://example.com/p/${record.permalinkId}`
  const findTexts = openMissing({ record, number: 1, revisedOn: day, compiledOn: day, replaces: null, permalink })
  const known = new Map<LanguageCode, Missing>()
  const findMissing = (language: LanguageCode): Missing => {
    const found = known.get(language) ?? countMissing(record, findTexts(language))
    known.set(language, found)
    return found
  }
  const ofLabel = record.labelDefaults.languages.flatMap((language) => {
    const { count, place } = findMissing(language)
    if (count === 0) return []
    return [finding('language.ofLabelIncomplete', place ?? 'labelDefaults.languages', { params: { language: { language }, count } })]
  })
  const countries = new Set([record.supplier.country, ...record.regulatory.national.map(({ country }) => country)])
  const ofMarkets = [...countries].flatMap((country) => {
    // Of several the one whose first country it is: Finland is asked about Finnish before Swedish.
    const spoken = languageCodes
      .filter((language) => statesOfLanguage(language).includes(country))
      .toSorted((a, b) => statesOfLanguage(a).indexOf(country) - statesOfLanguage(b).indexOf(country))
    const [first] = spoken
    // What the label lacks in it is told above; and what one language of the country has, no other need have.
    if (!first || record.labelDefaults.languages.includes(first) || spoken.some((language) => findMissing(language).count === 0)) return []
    const { count, place } = findMissing(first)
    return [finding('language.ofMarketIncomplete', place ?? 'regulatory.national', { params: { language: { language: first }, count } })]
  })
  return [...ofLabel, ...ofMarkets]
}

interface Missing {
  count: number
  /** of the first text in own words that is missing; null where none is of the record */
  place: string | null
}

function countMissing(record: ProductRecord, { missing, missingWords }: MissingTexts): Missing {
  return { count: missing.length, place: missingWords.size === 0 ? null : findWords(record, missingWords, '') }
}

/** Where the first of these texts stands, each as JSON. */
function findWords(value: unknown, words: ReadonlySet<string>, place: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  if ('text' in value && words.has(JSON.stringify(value.text))) return place
  for (const [name, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${name}]` : place === '' ? name : `.${name}`
    const found = findWords(part, words, place + step)
    if (found !== null) return found
  }
  return null
}
