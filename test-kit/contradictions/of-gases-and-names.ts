import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { mode, say } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const inAllModes = (record: ProductRecord, name: Text): void => {
  for (const one of ['road', 'sea', 'air'] as const) mode(record, one).shippingName = name
}

/** What is written of gases as of liquids, and names of carriage that one language has otherwise: cartridges (9010), a disinfectant (9004), a resin (9002). */
export const ofGasesAndNames: readonly Contradiction[] = [
  [
    'liquefied gas that freezes the skin, which is washed with soap',
    9010,
    ({ firstAid }) => (firstAid.skin = [{ phrase: 'firstAid.skin.washSoap' }]),
    'firstAid.antidoteMissing',
    'Annex II, 4.1',
  ],
  [
    'gas taken up with sand',
    9010,
    say(({ accidentalRelease }) => accidentalRelease.containment, 'release.containment.absorb'),
    'sentences.contradict',
    'Annex II, 6.3',
  ],
  [
    'a cartridge rinsed with water',
    9010,
    ({ disposal }) => (disposal.packaging = [{ phrase: 'disposal.packaging.rinse' }]),
    'sentences.contradict',
    'Annex II, 13.1',
  ],
  [
    'quantities of Seveso III that are not those of the gas',
    9010,
    ({ regulatory }) => {
      const text = regulatory.union.find((one) => 'phrase' in one && one.phrase === 'regulation.sevesoQuantities')
      if (text !== undefined && 'phrase' in text) text.values = { lowerTier: '10 t', upperTier: '50 t' }
    },
    'regulatory.sevesoQuantitiesDiffer',
    'Annex I, Part 2',
  ],
  [
    'burnt skin that may wait whether it goes on burning',
    9004,
    ({ firstAid }) => {
      firstAid.skin = [{ phrase: 'firstAid.skin.rinseCorrosive' }, { phrase: 'firstAid.skin.doctorIrritation' }]
    },
    'firstAid.tooMild',
    'Annex II, 4.1',
  ],
  [
    'the technical name of what the goods do not contain',
    9004,
    (record) =>
      inAllModes(record, {
        text: {
          en: 'CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S. (ethanolamine)',
          de: 'ÄTZENDER BASISCHER ORGANISCHER FLÜSSIGER STOFF, N.A.G. (Ethanolamin)',
        },
      }),
    'sentences.substanceUnfounded',
    'ADR 3.1.2.8',
  ],
  [
    'goods that are basic in English and acid in German',
    9004,
    (record) =>
      inAllModes(record, {
        text: {
          en: 'CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S. (didecyldimethylammonium chloride)',
          de: 'ÄTZENDER SAURER ORGANISCHER FLÜSSIGER STOFF, N.A.G. (Didecyldimethylammoniumchlorid)',
        },
      }),
    'transport.nameDiffers',
    'ADR 3.1.2',
  ],
  [
    'gloves of latex for an epoxy resin',
    9002,
    ({ exposureControls }) => {
      exposureControls.gloves = [{ material: { phrase: 'protection.gloveMaterial.natural' }, standard: 'EN ISO 374-1' }]
    },
    'protection.gloveDoesNotHold',
    '8.2.2.2(b)',
  ],
  [
    'a melt that burns the skin, which is washed with soap',
    1014,
    ({ firstAid }) => (firstAid.skin = [{ phrase: 'firstAid.skin.washSoap' }]),
    'firstAid.antidoteMissing',
    'Annex II, 4.1',
  ],
  [
    'vapours of an emulsion that explode, of what does not burn',
    1012,
    say(({ firefighting }) => firefighting.hazards, 'fireHazard.explosiveMixture'),
    'sentences.contradict',
    'Annex II, 5.2',
  ],
  [
    'a burning thinner put out by what the surroundings ask for',
    1003,
    ({ firefighting }) => (firefighting.suitableMedia = [{ phrase: 'extinguishing.suitable.adaptToSurroundings' }]),
    'sentences.contradict',
    'Annex II, 5.1',
  ],
  [
    'packaging with residues of chromate as scrap metal',
    1010,
    ({ disposal }) => {
      disposal.wasteCodes = disposal.wasteCodes.map((one) =>
        one.code === '15 01 10*' ? { code: '15 01 04', name: { phrase: 'wasteCode.150104' } } : one,
      )
    },
    'disposal.codeContradicts',
    'Decision 2000/532/EC',
  ],
  [
    'a spray that is lit from 8 cm on, in category 1',
    1013,
    ({ parameters }) => {
      for (const one of parameters)
        if (one.property === 'aerosols')
          one.remark = { phrase: 'propertyNote.ignitionDistance', values: { value: { value: 8, unit: 'cm' } } }
    },
    'classification.differs',
    'CLP Annex I, 2.3.2.2',
  ],
]
