import type { StateKind } from './physical-state.ts'
import type { PropertyKey } from './properties.ts'

/**
 * Why a property of 9.1 has no meaning for a product, as the key of a phrase; null where it has one.
 * @param kind what 9.1 (a) says of the physical state; undefined where it says nothing
 * @source REACH Annex II, 9.1 as amended by Regulation (EU) 2020/878, (i), (l), (n), (q), (r)
 */
export function whyNoValue(property: PropertyKey, kind: StateKind | undefined, isMixture: boolean): string | null {
  // (r): particle characteristics are of solids only.
  if (property === 'particleCharacteristics' && kind && kind !== 'Solid') return `propertyNote.notApplicable${kind}`
  // (i), (l) and (q): of liquids; of gases and liquids; kinematic viscosity of liquids only.
  if (kind === 'Solid' && ['kinematicViscosity', 'flashPoint', 'relativeVapourDensity'].includes(property))
    return 'propertyNote.notApplicableSolid'
  // (n): the partition coefficient is of substances.
  if (property === 'partitionCoefficient' && isMixture) return 'propertyNote.notApplicableMixture'
  return null
}
