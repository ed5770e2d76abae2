import { mode, note, say } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Sections 13 and 14 against the rest. */
export const ofLaw: Contradiction[] = [
  [
    'paint with solvents whose code lost its asterisk',
    1001,
    (record) => (record.disposal.wasteCodes[0] = { code: '08 01 11', name: { phrase: 'wasteCode.080111' } }),
    'disposal.asteriskWrong',
    'Decision 2000/532/EC',
  ],
  [
    'packaging of plastic with an asterisk',
    1004,
    (record) => (record.disposal.wasteCodes = [{ code: '15 01 02*', name: { phrase: 'wasteCode.150102' } }]),
    'disposal.asteriskWrong',
    'Decision 2000/532/EC',
  ],
  [
    'hazardous waste without a hazardous code',
    1004,
    (record) => (record.disposal.product = [{ phrase: 'disposal.product.hazardousWaste' }]),
    'disposal.codeContradicts',
    'REACH Annex II, 13.1',
  ],
  [
    'waste of isocyanates without any',
    1003,
    (record) => record.disposal.wasteCodes.push({ code: '08 05 01*', name: { phrase: 'wasteCode.080501' } }),
    'sentences.substanceUnfounded',
    'REACH Annex II, 13.1',
  ],
  [
    'an alkaline waste of an acid',
    1009,
    (record) => record.disposal.wasteCodes.push({ code: '20 01 15*', name: { phrase: 'wasteCode.200115' } }),
    'sentences.figureContradicts',
    'REACH Annex II, 13.1',
  ],
  [
    'dispensers that are none',
    1003,
    say((one) => one.disposal.product, 'disposal.product.aerosols'),
    'sentences.contradict',
    'REACH Annex II, 13.1',
  ],
  [
    'waste of households from industry alone',
    1010,
    (record) => record.disposal.wasteCodes.push({ code: '20 01 27*', name: { phrase: 'wasteCode.200127' } }),
    'disposal.codeContradicts',
    'Decision 2000/532/EC',
  ],
  [
    'another waste code in words',
    1003,
    say((one) => one.disposal.product, 'disposal.product.wasteCode', { code: '08 01 12' }),
    'disposal.codeDiffers',
    'REACH Annex II, 13.1',
  ],
  [
    'schedules of corrosives for a flammable liquid',
    1003,
    (record) => (mode(record, 'sea').emergencySchedules = 'F-A, S-B'),
    'transport.schedulesContradict',
    'IMDG Code 3.2, column 15',
  ],
  [
    'another excepted quantity by sea',
    1003,
    (record) => (mode(record, 'sea').exceptedQuantity = 'E5'),
    'transport.modesDiffer',
    'IMDG Code 3.5',
  ],
  [
    'a special provision that the entry does not have',
    1003,
    (record) => mode(record, 'road').specialProvisions.push('188'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 6',
  ],
  [
    'acids for segregation, of a lye',
    1007,
    (record) => {
      record.transport.precautions = [{ phrase: 'transportPrecaution.segregation', values: { group: 'SGG1' } }]
    },
    'sentences.figureContradicts',
    'IMDG Code 3.1.4.4',
  ],
  [
    'a limited quantity of what is free',
    1004,
    say((one) => one.transport.precautions, 'transportPrecaution.limitedQuantity', { quantity: '5 L' }),
    'transport.precautionUnfounded',
    'REACH Annex II, 14',
  ],
  [
    'another limited quantity in words',
    1003,
    say((one) => one.transport.precautions, 'transportPrecaution.limitedQuantity', { quantity: '1 L' }),
    'transport.conditionDiffers',
    'ADR 3.4',
  ],
  [
    'another group by sea than by road, where nothing is calculated',
    9002,
    (record) => {
      record.composition.ingredients = []
      record.transport = {
        regulated: true,
        unNumber: '3082',
        road: {
          shippingName: { phrase: 'shippingName.un3082' },
          hazardClass: '9',
          packingGroup: 'III',
          environmentallyHazardous: true,
          subsidiaryHazards: [],
          specialProvisions: [],
        },
        sea: {
          shippingName: { phrase: 'shippingName.un3082' },
          hazardClass: '8',
          packingGroup: 'II',
          environmentallyHazardous: true,
          subsidiaryHazards: [],
          specialProvisions: [],
        },
        air: { regulated: false },
        precautions: [],
        bulk: [],
      }
    },
    'transport.modesDiffer',
    'REACH Annex II, 14',
  ],
  ['a solid of UN 3082', 1005, note('physicalState', 'state.granules'), 'transport.stateContradicts', '2.2.9.1.10'],
]
