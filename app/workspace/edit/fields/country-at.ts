import { asText, valueAt, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** The country of who is named at a place of a record or of a company’s page: their own, else that of the supplier; null: nobody has said it. */
export function countryAt(record: RecordValue, path: RecordPath): string | null {
  const places = [
    [...path.slice(0, -1), 'country'],
    ['supplier', 'country'],
    ['company', 'country'],
  ]
  return places.map((place) => asText(valueAt(record, place))).find((country) => country !== '') ?? null
}
