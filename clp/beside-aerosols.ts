/** What an aerosol does not bear on its label besides, of the classes of its contents. */
import { findHazardCategory, type HazardClass } from './hazard-categories.ts'

/** CLP Annex I, 2.3.1, note: aerosols do not fall additionally within 2.2, 2.5, 2.6 and 2.7. */
export const coveredByAerosols: ReadonlySet<HazardClass> = new Set([
  'flammableGases',
  'gasesUnderPressure',
  'flammableLiquids',
  'flammableSolids',
])

/** The place by which the label of an aerosol leaves a class out: CLP Annex I, 2.3 or 1.3.3; null where it does not. */
export function freedBesideAerosol(hazardClass: HazardClass): string | null {
  if (coveredByAerosols.has(hazardClass)) return 'CLP Annex I, 2.3'
  // In aerosols and sealed spray containers the aspiration hazard need not be labelled.
  return hazardClass === 'aspirationHazard' ? 'CLP Annex I, 1.3.3' : null
}

/**
 * What of a classification its label is made of: all of it, but of an aerosol neither what its own class covers (CLP Annex I, 2.3.1, note) nor the
 * aspiration hazard of its contents, for which it need not be labelled (1.3.3), with any element. Categories that nobody knows stay.
 */
export function leaveOutBesideAerosols<One extends { readonly category: string }>(classification: readonly One[]): readonly One[] {
  const classOf = ({ category }: One): HazardClass | undefined => findHazardCategory(category)?.hazardClass
  if (!classification.some((one) => classOf(one) === 'aerosols')) return classification
  return classification.filter((one) => {
    const hazardClass = classOf(one)
    return hazardClass === undefined || freedBesideAerosol(hazardClass) === null
  })
}
