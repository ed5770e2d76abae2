/** How the harmonised entries are looked up, by the state of a day. */
import type { HarmonisedEntry } from './entry.ts'
import type { Member } from './group-members.ts'

export interface FoundEntry {
  readonly entry: HarmonisedEntry
  /** the part of the entry that carries the number looked up: 2 of [2]; null where the entry has no parts or the index number was looked up */
  readonly part: number | null
  /** of an entry for a group that does not print the number looked up: the substance, which is a member of it */
  readonly member?: Member
  /**
   * `applies` on the register's day; `announced`: set by an act that applies later (`entry.appliesFrom`). An index number can have both:
   * what applies and what comes.
   */
  readonly standing: 'applies' | 'announced'
}

/**
 * The harmonised entries by the state of one day. A number may lead to several entries: 7697-37-2 is nitric acid above and up to 70 %.
 * What applies comes before what is announced, then by index number. An unknown number gives an empty list; none of them throws.
 */
export interface HarmonisedRegister {
  /** YYYY-MM-DD */
  readonly day: string
  /** from this day on the state is whole; before it, of an entry that a later act changed only the later form is known, as announced */
  readonly completeFrom: string
  findByCas(cas: string): readonly FoundEntry[]
  findByEc(ec: string): readonly FoundEntry[]
  findByIndex(index: string): readonly FoundEntry[]
}
