import { employmentRestrictions } from '../../clp/reach/employment-restrictions.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Rich } from '../document-model.ts'
import { listStatedMarkings } from '../label-duties.ts'
import { joinSentences } from '../sds/blocks.ts'
import { statesOfLanguage } from '../sds/choose-emergency.ts'
import type { TextWriter } from '../text/write-text.ts'
import { has } from './condense-texts.ts'

/** National rules on the employment of young people, and of pregnant and breastfeeding women. */
const nationalRules: ReadonlySet<string> = new Set(['regulation.germanyEmploymentRestrictions', 'regulation.germanyJarbschg'])
/** Chemical symbol, which stands for lead and its compounds in every language. */
const lead = 'Pb'

/**
 * Who may enter and use the product: authorised persons alone where it is a carcinogen, a mutagen or toxic to reproduction, and trained ones
 * where it contains diisocyanates, or a component of the kit does (REACH Annex XVII, entry 74, paragraph 1(b)). At most one point. The label has
 * the words of paragraph 2(b), which are for the package; the poster has shorter ones for those who stand before it.
 */
export function writeAccess(record: ProductRecord, day: string, writer: TextWriter): Rich[] {
  const { needsAuthorisation } = restrictionsOf(record)
  const needsTraining = has(listStatedMarkings(record, day), 'regulation.isocyanateTraining')
  const texts: Text[] = [
    ...(needsAuthorisation ? [{ phrase: 'poster.measure.authorised' }] : []),
    ...(needsTraining ? [{ phrase: 'poster.measure.diisocyanateTraining' }] : []),
  ]
  return texts.length > 0 ? [joinSentences(texts, writer)] : []
}

/**
 * Two lists, each by its law: young people (Directive 94/33/EC, Annex I.3), pregnant and breastfeeding women (Directive 92/85/EEC, Annexes I
 * and II). Behind the last one what the record has of the national rules of the reader's States. At most two points.
 */
export function writeEmployment(record: ProductRecord, writer: TextWriter): Rich[] {
  const { youngPeople, expectingMothers, containsLead } = restrictionsOf(record)
  const named = (codes: readonly string[]) => [...codes, ...(containsLead ? [lead] : [])]
  const barred: Text[] = containsLead ? [{ phrase: 'poster.measure.pregnant' }] : []
  const lists = [
    writeList(record, { rule: 'poster.measure.youngPeople', recorded: 'regulation.youngWorkers' }, named(youngPeople)),
    [
      ...writeList(record, { rule: 'poster.measure.expecting', recorded: 'regulation.pregnantWorkers' }, named(expectingMothers)),
      ...barred,
    ],
  ].filter((texts) => texts.length > 0)
  const states = statesOfLanguage(writer.language)
  const national = record.regulatory.national
    .filter(({ country }) => states.includes(country))
    .flatMap(({ texts }) => texts.filter((text) => 'phrase' in text && nationalRules.has(text.phrase)))
  return lists.map((texts, index) => joinSentences(index === lists.length - 1 ? [...texts, ...national] : texts, writer))
}

/** The list with the statements that lead to it, or else the sentence that somebody put into section 15.1. */
function writeList({ regulatory }: ProductRecord, phrases: { rule: string; recorded: string }, codes: readonly string[]): Text[] {
  if (codes.length > 0) return [{ phrase: phrases.rule, values: { statements: codes.join(', ') } }]
  return has(regulatory.union, phrases.recorded) ? [{ phrase: phrases.recorded }] : []
}

function restrictionsOf({ classification, composition }: ProductRecord) {
  return employmentRestrictions({ classification, ingredients: composition.ingredients })
}
