import type { TypedComponent, TypedMixture } from './classify-by-request.ts'
import { derive } from './derive-by-request.ts'
import type { TransportModeName } from '../clp/transport/transport-proposal.ts'

/** What a mode says of a mixture, which somebody answered from ADR before the program was asked. */
export const modeOf = (mixture: TypedMixture, name: TransportModeName = 'road') =>
  derive(mixture).transport?.modes.find(({ mode }) => mode === name)

/** A component of which estimates of acute toxicity are known. */
export const estimated = (name: string, content: number, ate: object, ...classification: string[]): TypedComponent => ({
  name,
  content,
  own: { classification, ate },
})
