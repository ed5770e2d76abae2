/** What a product does by a substance in it, beside what its classes say: `clp/substances-by-effect.ts` has the numbers. */
import { all, any, bearsStatement, classified, contains, none, unless, type Condition } from '../conditions.ts'
import { acidic, alkaline, solid, solvents, waterReactive } from './situations.ts'

/**
 * Gases that acids set free from a component. CLP Annex II, 1.1 (EUH031, EUH032) gives no content from which it counts; a small content of cyanides
 * or phosphides is enough.
 */
export const cyanideGas = contains('cyanides', 0.1)
export const phosphineGas = contains('phosphides', 0.1)
/** Phosphine by heat, also of what a solution leaves when it dries; and by a lye. */
export const phosphineByLye = contains('hydroxymethylPhosphonium', 1)
export const phosphineByHeat = any(contains('hypophosphites', 1), phosphineByLye)
export const sulphideGas = contains('sulphides', 1)
export const sulphiteGas = contains('sulphites', 1)
export const fluorideGas = contains('fluorides', 1)
export const nitriteGas = contains('nitrites', 1)
export const otherGasWithAcids = contains('otherGasWithAcids', 1)
export const gasWithAcids = any(cyanideGas, phosphineGas, sulphideGas, sulphiteGas, fluorideGas, nitriteGas, otherGasWithAcids)
/** Gases that water sets free: EUH029. */
export const otherGasWithWater = contains('otherGasWithWater', 1)
export const heatsWithWater = contains('heatingWithWater', 50)
/** Aluminium in granules for drains: a wet lye makes hydrogen and much heat of it. */
const lyeWithMetal = all(solid, contains('alkaliHydroxides', 5), contains('lightMetals', 1))
/** It makes hydrogen with water, by a class or by what it consists of. */
export const hydrogenWithWater = any(waterReactive, lyeWithMetal)
/** EUH014, though not of the silanes of some per cent by which a sealant hardens. */
export const violentWithWater = contains('violentWithWater', 10)
/** CLP Annex II, 1.1.3 and 1.1.7, from the content from which the engine suggests the statement. */
export const formsPeroxides = contains('formsPeroxides')
export const explodesConfined = contains('explodesConfined')
/** Dithionites burn without air: foam and carbon dioxide do not stop them, and much water does (ERG, guide 135). */
export const burnsWithoutAir = all(solid, contains('dithionites', 25))
/** In cloths it warms up until they burn. */
export const dryingOil = contains('dryingOils', 10)
/** With the peroxide of the other component alone it explodes. */
export const accelerator = contains('peroxideAccelerators', 1)
/** Esters of nitric acid, and ammonium nitrate as it is sold for fields: heat starts a decomposition that may not stop. */
export const decomposesHot = any(contains('nitrateEsters', 10), all(solid, contains('ammoniumNitrate', 45)))
/** What dries of a solution explodes: CLP Annex II, 1.1.1. */
export const explosiveDry = contains('explosiveDry', 0.5)

/** Without a pH that would say what it is kept from: quicklime. */
export const slakes = unless(all(solid, heatsWithWater), any(acidic, alkaline))
/** Dithionites warm up in damp air until they burn; quicklime and solid lyes draw it and warm up. */
export const dampHeats = all(solid, any(contains('dithionites', 25), heatsWithWater))

/** It is kept from water and damp air. */
export const keptDry = any(hydrogenWithWater, phosphineGas, otherGasWithWater, violentWithWater)
/** Solids that are brushed off before water comes to them (P335). */
export const brushedOff = all(solid, any(keptDry, contains('heatingWithWater', 10)))
/** Acid of 1 % and more burns the skin, of 0.1 % and more the eyes (CLP Annex VI, 009-003-00-1), and fluoride goes on through both. */
export const fluorideBurns = contains('burningFluorides', 0.1)
/** Swallowed, salts and fluorosilicates take the calcium from the blood as the acid does. */
export const fluoridePoison = any(fluorideBurns, contains('fluorides', 1))
/** Acid in the product sets hydrofluoric acid free of a salt, which then burns the skin. */
export const fluorideOnSkin = any(fluorideBurns, all(contains('fluorides', 1), acidic))
/** Enough to give off hydrogen fluoride and to etch glass. */
export const fluorideAtWork = contains('burningFluorides', 1)
export const cyanoacrylate = contains('cyanoacrylates', 10)
/** Forms explosive compounds with metals, as acetylene, picric acid and azides do; of azides a small content is enough. */
export const explosiveWithMetals = contains('explosiveWithMetals', 0.5)
/** Which gas, in sections 2.3, 10.1 and 10.3. */
export const gasesSetFree: readonly (readonly [phrase: string, when: Condition])[] = [
  ['otherHazards.chlorineWithAcids', contains('activeChlorine')],
  ['otherHazards.hydrogenCyanideWithAcids', cyanideGas],
  ['otherHazards.hydrogenSulphideWithAcids', sulphideGas],
  ['otherHazards.sulphurDioxideWithAcids', sulphiteGas],
  ['otherHazards.hydrogenFluorideWithAcids', fluorideGas],
  ['otherHazards.nitrousGasWithAcids', nitriteGas],
  ['otherHazards.toxicGasWithAcids', otherGasWithAcids],
  ['otherHazards.phosphineWithWater', phosphineGas],
  ['otherHazards.toxicGasWithWater', otherGasWithWater],
]

/** It oxidises, by class only from 65 % on (CLP Annex VI, 007-030-00-3). */
export const nitricAcid = contains('nitricAcid', 20)
/** Its fumes are nitrous, and metals make them of it, from less on: acid for milking machines. */
export const nitricFumes = contains('nitricAcid', 5)
/** Alcohols and other organic liquids make gas with it, as in an etchant for metals. */
export const nitricWithOrganic = all(contains('nitricAcid', 1), solvents)
/** They give off oxygen by themselves: a container that is shut bursts. */
export const givesOxygen = any(contains('hydrogenPeroxide', 8), contains('peraceticAcid', 1))
/** Never shut gas-tight. */
export const buildsPressure = any(givesOxygen, nitricWithOrganic)
/** CLP Annex II, 1.1 and 2.9: what the label says though no class of flammable liquids is met. */
export const flammableInUse = bearsStatement('EUH018', 'EUH209', 'EUH209A')
export const reducing = contains('reducingAgents', 10)
export const chlorinated = contains('chlorinatedSolvents', 10)
export const polymerising = contains('monomers', 10)

/** Regulation (EU) 2024/590, Annexes I and II. Laughing gas has the class and stands in neither. */
export const depletesOzone = any(contains('ozoneDepleting'), all(classified('Ozone'), none(contains('nitrousOxide'))))
