import { ApiError } from './api-error.ts'

/** Values of a call: a list is sent as `name[]` (specification, section 7). */
export type Params = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>>

export const withQuery = (path: string, pairs: URLSearchParams): string =>
  pairs.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${pairs}`

/** @throws {ApiError} CLIENT_SIDE for a value that no form can send */
export function encodeParams(params: Params | undefined): URLSearchParams {
  const pairs = new URLSearchParams()
  if (params === undefined) return pairs
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw new ApiError('CLIENT_SIDE', { message: 'The parameters have no names' })
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const item of value) pairs.append(`${name}[]`, String(item))
    else if (typeof value === 'object') throw new ApiError('CLIENT_SIDE', { message: `The parameter ${name} is neither text nor list` })
    else pairs.append(name, String(value))
  }
  return pairs
}
