/** Acts that section 15.1 names because of what a substance is there for: to keep the product in its can, or to be the product. */
import { drugPrecursors } from '../../clp/reach/drug-precursors.ts'
import { inCanPreservatives, preservativeItselfFrom } from '../../clp/in-can-preservatives.ts'
import { ofComponents, ofKind, type Condition } from '../conditions.ts'
import { waterNumber } from '../../shared/recipe/water.ts'
import type { Facts } from '../facts.ts'
import { publicDetergent } from '../find-identity-gaps.ts'

type Component = Facts['answer']['components'][number]

/** Preservatives of a treated article; the label of a detergent for the public names them by Regulation (EC) No 648/2004. */
export function preservativesIn(facts: Facts): readonly Component[] {
  if (isNoTreatedArticle(facts) !== null) return []
  return facts.answer.components.filter(
    ({ cas, content }) => cas !== null && inCanPreservatives.has(cas) && content.to > 0 && content.to < preservativeItselfFrom,
  )
}
const isNoTreatedArticle: Condition = (facts) => ofKind('biocide', 'plantProtection')(facts) ?? publicDetergent(facts)

/** % of the product, and share of what is not water. */
const precursorsFrom = { content: 10, share: 0.9 } as const

/**
 * Drug precursors by themselves, together or in water: of a mixture from which nobody gets them easily the Regulation does not speak (Article 2(a)).
 */
export function precursorsIn({ answer: { components } }: Facts): readonly Component[] {
  const found = components.filter(({ cas, content }) => cas !== null && drugPrecursors.has(cas) && content.to > 0)
  const sum = (some: readonly Component[]) => some.reduce((total, { content }) => total + content.to, 0)
  const most = sum(found)
  const isAll = most >= precursorsFrom.content && most >= precursorsFrom.share * sum(components.filter(({ cas }) => cas !== waterNumber))
  return isAll ? found : []
}

export const preserved = ofComponents(preservativesIn)
export const drugPrecursor = ofComponents(precursorsIn)
