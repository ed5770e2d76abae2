import { vi } from 'vitest'
import { createApiClient, type ApiClientOptions } from '../app/api/api-client.ts'
import { ApiError } from '../app/api/api-error.ts'

export const tokens = (access: string) => ({ access_token: access, token_type: 'Bearer', expires_in: 900, refresh_token: 'r' })
export const answer = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })

/** A server that is asked by these tests. @param reply what it answers to a path, with the token that came */
export function clientOf(
  reply: (path: string, call: { token: string | null; body: string; headers: Headers }) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const calls: string[] = []
  const send = vi.fn(async (address: string, init: RequestInit = {}) => {
    const path = address
    calls.push(path)
    const headers = new Headers(init.headers)
    const body = init.body instanceof URLSearchParams ? init.body.toString() : typeof init.body === 'string' ? init.body : ''
    return reply(path, { token: headers.get('authorization'), body, headers })
  })
  const client = createApiClient({
    brand: { workgroupHeader: 'x-coatings-workgroup', viewportFlag: 'coatings' },
    workgroupId: () => '7',
    fetch: (address, init) => send(typeof address === 'string' ? address : '', init),
    ...options,
  })
  return { client, calls }
}

export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('There was no error of the API')
}
