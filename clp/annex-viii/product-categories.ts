/** The European product categorisation system, by which a mixture is notified to poison centres (CLP Annex VIII, Part A, 3.4). */
import { openLineTable } from '../line-table.ts'

export interface ProductCategory {
  /** PC-PNT-2 */
  readonly code: string
  /** in English, as published */
  readonly text: string
}

/**
 * Every category, in the published order. The state is of about 2019: the agency has since changed some.
 * @param bytes content of product-categories.txt
 */
export function readProductCategories(bytes: Uint8Array): ProductCategory[] {
  const table = openLineTable(bytes)
  return Array.from({ length: table.count }, (_, line) => {
    const [code = '', text = ''] = table.columns(line)
    return { code, text }
  })
}
