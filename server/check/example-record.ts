import type { ProductRecordInput } from '../../shared/record/product-record.ts'

const company = {
  name: 'Norvik Coatings GmbH',
  address: 'Kaistraße 24',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  telephone: '+49 40 66969 140',
  email: 'sds@norvik-coatings.example',
}

/** A thinner whose classification lacks a hazard of its xylene, so that the check has something to find. */
export const exampleRecord: ProductRecordInput = {
  permalinkId: 900_001,
  brand: 'coatings',
  name: 'Thinner',
  description: { text: { en: 'Thinner for alkyd paints.' } },
  synonyms: [{ id: 900_002, name: 'Thinner', productCodes: [{ id: 900_003, code: 'T-1' }] }],
  supplier: company,
  producer: company,
  emergency: [{ telephone: '+49 40 66969 112', hours: { text: { en: '24 h' } } }],
  composition: {
    kind: 'mixture',
    ingredients: [{ name: { text: { en: 'xylene' } }, casNumber: '1330-20-7', contentRange: { from: 30, to: 40 } }],
  },
  transport: { regulated: false },
}
