import { buildSds } from '../../documents/sds/build-sds.ts'
import { statesOfLanguage } from '../../documents/sds/choose-emergency.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/**
 * Texts that are missing in the languages of the markets that the record names: those of the label, of the national rules of 15.1 and of the
 * supplier’s own country (CLP Article 17(2), REACH Article 31(5)). Of a country with several languages one is enough.
 */
export const checkLanguages: Rule = ({ record, context: { day } }) => {
  const known = new Map<LanguageCode, number>()
  const countMissing = (language: LanguageCode): number => {
    const counted = known.get(language) ?? missingIn(record, language, day)
    known.set(language, counted)
    return counted
  }
  const ofLabel = record.labelDefaults.languages.flatMap((language) => {
    const count = countMissing(language)
    if (count === 0) return []
    return [finding('language.ofLabelIncomplete', 'labelDefaults.languages', { params: { language: { language }, count } })]
  })
  const countries = new Set([record.supplier.country, ...record.regulatory.national.map(({ country }) => country)])
  const ofMarkets = [...countries].flatMap((country) => {
    const spoken = languageCodes.filter((language) => statesOfLanguage(language).includes(country))
    const lacking = spoken.map((language) => ({ language, count: countMissing(language) }))
    const [first] = lacking
    if (!first || lacking.some(({ count }) => count === 0) || record.labelDefaults.languages.includes(first.language)) return []
    return [
      finding('language.ofMarketIncomplete', 'regulatory.national', {
        params: { language: { language: first.language }, count: first.count },
      }),
    ]
  })
  return [...ofLabel, ...ofMarkets]
}

function missingIn(record: ProductRecord, language: LanguageCode, day: string): number {
  const permalink = `https://example.com/p/${record.permalinkId}`
  const source = { record, number: 1, revisedOn: day, compiledOn: day, replaces: null, permalink }
  return buildSds(source, language, { qrCode: false }).missing.length
}
