import { articleOf, type Candidate, type CandidateList } from '../annex-vi/candidate-list.ts'
import { unionLimitOf } from '../reach/union-limits.ts'

/** %: of a mixture without classes; of gases by volume (REACH Annex II, 3.2.2 (a)) */
const limitedFrom = 1
const limitedFromInGas = 0.2

/** %: REACH Annex II, 3.2.1 (c) and 3.2.2 (b) */
const candidatesFrom = 0.1

/** Why a substance is named: the act with its workplace limit of the Union, or the article by which it is on the candidate list (REACH Article 57). */
export type NamingReason = { readonly limit: string } | { readonly concern: string }

export interface NamedWithoutClass {
  readonly reason: NamingReason
  /** % from which it is named; 0: from any content */
  readonly from: number
  readonly article: string
}

/** A component by its numbers, with the most that its range allows, in %. */
interface Contained {
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
  readonly content: { readonly to: number }
}

/** The entries of the candidate list for which section 3 names a component, by the most that its range allows (REACH Annex II, 3.2.1 (c)). */
export function findListed({ cas, ec, content }: Omit<Contained, 'index'>, candidates: CandidateList, day: string): readonly Candidate[] {
  if (content.to < candidatesFrom) return []
  return [cas, ec].flatMap((number) => (number === null ? [] : candidates.find(number, day)))
}

interface Circumstances {
  /** the mixture has a class of hazard */
  readonly isClassified: boolean
  readonly isGas: boolean
  readonly candidates: CandidateList
  /** YYYY-MM-DD */
  readonly day: string
}

/**
 * Why a substance stands in section 3 that no class puts there: it has a workplace limit of the Union, or is on the candidate list (REACH Annex II,
 * 3.2.1 (b) and (c), 3.2.2).
 * @returns null where nothing asks for it
 */
export function nameWithoutClass(component: Contained, { isClassified, isGas, candidates, day }: Circumstances): NamedWithoutClass | null {
  const { to } = component.content
  if (to <= 0) return null
  const articleFor = (point: string): string => (isClassified ? `REACH Annex II, 3.2.1 (${point})` : 'REACH Annex II, 3.2.2')
  const from = isClassified ? 0 : isGas ? limitedFromInGas : limitedFrom
  const limit = to >= from ? unionLimitOf(component, day) : null
  if (limit !== null) return { reason: { limit }, from, article: articleFor('b') }
  const [concern] = findListed(component, candidates, day).flatMap(({ reasons }) => reasons)
  if (concern === undefined) return null
  return { reason: { concern: articleOf(concern) }, from: candidatesFrom, article: articleFor('c') }
}
