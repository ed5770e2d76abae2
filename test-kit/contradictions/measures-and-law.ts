import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { PhraseText, Text } from '../../shared/record/texts.ts'
import { mode } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Sections 4 to 7 and 10 to 15 against the rest of the record. */
export const inMeasuresAndLaw: Contradiction[] = [
  [
    'it does not burn, beside H225',
    1003,
    (record) => record.firefighting.hazards.push({ phrase: 'fireHazard.notFlammable' }),
    'firefighting.flammabilityDenied',
    'REACH Annex II, 5.2',
  ],
  [
    'nothing that it does not go with, and acids',
    1007,
    (record) => (record.stability.incompatible = [{ phrase: 'incompatible.none' }]),
    'sentences.contradict',
    'REACH Annex II, 10.5',
  ],
  [
    'no reaction of what dissolves metals',
    1007,
    (record) => (record.stability.reactivity = [{ phrase: 'reactivity.none' }]),
    'stability.classDenied',
    'REACH Annex II, 10.1',
  ],
  [
    'no antidote, and one',
    1003,
    (record) => record.firstAid.treatment.push({ phrase: 'treatment.noSpecificAntidote' }),
    'sentences.contradict',
    'REACH Annex II, 4.3',
  ],
  [
    'combustible solids for storage, beside H225',
    1003,
    (record) => (record.handling.storageClass = '11'),
    'handling.storageClassContradicts',
    'TRGS 510',
  ],
  [
    'another storage temperature in words of the technical sheet',
    1001,
    (record) => (record.technical.storage = [storedAt(0, 60)]),
    'handling.temperatureDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'a sensitiser in section 11 that is not contained',
    1001,
    (record) =>
      (record.toxicology.notes = [
        { phrase: 'toxicology.sensitiserSubstances', values: { substances: [{ phrase: 'substance.cobaltBisEthylhexanoate' }] } },
      ]),
    'sentences.substanceUnfounded',
    'REACH Annex II, 11.1',
  ],
  [
    'an estimate by skin in mg/l',
    1003,
    (record) => record.toxicology.estimates.forEach((one) => (one.quantity = { ...one.quantity, unit: 'mg/l' })),
    'toxicology.unitContradicts',
    'CLP Annex I, Table 3.1.1',
  ],
  [
    'an organ that no ingredient harms',
    1003,
    (record) =>
      record.classification.forEach((one) => one.category === 'STOT RE 2' && (one.organs = { phrase: 'statementValue.opticNerve' })),
    'classification.organsUnfounded',
    'CLP Annex I, Tables 3.8.4',
  ],
  [
    'into the sewer, and not with household waste',
    1003,
    (record) => record.disposal.product.push({ phrase: 'disposal.product.smallAmounts' }),
    'sentences.contradict',
    'REACH Annex II, 13.1',
  ],
  [
    'a code with the name of another waste',
    1003,
    (record) => (record.disposal.wasteCodes = [{ code: '08 01 11*', name: { phrase: 'wasteCode.150102' } }]),
    'disposal.codeDiffers',
    'Decision 2000/532/EC',
  ],
  [
    'the shipping name of another number',
    1003,
    (record) => (mode(record, 'sea').shippingName = { phrase: 'shippingName.un1170' }),
    'transport.nameDiffers',
    'REACH Annex II, 14.2',
  ],
  [
    'UN 3082 without the mark that it is for',
    1005,
    (record) => (mode(record, 'sea').environmentallyHazardous = false),
    'transport.environmentDiffers',
    'REACH Annex II, 14.5',
  ],
  [
    'another limited quantity by sea than by road',
    1003,
    (record) => (mode(record, 'sea').limitedQuantity = '1 L'),
    'transport.modesDiffer',
    'IMDG Code 3.4',
  ],
  [
    'no dangerous goods, and UN 1263',
    1003,
    (record) => record.transport.precautions.push({ phrase: 'transportPrecaution.notDangerous' }),
    'sentences.contradict',
    'ADR 2.1',
  ],
  [
    'the exemption of UN 3082 for another number',
    1003,
    (record) => record.transport.precautions.push({ phrase: 'transportPrecaution.environmentallyHazardousExemption' }),
    'sentences.contradict',
    'ADR 3.3.1',
  ],
  [
    'a restriction that follows from the class',
    1003,
    union('regulation.reachAnnexXvii', { entries: '3, 48, 69' }),
    'regulatory.restrictionMissing',
    'REACH Annex XVII, entry 40',
  ],
  [
    'a restriction that follows from no class',
    1003,
    union('regulation.reachAnnexXvii', { entries: '3, 28, 40' }),
    'regulatory.restrictionUnfounded',
    'REACH Annex XVII, entry 28',
  ],
  [
    'nothing that needs an authorisation, and its number',
    1010,
    (record) => record.regulatory.union.push({ phrase: 'regulation.reachAuthorisationNone' }),
    'sentences.contradict',
    'REACH Annex XIV',
  ],
  [
    'a sunset date that is past without authorisation',
    1010,
    (record) =>
      (record.regulatory.union = record.regulatory.union.filter(
        (one) => !('phrase' in one) || one.phrase !== 'regulation.authorisationNumber',
      )),
    'regulatory.authorisationMissing',
    'REACH Articles 56(1) and 65',
  ],
  [
    'another category of major accidents',
    1010,
    union('regulation.seveso', { category: 'E2' }),
    'regulatory.sevesoUnfounded',
    'Directive 2012/18/EU',
  ],
  [
    'quantities of another category',
    1003,
    union('regulation.sevesoQuantities', { lowerTier: '50 t', upperTier: '200 t' }),
    'regulatory.sevesoQuantitiesDiffer',
    'Directive 2012/18/EU',
  ],
  [
    'more solvents than the limit that stands beside',
    1001,
    union('regulation.vocPaintsDirective', { category: 'A/j', limit: { value: 500, unit: 'g/l' }, value: { value: 620, unit: 'g/l' } }),
    'regulatory.solventsAboveLimit',
    'Directive 2004/42/EC',
  ],
  [
    'French law in Germany',
    1003,
    (record) => record.regulatory.national[0]?.texts.push({ phrase: 'regulation.franceIcpe', values: { headings: '4331' } }),
    'regulatory.countryDiffers',
    'REACH Annex II, 15.1',
  ],
  [
    'nothing to be listed, beside what is',
    1003,
    (record) => record.composition.notes.push({ phrase: 'compositionNote.notHazardous' }),
    'sentences.contradict',
    'REACH Annex II, 3.2',
  ],
  [
    'less monomer than section 3 has',
    1002,
    (record) =>
      record.composition.notes.push({ phrase: 'compositionNote.residualMonomer', values: { content: { value: 0.1, unit: '%' } } }),
    'composition.monomerDiffers',
    'REACH Annex XVII, entry 74',
  ],
]

function union(phrase: string, values: NonNullable<PhraseText['values']>) {
  return (record: ProductRecord): void => {
    const found = record.regulatory.union.find((one) => 'phrase' in one && one.phrase === phrase)
    if (!found) throw new Error(`no ${phrase}`)
    Object.assign(found, { values })
  }
}

function storedAt(from: number, to: number): Text {
  return { phrase: 'tds.storage.temperature', values: { temperatureRange: { from, to, unit: '°C' } } }
}
