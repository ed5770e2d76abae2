import type { HazardClass } from '../../../clp/hazard-categories.ts'
import { findHazardCategory } from '../../../clp/hazard-categories.ts'
import { composition as compositionSchema, type ClassificationEntryOfRecord } from '../../../shared/record/composition.ts'
import { ecology as ecologySchema, toxicology as toxicologySchema, type NotClassifiedReason } from '../../../shared/record/measures.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import { openNotClassified } from '../../sds/not-classified.ts'
import { classesOf, healthHazardClasses } from '../../sds/section-11.ts'
import { plainText } from '../../text/write-text.ts'
import { acuteToxicity, healthHazards } from '../section-10-to-13.ts'
import { findAll, type Node } from './read-tree.ts'
import type { UnknownShares } from './read-unknown-shares.ts'
import { bare } from './read-written.ts'
import type { Reader } from './reader.ts'

/** What was read, as far as it says why a class is none of the product's. */
export interface Known {
  classification: readonly ClassificationEntryOfRecord[]
  composition: object
  parameters: object[]
  shares: UnknownShares
}

type Reasons<Point extends string> = Partial<Record<Point, NotClassifiedReason>>

const terms: Readonly<Record<NotClassifiedReason, string>> = {
  criteriaNotMet: 'sds.criteriaNotMet',
  dataLacking: 'sds.notClassified.dataLacking',
  inconclusive: 'sds.notClassified.inconclusive',
  technicallyImpossible: 'sds.notClassified.technicallyImpossible',
}
const reasons: readonly NotClassifiedReason[] = ['criteriaNotMet', 'dataLacking', 'inconclusive', 'technicallyImpossible']

const aquaticPath = 'EcologicalInformation/EcotoxicologicalInformation/EcotoxicologyOverallEvaluation/FullText'

/**
 * Why a hazard class is not classified, point by point of 11.1 and in 12.1 (REACH Annex II), where the file gives another reason than the one that
 * follows from the components. Of a class that the product has, such a sentence stays among what is left.
 */
export function readNotClassified(
  sheet: Node,
  known: Known,
  reader: Reader,
): { health: Reasons<(typeof healthHazardClasses)[number]>; aquatic: Reasons<'aquaticHazard'> } {
  const derive = openDerived(known, reader)
  const isClassified = (classes: readonly HazardClass[]) =>
    known.classification.some(({ category }) => classes.includes(findHazardCategory(category).hazardClass))
  const read = (path: string, classes: readonly HazardClass[]): NotClassifiedReason | undefined => {
    let said: NotClassifiedReason | undefined
    for (const node of findAll(sheet, path)) {
      const reason = reasons.find((one) => bare(reader.term(terms[one])) === bare(node.text))
      if (reason === undefined) continue
      node.isTaken = !isClassified(classes) && (said === undefined || said === reason)
      if (node.isTaken) said = reason
    }
    return said === undefined || derive?.(classes) === bare(reader.term(terms[said])) ? undefined : said
  }
  const health: Reasons<(typeof healthHazardClasses)[number]> = {}
  for (const point of healthHazardClasses) {
    const [, element, assessment] = [acuteToxicity, ...healthHazards].find(([key]) => key === point) ?? []
    const reason = read(`ToxicologicalInformation/${element}/${assessment}/FullText`, classesOf(point))
    if (reason !== undefined) health[point] = reason
  }
  const reason = read(aquaticPath, ['aquaticHazard'])
  return { health, aquatic: reason === undefined ? {} : { aquaticHazard: reason } }
}

/** What the sheet would say of itself; undefined where the components are not known well enough to ask. */
function openDerived(
  { composition, parameters, shares }: Known,
  reader: Reader,
): ((classes: readonly HazardClass[]) => string) | undefined {
  const [parts, properties] = [compositionSchema.safeParse(composition), productRecord.shape.parameters.safeParse(parameters)]
  if (!parts.success || !properties.success) return undefined
  const toxicology = toxicologySchema.parse({ unknownAcuteToxicityPercent: shares.acute })
  const ecology = ecologySchema.parse({ unknownAquaticHazardPercent: shares.aquatic })
  const write = openNotClassified({ composition: parts.data, parameters: properties.data, toxicology, ecology }, reader.writer)
  return (classes) => bare(plainText(write(classes, undefined)))
}
