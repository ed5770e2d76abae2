import { all, always, any, classified, contains, none, unless } from '../conditions.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import {
  acidic,
  aerosol,
  airwaySensitiser,
  alkaline,
  amineHardener,
  amines,
  aquatic,
  cmr,
  corrosive,
  flammable,
  liquid,
} from './situations.ts'
import { inhalationHazard, solid, solvents, toxic, waterBased } from './situations.ts'

const organicBurns = any(flammable, solvents, contains('epoxies'), contains('isocyanates'), amineHardener)

/** Sections 5 and 6. */
export const fireAndReleaseRules: readonly SentenceRule[] = [
  ...at('5.1', '/firefighting/suitableMedia', 'REACH Annex II, 5.1', [
    ['extinguishing.suitable.foamPowderCarbonDioxide', organicBurns, 'P370 + P378'],
    ['extinguishing.suitable.adaptToSurroundings', none(organicBurns)],
  ]),
  ...at('5.1', '/firefighting/unsuitableMedia', 'REACH Annex II, 5.1', [
    ['extinguishing.unsuitable.waterJet', organicBurns],
    ['extinguishing.unsuitable.none', none(organicBurns)],
  ]),
  ...at('5.2', '/firefighting/hazards', 'REACH Annex II, 5.2', [
    ['fireHazard.explosiveMixture', flammable],
    ['fireHazard.containersBurst', unless(organicBurns, aerosol)],
    ['fireHazard.aerosolsBurst', aerosol],
    ['fireHazard.denseSmoke', unless(organicBurns, aerosol)],
    ['fireHazard.carbonOxides', any(organicBurns, waterBased)],
    ['fireHazard.nitrogenOxides', any(contains('isocyanates'), amines)],
    ['fireHazard.hydrogenCyanideIsocyanates', contains('isocyanates')],
    ['fireHazard.aldehydes', contains('epoxies', 1)],
    ['fireHazard.hydrogenChloride', contains('hydrochloricAcid')],
    ['fireHazard.hydrogenWithMetals', any(acidic, alkaline)],
    ['fireHazard.chromiumOxides', contains('chromates')],
    ['fireHazard.notFlammable', all(contains('water', 50), none(organicBurns))],
    ['fireHazard.burnsAfterWaterEvaporates', all(waterBased, none(acidic, alkaline))],
  ]),
  ...at('5.3', '/firefighting/advice', 'REACH Annex II, 5.3', [
    ['firefighter.breathingApparatus', always],
    ['firefighter.coolContainers', any(organicBurns, aerosol)],
    ['firefighter.containWater', always],
    ['firefighter.evacuate', aerosol],
    ['firefighter.noWaterOnIsocyanate', contains('isocyanates')],
    ['firefighter.chemicalSuit', any(classified('H330'), classified('Skin Corr. 1A', 'Skin Corr. 1B'))],
  ]),
  ...at('6.1', '/accidentalRelease/personal', 'REACH Annex II, 6.1.1', [
    ['release.personal.ignitionSources', flammable],
    ['release.personal.ventilate', any(inhalationHazard, flammable, solvents)],
    ['release.personal.avoidContact', always],
    ['release.personal.evacuate', any(toxic, flammable, airwaySensitiser)],
    ['release.personal.slipHazard', unless(liquid, any(flammable, aerosol))],
    ['release.personal.avoidDust', solid],
  ]),
  ...at('6.1', '/accidentalRelease/responders', 'REACH Annex II, 6.1.2', [
    ['release.responders.equipment', always],
    ['release.responders.breathingApparatus', any(toxic, corrosive, airwaySensitiser, all(flammable, inhalationHazard))],
  ]),
  ...at('6.2', '/accidentalRelease/environment', 'REACH Annex II, 6.2', [
    ['release.environment.drains', always, 'P273'],
    ['release.environment.informAuthorities', any(aquatic, flammable, cmr, corrosive)],
    ['release.environment.informLargeAmounts', none(aquatic, flammable, cmr, corrosive)],
  ]),
  ...at('6.3', '/accidentalRelease/containment', 'REACH Annex II, 6.3.1 and 6.3.2', [
    ['release.containment.coverDrains', unless(any(aquatic, corrosive), aerosol)],
    ['release.containment.absorb', liquid],
    ['release.containment.sweep', solid],
    ['release.containment.noSparkTools', flammable],
    ['release.containment.isocyanateDecontaminate', contains('isocyanates')],
    ['release.containment.neutraliseAcid', all(corrosive, acidic)],
    // Acid would set chlorine free.
    ['release.containment.neutraliseAlkali', unless(all(corrosive, any(alkaline, amines)), contains('activeChlorine'))],
    ['release.containment.aerosolsVentilate', aerosol],
    ['release.containment.collectDispose', unless(always, contains('isocyanates'))],
    ['release.containment.cleanWater', none(flammable, corrosive, contains('isocyanates'))],
  ]),
  ...at('6.4', '/accidentalRelease/references', 'REACH Annex II, 6.4', [['release.reference.sections', always]]),
]
