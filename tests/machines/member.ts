import { demonstrationAccount } from '../../server/auth/demonstration-account.ts'
import { issuedTokens } from '../../shared/account.ts'
import { productList } from '../../shared/product-list.ts'
import { bearer, passwordGrant } from '../account.ts'
import type { Answer, Asker } from './ask-from.ts'
import { RefusedCall } from '../refused-call.ts'

/** Not acknowledged: nobody answered, the proxy did in the place of a machine, or the machine says that it cannot at the moment. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

/** Somebody who is signed in. */
export interface Member {
  authorization: Readonly<Record<string, string>>
  /** The answer's JSON. @throws {Unanswered}, or what was refused */
  call(method: string, address: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown>
  send(method: string, address: string, body: string | Buffer, headers: Readonly<Record<string, string>>): Promise<Answer>
  /** The same person at another place: no session belongs to a machine. */
  at(asker: Asker): Member
}

/** Signs the demonstration's account in at one place. */
export async function signIn(asker: Asker): Promise<Member> {
  const grant = new URLSearchParams(passwordGrant(demonstrationAccount.email, demonstrationAccount.password)).toString()
  const answer = await asker.ask('/api/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: grant,
  })
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.bytes.toString()}`)
  const authorization = bearer(issuedTokens.parse(JSON.parse(answer.bytes.toString())))
  return memberAt(asker, authorization)
}

function memberAt(asker: Asker, authorization: Readonly<Record<string, string>>): Member {
  const send: Member['send'] = async (method, address, body, headers) => {
    const requested = { method, headers: { ...authorization, ...headers }, ...(body.length === 0 ? {} : { body }) }
    const answer = await asker.ask(address, requested).catch((cause: unknown) => {
      throw new Unanswered(`${method} ${address}`, { cause })
    })
    if ([502, 503, 504].includes(answer.status)) throw new Unanswered(`${method} ${address}: ${answer.status}`)
    if (answer.status >= 400) throw new RefusedCall(`${method} ${address}`, answer.status, answer.bytes.toString())
    return answer
  }
  return {
    authorization,
    send,
    async call(method, address, json, headers = {}) {
      const body = json === undefined ? '' : JSON.stringify(json)
      const { bytes } = await send(method, address, body, { ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) })
      return bytes.length === 0 ? null : JSON.parse(bytes.toString())
    },
    at: (other) => memberAt(other, authorization),
  }
}

/** Synonym ids of published products of the demonstration. */
export async function listProducts(member: Member): Promise<number[]> {
  const { products } = productList.parse(await member.call('GET', '/api/v1/products?pageSize=50&state=published'))
  return products.filter(({ sds_version: version, id }) => version !== null && id !== 1012).map(({ synonym_id }) => synonym_id)
}
