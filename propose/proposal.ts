import type { SentenceCode, SentenceParams } from '../clp/classification/sentences.ts'
import type { Quantity, Text } from '../shared/record/texts.ts'
import type { BecauseCode, ProposalState } from '../shared/proposals/proposal.ts'
import type { PatchStep } from '../shared/json-patch.ts'

/** What a reason names: a code or a name is the same in every language; the others are written in that of the reader. */
export type BecauseValue =
  | string
  | number
  | Text
  | Quantity
  | readonly (string | Text)[]
  | { readonly term: string }
  | { readonly day: string }

/** Why something is proposed: class, component, measured value, use or law. */
export type Because =
  | { readonly code: BecauseCode; readonly params: Readonly<Record<string, BecauseValue>> }
  /** a sentence of the engine */
  | { readonly code: 'engine'; readonly sentence: SentenceCode; readonly params: SentenceParams }

export const because = (code: BecauseCode, params: Readonly<Record<string, BecauseValue>> = {}): Because => ({ code, params })

/** What a rule wants to stand at a place of the record, before anybody looked at what stands there. */
export interface Wish {
  /** section of the sheet: `4.1` */
  readonly section: string
  /** JSON pointer of a list or of a single value */
  readonly place: string
  /** of a list: which of its items is meant; null: the place holds a single value */
  readonly item: string | null
  readonly value: unknown
  readonly because: readonly Because[]
  readonly article: string
}

/** What only a person can fill: the library has no sentence, nobody measured the value, a number is missing. */
export interface Gap {
  readonly id: string
  readonly section: string
  readonly place: string
  readonly because: Because
  readonly article: string
}

/** A wish beside what the record holds and what a person decided of it. */
export interface Proposal extends Wish {
  /** made of place and item, so that the same thing has the same id in every calculation */
  readonly id: string
  readonly state: ProposalState
  /** what stands there now; null: nothing */
  readonly present: unknown
  /** its position in the list; null: it is not in the list, or the place is no list */
  readonly position: number | null
  /** what accepting it does to the record (RFC 6902); empty where nothing is left to do */
  readonly patch: readonly PatchStep[]
  /** fingerprint of the value, by which a later calculation recognises what a decision was about */
  readonly madeFor: string
  readonly decision: Decision | null
}

/** What a person said of a proposal. */
export interface Decision {
  /** id of the proposal */
  readonly proposal: string
  readonly answer: 'accepted' | 'changed' | 'refused'
  readonly madeFor: string
  readonly person: string | null
  /** ISO day */
  readonly day: string | null
}

export interface Proposals {
  readonly proposals: readonly Proposal[]
  readonly gaps: readonly Gap[]
}
