import { all, always, any, classified, contains, none, ofKind, sprayed, unless, usedBy } from '../conditions.ts'
import { airwayRules, breathed, evaporating } from './airways.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import {
  chlorinated,
  cyanoacrylate,
  dampHeats,
  explosiveWithMetals,
  flammableInUse,
  fluorideAtWork,
  gasesSetFree,
  gasWithAcids,
  givesOxygen,
  heatsWithWater,
  keptDry,
  nitricAcid,
  nitriteGas,
  polymerising,
  reducing,
  slakes,
} from './by-substance.ts'
import {
  acidic,
  aerosol,
  alkaline,
  amineHardener,
  amines,
  burning,
  chlorineSolid,
  cmr,
  combustible,
  corrosive,
  explosive,
  explosiveDust,
  eyeDamage,
  flammable,
  liquefiedGas,
  notFlammable,
  oxidiser,
  pressed,
  reactive,
  refrigerated,
  selfDecomposing,
  soaked,
  solvents,
  unstableExplosive,
  unstableGas,
  waterBased,
  waterReactive,
} from './situations.ts'

/** P282: what is liquid by pressure or cold splashes. */
const eyes = any(classified('Skin Corr.', 'Eye', 'Flam. Liq. 1', 'Flam. Liq. 2'), liquefiedGas)
/** Products for which `propose-others.ts` names a glove material although no class asks for gloves. */
const glovesChosen = any(solvents, chlorinated, contains('epoxies', 1), amineHardener, contains('isocyanates'))
const handsNeeded = classified('H310', 'H311', 'H312', 'Skin', 'Carc.', 'Muta.', 'Repr.', 'Flam. Liq.')
/** For which P280 on the label names clothing (`word-statement.ts`): section 8 says the same. */
const clothed = any(corrosive, cmr, classified('H310', 'H311'))
/** Products that are sprayed as a coating. Mist over a bath or from a machine does not come from a spray gun. */
const sprayedOn = ofKind('paint', 'printingInk', 'adhesive', 'sealant', 'resin')
/** Kept from flames in section 7.1, and so in 10.4. */
const heated = any(flammable, burning, selfDecomposing, combustible, polymerising, explosive, explosiveDust, flammableInUse, soaked)

/** Sections 8.2 and 10. */
export const protectionAndStabilityRules: readonly SentenceRule[] = [
  ...at('8.2', '/exposureControls/engineering', 'REACH Annex II, 8.2.1', [
    ['engineering.localExhaust', any(breathed, evaporating)],
    ['engineering.generalVentilation', none(breathed, evaporating)],
    ['engineering.sprayBooth', all(sprayed, sprayedOn, unless(usedBy('professional', 'industrial'), aerosol))],
    ['engineering.aerosolOutdoors', aerosol],
    ['engineering.eyeWash', eyeDamage],
    ['engineering.belowLimits', any(breathed, evaporating)],
    ['engineering.closedSystem', classified('Carc. 1', 'Muta. 1')],
    ['engineering.dustExtraction', all(ofKind('paint'), contains('epoxies', 1))],
  ]),
  ...at('8.2', '/exposureControls/eyes', 'REACH Annex II, 8.2.2.2(a)', [
    ['protection.eyes.goggles', eyes, 'P280'],
    ['protection.eyes.glasses', none(eyes)],
    ['protection.eyes.faceShield', any(corrosive, refrigerated), 'P280, P282'],
  ]),
  ...at('8.2', '/exposureControls/hands', 'REACH Annex II, 8.2.2.2(b)(i)', [
    ['protection.hands.observeManufacturer', any(handsNeeded, glovesChosen)],
    ['protection.hands.replace', any(handsNeeded, glovesChosen)],
    ['protection.hands.cold', liquefiedGas, 'P282'],
    ['protection.hands.household', none(handsNeeded, glovesChosen, liquefiedGas)],
  ]),
  ...at('8.2', '/exposureControls/body', 'REACH Annex II, 8.2.2.2(b)(ii)', [
    ['protection.body.antistatic', classified('Flam. Liq. 1', 'Flam. Liq. 2')],
    ['protection.body.chemical', clothed, 'P280'],
    ['protection.body.apronBoots', corrosive],
    ['protection.body.work', none(clothed, classified('Flam. Liq. 1', 'Flam. Liq. 2'))],
  ]),
  ...airwayRules,
  ...at('8.2', '/exposureControls/environment', 'REACH Annex II, 8.2.3', [
    ['protection.environment.drains', always],
    ['protection.environment.emissions', all(solvents, usedBy('professional', 'industrial'))],
  ]),
  ...at('10.1', '/stability/reactivity', 'REACH Annex II, 10.1', [
    ['reactivity.isocyanate', contains('isocyanates')],
    ['reactivity.amine', amineHardener],
    ['reactivity.acid', acidic],
    // An amine that hardens no resin is a base all the same.
    ['reactivity.alkali', any(alkaline, unless(amines, amineHardener))],
    ['reactivity.corrosiveMetals', classified('Met. Corr.')],
    ['otherHazards.selfDecomposing', any(selfDecomposing, unstableGas)],
    ['otherHazards.explosive', explosive],
    ['reaction.exothermicAmines', cyanoacrylate],
    ['reactivity.waterGas', waterReactive],
    // Only where no other rule says what it reacts with.
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
        reactive,
        cyanoacrylate,
        any(keptDry, slakes, gasWithAcids),
      ),
    ],
  ]),
  ...at('10.2', '/stability/chemicalStability', 'REACH Annex II, 10.2', [
    ['stability.stable', none(explosive, selfDecomposing, unstableGas)],
    ['stability.conditional', unless(any(explosive, selfDecomposing, unstableGas), unstableExplosive)],
    // Too sensitive for any handling: CLP Annex I, 2.1.1.2.
    ['otherHazards.explosive', unstableExplosive],
  ]),
  ...at('10.3', '/stability/reactions', 'REACH Annex II, 10.3', [
    ['reaction.oxidisers', any(flammable, burning, reducing, unless(combustible, any(oxidiser, selfDecomposing, givesOxygen)))],
    ['otherHazards.selfDecomposing', any(selfDecomposing, unstableGas)],
    ['otherHazards.explosive', explosive],
    ['reaction.explosiveCompounds', explosiveWithMetals],
    ['fireHazard.oxidising', oxidiser],
    ['reactivity.waterGas', waterReactive],
    ['reaction.exothermicAmines', any(contains('isocyanates'), cyanoacrylate)],
    ['reaction.carbonDioxide', contains('isocyanates')],
    ['reaction.exothermicEpoxy', any(contains('epoxies', 1), amineHardener)],
    ['reaction.exothermicAcids', any(all(corrosive, alkaline), amines, contains('ammonia', 5))],
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
        any(reactive, aerosol, classified('Met. Corr.'), combustible, explosiveWithMetals, fluorideAtWork),
      ),
    ],
  ]),
  ...at('10.4', '/stability/avoid', 'REACH Annex II, 10.4', [
    ['avoidCondition.heat', any(heated, oxidiser)],
    ['avoidCondition.shock', any(selfDecomposing, explosive)],
    ['avoidCondition.electrostatic', classified('Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3')],
    ['avoidCondition.sunlight', any(aerosol, waterBased, pressed, polymerising)],
    ['avoidCondition.moisture', any(contains('isocyanates'), amineHardener, keptDry, chlorineSolid, dampHeats, cyanoacrylate)],
    ['avoidCondition.frost', waterBased],
    [
      'avoidCondition.none',
      none(heated, aerosol, waterBased, contains('isocyanates'), amineHardener, reactive, pressed, keptDry, dampHeats, cyanoacrylate),
    ],
  ]),
  ...at('10.5', '/stability/incompatible', 'REACH Annex II, 10.5', [
    ['incompatible.oxidisersAcidsAlkalis', flammable],
    ['incompatible.oxidisers', unless(any(burning, combustible, polymerising, reducing), flammable)],
    ['incompatible.combustibles', any(oxidiser, nitricAcid, givesOxygen)],
    ['incompatible.selfDecomposing', selfDecomposing],
    ['incompatible.water', any(keptDry, slakes)],
    ['incompatible.aminesAlcoholsWater', any(contains('isocyanates'), cyanoacrylate)],
    ['incompatible.amines', contains('epoxies', 1)],
    ['incompatible.epoxy', amineHardener],
    ['incompatible.acids', any(alkaline, unless(amines, amineHardener), contains('activeChlorine'), unless(gasWithAcids, keptDry))],
    ['incompatible.glass', fluorideAtWork],
    ['incompatible.heavyMetals', explosiveWithMetals],
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
        any(gasWithAcids, keptDry, slakes, fluorideAtWork, polymerising, chlorinated, reducing, explosiveWithMetals),
        reactive,
        combustible,
      ),
    ],
  ]),
  ...at('10.6', '/stability/decomposition', 'REACH Annex II, 10.6', [
    ['decomposition.none', unless(always, any(selfDecomposing, givesOxygen, explosive, unstableGas))],
    ['decomposition.onHeating', any(selfDecomposing, explosive, unstableGas)],
    ['otherHazards.oxygenPressure', givesOxygen],
    ['decomposition.seeSection5', any(contains('activeChlorine'), none(all(notFlammable, any(acidic, alkaline))))],
  ]),
]
