import { findHazardCategory, hazardCategoryFamily } from '../../clp/hazard-categories.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Section } from '../document-model.ts'
import { textsOfBlock } from '../texts-of-block.ts'
import type { TextWriter } from '../text/write-text.ts'
import { hazardsOf } from './section-03.ts'

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

/** Words of some languages too: a standard stands before its number, and ID before one of the 8000 of air transport. */
const numbered: Partial<Record<string, RegExp>> = { EN: /(?<!\p{L})EN\s(?:ISO|\d)/u, ID: /(?<!\p{L})ID\s8\d{3}/u }

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
  const used = known.flatMap((key) => {
    // Some stand in two forms: ONU in the headings of section 14 and UN before the number, PBT in the code of a category.
    const forms = [...new Set([writer.abbreviation(key), key])].filter((form) => isUsed(text, key, form))
    return forms.length === 0 ? [] : [{ key, short: forms.join(', '), meaning: writer.term(`abbreviation.${key}`) }]
  })
  const all = [...used, ...listHazardClasses(record, writer)]
  return all.toSorted((a, b) => a.short.localeCompare(b.short, writer.language))
}

function isUsed(text: string, key: string, form: string): boolean {
  const pattern = numbered[key]
  if (pattern) return pattern.test(text)
  // Codes of pictograms: GHS02.
  return standsAsWord(text, form) || (key === 'GHS' && text.includes(`${form}0`))
}

/** Whether a form stands by itself somewhere, or with the ending that Estonian gives it: LOÜd. Without a search by pattern, of which every sheet would need fifty. */
function standsAsWord(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const behind = text.slice(at + form.length, at + form.length + 3)
    if (!/[\p{L}\d]$/u.test(text.slice(Math.max(0, at - 2), at)) && /^\p{Ll}{0,2}(?![\p{L}\d])/u.test(behind)) return true
  }
  return false
}

/** Codes of categories in sections 2 and 3, without the category itself: `Flam. Liq.` A code that is an abbreviation stands as one. */
function listHazardClasses({ classification, composition }: ProductRecord, writer: TextWriter): Abbreviation[] {
  const entries = [...classification, ...composition.ingredients.flatMap(hazardsOf)]
  const families = new Map(entries.map(({ category }) => [hazardCategoryFamily(category), findHazardCategory(category).hazardClass]))
  for (const key of known) families.delete(key)
  return [...families].map(([family, hazardClass]) => ({ key: family, short: family, meaning: writer.term(`hazardClass.${hazardClass}`) }))
}
