import { ingredient, say, unsay } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

const acts = (record: ProductRecord) => record.regulatory.union
const german = (record: ProductRecord) => record.regulatory.national.find(({ country }) => country === 'DE')?.texts ?? []
const french = (record: ProductRecord) => record.regulatory.national.find(({ country }) => country === 'FR')?.texts ?? []
const become = (record: ProductRecord, cas: string, numbers: { casNumber: string; ecNumber: string; indexNumber?: string; en: string }) => {
  const { en, ...own } = numbers
  Object.assign(ingredient(record, cas), {
    reachNumber: undefined,
    indexNumber: undefined,
    ...own,
    name: { text: { en } },
    classification: [],
    specificLimits: [],
    exposureLimits: [],
  })
}

/** Sections 15 and 16, numbers, markets and languages against the rest. */
export const ofActs: Contradiction[] = [
  [
    'the number of major accidents of another category',
    1003,
    (record) => {
      unsay(german, /germanyMajorAccidents/)(record)
      say(german, 'regulation.germanyMajorAccidents', { number: '1.3.1' })(record)
    },
    'regulatory.sevesoDiffers',
    '12. BImSchV, Annex I',
  ],
  [
    'the heading of another hazard in France',
    1003,
    (record) => {
      unsay(french, /franceIcpe/)(record)
      say(french, 'regulation.franceIcpe', { headings: '4331, 4510' })(record)
    },
    'regulatory.sevesoDiffers',
    'Code de l’environnement, R. 511-9',
  ],
  ['no word of major accidents beside H225', 1003, unsay(acts, /seveso/), 'regulatory.sevesoMissing', 'Directive 2012/18/EU, Annex I'],
  [
    'acetone that nobody has to report',
    1013,
    (record) => {
      unsay(acts, /explosivesPrecursors/)(record)
      say(acts, 'regulation.explosivesPrecursors')(record)
    },
    'regulatory.precursorDenied',
    'Regulation (EU) 2019/1148',
  ],
  [
    'acetone, and not a word of precursors',
    1013,
    unsay(acts, /explosivesPrecursors/),
    'regulatory.precursorMissing',
    'Regulation (EU) 2019/1148',
  ],
  [
    'sulphuric acid of 30 % for the public',
    1009,
    (record) => {
      become(record, '7647-01-0', { casNumber: '7664-93-9', ecNumber: '231-639-5', indexNumber: '016-020-00-8', en: 'sulphuric acid' })
      Object.assign(ingredient(record, '7664-93-9'), { content: 30, contentRange: { from: 25, to: 50, toInclusive: false } })
    },
    'regulatory.precursorForPublic',
    'Regulation (EU) 2019/1148',
  ],
  ['a disinfectant under no law of biocides', 1008, unsay(acts, /biocides/), 'regulatory.actMissing', 'Regulation (EU) No 528/2012'],
  [
    'another content of the active substance than section 3',
    1008,
    (record) => {
      unsay(acts, /biocidalActive/)(record)
      say(acts, 'regulation.biocidalActiveSubstance', { substance: { phrase: 'substance.ethanol' }, content: '200 g/kg' })(record)
    },
    'regulatory.activeSubstanceDiffers',
    'Regulation (EU) No 528/2012, Article 69',
  ],
  [
    'a label that names another active content than 15.1',
    1008,
    (record) => {
      unsay((one) => one.labelElements.furtherTexts, /biocidal/)(record)
      say((one) => one.labelElements.furtherTexts, 'regulation.biocidalActiveSubstance', {
        substance: { phrase: 'substance.ethanol' },
        content: '650 g/kg',
      })(record)
    },
    'label.textDiffers',
    'Regulation (EU) No 528/2012, Article 69',
  ],
  [
    'a label with another authorisation than 15.1',
    1010,
    (record) => {
      unsay((one) => one.labelElements.furtherTexts, /authorisationNumber/)(record)
      say((one) => one.labelElements.furtherTexts, 'regulation.authorisationNumber', { number: 'REACH/20/12/3' })(record)
    },
    'label.textDiffers',
    'REACH Article 65',
  ],
  ['a cleaner under no law of detergents', 1007, unsay(acts, /detergents/), 'regulatory.actMissing', 'Regulation (EC) No 648/2004'],
  ['the law of dispensers for a bottle', 1009, say(acts, 'regulation.aerosolsDirective'), 'sentences.contradict', 'Directive 75/324/EEC'],
  ['a dispenser under no law of dispensers', 1013, unsay(acts, /aerosolsDirective/), 'regulatory.actMissing', 'Directive 75/324/EEC'],
  [
    'a limit that the Directive does not have for the category',
    1001,
    (record) => {
      unsay(acts, /vocPaints/)(record)
      say(acts, 'regulation.vocPaintsDirective', {
        category: 'A/j',
        limit: { value: 750, unit: 'g/l' },
        value: { value: 470, unit: 'g/l' },
      })(record)
    },
    'regulatory.paintLimitDiffers',
    'Directive 2004/42/EC, Annex II',
  ],
  [
    'solvents by one directive that are not those of section 9',
    1001,
    (record) => {
      unsay(acts, /vocIndustrial/)(record)
      say(acts, 'regulation.vocIndustrialEmissions', { value: { value: 12, unit: '%' } })(record)
    },
    'regulatory.solventsDiffer',
    'REACH Annex II, 15.1',
  ],
  [
    'the entry of cyclohexane without cyclohexane',
    1003,
    (record) => {
      unsay(acts, /reachAnnexXvii$/)(record)
      say(acts, 'regulation.reachAnnexXvii', { entries: '3, 40, 48, 57' })(record)
    },
    'regulatory.restrictionUnfounded',
    'REACH Annex XVII, entry 57',
  ],
  [
    'not hazardous to water in Germany beside H411',
    1005,
    (record) => {
      unsay(german, /Wgk/)(record)
      say(german, 'regulation.germanyWgk', { class: 'nwg' })(record)
    },
    'regulatory.waterClassContradicts',
    'AwSV',
  ],
  [
    'hardly hazardous to water in Germany beside H410',
    1010,
    (record) => {
      unsay(german, /Wgk/)(record)
      say(german, 'regulation.germanyWgk', { class: '1' })(record)
    },
    'regulatory.waterClassContradicts',
    'AwSV',
  ],
  [
    'no safety assessment, and one',
    1010,
    say((one) => one.regulatory.safetyAssessment, 'safetyAssessment.notCarriedOut'),
    'sentences.contradict',
    'REACH Annex II, 15.2',
  ],
  [
    'a substance that needs authorisation, and 15.1 is silent',
    1003,
    (record) => {
      unsay(acts, /reachAuthorisationNone/)(record)
      become(record, '100-41-4', { casNumber: '79-01-6', ecNumber: '201-167-4', indexNumber: '602-027-00-9', en: 'trichloroethylene' })
    },
    'regulatory.annexXivMissing',
    'REACH Annex XIV',
  ],
  [
    'no authorisation needed, beside Annex XIV',
    1010,
    (record) => {
      unsay(acts, /reachAuthorisation|authorisation|sunset/)(record)
      say(acts, 'regulation.reachAuthorisationNone')(record)
    },
    'regulatory.annexXivDenied',
    'REACH Annex XIV',
  ],
  [
    'another sunset date than the Annex',
    1010,
    (record) => {
      unsay(acts, /sunsetDate/)(record)
      say(acts, 'regulation.sunsetDate', { date: '2029-01-22' })(record)
    },
    'regulatory.sunsetDiffers',
    'REACH Annex XIV',
  ],
  [
    'toluene said to need an authorisation',
    1003,
    (record) => {
      unsay(acts, /reachAuthorisationNone/)(record)
      say(acts, 'regulation.reachAuthorisation', { substances: [{ phrase: 'substance.toluene' }] })(record)
    },
    'regulatory.annexXivUnfounded',
    'REACH Annex XIV',
  ],
  [
    'a French number that is German',
    1003,
    (record) =>
      record.emergency.forEach((one) => {
        if (one.country === 'FR') one.telephone = '+49 30 19240'
      }),
    'identification.numberOfOtherState',
    'REACH Annex II, 1.4',
  ],
  [
    '30 °C in one language and 40 °C in another',
    1003,
    (record) => {
      record.handling.storage.push({ text: { en: 'Store below 30 °C.', de: 'Unter 40 °C lagern.' } })
    },
    'language.figuresDiffer',
    'REACH Annex II, 0.2.4',
  ],
  [
    'a list of nouns where German is written',
    1003,
    (record) => {
      record.handling.storage.push({
        text: { en: 'Peroxides, chlorates, strong mineral acids, metals', de: 'Peroxides, chlorates, strong mineral acids, metals' },
      })
    },
    'language.notTranslated',
    'REACH Article 31(5)',
  ],
  [
    'components of a kit that are not the whole',
    1015,
    (record) => {
      unsay((one) => one.composition.description, /kitOfTwo/)(record)
      say((one) => one.composition.description, 'compositionNote.kitOfTwo', {
        contentA: { value: 82.36, unit: '%' },
        componentA: 'A',
        ufiA: 'QPQV-401X-M00X-AHSD',
        contentB: { value: 37.64, unit: '%' },
        componentB: 'B',
        ufiB: 'XCRV-50K4-200W-M8EW',
      })(record)
    },
    'composition.kitNotWhole',
    'REACH Annex II, 3.2',
  ],
  [
    'Dutch law in Austria',
    1003,
    (record) => {
      record.regulatory.national.push({ country: 'AT', texts: [{ phrase: 'regulation.netherlandsAbm', values: { class: 'A(2)' } }] })
    },
    'regulatory.countryDiffers',
    'REACH Annex II, 15.1',
  ],
  [
    'xylene with toluene in 11.1',
    1016,
    say((one) => one.toxicology.notes, 'toxicology.toluene'),
    'sentences.substanceUnfounded',
    'REACH Annex II, 11.1',
  ],
]
