import type { Candidate, ConcernReason } from '../clp/annex-vi/candidate-list.ts'
import type { Ingredient } from '../shared/record/composition.ts'

type Concerns = Ingredient['concerns']

const concernOfReason: Partial<Record<ConcernReason, Concerns[number]>> = {
  persistentBioaccumulativeToxic: 'PBT',
  veryPersistentVeryBioaccumulative: 'vPvB',
  endocrineDisruptionHealth: 'endocrineHealth',
  endocrineDisruptionEnvironment: 'endocrineEnvironment',
}

/** What section 2.3 says of a candidate follows from why it is listed: REACH Article 57(d) to (f). */
export function withConcernsOfList(concerns: Concerns, listed: readonly Candidate[]): Concerns {
  if (listed.length === 0) return concerns
  const found = listed.flatMap(({ reasons }) => reasons.flatMap((reason) => concernOfReason[reason] ?? []))
  return [...new Set([...concerns, 'candidateList' as const, ...found])]
}
