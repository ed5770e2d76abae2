import type { StateKind } from './physical-state.ts'
import type { PropertyKey } from './properties.ts'

/**
 * Of solids no explosion limits, flash point, ignition temperature, viscosity or vapour density are asked; of gases no melting and flash point, pH,
 * viscosity or density; of aerosols no flash point and viscosity.
 */
const withoutMeaning: Readonly<Record<'Solid' | 'Gas' | 'Aerosol', readonly PropertyKey[]>> = {
  Solid: ['explosionLimits', 'flashPoint', 'autoIgnitionTemperature', 'kinematicViscosity', 'relativeVapourDensity'],
  Gas: ['meltingPoint', 'flashPoint', 'ph', 'kinematicViscosity', 'density'],
  Aerosol: ['flashPoint', 'kinematicViscosity'],
}

/**
 * Why a property of 9.1 has no meaning for a product, as the key of a phrase; null where it has one.
 * @param kind what 9.1 (a) says of the physical state; undefined where it says nothing
 * @source REACH Annex II, 9.1 as amended by Regulation (EU) 2020/878, (d), (g) to (i), (k), (l), (n), (p) to (r)
 */
export function whyNoValue(property: PropertyKey, kind: StateKind | undefined, isMixture: boolean): string | null {
  // (r): particle characteristics are of solids only.
  if (property === 'particleCharacteristics' && kind && kind !== 'Solid') return `propertyNote.notApplicable${kind}`
  if ((kind === 'Solid' || kind === 'Gas' || kind === 'Aerosol') && withoutMeaning[kind].includes(property))
    return `propertyNote.notApplicable${kind}`
  // (n): the partition coefficient is of substances.
  if (property === 'partitionCoefficient' && isMixture) return 'propertyNote.notApplicableMixture'
  return null
}
