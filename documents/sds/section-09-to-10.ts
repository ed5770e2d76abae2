import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { propertyKeys, type Parameter, type PropertyCategory, type PropertyKey } from '../../shared/record/properties.ts'
import { whyNoValue } from '../../shared/record/why-no-value.ts'
import type { Block, CellLine, Rich, Subsection, Table } from '../document-model.ts'
import { capitalise, type TextWriter } from '../text/write-text.ts'
import { cell, emptyCell, paragraph, paragraphsOr, rich } from './blocks.ts'
import type { SdsSource } from './sds-source.ts'

/**
 * Section 9: 9.1 lists all properties of Annex II (SE09 and SE09a) whether known or not; 9.2 splits into 9.2.1 (SE09b) and
 * 9.2.2 (SE09c), which list what applies (REACH Annex II, 9.1 and 9.2 as amended by Regulation (EU) 2020/878).
 */
export function writeSection9({ record }: SdsSource, writer: TextWriter): Subsection[] {
  const { parameters } = record
  const basic: Table = {
    ...propertyTable('basicProperties', writer),
    rows: [...propertyKeys.SE09, ...propertyKeys.SE09a].map((property) => writeRow(property, listShown(property, record), writer)),
  }
  const other: Block[] = [
    { kind: 'heading', key: '9.2.1', number: '9.2.1', text: writer.heading('9.2.1') },
    ...writeKnown('SE09b', parameters, writer, 'sds.noPhysicalHazardData'),
    { kind: 'heading', key: '9.2.2', number: '9.2.2', text: writer.heading('9.2.2') },
    ...writeKnown('SE09c', parameters, writer, 'sds.noFurtherCharacteristics'),
  ]
  return [
    { number: '9.1', heading: writer.heading('9.1'), blocks: [basic] },
    { number: '9.2', heading: writer.heading('9.2'), blocks: other },
  ]
}

const basicProperties: ReadonlySet<PropertyKey> = new Set([...propertyKeys.SE09, ...propertyKeys.SE09a])

/** What the sheet shows of a property: of those of 9.1 always something, with the reason where there is no value; of the others what is known. */
export function listShown(property: PropertyKey, record: ProductRecord): ShownProperty[] {
  const known = ofProperty(record.parameters, property)
  return basicProperties.has(property) ? withReason(property, known, record) : known
}

function ofProperty(parameters: readonly Parameter[], property: string): Parameter[] {
  return parameters.filter((parameter) => parameter.property === property && parameter.category !== 'TD01')
}

const notDetermined = { phrase: 'propertyNote.notDetermined' }
/** What says that there is no value, and not why. */
const withoutReason: ReadonlySet<string> = new Set([notDetermined.phrase, 'propertyNote.noData'])

/** A property without a value says why it has none: REACH Annex II, 9.1. */
function withReason(property: PropertyKey, parameters: readonly Parameter[], record: ProductRecord): ShownProperty[] {
  const reason = { phrase: findReason(property, record) ?? 'propertyNote.noTestResult' }
  if (parameters.length === 0) return isInapplicable(reason.phrase) ? [{ text: reason }] : [{ text: notDetermined, remark: reason }]
  return parameters.map((parameter) => {
    const { text, remark } = parameter
    const isBare = text !== undefined && 'phrase' in text && withoutReason.has(text.phrase) && remark === undefined
    return isBare ? { ...parameter, remark: reason } : parameter
  })
}

const isInapplicable = (phrase: string) => phrase.startsWith('propertyNote.notApplicable')

/** Why a property has no meaning for the product, where its state or kind says so. */
function findReason(property: PropertyKey, { parameters, composition }: ProductRecord): string | null {
  return whyNoValue(property, stateKindOf(parameters), composition.kind === 'mixture')
}

/** What a row of a table of properties shows. */
export type ShownProperty = Pick<Parameter, 'quantity' | 'text' | 'method' | 'remark'>

function writeKnown(category: PropertyCategory, parameters: readonly Parameter[], writer: TextWriter, otherwise: string): Block[] {
  const known = propertyKeys[category].filter((property) => ofProperty(parameters, property).length > 0)
  if (known.length === 0) return [paragraph(otherwise, rich(writer.term(otherwise)))]
  return [
    { ...propertyTable(category, writer), rows: known.map((property) => writeRow(property, ofProperty(parameters, property), writer)) },
  ]
}

function propertyTable(key: string, writer: TextWriter): Table {
  return {
    kind: 'table',
    key,
    caption: writer.term(`sds.table.${key}`),
    columns: [
      { key: 'property', head: writer.term('sds.property'), align: 'start', width: 58 },
      { key: 'value', head: writer.term('sds.value'), align: 'start', width: 46 },
      { key: 'method', head: writer.term('sds.method'), align: 'start', width: 32 },
      { key: 'remark', head: writer.term('sds.remarks'), align: 'start', width: 38 },
    ],
    rows: [],
  }
}

function writeRow(property: string, parameters: readonly ShownProperty[], writer: TextWriter): Table['rows'][number] {
  const values: CellLine[] = parameters.flatMap((parameter) => [
    ...(parameter.quantity ? cell(writer.quantity(parameter.quantity)) : []),
    ...(parameter.text ? cell(capitaliseText(writer.text(parameter.text), writer)) : []),
  ])
  const methods = parameters.flatMap((parameter) => (parameter.method ? cell(writer.method(parameter.method)) : []))
  const remarks = parameters.flatMap((parameter) => (parameter.remark ? cell(writer.text(parameter.remark)) : []))
  return {
    key: property,
    cells: [
      cell(writer.term(`property.${property}`)),
      values.length > 0 ? values : cell(writer.term('document.noDataShort')),
      methods.length > 0 ? methods : emptyCell,
      remarks.length > 0 ? remarks : emptyCell,
    ],
  }
}

/** A value that is a sentence or a word begins with a capital letter. */
function capitaliseText([first, ...rest]: Rich, writer: TextWriter): Rich {
  return first ? [{ ...first, text: capitalise(first.text, writer.language) }, ...rest] : []
}

/** Section 10: stability and reactivity. */
export function writeSection10({ record: { stability } }: SdsSource, writer: TextWriter): Subsection[] {
  const known: [string, typeof stability.reactivity][] = [
    ['10.1', stability.reactivity],
    ['10.2', stability.chemicalStability],
    ['10.3', stability.reactions],
    ['10.4', stability.avoid],
    ['10.5', stability.incompatible],
    ['10.6', stability.decomposition],
  ]
  return known.map(([number, texts]) => ({
    number,
    heading: writer.heading(number),
    blocks: paragraphsOr(texts, writer, 'document.noData'),
  }))
}
