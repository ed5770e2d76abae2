import { sdsSourceOf } from './read-catalogue.ts'
import type { Ingredient } from '../shared/record/composition.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { Table } from '../documents/document-model.ts'
import { plainText } from '../documents/text/write-text.ts'
import { textsOfBlock } from '../documents/texts-of-block.ts'
import { buildSds } from '../documents/sds/build-sds.ts'

export const paint = sdsSourceOf(1001)

const blocksOf = (change: Partial<ProductRecord>, number: string, language: LanguageCode = 'en') =>
  buildSds({ ...paint, record: productRecord.parse({ ...paint.record, ...change }), replaces: null }, language, { qrCode: false })
    .model.sections.flatMap(({ subsections }) => subsections)
    .filter((subsection) => subsection.number === number)
    .flatMap(({ blocks }) => blocks)

export const textsOf = (...requested: Parameters<typeof blocksOf>) => blocksOf(...requested).flatMap((block) => textsOfBlock(block))

/** The rows of a table of the changed paint, their cells parted by strokes. */
export const rowsOf = (change: Partial<ProductRecord>, number: string, key: string): string[] =>
  blocksOf(change, number)
    .filter((block): block is Table => block.kind === 'table' && block.key === key)
    .flatMap(({ rows }) => rows.map(({ cells }) => cells.map((lines) => lines.map(({ value }) => plainText(value)).join(' ')).join(' | ')))

/** A substance of one class, with nothing known of it. */
export const testol = (classification: Ingredient['classification'], facts: Partial<Ingredient> = {}): Partial<ProductRecord> => ({
  composition: productRecord.shape.composition.parse({
    kind: 'mixture',
    ingredients: [
      { name: { text: { en: 'Testol' } }, casNumber: '80-05-7', content: 5, contentRange: { from: 2, to: 6 }, classification, ...facts },
    ],
  }),
})
