import { ingredient, toluene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const bleach = {
  casNumber: '7681-52-9',
  ecNumber: '231-668-3',
  indexNumber: '017-011-00-1',
  content: 2,
  contentRange: { from: 1, to: 3, toInclusive: false },
}

/** Sections 4 to 8, and the poster with them. */
export const inProtection: Contradiction[] = [
  [
    'nothing for the eyes beside a corrosive',
    1007,
    (record) => (record.exposureControls.eyes = []),
    'protection.eyesMissing',
    'REACH Annex II, 8.2.2.2(a)',
  ],
  [
    'no gloves beside a sensitiser',
    1002,
    (record) => Object.assign(record.exposureControls, { gloves: [], hands: [{ phrase: 'protection.hands.notNeeded' }] }),
    'protection.handsMissing',
    'REACH Annex II, 8.2.2.2(b)',
  ],
  [
    'no mask where breathing harms',
    1002,
    (record) => (record.exposureControls.respiratory = [{ phrase: 'protection.respiratory.notNeeded' }]),
    'protection.respiratoryMissing',
    'REACH Annex II, 8.2.2.2(c)',
  ],
  [
    'no first aid for what harms when breathed in',
    1002,
    (record) => (record.firstAid.inhalation = [{ phrase: 'firstAid.inhalation.notNeeded' }]),
    'firstAid.denied',
    'REACH Annex II, 4.1',
  ],
  ['no first aid for eyes that are burnt', 1006, (record) => (record.firstAid.eyes = []), 'firstAid.missing', 'REACH Annex II, 4.1'],
  [
    'vomiting not forbidden beside H304',
    1003,
    (record) => (record.firstAid.ingestion = [{ phrase: 'firstAid.ingestion.rinseMouth' }]),
    'firstAid.vomiting',
    'REACH Annex II, 4.1',
  ],
  [
    'no measures against fire beside H225',
    1003,
    (record) => (record.handling.fireProtection = [{ phrase: 'fireProtection.noSpecial' }]),
    'handling.fireDenied',
    'REACH Annex II, 7.1',
  ],
  [
    'another storage class in section 7',
    1003,
    (record) => (record.handling.storageClass = '10'),
    'handling.storageClassDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'another storage temperature on the technical sheet',
    1003,
    (record) => (record.handling.storageTemperature = { from: 0, to: 50, unit: '°C' }),
    'handling.temperatureDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'water jets against which is warned',
    1003,
    (record) => record.firefighting.suitableMedia.push({ phrase: 'extinguishing.unsuitable.waterJet' }),
    'firefighting.mediaContradict',
    'REACH Annex II, 5.1',
  ],
  [
    'no limit at the workplace for what has one everywhere in the Union',
    1003,
    (record) => (ingredient(record, toluene).exposureLimits = []),
    'protection.unionLimitMissing',
    'REACH Annex II, 8.1.1',
  ],
  [
    'a lye with hypochlorite that is neutralised with acid',
    1007,
    (record) => {
      const [lye] = record.composition.ingredients
      if (lye) record.composition.ingredients.push({ ...lye, name: { phrase: 'substance.sodiumHypochlorite' }, ...bleach })
    },
    'release.setsChlorineFree',
    'CLP Annex II, 2.6',
  ],
  [
    'a filter A beside acetone',
    1003,
    (record) => (record.exposureControls.respiratory = [{ phrase: 'protection.respiratory.filterA' }]),
    'protection.filterDoesNotHold',
    'REACH Annex II, 8.2.2.2(c)',
  ],
]
