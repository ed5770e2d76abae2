import { all, always, any, classified, contains, none, unless, usedBy, type Condition } from '../conditions.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import {
  brushedOff,
  chlorinated,
  cyanideGas,
  cyanoacrylate,
  fluorideOnSkin,
  fluoridePoison,
  keptDry,
  nitricFumes,
  phosphineGas,
} from './by-substance.ts'
import {
  acidic,
  aerosol,
  airwaySensitiser,
  alkaline,
  amineHardener,
  amines,
  anyHealth,
  aspiration,
  cmr,
  cold,
  corrosive,
  dryIce,
  eyeDamage,
  flammable,
  gas,
  hardenedByIsocyanates,
  inhalationHazard,
  irritant,
  liquefiedGas,
  hot,
  muchUnknown,
  poisonInGas,
  skinSensitiser,
  solvents,
  suffocating,
  toxic,
} from './situations.ts'

const point = 'REACH Annex II, 4.1'
const inhaledPoison = any(classified('H330', 'H331'), poisonInGas)
const contaminatesSkin = classified('H310', 'H311', 'H312', 'Skin', 'Carc.', 'Muta.', 'Repr.')

const cyanidePoisoning = any(cyanideGas, contains('nitriles', 10))
const methaemoglobin = contains('methaemoglobinFormers', 1)
/** Baits contain some thousandths of a per cent. */
const anticoagulant = contains('anticoagulants', 0.001)
const cholinesterase = contains('cholinesteraseInhibitors', 0.1)
const glycol = contains('ethyleneGlycol', 10)
const diethyleneGlycol = contains('diethyleneGlycol', 10)
const glycols = any(glycol, diethyleneGlycol)
const carbonMonoxide = contains('carbonMonoxide', 0.01)
/** Too little of the poison to advise its antidote, or an antidote that no sentence names, and too much to say that there is none. */
const hasAntidote = any(
  contains('ethyleneGlycol', 1),
  contains('diethyleneGlycol', 1),
  contains('methanol', 1),
  contains('nitriles', 1),
  contains('fluorides', 0.1),
  contains('otherPoisons', 1),
)
/** Toxic through the skin: P302 + P352 is followed by the advice to call a doctor (CLP Annex IV, P310 to P312). */
const skinPoison = unless(classified('H310', 'H311'), corrosive)
/** Poisons whose effects appear after hours or days, while the person still feels well. */
const late = any(
  contains('methanol', 3),
  glycols,
  cyanidePoisoning,
  fluoridePoison,
  methaemoglobin,
  anticoagulant,
  cholinesterase,
  phosphineGas,
)
/** A person who swallowed it calls for help at once, however they feel. */
const poisonous = any(aspiration, corrosive, toxic, late)
const antidotes: readonly (readonly [phrase: string, when: Condition])[] = [
  ['treatment.methanolAntidote', contains('methanol', 3)],
  ['treatment.glycolAntidote', glycol],
  ['treatment.diethyleneGlycolAntidote', diethyleneGlycol],
  ['treatment.cyanide', cyanidePoisoning],
  ['treatment.fluoride', fluoridePoison],
  ['treatment.methaemoglobin', methaemoglobin],
  ['treatment.carbonMonoxide', carbonMonoxide],
  ['treatment.anticoagulant', anticoagulant],
  ['treatment.cholinesterase', cholinesterase],
  ['treatment.heavyMetals', contains('chelatedMetals', 0.1)],
]

const ofPoisons: readonly (readonly [phrase: string, when: Condition])[] = [
  ['symptoms.methanol', contains('methanol', 3)],
  ['symptoms.cyanide', cyanidePoisoning],
  ['symptoms.fluoride', fluoridePoison],
  ['symptoms.methaemoglobin', methaemoglobin],
  ['symptoms.carbonMonoxide', carbonMonoxide],
  ['symptoms.anticoagulant', anticoagulant],
  ['symptoms.cholinesterase', cholinesterase],
  ['symptoms.glycol', glycols],
]
const symptoms: readonly (readonly [phrase: string, when: Condition])[] = [
  ['symptoms.drowsiness', any(classified('H336'), chlorinated)],
  ['symptoms.allergicSkin', skinSensitiser],
  ['symptoms.epoxySensitisation', all(skinSensitiser, contains('epoxies'))],
  ['symptoms.asthma', airwaySensitiser],
  ['symptoms.burns', corrosive],
  ['symptoms.thermalBurns', hot],
  ['symptoms.blindness', eyeDamage],
  ['symptoms.perforation', unless(corrosive, gas)],
  ['symptoms.irritation', unless(irritant, corrosive)],
  ...ofPoisons,
  ['symptoms.aspiration', aspiration],
  ['symptoms.propellantCold', aerosol],
  ['symptoms.liquidGasCold', liquefiedGas],
  ['symptoms.coldSolid', dryIce],
  ['symptoms.suffocation', suffocating],
  ['symptoms.alcoholIntoxication', contains('ethanol', 20)],
  ['symptoms.chromateUlcers', contains('chromates')],
]
const knownSymptoms = any(...symptoms.map(([, when]) => when))
/** Where the library knows no symptoms of their own. */
const generalSymptoms: typeof symptoms = [
  [
    'symptoms.poisoning',
    any(
      unless(classified('Acute Tox.', 'STOT SE 1', 'STOT SE 2'), knownSymptoms),
      // That it irritates or burns besides does not tell what a poison does.
      unless(toxic, any(...ofPoisons.map(([, when]) => when))),
    ),
  ],
  ['symptoms.longTerm', unless(classified('STOT RE', 'Carc.', 'Muta.', 'Repr.'), knownSymptoms)],
]

/** Section 4: first aid. */
export const firstAidRules: readonly SentenceRule[] = [
  ...at('4.1', '/firstAid/general', point, [
    ['firstAid.general.removeContaminated', contaminatesSkin, 'P361 + P364, P362 + P364'],
    ['firstAid.general.doctorIfInDoubt', unless(always, any(toxic, corrosive))],
    ['firstAid.general.showSheet', any(toxic, corrosive, cmr, airwaySensitiser)],
    ['firstAid.general.takeLabel', usedBy('consumer'), 'P101'],
    ['firstAid.general.unconscious', any(classified('H336'), toxic)],
    ['firstAid.general.delayedSymptoms', any(airwaySensitiser, late, inhaledPoison, nitricFumes)],
    ['firstAid.general.hardenerSheet', unless(any(hardenedByIsocyanates, contains('epoxies', 1), amineHardener), aerosol)],
  ]),
  ...at('4.1', '/firstAid/inhalation', point, [
    ['firstAid.inhalation.freshAir', always, 'P304 + P340'],
    ['firstAid.inhalation.artificialRespiration', any(inhaledPoison, classified('H336'), airwaySensitiser, gas, dryIce)],
    ['firstAid.inhalation.callDoctor', any(corrosive, inhaledPoison), 'P310'],
    ['firstAid.inhalation.asthmaSymptoms', airwaySensitiser, 'P342 + P311'],
    ['firstAid.inhalation.doctorSymptoms', none(corrosive, inhaledPoison, airwaySensitiser), 'P312'],
    ['firstAid.inhalation.chlorine', contains('activeChlorine')],
    ['firstAid.inhalation.aerosolAbuse', aerosol],
  ]),
  ...at('4.1', '/firstAid/skin', point, [
    ['firstAid.skin.brushOff', brushedOff, 'P335'],
    ['firstAid.skin.bondedSkin', cyanoacrylate],
    ['firstAid.skin.rinseCorrosive', corrosive, 'P303 + P361 + P353'],
    ['firstAid.skin.calciumGluconate', fluorideOnSkin],
    ['firstAid.skin.phenol', contains('phenols', 10)],
    ['firstAid.skin.callDoctorBurns', corrosive, 'P310'],
    ['firstAid.inhalation.callDoctor', skinPoison, 'P310, P312'],
    ['firstAid.skin.polyethyleneGlycol', contains('isocyanates')],
    ['firstAid.skin.frostbite', cold, 'P336 + P315'],
    ['firstAid.skin.washSoap', unless(always, any(corrosive, contains('isocyanates'), cold, all(hot, none(anyHealth)))), 'P302 + P352'],
    ['firstAid.skin.noSolvents', unless(any(solvents, skinSensitiser, contains('epoxies'), contains('isocyanates')), corrosive)],
    ['firstAid.skin.doctorIrritation', unless(any(irritant, skinSensitiser), corrosive), 'P332 + P313, P333 + P313'],
  ]),
  ...at('4.1', '/firstAid/eyes', point, [
    ['firstAid.eyes.rinseCorrosive', eyeDamage, 'P305 + P351 + P338'],
    ['firstAid.eyes.rinse', none(eyeDamage), 'P305 + P351 + P338'],
    ['firstAid.eyes.bondedLids', cyanoacrylate],
    ['firstAid.eyes.removeLenses', always, 'P338'],
    ['firstAid.eyes.protectUnharmedEye', eyeDamage],
    ['firstAid.eyes.eyeDoctor', eyeDamage, 'P310'],
    ['firstAid.eyes.doctorIrritation', none(eyeDamage), 'P337 + P313'],
  ]),
  ...at('4.1', '/firstAid/ingestion', point, [
    ['firstAid.ingestion.gas', gas],
    ['firstAid.ingestion.rinseMouth', unless(always, gas), 'P330'],
    ['firstAid.ingestion.noVomiting', unless(any(aspiration, corrosive, solvents, toxic), gas), 'P331'],
    ['firstAid.ingestion.keepHeadLow', unless(aspiration, gas)],
    // What reacts with water is not given it to drink.
    ['firstAid.ingestion.drinkWater', unless(any(corrosive, none(anyHealth)), any(aspiration, gas, keptDry, dryIce))],
    ['firstAid.ingestion.noNeutralisation', unless(all(corrosive, any(acidic, alkaline, amines)), gas)],
    ['firstAid.ingestion.callDoctor', unless(poisonous, gas), 'P301 + P310'],
    ['firstAid.ingestion.doctorIfUnwell', none(poisonous, gas), 'P312'],
  ]),
  ...at('4.1', '/firstAid/firstAiders', point, [
    ['firstAid.firstAiders.selfProtection', any(toxic, corrosive, airwaySensitiser, cmr)],
    ['firstAid.firstAiders.gloves', any(corrosive, skinSensitiser, classified('H310', 'H311'))],
    ['firstAid.firstAiders.gas', any(gas, dryIce)],
    ['firstAid.firstAiders.explosiveVapours', flammable],
    ['firstAid.firstAiders.noMouthToMouth', any(corrosive, inhaledPoison)],
  ]),
  ...at('4.2', '/firstAid/symptoms', 'REACH Annex II, 4.2', [
    ...symptoms,
    ...generalSymptoms,
    ['symptoms.noneKnown', none(anyHealth, knownSymptoms, muchUnknown)],
  ]),
  ...at('4.3', '/firstAid/treatment', 'REACH Annex II, 4.3', [
    ['treatment.symptomatic', always],
    // For a poison outside these groups it is not said that there is no antidote.
    ['treatment.noSpecificAntidote', none(...antidotes.map(([, when]) => when), toxic, hasAntidote, muchUnknown)],
    ...antidotes,
    ['treatment.noGastricLavage', aspiration],
    ['treatment.aspirationObservation', aspiration],
    ['treatment.corticosteroids', all(inhalationHazard, corrosive)],
    ['treatment.corrosiveEndoscopy', unless(corrosive, gas)],
    ['treatment.isocyanates', contains('isocyanates')],
    ['treatment.chromate', contains('chromates')],
  ]),
]
