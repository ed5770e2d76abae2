import { Secret, TOTP } from 'otpauth'
import type { Role } from '../shared/account.ts'
import { secondFactorPath } from '../shared/second-factor.ts'
import { addAccount, bearer, password, passwordGrant, signIn } from './account.ts'
import type { TestApi } from './start-without-pages.ts'

/** The code of a step of time, counted from now, as a telephone shows it. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

/** A code that is that of no step. */
export const wrongOf = (secret: string): string => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0')

interface Answered {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test expects of it, it says itself
  body: any
}

export interface GuardedAccount {
  id: number
  email: string
  /** Of the session in which it was set up. */
  headers: Record<string, string>
  secret: string
  /** Recovery codes. */
  codes: string[]
}

export interface FactorCalls {
  call(method: string, address: string, headers: Readonly<Record<string, string>>, json?: object): Promise<Answered>
  /** At the token endpoint. */
  grant(form: Readonly<Record<string, string>>): Promise<Answered>
  /** An account whose second factor is on, and as if its first code had been used long ago: those of now and after are good. */
  guarded(email: string, memberships?: Readonly<Record<number, Role>>): Promise<GuardedAccount>
  /** What the right password gets. */
  challengeFor(email: string): Promise<string>
}

/** Calls of a server behind a proxy, each from another address: how often one may try is tried by itself. */
export function factorCalls(api: TestApi): FactorCalls {
  let requested = 0
  const elsewhere = () => ({ 'x-forwarded-for': `10.2.${Math.floor(++requested / 250)}.${requested % 250}` })
  const call: FactorCalls['call'] = async (method, address, headers, json) => {
    const answer = await api.ask(address, {
      method,
      headers: { ...elsewhere(), ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }
  const grant: FactorCalls['grant'] = async (form) => {
    const answer = await api.post('/api/oauth2/token', form, { headers: elsewhere() })
    return { status: answer.status, body: await answer.json() }
  }
  return {
    call,
    grant,
    guarded: async (email, memberships = {}) => {
      const id = await addAccount(api, email, memberships)
      const headers = bearer(await signIn(api, email))
      const { body: begun } = await call('POST', secondFactorPath, headers, { password })
      const confirmed = await call('POST', `${secondFactorPath}/confirm`, headers, { code: codeOf(begun.secret) })
      await api.services.db.updateTable('second_factors').set({ last_step: null }).where('user_id', '=', id).execute()
      return { id, email, headers, secret: begun.secret, codes: confirmed.body.recovery_codes }
    },
    challengeFor: async (email) => (await grant(passwordGrant(email))).body.challenge,
  }
}

/** Status and first reason of a refusal. */
export const reasonOf = ({ status, body }: Answered): [number, string] => [status, body.reasons?.[0]?.code]
