import { composeLabel } from '../documents/label/compose-label.ts'
import type { LabelModel, LabelSource } from '../documents/label/label-model.ts'
import { readLabelOptions, type LabelOptions } from '../shared/label-options.ts'
import { labelQuery } from '../shared/label-query.ts'
import { languageCodes, type LanguageCode } from '../shared/languages.ts'
import { productRecord, type ProductRecord, type ProductRecordInput } from '../shared/record/product-record.ts'
import { readCatalogue } from './read-catalogue.ts'
import { recordOf } from './product-record.ts'

/** Options of a label without description, logo and directions, with margins of 3 mm. */
export const leanLabel = 'opisOFF=1&logoON=0&vlusageON=0&vlstorageON=0&padT=3&padR=3&padB=3&padL=3'

/** A label as the options of an address ask for it, made under the law of 2028 unless they name a day. @param query in the names of the specification: `dim=4&xlang=1,2` */
export function labelOfRecord(record: ProductRecord, query = '', validLanguages: readonly LanguageCode[] = languageCodes): LabelModel {
  const { source, options } = requestOf(record, query, validLanguages)
  return composeLabel(source, options)
}

interface LabelRequest {
  source: LabelSource
  options: LabelOptions
}

function requestOf(record: ProductRecord, query: string, validLanguages: readonly LanguageCode[] = languageCodes): LabelRequest {
  const requested = labelQuery.parse(Object.fromEntries(new URLSearchParams(query)))
  const permalink = `https://coatings.example/p/${record.permalinkId}`
  return {
    source: { record, permalink, stampedOn: '2026-10-12', lawDay: '2028-01-01' },
    options: readLabelOptions(requested, record.labelDefaults, validLanguages),
  }
}

/** The label of a product of the demonstration catalogue, newest version. */
export function labelOfCatalogue(id: number, query = ''): LabelModel {
  const { source, options } = labelRequestOf(id, query)
  return composeLabel(source, options)
}

/** What it is made from, and how. */
export function labelRequestOf(id: number, query = ''): LabelRequest {
  const entry = readCatalogue(id).at(-1)
  if (!entry) throw new Error(`The catalogue has no product ${id}`)
  return requestOf(entry.record, query)
}

/** The label of a small product with these changes. */
export function labelOfSample(changes: Partial<ProductRecordInput> = {}, query = ''): LabelModel {
  return labelOfRecord(productRecord.parse(recordOf(1, changes)), query)
}

/** Changes to the small product that make it an irritant substance: one constituent with these numbers. */
export const substance = (name: string, numbers: object): Pick<ProductRecordInput, 'name' | 'classification' | 'composition'> => ({
  name,
  classification: [{ category: 'Eye Irrit. 2' as const, statements: ['H319' as const] }],
  composition: {
    kind: 'substance' as const,
    ingredients: [{ name: { phrase: 'substance.benzylAlcohol' }, contentRange: { from: 90, to: 100 }, ...numbers }],
  },
})

/** Every text that a label says. */
export function textsOfLabel({ supplier, transport, blocks, ...label }: LabelModel): string[] {
  const shared = [
    label.name,
    ...(label.substance ? [...label.substance.names, label.substance.number] : []),
    label.variant,
    label.description,
    label.ufi ?? '',
    label.quantity,
    label.infoText,
    transport?.unNumber ?? '',
    supplier.name,
    supplier.address,
    supplier.telephone,
  ]
  const ofLanguages = blocks.flatMap((block) => {
    const statements = [...block.hazard, ...block.precautionary, ...block.supplemental].map(({ text }) => text)
    const directions = block.directions.flatMap(({ heading, text }) => [heading, text])
    return [block.signalWord ?? '', block.contains?.text ?? '', ...block.further, ...block.distinct, ...statements, ...directions]
  })
  return [...shared, ...label.synonyms, ...label.productCodes.map(({ code }) => code), ...ofLanguages]
}
