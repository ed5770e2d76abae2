import { isSeenProduct, type SeenProduct } from './kept-products.ts'

/** What a page tells the worker once it is at rest. */
export interface SeenMessage {
  type: 'seen'
  /** null on a page that is about no product. */
  product: SeenProduct | null
  /** Pages to be fetched for use without a connection; none where the visitor saves data. */
  addresses: string[]
  /** Files that the page has loaded. */
  files: string[]
}

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

export function isSeenMessage(value: unknown): value is SeenMessage {
  if (typeof value !== 'object' || value === null) return false
  const { type, product, addresses, files }: Partial<Record<keyof SeenMessage, unknown>> = value
  return type === 'seen' && (product === null || isSeenProduct(product)) && isTextList(addresses) && isTextList(files)
}
