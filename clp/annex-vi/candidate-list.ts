/** The candidate list of substances of very high concern (REACH, Article 59(10)). */
import { openLineTable, splitColumn } from '../line-table.ts'

/** The day of the state that candidate-list.txt holds. */
export const candidateListState = '2026-04-01'

export type ConcernReason =
  | 'carcinogenic'
  | 'mutagenic'
  | 'toxicForReproduction'
  | 'persistentBioaccumulativeToxic'
  | 'veryPersistentVeryBioaccumulative'
  | 'endocrineDisruptionHealth'
  | 'endocrineDisruptionEnvironment'
  | 'respiratorySensitisation'
  | 'repeatedExposure'
  | 'equivalentConcernHealth'
  | 'equivalentConcernEnvironment'

const reasons: Readonly<Record<ConcernReason, string>> = {
  carcinogenic: 'REACH, Article 57(a)',
  mutagenic: 'REACH, Article 57(b)',
  toxicForReproduction: 'REACH, Article 57(c)',
  persistentBioaccumulativeToxic: 'REACH, Article 57(d)',
  veryPersistentVeryBioaccumulative: 'REACH, Article 57(e)',
  endocrineDisruptionHealth: 'REACH, Article 57(f)',
  endocrineDisruptionEnvironment: 'REACH, Article 57(f)',
  respiratorySensitisation: 'REACH, Article 57(f)',
  repeatedExposure: 'REACH, Article 57(f)',
  equivalentConcernHealth: 'REACH, Article 57(f)',
  equivalentConcernEnvironment: 'REACH, Article 57(f)',
}
const isReason = (word: string): word is ConcernReason => Object.hasOwn(reasons, word)

/** The article that the reason stands in. */
export const articleOf = (reason: ConcernReason): string => reasons[reason]

export interface Candidate {
  readonly name: string
  readonly ec: string | null
  /** usually one; empty for a group */
  readonly cas: readonly string[]
  readonly reasons: readonly ConcernReason[]
  /** day of inclusion, YYYY-MM-DD; duties of Articles 31 to 33 begin with it */
  readonly included: string
}

export interface CandidateList {
  readonly entries: readonly Candidate[]
  /** What is listed on the day (YYYY-MM-DD) under a CAS or EC number; a substance may be listed several times. */
  find(number: string, day: string): readonly Candidate[]
}

/** Where nobody asks what is listed. */
export const emptyCandidateList: CandidateList = { entries: [], find: () => [] }

/** @param bytes content of candidate-list.txt */
export function openCandidateList(bytes: Uint8Array): CandidateList {
  const table = openLineTable(bytes)
  const entries = Array.from({ length: table.count }, (_, line): Candidate => {
    const [included = '', ec = '', cas, name = '', reason] = table.columns(line)
    return { name, ec: ec || null, cas: splitColumn(cas), reasons: splitColumn(reason).filter(isReason), included }
  })
  const byNumber = new Map<string, Candidate[]>()
  for (const entry of entries) {
    for (const number of new Set([...entry.cas, ...(entry.ec === null ? [] : [entry.ec])])) {
      byNumber.set(number, [...(byNumber.get(number) ?? []), entry])
    }
  }
  return { entries, find: (number, day) => (byNumber.get(number) ?? []).filter(({ included }) => included <= day) }
}
