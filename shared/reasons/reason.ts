import { z } from 'zod'
import { isReasonCode, reasonParameters, type ReasonCode } from './reason-codes.ts'

const single = z.union([z.string(), z.number()])
export const reasonParams = z.record(z.string(), z.union([single, z.array(single)]))
export type ReasonParams = Readonly<z.infer<typeof reasonParams>>

/** Why something is refused, without the place that is meant. */
export interface Fault {
  code: ReasonCode
  params: ReasonParams
}

/** Why something is refused: `path` names the place in what was sent, `composition.ingredients[2].casNumber`; empty for the whole of it. */
export interface Reason extends Fault {
  path: string
}

/** Of a code that has parameters, the parameters. */
type Given<Code extends ReasonCode> = Code extends unknown
  ? (typeof reasonParameters)[Code] extends readonly []
    ? []
    : [params: Readonly<Record<(typeof reasonParameters)[Code][number], ReasonParams[string]>>]
  : never

export function faultOf<Code extends ReasonCode>(code: Code, ...[params]: Given<Code>): Fault {
  return { code, params: params ?? {} }
}

export function reasonAt<Code extends ReasonCode>(path: string, code: Code, ...[params]: Given<Code>): Reason {
  return { code, params: params ?? {}, path }
}

/**
 * What a zod schema says where its rule is broken: the code with its parameters, in the one place in which zod lets a rule speak, its
 * message. `readIssue` reads it back.
 */
export function rule<Code extends ReasonCode>(code: Code, ...[params]: Given<Code>): string {
  return JSON.stringify([code, params ?? {}])
}

const ruled = z.tuple([z.string(), reasonParams])

/** What `rule` or `ruleOf` wrote; null for a message of zod's own. */
export function readRule(message: string): Fault | null {
  if (!message.startsWith('["')) return null
  const [code, params] = ruled.parse(JSON.parse(message))
  if (!isReasonCode(code)) throw new Error(`There is no reason ${code}`)
  return { code, params }
}

/** The message of a fault that was found elsewhere already. */
export const ruleOf = ({ code, params }: Fault): string => JSON.stringify([code, params])
