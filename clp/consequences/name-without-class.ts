import { articleOf, type Candidate, type CandidateList } from '../annex-vi/candidate-list.ts'
import type { AnsweredComponent } from './compose-answer.ts'

/** %: below it a mixture that is not classified need not name what has a workplace limit alone (REACH Annex II, 3.2.2 (b)). */
const limitedFrom = 1

/** %: REACH Annex II, 3.2.1 (c) and 3.2.2 (c) */
const candidatesFrom = 0.1

export interface NamedWithoutClass {
  /** the act with its workplace limit of the Union, or why it is on the candidate list (REACH Article 57) */
  readonly reason: { readonly limit: string } | { readonly concern: string }
  /** its entries in the candidate list */
  readonly listed: readonly Candidate[]
  readonly article: string
}

type Contained = Pick<AnsweredComponent, 'cas' | 'ec' | 'content'>

/** The entries of the candidate list for which section 3 names a component, by the most that its range allows (REACH Annex II, 3.2.1 (c)). */
export function findListed({ cas, ec, content }: Contained, candidates: CandidateList, day: string): readonly Candidate[] {
  if (content.to < candidatesFrom) return []
  return [cas, ec].flatMap((number) => (number === null ? [] : candidates.find(number, day)))
}

interface Circumstances {
  /** the mixture has a class of hazard */
  readonly isClassified: boolean
  /** the act by which the substance has a workplace limit of the Union on the day; null where it has none */
  readonly limit: string | null
  readonly candidates: CandidateList
  /** YYYY-MM-DD */
  readonly day: string
}

/**
 * Why a substance stands in section 3 that no class puts there (`section-3.ts`): it has a workplace limit of the Union, or is on the candidate list
 * (REACH Annex II, 3.2.1 (b) and (c), 3.2.2). The most that a range allows counts.
 * @returns null where nothing asks for it
 */
export function nameWithoutClass(component: Contained, { isClassified, limit, candidates, day }: Circumstances): NamedWithoutClass | null {
  const { to } = component.content
  if (to <= 0) return null
  const listed = findListed(component, candidates, day)
  const articleFor = (point: string): string => (isClassified ? `REACH Annex II, 3.2.1 (${point})` : 'REACH Annex II, 3.2.2')
  if (limit !== null && (isClassified || to >= limitedFrom)) return { reason: { limit }, listed, article: articleFor('b') }
  const [concern] = listed.flatMap(({ reasons }) => reasons)
  return concern === undefined ? null : { reason: { concern: articleOf(concern) }, listed, article: articleFor('c') }
}
