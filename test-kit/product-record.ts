import type { ImportEntryInput, ProductRecordInput } from '../shared/record/product-record.ts'

const company = {
  name: 'Norvik Coatings GmbH',
  address: 'Hafenstraße 12',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  telephone: '+49 30 23125 100',
  email: 'sheets@norvik.example',
}

/** A small, valid record; synonym and product code get ids that follow from the permalink id. */
export function recordOf(permalinkId: number, changes: Partial<ProductRecordInput> = {}): ProductRecordInput {
  return {
    permalinkId,
    brand: 'coatings',
    name: `Product ${permalinkId}`,
    description: { text: { en: 'A product for tests.' } },
    synonyms: [
      { id: permalinkId + 20_000, name: `Product ${permalinkId}`, productCodes: [{ id: permalinkId + 40_000, code: `P-${permalinkId}` }] },
    ],
    supplier: company,
    producer: company,
    emergency: [{ telephone: '+49 30 23125 112', hours: { text: { en: '24 h' } } }],
    composition: {
      kind: 'mixture',
      ingredients: [
        {
          name: { text: { en: 'glycerol' } },
          casNumber: '56-81-5',
          contentRange: { from: 10, to: 25 },
        },
      ],
    },
    transport: { regulated: false },
    ...changes,
  }
}

/** An import entry; published as a safety data sheet when a date is given. */
export function entryOf(record: ProductRecordInput, date?: string): ImportEntryInput {
  return date === undefined ? { record } : { publish: { date }, record }
}
