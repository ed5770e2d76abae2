import { z } from 'zod'
import { productRecord } from '../../shared/record/product-record.ts'

export const recordSchemaPath = '/api/v1/schemas/record.json'

/**
 * A product record as it is imported and saved, as JSON Schema. What JSON Schema cannot say, such as the check digit of a UFI, is left
 * open.
 * @param address where the schema stands, which is its `$id`
 */
export function writeRecordSchema(address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(productRecord, { io: 'input', unrepresentable: 'any', reused: 'ref' })
  return { $schema, $id: address, title: 'Product record', description, ...schema }
}

const description =
  'A whole record, as it is published and imported. A draft may lack anything: the ids of names and product codes that it leaves out are given by the server when it is published.'
