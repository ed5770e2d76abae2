import { findHazardCategory, hazardCategoryFamily } from '../../clp/hazard-categories.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Section } from '../document-model.ts'
import { textsOfBlock } from '../text/texts-of-block.ts'
import type { TextWriter } from '../text/write-text.ts'

/** What a sheet may use, spelled as in English; `short.` terms hold what a language writes instead. */
const known = [
  'ADR',
  'ATE',
  'BCF',
  'CAS',
  'CLP',
  'DNEL',
  'EC10',
  'EC50',
  'EmS',
  'EN',
  'ErC10',
  'ErC50',
  'EU',
  'EVAL',
  'GHS',
  'IATA',
  'IC50',
  'ICAO',
  'ID',
  'IMDG',
  'IMO',
  'ISO',
  'LC50',
  'LD50',
  'LOAEL',
  'NOAEC',
  'NOAEL',
  'NOEC',
  'OECD',
  'PBT',
  'PE',
  'PMT',
  'PNEC',
  'REACH',
  'RID',
  'UFI',
  'UN',
  'VOC',
  'vPvB',
  'vPvM',
] as const

/** In any language: SGH02 in French. */
const pictogramCode = /^\p{Lu}{3}0\d$/u
const standardNumber = /(?<!\p{L})EN\s(?:ISO|\d)/u
/** ID 8000. */
const airNumber = /(?<!\p{L})ID\s8\d{3}/u

export interface Abbreviation {
  key: string
  short: string
  meaning: string
}

/**
 * The legend of section 16: abbreviations that the other sections use, and the classes behind the codes of hazard categories
 * (REACH Annex II, 16 (c); CLP Annex VI, Table 1.1), in the order of the language's alphabet.
 */
export function listAbbreviations(record: ProductRecord, sections: readonly Section[], writer: TextWriter): Abbreviation[] {
  const text = sections
    .flatMap(({ subsections }) =>
      subsections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap((block) => textsOfBlock(block))]),
    )
    .join('\n')
  // Without the ending that Estonian gives them: LOÜd.
  const words = new Set((text.match(/\p{L}[\p{L}\d]*/gu) ?? []).flatMap((word) => [word, word.replace(/(?<=\p{Lu}{2})\p{Ll}{1,2}$/u, '')]))
  // Codes of pictograms begin with GHS; EN is a word of some languages, and a standard before its number.
  if ([...words].some((word) => pictogramCode.test(word))) words.add(writer.abbreviation('GHS'))
  if (!standardNumber.test(text)) words.delete('EN')
  if (!airNumber.test(text)) words.delete('ID')
  const used = known.flatMap((key) => {
    // Some stand in two forms: ONU in the headings of section 14 and UN before the number, PBT in the code of a category.
    const forms = [...new Set([writer.abbreviation(key), key])].filter((form) => words.has(form))
    return forms.length === 0 ? [] : [{ key, short: forms.join(', '), meaning: writer.term(`abbreviation.${key}`) }]
  })
  const all = [...used, ...listHazardClasses(record, writer)]
  return all.toSorted((a, b) => a.short.localeCompare(b.short, writer.language))
}

/** Codes of categories in sections 2 and 3, without the category itself: `Flam. Liq.` A code that is an abbreviation stands as one. */
function listHazardClasses({ classification, composition }: ProductRecord, writer: TextWriter): Abbreviation[] {
  const entries = [...classification, ...composition.ingredients.flatMap((ingredient) => ingredient.classification)]
  const families = new Map(entries.map(({ category }) => [hazardCategoryFamily(category), findHazardCategory(category).hazardClass]))
  for (const key of known) families.delete(key)
  return [...families].map(([family, hazardClass]) => ({ key: family, short: family, meaning: writer.term(`hazardClass.${hazardClass}`) }))
}
