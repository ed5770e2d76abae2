import type { ProposeInput } from '../../propose/facts.ts'
import type { Decision, Gap, Proposal } from '../../propose/proposal.ts'
import { noDescription } from '../../propose/settle.ts'
import { proposeRecord } from '../../propose/propose-record.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { NamedOwnSubstance } from '../../shared/own-substances.ts'
import { readFigure } from '../../shared/recipe/read-share.ts'
import { measuredEnds, measuredNames, type Recipe } from '../../shared/recipe/recipe.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { Register } from '../substances/open-register.ts'
import type { JudgedMixture } from './judge-overruled.ts'

/** A draft. @property stored the stored record, for parts of the draft that cannot be read */
export interface WrittenRecord {
  readonly working: WorkingRecord
  readonly stored: ProductRecord
  readonly language: LanguageCode
}

export interface FollowingProposals {
  readonly proposals: readonly Proposal[]
  readonly spare: readonly Proposal[]
  readonly gaps: readonly Gap[]
}

/** The proposals of a classified recipe for a record; nothing is proposed for parts that cannot be read. */
export function proposeFor(
  {
    library,
    transportTable,
    components,
    register,
    ownNames,
  }: Pick<ProposeInput, 'library' | 'transportTable' | 'components' | 'ownNames'> & {
    register: Pick<Register, 'at' | 'candidates'>
  },
  { mixture, noteConditions, decided }: Pick<JudgedMixture, 'mixture' | 'noteConditions' | 'decided'>,
  recipe: Recipe,
  { record, unreadable, language }: ReadParts & Pick<WrittenRecord, 'language'>,
): FollowingProposals {
  const found = proposeRecord({
    record,
    mixture,
    noteConditions,
    signed: signedOf(recipe),
    answer: decided,
    uses: recipe.uses,
    decisions: decisionsOf(recipe),
    library,
    transportTable,
    components,
    ownNames,
    candidates: register.candidates,
    harmonised: register.at(decided.at).harmonised,
    language,
  })
  const isReadable = ({ place }: { place: string }) => !unreadable.includes(place.split('/')[1] ?? '')
  return {
    proposals: found.proposals.filter(isReadable),
    spare: found.spare.filter(isReadable),
    gaps: found.gaps.filter(isReadable),
  }
}

/** What sheets call the own substances of a workgroup, by their keys. */
export const namesIn =
  (own: ReadonlyMap<string, Pick<NamedOwnSubstance, 'names'>>): ProposeInput['ownNames'] =>
  (key) =>
    own.get(key)?.names ?? {}

export interface ReadParts {
  /** the record with defaults filled in */
  readonly record: ProductRecord
  /** names of parts that cannot be read */
  readonly unreadable: readonly string[]
}

function signedOf({ measured: { values } }: Recipe): ProposeInput['signed'] {
  return new Map(
    measuredNames.flatMap((name) => {
      const { sign = null, value } = readFigure(values[name]?.trim() ?? '', measuredEnds[name]) ?? {}
      return sign === null ? [] : [[name, { sign, value }] as const]
    }),
  )
}

function decisionsOf({ decisions }: Recipe): Decision[] {
  return decisions.flatMap(({ proposal, answer, madeFor, person, day }) =>
    madeFor === undefined ? [] : [{ proposal, answer, madeFor, person: person ?? null, day: day ?? null }],
  )
}

/** A draft may be incomplete or wrong, so each part is read separately, and the stored one is used for a part that cannot be read. */
export function readParts({ working, stored }: Pick<WrittenRecord, 'working' | 'stored'>): ReadParts {
  const read = Object.entries(productRecord.shape).map(([name, schema]) => ({ name, result: schema.safeParse(working[name]) }))
  const unreadable = read.flatMap(({ name, result }) => (result.success || working[name] === undefined ? [] : [name]))
  const parts = Object.fromEntries(
    read.flatMap(({ name, result }) => (result.success && result.data !== undefined ? [[name, result.data]] : [])),
  )
  // For a new product the stored record contains only placeholders.
  const description = working['description'] === undefined ? { description: noDescription } : {}
  return { record: { ...stored, ...description, ...dropMissing(read), ...parts }, unreadable }
}

/** A part that was removed from the draft is not taken from the stored record. */
const dropMissing = (read: readonly { name: string; result: { success: boolean; data?: unknown } }[]): object =>
  Object.fromEntries(read.flatMap(({ name, result }) => (result.success && result.data === undefined ? [[name, undefined]] : [])))
