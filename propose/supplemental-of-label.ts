import { suggestedFrom } from '../clp/consequences/suggested-from.ts'
import type { SupplementalStatement } from '../clp/consequences/supplemental-statement.ts'
import type { Condition } from './conditions.ts'
import type { Facts } from './facts.ts'
import { because } from './proposal.ts'

/**
 * The supplemental statements that are proposed for the label: those that are due, and those of a component that is much of the product. A person decides whether the
 * mixture does what its component does: CLP Annex II, 1.1 gives no content from which it counts.
 */
export function supplementalOf({ answer }: Pick<Facts, 'answer'>): readonly SupplementalStatement[] {
  const { statements, suggested } = answer.label.because.supplemental
  const isMuch = ({ code, components }: SupplementalStatement): boolean =>
    answer.components.some(({ key, content }) => components.includes(key) && content.to >= suggestedFrom(code))
  return [...statements, ...suggested.filter(isMuch)]
}

/** One of them is among these. */
export function proposedStatement(...codes: string[]): Condition {
  return (facts) => {
    const found = [...new Set(supplementalOf(facts).map(({ code }) => code))].filter((code) => codes.includes(code))
    return found.length === 0 ? null : [because('class', { classes: found.join(', ') })]
  }
}
