import type { Contradiction } from './contradiction.ts'
import { mode, free } from './change-record.ts'

/** Sections 13 to 15. */
export const inTransportAndLaw: Contradiction[] = [
  [
    'waste that is not hazardous',
    1003,
    (record) => (record.disposal.wasteCodes = [{ code: '08 01 12', name: { phrase: 'wasteCode.080112' } }]),
    'disposal.notHazardousWaste',
    'Directive 2008/98/EC',
  ],
  ['dangerous goods set free', 1003, free, 'transport.notRegulated', 'REACH Annex II, 14'],
  [
    'another UN number',
    1003,
    (record) => Object.assign(record.transport, { unNumber: '1993' }),
    'transport.numberDiffers',
    'REACH Annex II, 14.1',
  ],
  ['another transport class', 1007, (record) => (mode(record, 'sea').hazardClass = '3'), 'transport.classDiffers', 'REACH Annex II, 14.3'],
  [
    'another packing group',
    1003,
    (record) => (mode(record, 'road').packingGroup = 'III'),
    'transport.packingGroupDiffers',
    'REACH Annex II, 14.4',
  ],
  [
    'goods hazardous to water without their mark',
    1010,
    (record) => (mode(record, 'sea').environmentallyHazardous = false),
    'transport.environmentDiffers',
    'REACH Annex II, 14.5',
  ],
  [
    'another tunnel code',
    1003,
    (record) => (mode(record, 'road').tunnelCode = '(B)'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 15',
  ],
  [
    'another limited quantity',
    1007,
    (record) => (mode(record, 'road').limitedQuantity = '5 L'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 7a',
  ],
  [
    'another hazard number',
    1003,
    (record) => (mode(record, 'road').hazardNumber = '30'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 20',
  ],
  [
    'a number that ADR does not list',
    1003,
    (record) => Object.assign(record.transport, { unNumber: '3999' }),
    'transport.numberUnknown',
    'ADR 3.2, Table A',
  ],
  [
    'a candidate denied in section 15',
    1010,
    (record) => record.regulatory.union.push({ phrase: 'regulation.candidateListNone' }),
    'regulatory.candidateListDenied',
    'REACH Article 59(10)',
  ],
  [
    'methanol for the public without a fastening',
    1003,
    (record) =>
      (record.regulatory.union = record.regulatory.union.filter(
        (text) => !('phrase' in text && text.phrase === 'regulation.childResistantFastening'),
      )),
    'regulatory.fasteningMissing',
    'CLP Annex II, 3.1.1',
  ],
  [
    'an aspiration hazard for the public without a tactile warning',
    1016,
    (record) =>
      (record.regulatory.union = record.regulatory.union.filter(
        (text) => !('phrase' in text && text.phrase === 'regulation.tactileWarning'),
      )),
    'regulatory.tactileWarningMissing',
    'CLP Annex II, 3.2.1',
  ],
  [
    'no restriction of a flammable liquid',
    1003,
    (record) => record.regulatory.union.push({ phrase: 'regulation.reachAnnexXviiNone' }),
    'regulatory.restrictionsDenied',
    'REACH Annex XVII, entry 40',
  ],
  [
    'waste of a flammable lacquer that is not hazardous',
    1001,
    (record) => (record.disposal.wasteCodes = [{ code: '08 01 12', name: { phrase: 'wasteCode.080112' } }]),
    'disposal.notHazardousWaste',
    'Directive 2008/98/EC',
  ],
  [
    'a carcinogen for the public',
    1010,
    (record) => record.uses.push({ phrase: 'use.consumer' }),
    'regulatory.publicRefused',
    'REACH Annex XVII, entries 28 to 30',
  ],
  [
    'MDI for the public',
    1003,
    (record) => {
      const [solvent] = record.composition.ingredients
      if (!solvent) throw new Error('The thinner has no ingredient')
      Object.assign(solvent, { casNumber: '101-68-8', ecNumber: '202-966-0', indexNumber: '615-005-00-9' })
    },
    'regulatory.mdiForPublic',
    'REACH Annex XVII, entry 56, paragraph 1(a)',
  ],
  [
    'methanol in what the public washes windscreens with',
    1003,
    (record) => (record.uses = [{ phrase: 'use.cleaning' }, { phrase: 'use.consumer' }]),
    'regulatory.methanolForPublic',
    'REACH Annex XVII, entry 69',
  ],
  [
    'a lamp oil that is coloured',
    1003,
    (record) => {
      record.uses.push({ phrase: 'use.lampOil' })
      record.materials.push({ id: 99, component: 'Oil red', purpose: { phrase: 'purpose.pigment' } })
    },
    'regulatory.lampOilAdditive',
    'REACH Annex XVII, entry 3, paragraph 3',
  ],
  [
    'five litres of a grill lighter fluid',
    1003,
    (record) => {
      record.uses.push({ phrase: 'use.grillLighter' })
      record.labelDefaults.packContent = '5 l'
    },
    'regulatory.lampOilPack',
    'REACH Annex XVII, entry 3, paragraph 5(c)',
  ],
  [
    'no major accidents with a flammable liquid',
    1003,
    (record) => record.regulatory.union.push({ phrase: 'regulation.sevesoNone' }),
    'regulatory.sevesoDenied',
    'Directive 2012/18/EU',
  ],
  [
    'another content of solvents in section 15',
    1003,
    (record) => (record.regulatory.volatileOrganicCompounds = { value: 420, unit: 'g/l' }),
    'regulatory.solventsDiffer',
    'REACH Annex II, 15.1',
  ],
]
