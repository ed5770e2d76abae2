import { all, always, any, classified, contains, none, ofKind, unless, type Condition } from '../conditions.ts'
import { smokeFrom } from '../../clp/substances-by-effect.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import { combustibleSolid, mineral } from '../combustible-solid.ts'
import {
  burnsWithoutAir,
  chlorinated,
  dampHeats,
  decomposesHot,
  fluorideAtWork,
  gasWithAcids,
  givesOxygen,
  heatsWithWater,
  hydrogenWithWater,
  keptDry,
  nitricFumes,
  nitriteGas,
  phosphineByHeat,
  polymerising,
  violentWithWater,
} from './by-substance.ts'
import {
  acidic,
  aerosol,
  airwaySensitiser,
  alkaline,
  amineHardener,
  amineContent,
  amines,
  aquatic,
  burning,
  chlorineSolid,
  cmr,
  corrosive,
  dryIce,
  dustOfSolid,
  explosive,
  explosiveDust,
  flammable,
  gas,
  heavyGas,
  inhalationHazard,
  liquid,
  melt,
  notFlammable,
  oily,
  oxidiser,
  pressed,
  refrigerated,
  selfDecomposing,
  solid,
  solvents,
  toxic,
  waterBased,
} from './situations.ts'

const organicBurns = any(
  flammable,
  solvents,
  contains('epoxies'),
  contains('isocyanates'),
  amineHardener,
  unless(polymerising, contains('water', 50)),
)
const burnsNot = unless(
  any(all(contains('water', 50), none(organicBurns)), unless(all(mineral, notFlammable), combustibleSolid), dryIce),
  any(organicBurns, gas),
)
/** Where the product itself does not burn, it gives off no smoke. */
const smokes = (condition: Condition): Condition => unless(condition, burnsNot)
/** What can be smothered: not peroxides and oxidisers, and a burning gas is left burning (P377). */
const smothered = unless(
  any(organicBurns, oily, explosiveDust),
  any(gas, selfDecomposing, oxidiser, keptDry, givesOxygen, explosive, burnsWithoutAir, all(solid, heatsWithWater)),
)
/** Solid lyes, quicklime and concentrated sulphuric acid boil up where water hits them. */
const cooled = unless(any(selfDecomposing, oxidiser, givesOxygen, burnsWithoutAir), any(keptDry, heatsWithWater))

/** Sections 5 and 6. */
export const fireAndReleaseRules: readonly SentenceRule[] = [
  ...at('5.1', '/firefighting/suitableMedia', 'REACH Annex II, 5.1', [
    ['extinguishing.suitable.foamPowderCarbonDioxide', smothered, 'P370 + P378'],
    ['extinguishing.suitable.waterSpray', cooled, 'P370 + P378'],
    ['extinguishing.suitable.drySand', keptDry, 'P370 + P378'],
    ['extinguishing.suitable.adaptToSurroundings', none(smothered, cooled, keptDry)],
  ]),
  ...at('5.1', '/firefighting/unsuitableMedia', 'REACH Annex II, 5.1', [
    ['extinguishing.unsuitable.waterJet', any(smothered, unless(heatsWithWater, keptDry))],
    ['extinguishing.unsuitable.waterFoam', keptDry],
    ['extinguishing.unsuitable.none', none(smothered, keptDry, heatsWithWater, burnsWithoutAir)],
  ]),
  ...at('5.2', '/firefighting/hazards', 'REACH Annex II, 5.2', [
    ['fireHazard.explosion', explosive, 'P372'],
    ['fireHazard.explosiveMixture', flammable],
    ['fireHazard.containersBurst', any(unless(organicBurns, any(aerosol, gas)), dryIce)],
    ['fireHazard.aerosolsBurst', aerosol],
    ['fireHazard.gasContainersBurst', pressed],
    ['fireHazard.selfDecomposing', any(selfDecomposing, decomposesHot)],
    ['fireHazard.oxidising', oxidiser],
    ['otherHazards.oxygenPressure', givesOxygen],
    ['reactivity.waterGas', hydrogenWithWater],
    ['reaction.violentWithWater', violentWithWater],
    ['fireHazard.denseSmoke', unless(organicBurns, any(aerosol, gas))],
    [
      'fireHazard.carbonOxides',
      unless(
        any(organicBurns, oily, unless(combustibleSolid, oxidiser), waterBased, unless(liquid, any(burnsNot, oxidiser))),
        any(contains('carbonFreeGases', 90), mineral, dryIce),
      ),
    ],
    [
      'fireHazard.nitrogenOxides',
      any(
        contains('isocyanates'),
        contains('ammonia', 5),
        amineContent,
        nitricFumes,
        nitriteGas,
        smokes(contains('nitrogenInSmoke', smokeFrom)),
      ),
    ],
    ['fireHazard.hydrogenCyanideIsocyanates', contains('isocyanates')],
    ['fireHazard.aldehydes', contains('epoxies', 1)],
    [
      'fireHazard.hydrogenChloride',
      any(
        contains('hydrochloricAcid'),
        // Chlorides of acids do not burn, and heat and damp decompose them.
        all(violentWithWater, contains('chlorineInSmoke', smokeFrom)),
        unless(smokes(contains('chlorineInSmoke', smokeFrom)), any(chlorinated, contains('activeChlorine'))),
      ),
    ],
    ['fireHazard.hydrogenFluoride', any(contains('fluorocarbons', 10), fluorideAtWork)],
    ['fireHazard.sulphurOxides', any(contains('sulphides', 5), contains('sulphites', 5), contains('sulphurInSmoke', smokeFrom))],
    ['fireHazard.chlorine', contains('activeChlorine')],
    ['fireHazard.phosgene', chlorinated],
    ['fireHazard.phosphine', phosphineByHeat],
    ['fireHazard.hydrogenWithMetals', unless(any(acidic, alkaline), any(nitricFumes, givesOxygen))],
    ['fireHazard.chromiumOxides', contains('chromates')],
    ['fireHazard.notFlammable', burnsNot],
    [
      'fireHazard.burnsAfterWaterEvaporates',
      all(waterBased, ofKind('paint', 'adhesive', 'sealant', 'printingInk', 'resin'), none(acidic, alkaline)),
    ],
  ]),
  ...at('5.3', '/firefighting/advice', 'REACH Annex II, 5.3', [
    ['firefighter.breathingApparatus', always],
    ['firefighter.coolContainers', unless(any(organicBurns, aerosol, pressed, selfDecomposing, oxidiser), keptDry)],
    ['firefighter.containWater', always],
    ['firefighter.evacuate', any(aerosol, pressed, selfDecomposing, explosive, decomposesHot)],
    ['firefighter.noFightExplosives', explosive, 'P373'],
    ['firefighter.leakingGas', all(gas, flammable), 'P377'],
    ['firefighter.noWaterOnIsocyanate', contains('isocyanates')],
    ['firefighter.chemicalSuit', any(classified('H330'), classified('Skin Corr. 1A', 'Skin Corr. 1B'))],
  ]),
  ...at('6.1', '/accidentalRelease/personal', 'REACH Annex II, 6.1.1', [
    ['release.personal.ignitionSources', any(flammable, burning, selfDecomposing, explosive)],
    ['release.personal.ventilate', unless(any(inhalationHazard, flammable, solvents, chlorinated), any(gas, dryIce, dustOfSolid))],
    ['release.personal.ventilateGas', any(gas, dryIce)],
    ['handling.avoidBreathingDust', unless(inhalationHazard, any(none(dustOfSolid), dryIce))],
    ['release.personal.avoidContact', always],
    ['release.personal.evacuate', any(toxic, flammable, airwaySensitiser, explosive)],
    ['release.personal.gasCollects', any(heavyGas, refrigerated)],
    ['release.personal.slipHazard', unless(liquid, any(flammable, aerosol))],
    ['release.personal.avoidDust', unless(solid, dryIce)],
  ]),
  ...at('6.1', '/accidentalRelease/responders', 'REACH Annex II, 6.1.2', [
    ['release.responders.equipment', always],
    ['release.responders.breathingApparatus', any(toxic, corrosive, airwaySensitiser, gas, all(flammable, inhalationHazard))],
  ]),
  ...at('6.2', '/accidentalRelease/environment', 'REACH Annex II, 6.2', [
    ['release.environment.drains', always, 'P273'],
    ['release.environment.informAuthorities', any(aquatic, flammable, cmr, corrosive)],
    ['release.environment.informLargeAmounts', none(aquatic, flammable, cmr, corrosive)],
  ]),
  ...at('6.3', '/accidentalRelease/containment', 'REACH Annex II, 6.3.1 and 6.3.2', [
    ['release.containment.coverDrains', unless(any(aquatic, corrosive), any(aerosol, gas, solid))],
    ['release.containment.stopGas', any(gas, dryIce), 'P381'],
    ['release.containment.absorb', unless(liquid, any(selfDecomposing, melt))],
    ['release.containment.sweep', unless(solid, any(selfDecomposing, explosive, dryIce))],
    ['release.containment.damp', any(selfDecomposing, explosive)],
    ['release.containment.noSparkTools', any(flammable, burning, selfDecomposing, explosive, explosiveDust)],
    ['release.containment.isocyanateDecontaminate', contains('isocyanates')],
    // Alkalis decompose a peroxide.
    // What makes gas with water is not rinsed away.
    ['release.containment.neutraliseAcid', unless(all(corrosive, acidic), any(givesOxygen, keptDry))],
    // Acid would set chlorine free, or hydrogen cyanide.
    [
      'release.containment.neutraliseAlkali',
      unless(all(corrosive, any(alkaline, amines)), any(contains('activeChlorine'), gasWithAcids, acidic, keptDry)),
    ],
    ['release.containment.aerosolsVentilate', aerosol],
    // A peroxide in a closed container may burst it.
    [
      'release.containment.collectDispose',
      unless(always, any(contains('isocyanates'), gas, selfDecomposing, givesOxygen, explosive, dryIce)),
    ],
    [
      'release.containment.cleanWater',
      // Cement sets with it.
      none(
        flammable,
        corrosive,
        contains('isocyanates'),
        gas,
        selfDecomposing,
        explosive,
        keptDry,
        chlorineSolid,
        dampHeats,
        dryIce,
        contains('limes', 10),
      ),
    ],
  ]),
  ...at('6.4', '/accidentalRelease/references', 'REACH Annex II, 6.4', [['release.reference.sections', always]]),
]
