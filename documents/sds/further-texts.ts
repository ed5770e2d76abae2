import type { LabelElements } from '../../clp/label-elements.ts'
import { labelRestrictions } from '../../clp/label-restrictions.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'

/** REACH Annex XVII, entries 28 to 30, column 2: how a package is marked that the general public must not get. */
const professionalMarking = 'regulation.restrictedToProfessionals'

/**
 * What other law demands on the label (CLP Article 32(6)), for the label and for section 2.2 of the sheet alike: the record's own texts, and
 * the marking for professional users where the classification demands it and the record does not have it.
 */
export function listFurtherTexts({ labelElements, composition }: ProductRecord, { hazardStatements }: LabelElements): Text[] {
  const own = labelElements.furtherTexts
  const isMarked = own.some((text) => 'phrase' in text && text.phrase === professionalMarking)
  return isMarked || labelRestrictions(hazardStatements, composition.ingredients).generalUse
    ? own
    : [...own, { phrase: professionalMarking }]
}
