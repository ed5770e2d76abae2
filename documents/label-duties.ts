import { annexXviiMarkings, type AnnexXviiMarking } from '../clp/annex-xvii-markings.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text } from '../shared/record/texts.ts'
import { labelElementsOf } from './label-elements-of-record.ts'

/** The sentences that REACH Annex XVII prescribes, in the sentence library. */
const phrasesOf: Readonly<Record<AnnexXviiMarking, readonly string[]>> = {
  lampOil: ['regulation.lampOilKeepAway', 'regulation.lampOilSip'],
  grillLighter: ['regulation.grillLighterSip'],
  restrictedToProfessionals: ['regulation.restrictedToProfessionals'],
  isocyanateTraining: ['regulation.isocyanateTraining'],
}

/** REACH Annex XVII, entry 74, paragraph 2(b): visibly distinct from the rest of the label. */
const distinctPhrases: ReadonlySet<string> = new Set(phrasesOf.isocyanateTraining)

/** What other law puts on a label, beside the elements of CLP (CLP Article 32(6)). */
export interface FurtherTexts {
  /** Stand with the supplemental information. */
  plain: Text[]
  /** Must be told from everything else at a glance. */
  distinct: Text[]
}

/**
 * What other law demands on the label, for the label, for section 2.2 of the sheet and for whoever else repeats it: the record's own texts, and
 * what REACH Annex XVII demands of the composition and the uses, once.
 * @param day ISO day for which the label is asked: that of the version in a sheet
 */
export function listFurtherTexts(record: ProductRecord, day: string): FurtherTexts {
  const own = record.labelElements.furtherTexts
  const texts = [...own, ...listMarkings(record, day).filter((text) => !contains(own, text))]
  const isDistinct = (text: Text) => 'phrase' in text && distinctPhrases.has(text.phrase)
  return { plain: texts.filter((text) => !isDistinct(text)), distinct: texts.filter(isDistinct) }
}

/** The sentences that REACH Annex XVII demands: section 15.1 of the sheet names them, and so does the technical data sheet. */
export function listMarkings(record: ProductRecord, day: string): { phrase: string }[] {
  const isUsed = (...phrases: string[]) => record.uses.some((text) => 'phrase' in text && phrases.includes(text.phrase))
  const isForPublic = isUsed('use.consumer')
  const markings = annexXviiMarkings({
    hazardStatements: labelElementsOf(record).hazardStatements,
    ingredients: record.composition.ingredients,
    isForPublic,
    isForWork: !isForPublic || isUsed('use.industrial', 'use.professional', 'use.sprayRollerBrush'),
    isLampOil: isUsed('use.lampOil'),
    isGrillLighter: isUsed('use.grillLighter'),
    day,
  })
  return markings.flatMap((marking) => phrasesOf[marking].map((phrase) => ({ phrase })))
}

/** Whether the phrase stands among the texts already. */
export function contains(texts: readonly Text[], { phrase }: { phrase: string }): boolean {
  return texts.some((text) => 'phrase' in text && text.phrase === phrase)
}
