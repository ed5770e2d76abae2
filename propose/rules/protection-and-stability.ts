import { passesFilterFrom } from '../../clp/substances-by-effect.ts'
import { all, always, any, classified, contains, none, ofKind, sprayed, unless, usedBy, type Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import {
  chlorinated,
  cyanideGas,
  dampHeats,
  fluorideBurns,
  gasesSetFree,
  gasWithAcids,
  givesOxygen,
  heatsWithWater,
  keptDry,
  nitricAcid,
  nitriteGas,
  phosphineGas,
  polymerising,
  reducing,
  slakes,
  sulphideGas,
  sulphiteGas,
} from './by-substance.ts'
import {
  acidic,
  aerosol,
  airwaySensitiser,
  alkaline,
  amineHardener,
  amines,
  burning,
  chlorineSolid,
  cmr,
  combustible,
  corrosive,
  eyeDamage,
  flammable,
  inhalationHazard,
  liquefiedGas,
  notFlammable,
  oxidiser,
  pressed,
  reactive,
  selfDecomposing,
  solid,
  solvents,
  suffocating,
  waterBased,
  waterReactive,
} from './situations.ts'

const eyes = classified('Skin Corr.', 'Eye', 'Flam. Liq. 1', 'Flam. Liq. 2')
const handsNeeded = classified('H310', 'H311', 'H312', 'Skin', 'Carc.', 'Muta.', 'Repr.', 'Flam. Liq.')
/** For which P280 on the label names clothing (`word-statement.ts`): section 8 says the same. */
const clothed = any(corrosive, cmr, classified('H310', 'H311'))
const breathed = any(inhalationHazard, airwaySensitiser)
/** Those with chlorine evaporate too, whatever their classes. */
const evaporating = any(solvents, chlorinated)
const lowBoiling = all(any(evaporating, inhalationHazard, airwaySensitiser), contains('lowBoilingSolvents', passesFilterFrom.lowBoiling))
const withFormaldehyde = contains('formaldehyde', passesFilterFrom.formaldehyde)
/** What a filter of type A does not hold: EN 14387. For formaldehyde the library names none, so a person chooses. */
const inorganicGas = any(cyanideGas, sulphideGas, phosphineGas)
const notHeldByA = any(contains('isocyanates'), lowBoiling, withFormaldehyde, inorganicGas, fluorideBurns)
/** Particle filters of the second class hold what irritates or corrodes, those of the third what is grave when it is breathed. */
const graveDust = classified('H330', 'H331', 'H334', 'H340', 'H350', 'H350i', 'H372')
const dust = all(solid, any(breathed, corrosive, eyeDamage, graveDust))
/** For which the library has no sentence of their own; the first that fits counts. */
const otherFilters: readonly (readonly [when: Condition, filter: string])[] = [
  [all(sprayed, unless(lowBoiling, any(contains('isocyanates'), withFormaldehyde))), 'AX-P2 (EN 14387)'],
  // Hydrogen cyanide, hydrogen sulphide and phosphine are of type B, sulphur dioxide and hydrogen fluoride of type E.
  [inorganicGas, 'B2-P3 (EN 14387)'],
  [any(fluorideBurns, all(dust, sulphiteGas)), 'E2-P2 (EN 14387)'],
  [contains('ammonia', 5), 'K2 (EN 14387)'],
  [chlorineSolid, 'B2-P2 (EN 14387)'],
  [unless(all(dust, graveDust), solvents), 'P3 (EN 143)'],
  [unless(dust, solvents), 'P2 (EN 143)'],
]
const filterOf = (facts: Facts) => ({ filter: otherFilters.find(([when]) => when(facts) !== null)?.[1] ?? '' })

/** Sections 8.2 and 10. */
export const protectionAndStabilityRules: readonly SentenceRule[] = [
  ...at('8.2', '/exposureControls/engineering', 'REACH Annex II, 8.2.1', [
    ['engineering.localExhaust', any(breathed, evaporating)],
    ['engineering.generalVentilation', none(breathed, evaporating)],
    [
      'engineering.sprayBooth',
      all(sprayed, unless(usedBy('professional', 'industrial'), any(aerosol, ofKind('cleaner', 'biocide', 'plantProtection')))),
    ],
    ['engineering.aerosolOutdoors', aerosol],
    ['engineering.eyeWash', eyeDamage],
    ['engineering.belowLimits', any(breathed, evaporating)],
    ['engineering.closedSystem', classified('Carc. 1', 'Muta. 1')],
    ['engineering.dustExtraction', all(ofKind('paint'), contains('epoxies', 1))],
  ]),
  ...at('8.2', '/exposureControls/eyes', 'REACH Annex II, 8.2.2.2(a)', [
    ['protection.eyes.goggles', eyes, 'P280'],
    ['protection.eyes.glasses', none(eyes)],
    ['protection.eyes.faceShield', corrosive, 'P280'],
  ]),
  ...at('8.2', '/exposureControls/hands', 'REACH Annex II, 8.2.2.2(b)(i)', [
    ['protection.hands.observeManufacturer', handsNeeded],
    ['protection.hands.replace', handsNeeded],
    ['protection.hands.cold', liquefiedGas, 'P282'],
    ['protection.hands.household', none(handsNeeded, liquefiedGas)],
  ]),
  ...at('8.2', '/exposureControls/body', 'REACH Annex II, 8.2.2.2(b)(ii)', [
    ['protection.body.antistatic', classified('Flam. Liq. 1', 'Flam. Liq. 2')],
    ['protection.body.chemical', clothed, 'P280'],
    ['protection.body.apronBoots', corrosive],
    ['protection.body.work', none(clothed, classified('Flam. Liq. 1', 'Flam. Liq. 2'))],
  ]),
  ...at('8.2', '/exposureControls/respiratory', 'REACH Annex II, 8.2.2.2(c)', [
    ['protection.respiratory.filterA2P2', unless(any(all(sprayed, any(breathed, evaporating)), all(breathed, evaporating)), notHeldByA)],
    ['protection.respiratory.suppliedAir', all(contains('isocyanates'), airwaySensitiser)],
    ['protection.respiratory.isocyanatesBrush', unless(contains('isocyanates'), lowBoiling)],
    ['protection.respiratory.filterA', unless(evaporating, any(sprayed, breathed, notHeldByA))],
    ['protection.respiratory.filterAX', unless(lowBoiling, any(sprayed, contains('isocyanates'), withFormaldehyde))],
    ['protection.respiratory.filterOther', any(...otherFilters.map(([when]) => when)), 'EN 14387 and EN 143', filterOf],
    ['protection.respiratory.filterE', contains('hydrochloricAcid')],
    ['protection.respiratory.filterK', all(amines, unless(any(breathed, corrosive), contains('isocyanates')))],
    [
      'protection.respiratory.notNeeded',
      none(
        breathed,
        evaporating,
        // No filter makes air, so that a person says what protects.
        suffocating,
        contains('isocyanates'),
        contains('hydrochloricAcid'),
        all(amines, corrosive),
        ...otherFilters.map(([when]) => when),
      ),
    ],
  ]),
  ...at('8.2', '/exposureControls/environment', 'REACH Annex II, 8.2.3', [
    ['protection.environment.drains', always],
    ['protection.environment.emissions', all(solvents, usedBy('professional', 'industrial'))],
  ]),
  ...at('10.1', '/stability/reactivity', 'REACH Annex II, 10.1', [
    ['reactivity.isocyanate', contains('isocyanates')],
    ['reactivity.amine', amineHardener],
    ['reactivity.acid', acidic],
    ['reactivity.alkali', alkaline],
    ['reactivity.corrosiveMetals', classified('Met. Corr.')],
    ['otherHazards.selfDecomposing', selfDecomposing],
    ['reactivity.waterGas', waterReactive],
    // Where nothing else is said of what it reacts with.
    ...gasesSetFree.map(([phrase, when]) => [phrase, unless(when, any(acidic, alkaline, amines, waterReactive))] as const),
    ['reaction.heatWithWater', slakes],
    ['fireHazard.oxidising', oxidiser],
    [
      'reactivity.none',
      none(
        contains('isocyanates'),
        amines,
        acidic,
        alkaline,
        classified('Met. Corr.'),
        selfDecomposing,
        oxidiser,
        any(keptDry, slakes, gasWithAcids),
      ),
    ],
  ]),
  ...at('10.2', '/stability/chemicalStability', 'REACH Annex II, 10.2', [['stability.stable', always]]),
  ...at('10.3', '/stability/reactions', 'REACH Annex II, 10.3', [
    ['reaction.oxidisers', any(flammable, burning, reducing)],
    ['otherHazards.selfDecomposing', selfDecomposing],
    ['fireHazard.oxidising', oxidiser],
    ['reactivity.waterGas', waterReactive],
    ['reaction.exothermicAmines', contains('isocyanates')],
    ['reaction.carbonDioxide', contains('isocyanates')],
    ['reaction.exothermicEpoxy', any(contains('epoxies', 1), amineHardener)],
    ['reaction.exothermicAcids', any(all(corrosive, alkaline), amines)],
    ['reaction.exothermicAlkalis', all(corrosive, acidic)],
    [
      'reaction.hydrogen',
      unless(any(all(corrosive, acidic), all(corrosive, alkaline), classified('Met. Corr.')), any(nitricAcid, givesOxygen)),
    ],
    ['reaction.chlorine', contains('hydrochloricAcid')],
    ['otherHazards.chlorineWithAcids', contains('activeChlorine')],
    ['otherHazards.oxygenPressure', givesOxygen],
    ...gasesSetFree,
    ['reaction.heatWithWater', heatsWithWater],
    ['reaction.polymerises', polymerising],
    ['reaction.nitrosamines', nitriteGas],
    ['reaction.nitrogenOxides', nitricAcid],
    ['reaction.lightMetals', chlorinated],
    ['reaction.aerosolBurst', aerosol],
    [
      'reaction.none',
      none(
        flammable,
        contains('isocyanates'),
        contains('epoxies', 1),
        amines,
        all(corrosive, any(acidic, alkaline)),
        contains('activeChlorine'),
        any(gasWithAcids, keptDry, heatsWithWater, polymerising, nitricAcid, chlorinated, reducing, givesOxygen),
        any(reactive, aerosol, classified('Met. Corr.')),
      ),
    ],
  ]),
  ...at('10.4', '/stability/avoid', 'REACH Annex II, 10.4', [
    ['avoidCondition.heat', any(flammable, burning, selfDecomposing, oxidiser, combustible, polymerising)],
    ['avoidCondition.shock', selfDecomposing],
    ['avoidCondition.electrostatic', classified('Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3')],
    ['avoidCondition.sunlight', any(aerosol, waterBased, pressed, polymerising)],
    ['avoidCondition.moisture', any(contains('isocyanates'), amineHardener, keptDry, chlorineSolid, dampHeats)],
    ['avoidCondition.frost', waterBased],
    [
      'avoidCondition.none',
      none(
        flammable,
        aerosol,
        waterBased,
        contains('isocyanates'),
        amineHardener,
        reactive,
        oxidiser,
        combustible,
        pressed,
        keptDry,
        polymerising,
        dampHeats,
      ),
    ],
  ]),
  ...at('10.5', '/stability/incompatible', 'REACH Annex II, 10.5', [
    ['incompatible.oxidisersAcidsAlkalis', flammable],
    ['incompatible.oxidisers', unless(any(burning, combustible, polymerising, reducing), flammable)],
    ['incompatible.combustibles', any(oxidiser, nitricAcid, givesOxygen)],
    ['incompatible.selfDecomposing', selfDecomposing],
    ['incompatible.water', any(keptDry, slakes)],
    ['incompatible.aminesAlcoholsWater', contains('isocyanates')],
    ['incompatible.amines', contains('epoxies', 1)],
    ['incompatible.epoxy', amineHardener],
    ['incompatible.acids', any(alkaline, contains('activeChlorine'), unless(gasWithAcids, keptDry))],
    ['incompatible.glass', fluorideBurns],
    ['incompatible.ammonia', contains('activeChlorine')],
    ['incompatible.hypochlorite', acidic],
    ['incompatible.lightMetals', any(all(corrosive, alkaline), chlorinated)],
    [
      'incompatible.none',
      none(
        flammable,
        contains('isocyanates'),
        contains('epoxies', 1),
        amines,
        alkaline,
        acidic,
        contains('activeChlorine'),
        any(gasWithAcids, keptDry, slakes, fluorideBurns, polymerising, chlorinated, reducing),
        reactive,
        combustible,
      ),
    ],
  ]),
  ...at('10.6', '/stability/decomposition', 'REACH Annex II, 10.6', [
    ['decomposition.none', unless(always, any(selfDecomposing, givesOxygen))],
    ['decomposition.onHeating', selfDecomposing],
    ['otherHazards.oxygenPressure', givesOxygen],
    ['decomposition.seeSection5', any(contains('activeChlorine'), none(all(notFlammable, any(acidic, alkaline))))],
  ]),
]
