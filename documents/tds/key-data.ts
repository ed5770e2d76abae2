import { isDeepStrictEqual } from 'node:util'
import type { Parameter, PropertyKey } from '../../shared/record/properties.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import type { Rich } from '../document-model.ts'
import { rich } from '../sds/blocks.ts'
import type { TextWriter } from '../text/write-text.ts'
import type { KeyData, KeyDatum } from './tds-model.ts'

/** The stages of drying stand in a table of their own, in the order in which they come. */
export const dryingStages = ['dustDry', 'touchDry', 'recoatable', 'fullyCured'] as const satisfies readonly PropertyKey[]

/** Figures in the order of their importance for those who apply the product; the first stand in the panel. */
const ranking: readonly PropertyKey[] = [
  'mixingRatio',
  'potLife',
  'dosage',
  'contactTime',
  'processingTemperature',
  'openTime',
  'coverage',
  'dilution',
  'applicationViscosity',
  'density',
  'solidsContent',
  'vocContent',
  'gloss',
  'applicationTemperature',
  'ph',
  'softeningPoint',
  'wetFilmThickness',
  'dryFilmThickness',
  'solidsByVolume',
  'flowTime',
  'dynamicViscosity',
  'hardness',
  'flashPoint',
  'evaporationRate',
  'shelfLife',
  'storageTemperature',
]

/**
 * The limit for volatile organic compounds and the content of the product ready for use, as Directive 2004/42/EC, Article 4,
 * has them on the label of paints and varnishes.
 */
const legalContents: ReadonlySet<string> = new Set(['regulation.vocPaintsDirective'])

/** The figures of the technical data sheet (TD01) and what it needs of those of the safety data sheet (SE09a, SE09c). */
export function writeKeyData(record: ProductRecord, writer: TextWriter): KeyData {
  return {
    heading: writer.term('tds.keyData'),
    furtherHeading: writer.term('tds.furtherData'),
    rows: ranking.flatMap((property) => writeDatum(property, record, writer)),
    table: {
      key: 'values',
      caption: writer.term('tds.values'),
      columns: [
        { key: 'property', head: writer.term('sds.property'), align: 'start', width: 48 },
        { key: 'value', head: writer.term('sds.value'), align: 'start', width: 42 },
        { key: 'conditions', head: writer.term('tds.conditions'), align: 'start', width: 84 },
      ],
    },
    notes: record.labelElements.furtherTexts.flatMap((text) =>
      'phrase' in text && legalContents.has(text.phrase) ? [{ key: text.phrase, text: writer.text(text) }] : [],
    ),
  }
}

/** What the sheet shows of a property: everything of TD01, and measured values of the safety data sheet. */
export function ofProperty(property: PropertyKey, { parameters, technical }: ProductRecord): Parameter[] {
  return parameters.filter(
    (parameter) =>
      parameter.property === property &&
      (parameter.category === 'TD01'
        ? !isSaidUnderStorage(parameter, technical.storage)
        : (parameter.category === 'SE09a' || parameter.category === 'SE09c') && parameter.quantity !== undefined),
  )
}

function writeDatum(property: PropertyKey, record: ProductRecord, writer: TextWriter): KeyDatum[] {
  const parameters = ofProperty(property, record)
  if (parameters.length === 0) return []
  return [
    {
      key: property,
      term: nameProperty(property, writer),
      values: parameters.map((parameter) => writeValue(parameter, writer)),
      details: mergeDetails(parameters.map((parameter) => writeDetails(parameter, writer))),
    },
  ]
}

/** Property names of the safety data sheet are the law's; here the usual, shorter one stands where there is one. */
export function nameProperty(property: PropertyKey, writer: TextWriter): string {
  return writer.term(property === 'density' ? 'tds.density' : `property.${property}`)
}

export function writeValue({ quantity, text }: Parameter, writer: TextWriter): Rich {
  const amount = quantity ? rich(writer.quantity(quantity)) : []
  const words = text ? writer.text(text) : []
  return amount.length > 0 && words.length > 0 ? [...amount, { text: ', ' }, ...words] : [...amount, ...words]
}

/** Conditions first, then the method. */
export function writeDetails({ remark, method }: Parameter, writer: TextWriter): Rich[] {
  return [...(remark ? [writer.text(remark)] : []), ...(method ? [rich(writer.method(method))] : [])]
}

/** Conditions and methods of one figure on one line. */
export function joinTexts(texts: readonly Rich[]): Rich {
  return texts.flatMap((text, index) => (index === 0 ? text : [{ text: ', ' }, ...text]))
}

/** Details of several values, each once. */
function mergeDetails(details: readonly Rich[][]): Rich[] {
  return details.flat().filter((detail, index, all) => all.findIndex((other) => isDeepStrictEqual(other, detail)) === index)
}

const underStorage: ReadonlySet<PropertyKey> = new Set(['shelfLife', 'storageTemperature'])

/** A figure that a sentence about storage gives already is not given twice. */
function isSaidUnderStorage({ property, quantity, text }: Parameter, storage: readonly Text[]): boolean {
  return underStorage.has(property) && quantity !== undefined && text === undefined && storage.some((sentence) => names(sentence, quantity))
}

function names(sentence: Text, quantity: Quantity): boolean {
  if (!('phrase' in sentence)) return false
  return Object.values(sentence.values ?? {}).some((value) => isDeepStrictEqual(value, quantity) || isSpanInMonths(value, quantity))
}

/** The sentences about storage count the months without a unit. */
function isSpanInMonths(value: unknown, { value: number, sign, unit }: Quantity): boolean {
  return unit === 'months' && sign === undefined && value === number
}
