import { readSdscom } from '../documents/sdscom/read/read-sdscom.ts'
import type { SdsSource } from '../documents/sds/sds-source.ts'
import { productRecord } from '../shared/record/product-record.ts'

/** The record that a file of ours becomes, with what a workgroup gives it itself. */
export function readBack({ record }: SdsSource, xml: string) {
  const { permalinkId, brand, synonyms, labelDefaults, documents, description } = record
  const read = readSdscom(xml)
  return productRecord.parse({
    description,
    ...read.record,
    name: read.name,
    permalinkId,
    brand,
    synonyms,
    labelDefaults,
    documents,
  })
}
