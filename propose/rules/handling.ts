import { all, always, any, classified, contains, none, ofKind, sprayed, unless, usedBy } from '../conditions.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import {
  acidic,
  aerosol,
  airwaySensitiser,
  alkaline,
  amineHardener,
  amines,
  anyHealth,
  aquatic,
  aspiration,
  burning,
} from './situations.ts'
import {
  chlorineSolid,
  cmr,
  combustible,
  corrosive,
  dampHeats,
  flammable,
  gas,
  gasWithAcids,
  heavyVapours,
  inhalationHazard,
  liquid,
} from './situations.ts'
import { notFlammable, oxidiser, pressed, selfDecomposing, skinSensitiser, solvents, toxic, waterBased } from './situations.ts'
import { hardenedByIsocyanates, keptDry } from './situations.ts'

/** Aerosol dispensers and gas bottles are opened and stored in their own way. */
const ofItsOwnKind = any(aerosol, gas)
const ignitable = any(flammable, burning, selfDecomposing)

/** CLP Annex IV, column 5 of P405: highly recommended where the public has it. */
const lockedForPublic = all(classified('STOT SE 2', 'STOT SE 3'), usedBy('consumer'))

/** Section 7. */
export const handlingRules: readonly SentenceRule[] = [
  ...at('7.1', '/handling/handling', 'REACH Annex II, 7.1.1', [
    ['handling.ventilation', any(inhalationHazard, flammable, solvents, gas), 'P271'],
    ['handling.avoidContact', always],
    ['handling.avoidBreathing', any(inhalationHazard, all(sprayed, anyHealth)), 'P260, P261'],
    ['handling.exposureControl', any(solvents, contains('isocyanates'))],
    ['handling.vapourConcentration', unless(flammable, aerosol)],
    ['handling.closeContainer', unless(always, ofItsOwnKind), 'P233'],
    ['handling.notEmptyWithPressure', unless(flammable, ofItsOwnKind)],
    ['handling.gasValves', pressed],
    ['handling.noReturn', selfDecomposing],
    ['handling.sensitisedPersons', any(skinSensitiser, airwaySensitiser)],
    ['handling.openCarefully', unless(contains('isocyanates'), aerosol)],
    ['handling.noMixing', all(ofKind('cleaner'), acidic)],
    ['handling.noMixingAcids', any(contains('activeChlorine'), gasWithAcids)],
    ['handling.neverAddWater', all(corrosive, any(contains('alkaliHydroxides'), contains('heatingWithWater', 30)))],
    ['handling.chromateClosed', contains('chromates')],
    ['handling.aerosol', aerosol, 'P211'],
    ['handling.observeLabel', usedBy('consumer'), 'P103'],
  ]),
  ...at('7.1', '/handling/hygiene', 'REACH Annex II, 7.1.2', [
    ['hygiene.noEating', always, 'P270'],
    ['hygiene.washHands', always, 'P264'],
    ['hygiene.washClothing', any(skinSensitiser, corrosive, classified('H310', 'H311', 'H312', 'Skin Irrit.')), 'P362 + P364'],
    ['hygiene.separateClothing', any(skinSensitiser, airwaySensitiser, cmr)],
    ['hygiene.barrierCream', contains('epoxies', 1)],
    ['hygiene.showerAfterWork', classified('Carc. 1', 'Muta. 1', 'Repr. 1')],
    ['hygiene.noCloths', all(flammable, solvents)],
  ]),
  ...at('7.1', '/handling/fireProtection', 'REACH Annex II, 7.1.1(a)', [
    ['fireProtection.ignitionSources', any(ignitable, oxidiser, combustible), 'P210'],
    ['fireProtection.electrostatic', classified('Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3'), 'P240, P243'],
    ['fireProtection.explosionProof', classified('Flam. Liq. 1', 'Flam. Liq. 2'), 'P241, P242'],
    ['fireProtection.vapoursFloor', heavyVapours],
    ['fireProtection.clothsMetalBin', all(classified('Flam. Liq.'), ofKind('paint'))],
    ['fireProtection.noSpecial', unless(notFlammable, any(combustible, chlorineSolid, pressed))],
  ]),
  ...at('7.2', '/handling/storage', 'REACH Annex II, 7.2', [
    ['storage.originalContainer', unless(always, ofItsOwnKind), 'P234'],
    ['storage.coolVentilated', always, 'P403'],
    ['storage.sunlight', unless(any(flammable, waterBased, selfDecomposing), any(aerosol, pressed))],
    ['storage.temperatureOfLabel', selfDecomposing, 'P411'],
    ['storage.gasContainers', pressed, 'P410 + P403'],
    ['storage.aerosols', aerosol, 'P410 + P412'],
    ['storage.upright', unless(liquid, aerosol)],
    ['storage.retention', unless(all(liquid, any(aquatic, corrosive, flammable)), aerosol)],
    ['storage.lockedUp', any(toxic, corrosive, cmr, aspiration, lockedForPublic), 'P405'],
    ['storage.noSmoking', any(ignitable, oxidiser)],
    ['storage.moisture', any(contains('isocyanates'), amineHardener, keptDry, chlorineSolid, dampHeats)],
    ['storage.inertGas', unless(hardenedByIsocyanates, aerosol)],
    ['storage.frost', waterBased],
  ]),
  ...at('7.2', '/handling/incompatible', 'REACH Annex II, 7.2(a)(vi)', [
    ['storageIncompatible.food', always],
    ['storageIncompatible.oxidisers', any(flammable, burning)],
    ['storageIncompatible.combustibles', oxidiser, 'P220'],
    ['storageIncompatible.selfDecomposing', selfDecomposing, 'P220'],
    ['storageIncompatible.water', keptDry, 'P223'],
    ['storageIncompatible.amines', contains('isocyanates')],
    ['storageIncompatible.epoxyAmine', contains('epoxies', 1)],
    ['storageIncompatible.acids', any(alkaline, amines, contains('activeChlorine'), unless(gasWithAcids, keptDry))],
    ['storageIncompatible.ammonia', contains('activeChlorine')],
    ['storageIncompatible.hypochlorite', acidic],
    ['storageIncompatible.lightMetals', all(corrosive, alkaline)],
    ['storageIncompatible.explosives', aerosol],
  ]),
  ...at('7.3', '/handling/endUses', 'REACH Annex II, 7.3', [
    ['endUse.technicalDataSheet', unless(usedBy('professional', 'industrial'), ofKind('biocide'))],
    ['endUse.consumer', usedBy('consumer')],
    ['endUse.biocideLabel', ofKind('biocide')],
    ['endUse.none', none(usedBy('professional', 'industrial', 'consumer'), ofKind('biocide'))],
  ]),
]
