import type { Text } from '../shared/record/texts.ts'
import { ofKind, unless, usedBy } from './conditions.ts'
import type { Facts } from './facts.ts'
import { because, type Gap, type Wish } from './proposal.ts'
import { aerosol } from './rules/situations.ts'

const phrase = 'regulation.vocPaintsDirective'
const places = [
  ['15.1', '/regulatory/union'],
  ['2.2', '/labelElements/furtherTexts'],
] as const
const article = 'Directive 2004/42/EC, Article 4'

/** A paint of buildings or vehicles may be one of installations alone, which another act holds (Article 3(2)); dispensers are none (Annex I, 1.1). */
const ofDirective = unless(unless(ofKind('paint'), aerosol), unless(usedBy('industrial'), usedBy('professional', 'consumer')))

/**
 * Subcategory, limit and content of a paint: what stands in section 15.1 stands on the label, and the other way round. Where neither says it a person does: which
 * subcategory it is follows from no recipe, and the boiling points of its components, by which its content counts, neither.
 */
export function proposePaints(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const { regulatory, labelElements } = facts.record
  const lists = [regulatory.union, labelElements.furtherTexts] as const
  const said = lists.map((texts): Text | undefined => texts.find((text) => 'phrase' in text && text.phrase === phrase))
  const value = said.find((text) => text !== undefined)
  const isFor = ofDirective(facts)
  if (value !== undefined) {
    const reasons = isFor ?? [because('always')]
    const wishes = places.map(([section, place], index): Wish => {
      return { section, place, item: phrase, value: said[index] ?? value, because: reasons, article }
    })
    return { wishes, gaps: [] }
  }
  const isWritten = lists.some((texts) => texts.some((text) => 'text' in text))
  if (isFor === null || isWritten) return { wishes: [], gaps: [] }
  const [[section, place]] = places
  return { wishes: [], gaps: [{ id: `${place}!paint`, section, place, because: because('paintCategory'), article }] }
}
