/** What 15.1 names because a substance is restricted by itself: REACH Annex XVII, and Regulation (EU) 2019/1148. */
import { reportedPrecursorFrom, restrictedPrecursorFrom } from '../../clp/reach/explosives-precursors.ts'
import { restrictedSubstances, type RestrictedSubstance } from '../../clp/reach/restricted-substances.ts'
import { all, any, classified, contains, ofComponents, ofKind, type Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { anyHealth, aquatic, flammable, liquid } from './situations.ts'

/** MDI for the general public, of which the answer warns. */
const mdiOfPublic: Condition = (facts) =>
  facts.answer.warnings.some(({ code }) => code === 'reach.mdiForPublic') ? contains('isocyanates', 0.1)(facts) : null

/** A substance of its own entry, from the content of which the entry speaks. */
const restricted =
  ({ casNumbers, from, kinds }: RestrictedSubstance): Condition =>
  (facts) => {
    const { productKind } = facts.mixture
    if (kinds !== undefined && productKind !== null && !kinds.some((one) => one === productKind)) return null
    return reasonOf(facts, ({ cas, content }) => cas !== null && casNumbers.includes(cas) && content.to >= from)
  }

/** Entries of REACH Annex XVII that concern a mixture by its classes or what it contains. */
type Entry = readonly [entry: string, when: Condition]
const byClassOrGroup: readonly Entry[] = [
  ['3', all(liquid, any(anyHealth, flammable, aquatic))],
  ['28, 29, 30', classified('Carc. 1', 'Muta. 1', 'Repr. 1')],
  ['40', any(flammable, classified('Flam. Sol.', 'Pyr.', 'Water-react.'))],
  ['47', ofKind('cement')],
  ['56', mdiOfPublic],
  ['74', contains('isocyanates', 0.1)],
]
const bySubstance = restrictedSubstances.map((one): Entry => [String(one.entry), restricted(one)])
export const restrictions = [...byClassOrGroup, ...bySubstance].toSorted(
  ([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
)
export const entriesOf = (facts: Facts) => [...new Set(restrictions.flatMap(([entry, when]) => (when(facts) === null ? [] : [entry])))]

/** Regulation (EU) 2019/1148, Annex I: what is kept from the public above its content. */
export function restrictedPrecursor(facts: Facts) {
  return reasonOf(facts, ({ cas, content }) => content.to > restrictedPrecursorFrom(cas))
}

/** Annexes I and II: of whatever content (Article 3, points 12 and 13), though not of a trace. */
export function reportedPrecursor(facts: Facts) {
  const isPowder = facts.mixture.physicalState === 'solid' && facts.mixture.inhalation === 'dust'
  return reasonOf(facts, ({ cas, content }) => content.to >= reportedPrecursorFrom(cas, isPowder))
}

function reasonOf(facts: Facts, is: (component: Facts['answer']['components'][number]) => boolean) {
  return ofComponents(({ answer }) => answer.components.filter(is))(facts)
}
