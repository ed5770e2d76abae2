/** What looks like a contradiction and is none: a good record, a change that a maker lawfully makes, and the rule that must stay silent. */
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import { ingredient, note, say, unsay, xylene } from '../contradictions/change-record.ts'
import type { SilentRule } from './silent-rule.ts'

const add =
  (...parameters: readonly Parameter[]) =>
  (record: ProductRecord): void => {
    record.parameters.push(...parameters)
  }
const density = (value: number, at: string): Parameter => ({
  category: 'SE09a',
  property: 'density',
  quantity: { value, unit: 'g/cm³' },
  remark: { phrase: at },
})

export const silentRules: readonly SilentRule[] = [
  [
    'a paint that gets thinner when it is stirred, five times at one temperature',
    9002,
    (record) => {
      record.parameters = record.parameters.filter(({ property }) => property !== 'kinematicViscosity')
      add(
        { category: 'SE09a', property: 'kinematicViscosity', quantity: { value: 300, unit: 'mm²/s' }, remark: { phrase: 'method.at20' } },
        { category: 'SE09c', property: 'dynamicViscosity', quantity: { value: 2000, unit: 'mPa·s' }, remark: { phrase: 'method.at20' } },
      )(record)
    },
    'properties.figuresContradict',
  ],
  [
    'ammonia that rises',
    9012,
    add({ category: 'SE09a', property: 'relativeVapourDensity', quantity: { value: 0.6, unit: '' } }),
    'properties.figuresContradict',
  ],
  [
    'a vapour density of a mixture of solvents',
    9003,
    add({ category: 'SE09a', property: 'relativeVapourDensity', quantity: { value: 2.9, unit: '' } }),
    'properties.figuresContradict',
  ],
  [
    'an adhesive with as much of solvents as its recipe has',
    9003,
    add(
      { category: 'SE09c', property: 'solventContent', quantity: { value: 74, unit: '%' } },
      { category: 'SE09c', property: 'solidsContent', quantity: { value: 26, unit: '%' } },
    ),
    'properties.figuresContradict',
  ],
  [
    'an adhesive whose flash point stands where the composition lets it be',
    9003,
    (record) => {
      const found = record.parameters.find(({ property }) => property === 'flashPoint')
      if (found !== undefined) found.quantity = { value: 10, unit: '°C' }
    },
    'properties.flashPointUnlikely',
  ],
  ['a nanoform of a solid', 9007, (record) => ingredient(record, '77-92-9').concerns.push('nanoform'), 'sentences.contradict'],
  ['soap and much water for skin that is burnt', 9007, say(({ firstAid }) => firstAid.skin, 'firstAid.skin.washSoap'), 'firstAid.tooMild'],
  [
    'own words on breathing in',
    9008,
    (record) => (record.firstAid.inhalation = [{ text: { en: 'Bring into fresh air.' } }]),
    'firstAid.denied',
  ],
  [
    'frostbite by the propellant of a spray',
    9008,
    say(({ firstAid }) => firstAid.symptoms, 'symptoms.liquidGasCold'),
    'sentences.contradict',
  ],
  [
    'a fire of a spray in own words',
    9008,
    (record) => {
      unsay(({ firefighting }) => firefighting.hazards, /aerosolsBurst/)(record)
      record.firefighting.hazards.push({ text: { en: 'Cans explode.' } })
    },
    'label.adviceMissing',
  ],
  [
    'containers of stainless steel for an acid',
    9007,
    say(({ handling }) => handling.storage, 'storage.containerMaterial', { materials: [{ phrase: 'material.stainlessSteel' }] }),
    'sentences.contradict',
  ],
  [
    'a cool place of 30 °C',
    9006,
    (record) => (record.handling.storageTemperature = { from: 5, to: 30, unit: '°C' }),
    'sentences.figureContradicts',
  ],
  ['storage as 10-13 of a small amount', 9007, (record) => (record.handling.storageClass = '10-13'), 'handling.storageClassUnknown'],
  [
    'a year in 7.2, and twelve months in the technical data sheet',
    9006,
    say(({ handling }) => handling.storage, 'storage.shelfLife', { months: { value: 1, unit: 'years' } }),
    'handling.shelfLifeDiffers',
  ],
  [
    'gloves for splashes that hold more than ten minutes',
    9006,
    (record) => {
      const [first] = record.exposureControls.gloves
      if (first !== undefined) record.exposureControls.gloves = [{ ...first, breakthrough: { sign: '>', value: 10, unit: 'min' } }]
    },
    'protection.gloveUnlikely',
  ],
  ['densities at two temperatures', 9007, add(density(1.05, 'method.at50')), 'properties.figuresContradict'],
  [
    'flash points by two methods',
    9006,
    add({
      category: 'SE09a',
      property: 'flashPoint',
      quantity: { value: 29, unit: '°C' },
      method: 'ISO 2592',
      remark: { phrase: 'method.openCup' },
    }),
    'properties.figuresContradict',
  ],
  [
    'solids by volume of the mixture ready for use',
    9006,
    add({
      category: 'TD01',
      property: 'solidsByVolume',
      quantity: { value: 95, unit: '%' },
      remark: { phrase: 'propertyNote.mixtureReadyForUse' },
    }),
    'properties.figuresContradict',
  ],
  [
    'solvents in per cent that are the grams beside them',
    9006,
    (record) => (record.regulatory.volatileOrganicCompounds = { value: 36, unit: '%' }),
    'regulatory.solventsDiffer',
  ],
  [
    'a screening of reproduction by mouth',
    9006,
    (record) => {
      const study = ingredient(record, xylene).toxicity.find(({ route }) => route === 'oral')
      if (study !== undefined) study.method = 'OECD 422'
    },
    'toxicology.methodContradicts',
  ],
  [
    'method B.1 bis by mouth',
    9006,
    (record) => {
      const study = ingredient(record, xylene).toxicity.find(({ route }) => route === 'oral')
      if (study !== undefined) study.method = 'EC 440/2008, B.1 bis'
    },
    'toxicology.methodContradicts',
  ],
  ['a first version alone', 9006, (record) => (record.otherInformation.changes = [{ phrase: 'change.first' }]), 'sentences.contradict'],
  [
    'a pigmented liquid that is white',
    9006,
    (record) => {
      note('physicalState', 'state.liquidPigmented')(record)
      note('colour', 'colour.white')(record)
    },
    'sentences.contradict',
  ],
  [
    'praise of what is not hazardous',
    9006,
    (record) => {
      record.classification = []
      record.name = 'Non-toxic Primer'
    },
    'label.harmlessnessClaimed',
  ],
  ['no sheet of what goes to the public alone', 9007, (record) => (record.documents.sds = false), 'documents.sheetOff'],
  ['a dispenser of 750 ml', 9008, (record) => (record.labelElements.packSizes = [{ value: 750, unit: 'ml' }]), 'label.dispenserTooLarge'],
  ['an address of a person', 9007, (record) => (record.supplier.email = 'nora.replyk@norvik.example'), 'identification.emailOfNobody'],
  [
    'municipal waste of professionals',
    9006,
    (record) => {
      record.uses.push({ phrase: 'use.professional' })
      record.disposal.wasteCodes = [{ code: '20 01 27*', name: { phrase: 'wasteCode.200127' } }]
    },
    'disposal.codeContradicts',
  ],
  [
    'wastes not otherwise specified',
    9006,
    (record) => (record.disposal.wasteCodes = [{ code: '08 01 99', name: { text: { en: 'wastes not otherwise specified' } } }]),
    'disposal.codeUnknown',
  ],
  [
    'a viscous paint that harms water, free in five litres',
    9006,
    say(({ transport }) => transport.precautions, 'transportPrecaution.viscousExemption', {
      volume: { value: 5, unit: 'l' },
      provision: 'ADR 2.2.3.1.5.2',
    }),
    'sentences.contradict',
  ],
  [
    'not hazardous to water in the words of Germany',
    9006,
    (record) => {
      record.regulatory.national = [{ country: 'DE', texts: [{ phrase: 'regulation.germanyWgk', values: { class: 'awg' } }] }]
    },
    'regulatory.waterClassUnknown',
  ],
  [
    'an oxidiser that does nothing by itself',
    1003,
    (record) => {
      record.classification = [{ category: 'Ox. Liq. 3', statements: ['H272'] }]
      record.stability.reactivity = [{ phrase: 'reactivity.none' }]
    },
    'stability.classDenied',
  ],
  [
    'a change of sections 9 and 16',
    9006,
    (record) => (record.otherInformation.changes = [{ phrase: 'change.sections', values: { sections: '9, 16' } }]),
    'sections.unknown',
  ],
  ['a content of 12 × 75 g', 9007, (record) => (record.labelDefaults.packContent = '12 × 75 g'), 'label.quantityMissing'],
  [
    'what harms the ozone layer alone, for which CLP Annex I, Table 5.1 has nothing but disposal',
    1009,
    (record) => {
      record.classification = [{ category: 'Ozone 1', statements: ['H420'], basis: 'calculation' }]
      record.labelElements.precautionaryStatements = [{ code: 'P502' }]
    },
    'label.precautionaryMissing',
  ],
]
