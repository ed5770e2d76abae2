/** A substance of the mixture after raw materials were taken apart and the harmonised entry was joined with what the supplier knows. */
import type { AnnexNote, HarmonisedEntry, MixtureNote } from '../annex-vi/entry.ts'
import { readOnce } from '../read-once.ts'
import type { SupplementalStatementCode } from '../statements.ts'
import type { Exact } from './exact.ts'
import type { ComponentClass, ComponentLimit, Content, EstimateRoute, SupplementalLimit, UnknownEndpoint } from './mixture.ts'

export type Source = 'harmonised' | 'own'

export interface ResolvedClass extends ComponentClass {
  readonly source: Source
  /** a minimum classification of Annex VI that nothing more severe replaced (Annex VI, 1.2.1) */
  readonly minimum: boolean
}

/** A harmonised class that does not count, since what a Note of the entry asks for is shown of the raw material (Annex VI, 1.1.3) */
export interface LiftedClass extends ResolvedClass {
  readonly note: AnnexNote | MixtureNote
}

export interface ResolvedLimit extends ComponentLimit {
  readonly source: Source
}

export interface ResolvedSupplementalLimit extends SupplementalLimit {
  readonly source: Source
}

export interface ResolvedEstimate {
  readonly value: number
  readonly source: Source
}

/** What of a component does not count, and why: a milder own class, an own limit beside a harmonised one, a class that a Note takes off. */
export interface Refusal {
  readonly what: string
  /** what the entry says in its place: a category, an estimate */
  readonly held: string
  /** whether that is a minimum classification, than which the refused one is milder */
  readonly isMinimum: boolean
  readonly reason: string
  /** where the regulation says so */
  readonly article: string
}

/** What the parts of a raw material may grow by, all together, in % of the mixture, until they are all of it. */
export interface Room {
  readonly room: Exact
}

export interface ResolvedComponent {
  /** the same for the same substance: its CAS number, else EC, index number, key, or name */
  readonly key: string
  readonly name: string
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
  readonly substance: string | null
  /** everywhere that it stands in the request: a substance of two raw materials stands at two places */
  readonly paths: readonly string[]
  /** in % of the mixture, added up */
  readonly content: Content
  /** of a range in a raw material, that of each raw material around it; none where the substance stands elsewhere too */
  readonly within: readonly Room[]
  /** those that count */
  readonly classes: readonly ResolvedClass[]
  readonly lifted: readonly LiftedClass[]
  readonly supplemental: readonly SupplementalStatementCode[]
  readonly limits: readonly ResolvedLimit[]
  readonly supplementalLimits: readonly ResolvedSupplementalLimit[]
  readonly estimates: Readonly<Partial<Record<EstimateRoute, ResolvedEstimate>>>
  /** 1 where the component has the class and nobody set a factor (CLP Annex I, 4.1.3.5.5.5) */
  readonly m: { readonly acute: number; readonly chronic: number }
  readonly additive: boolean
  /** `all`: neither a harmonised entry nor own data */
  readonly unknown: ReadonlySet<UnknownEndpoint>
  readonly entry: HarmonisedEntry | null
  /** the Notes of its entry */
  readonly notes: readonly (AnnexNote | MixtureNote)[]
  /** what is shown of the raw material for the Notes that ask for it */
  readonly noteFacts: ReadonlySet<AnnexNote | MixtureNote>
  readonly refusals: readonly Refusal[]
}

/** As it was called in the mixture, and as its entry in Annex VI calls it in every language that it has. */
export const namesOf = ({ name, entry }: Pick<ResolvedComponent, 'name' | 'entry'>): readonly string[] => [
  name,
  ...(entry?.names ?? []).map(({ text }) => text),
]

/** Whether one of its names is of a kind, accents aside. Those of its entry do not change, and are looked at once. */
export function openNameTest(kind: RegExp): (component: Pick<ResolvedComponent, 'name' | 'entry'>) => boolean {
  const isOfEntry = readOnce(({ names }: HarmonisedEntry) => names.some(({ text }) => kind.test(text)))
  return ({ name, entry }) => kind.test(withoutAccents(name)) || (entry !== null && isOfEntry(entry))
}

const isPlain = /^[\x20-\x7e]*$/
const withoutAccents = (name: string): string => (isPlain.test(name) ? name : name.normalize('NFD').replaceAll(/\p{M}/gu, ''))
