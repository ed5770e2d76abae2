import type { TypedMixture } from './classify-by-request.ts'
import { derive, named } from './derive-by-request.ts'

/** What transport says of a mixture, which somebody answered from ADR before the program was asked. */
export const transportOf = (mixture: TypedMixture) => derive(mixture).transport

export const modesOf = (mixture: TypedMixture) =>
  Object.fromEntries((transportOf(mixture)?.modes ?? []).map((one) => [one.mode, one])) as Record<
    'road' | 'sea' | 'air',
    NonNullable<ReturnType<typeof transportOf>>['modes'][number] | undefined
  >

export const water = (content: number) => named('water', '7732-18-5', content)
