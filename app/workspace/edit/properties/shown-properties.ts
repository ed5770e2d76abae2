import type { StateKind } from '../../../../shared/record/physical-state.ts'
import { propertyKeys, type PropertyCategory, type PropertyKey } from '../../../../shared/record/properties.ts'

const ofFluids: readonly PropertyKey[] = ['explosives', 'flammableLiquids', 'selfReactive', 'oxidisingLiquids', 'corrosiveToMetals']
const hazards: Readonly<Record<StateKind, readonly PropertyKey[]>> = {
  Liquid: ofFluids,
  Paste: ofFluids,
  Aerosol: ['aerosols', 'flammableComponents', 'gasesUnderPressure', 'explosives'],
  Solid: ['explosives', 'flammableSolids', 'selfReactive', 'selfHeating', 'emitsFlammableGases', 'oxidisingSolids'],
  Gas: ['flammableGases', 'oxidisingGases', 'gasesUnderPressure'],
}
const other: Readonly<Record<StateKind, readonly PropertyKey[]>> = {
  Liquid: ['solventContent', 'solidsContent', 'vocContent', 'dynamicViscosity', 'sustainedCombustion'],
  Paste: ['solventContent', 'solidsContent', 'vocContent', 'dynamicViscosity'],
  Aerosol: ['heatOfCombustion', 'vocContent'],
  Solid: ['dustExplosivity'],
  Gas: [],
}

/**
 * Properties that are asked for whether or not something is said of them: 9.1 all of Annex II; 9.2 what is usual of the state.
 * @source REACH Annex II, 9.1 (every property, or why there is none), 9.2 (what is relevant)
 */
export function alwaysShown(category: PropertyCategory, kind: StateKind | undefined): readonly PropertyKey[] {
  if (category === 'SE09' || category === 'SE09a') return propertyKeys[category]
  if (category === 'TD01' || kind === undefined) return []
  return category === 'SE09b' ? hazards[kind] : other[kind]
}
