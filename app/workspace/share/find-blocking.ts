import type { ApiError } from '../../api/api-error.ts'

/** Refusals of single products: withdrawn or never published, and those whose published version cannot be read. */
const blockingCodes: readonly string[] = ['notPublished', 'versionBroken']

/** Products for which the server refused. */
export function findBlocking<Product extends { id: number }>(
  errors: readonly (ApiError | null)[],
  products: readonly Product[],
): Product[] {
  const reasons = errors.flatMap((error) => error?.reasons ?? [])
  const ids = reasons.flatMap(({ code, params }) => (blockingCodes.includes(code) ? [Number(params['id'])] : []))
  return products.filter(({ id }) => ids.includes(id))
}

/** Of the server or of the way to it, not a refusal. */
export const isFailure = ({ status }: ApiError): boolean => status === null || status >= 500 || status === 408 || status === 429
