/** Components that persist in the environment, disrupt hormones or are candidates for authorisation, or the statement that there are none. */
import type { ConcernReason } from '../../clp/annex-vi/candidate-list.ts'
import { findListed } from '../../clp/consequences/name-without-class.ts'
import { ofComponents, type Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { because } from '../proposal.ts'

/** Reasons for the candidate list that have nothing to do with these properties: REACH Article 57(a) to (c), and (f) for health. */
export const reasonsBeside: Readonly<Record<'lasting' | 'hormones', readonly ConcernReason[]>> = {
  lasting: [
    ...(['carcinogenic', 'mutagenic', 'toxicForReproduction', 'respiratorySensitisation', 'repeatedExposure'] as const),
    ...(['endocrineDisruptionHealth', 'endocrineDisruptionEnvironment'] as const),
  ],
  hormones: [
    ...(['carcinogenic', 'mutagenic', 'toxicForReproduction', 'respiratorySensitisation', 'repeatedExposure'] as const),
    ...(['persistentBioaccumulativeToxic', 'veryPersistentVeryBioaccumulative'] as const),
  ],
}

/** Every component is known, none has one of these classes, and none is on the candidate list for one of these reasons. */
export function noneKnown(starts: readonly string[], beside: readonly ConcernReason[]): Condition {
  return ({ answer, candidates }) => {
    const known = answer.components.every(({ unknown }) => !unknown.includes('all'))
    const found = answer.components.some(
      (component) =>
        component.classification.some(({ class: category }) => starts.some((start) => category.startsWith(start))) ||
        listedAs(component, candidates, answer.at, beside),
    )
    return known && !found ? [because('noneContained', { count: answer.components.length })] : null
  }
}

/** On the candidate list from 0.1 % on (REACH Article 59(10)), for another reason than these. */
function listedAs(
  component: Facts['answer']['components'][number],
  candidates: Facts['candidates'],
  day: string,
  beside: readonly ConcernReason[] = [],
): boolean {
  const listed = findListed(component, candidates, day)
  return listed.some(({ reasons }) => reasons.length === 0 || reasons.some((reason) => !beside.includes(reason)))
}

export const noCandidate = noneKnown([], [])
export const lasting = noneKnown(['PBT', 'vPvB', 'PMT', 'vPvM'], reasonsBeside.lasting)
export const candidatesIn = ({ answer, candidates }: Facts) => answer.components.filter((one) => listedAs(one, candidates, answer.at))
export const someCandidate = ofComponents(candidatesIn)

/** % : REACH Annex II, 11.2.1, 12.5 and 12.6. Section 2.3 says it by itself, from what section 3 has of the substance. */
const concernsFrom = 0.1

/** By which classes of CLP and for which reasons of the candidate list (REACH Article 57(d) to (f)) a substance has the concern. */
const concerns = {
  lasting: { starts: ['PBT', 'vPvB'], reasons: ['persistentBioaccumulativeToxic', 'veryPersistentVeryBioaccumulative'] },
  health: { starts: ['ED HH'], reasons: ['endocrineDisruptionHealth'] },
  environment: { starts: ['ED ENV'], reasons: ['endocrineDisruptionEnvironment'] },
} as const satisfies Readonly<Record<string, { starts: readonly string[]; reasons: readonly ConcernReason[] }>>

/** The components of the concern, in a content from which a sheet names them. */
export const withConcern =
  (concern: keyof typeof concerns) =>
  ({ answer, candidates }: Facts): readonly Facts['answer']['components'][number][] => {
    const { starts, reasons } = concerns[concern]
    return answer.components.filter(
      (component) =>
        component.content.to >= concernsFrom &&
        (component.classification.some(({ class: category }) => starts.some((start) => category.startsWith(start))) ||
          findListed(component, candidates, answer.at).some((listed) =>
            listed.reasons.some((reason) => reasons.some((one) => one === reason)),
          )),
    )
  }

export const containing = (concern: keyof typeof concerns): Condition => ofComponents(withConcern(concern))
