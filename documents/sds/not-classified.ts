import type { HazardClass } from '../../clp/hazard-categories.ts'
import { openCriteria } from '../../clp/reach/reaches-criteria.ts'
import type { NotClassifiedReason } from '../../shared/record/measures.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Rich } from '../document-model.ts'
import type { TextWriter } from '../text/write-text.ts'
import { rich } from './blocks.ts'

/**
 * Why a hazard class is not classified: data are lacking or inconclusive, testing was technically impossible, or the criteria are not met (REACH
 * Annex II, 11.1 and 12). That they are not met is said only where the record says so of the product's data, or where the calculation
 * from the ingredients comes to it; otherwise data are lacking (docs/decisions/051-what-the-sheet-may-deny.md).
 * @returns what says it of the classes of CLP that answer one point of the annex, by the reason that the record gives, if any
 */
export function openNotClassified(
  record: Pick<ProductRecord, 'composition' | 'toxicology' | 'ecology' | 'parameters'>,
  writer: TextWriter,
): (hazardClasses: readonly HazardClass[], reason: NotClassifiedReason | undefined) => Rich {
  const { kind, ingredients } = record.composition
  const unknown = {
    health: record.toxicology.unknownAcuteToxicityPercent ?? 0,
    aquatic: record.ecology.unknownAquaticHazardPercent ?? 0,
  }
  const reaches = openCriteria({ ingredients, kinematicViscosity: readViscosity(record), unknown })
  // A substance is not calculated from itself, and of an unknown mixture there is nothing to calculate from.
  const isDenied = (hazardClass: HazardClass) => kind !== 'substance' && ingredients.length > 0 && reaches(hazardClass) === false
  return (hazardClasses, reason) => {
    const found = reason ?? (hazardClasses.every(isDenied) ? 'criteriaNotMet' : 'dataLacking')
    return rich(writer.term(found === 'criteriaNotMet' ? 'sds.criteriaNotMet' : `sds.notClassified.${found}`))
  }
}

/** The least that the kinematic viscosity can be, mm²/s; null where it is not known. */
function readViscosity({ parameters }: Pick<ProductRecord, 'parameters'>): number | null {
  const quantity = parameters.find(({ property }) => property === 'kinematicViscosity')?.quantity
  if (!quantity) return null
  if (quantity.sign === '<' || quantity.sign === '≤') return 0
  return quantity.value ?? quantity.from ?? null
}
