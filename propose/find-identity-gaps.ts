import { detergentsRegulationFrom } from '../clp/label/detergents-law.ts'
import { unionLimitOf } from '../clp/reach/union-limits.ts'
import { all, inState, ofKind, usedBy } from './conditions.ts'
import type { Text } from '../shared/record/texts.ts'
import { isSameSubstance } from '../shared/classification/is-same-substance.ts'
import type { Facts } from './facts.ts'
import { because, type Gap } from './proposal.ts'
import { unionLimitsOf } from './union-limits-of.ts'
import { proposeDescription } from './propose-others.ts'

/** A cleaner that the public buys. */
export const publicDetergent = all(ofKind('cleaner'), usedBy('consumer'))

/** Dry cement, whose soluble chromium(VI) a reducing agent may hold below the limit for a time. */
const dryCement = all(ofKind('cement'), inState('solid'))

/**
 * What only people and offices can give: the UFI of a mixture that is submitted (CLP Annex VIII, Part A, 5), where the public finds the ingredients
 * of a detergent (Regulation (EC) No 648/2004, Annex VII A and D), and how long cement keeps (REACH Annex XVII, entry 47, paragraph 2).
 */
export function findIdentityGaps(facts: Facts): Gap[] {
  const { record, answer } = facts
  const { description } = record
  const isDescribed = 'phrase' in description || Object.keys(description.text).length > 0 || proposeDescription(facts).length > 0
  return [
    // Asked for here, and not by the check alone: a record is not complete without.
    ...(isDescribed
      ? []
      : [
          {
            id: '/description!',
            section: '1.1',
            place: '/description',
            because: because('noValue', { property: { term: 'tds.description' } }),
            article: '',
          },
        ]),
    ...(answer.ufiRequired && record.ufi === undefined
      ? [{ id: '/ufi!', section: '1.1', place: '/ufi', because: because('ufi'), article: 'CLP Annex VIII, Part A, 5' }]
      : []),
    ...(publicDetergent(facts) !== null && answer.at < detergentsRegulationFrom && record.labelElements.ingredientListAddress === undefined
      ? [
          {
            id: '/labelElements/ingredientListAddress!',
            section: '2.2',
            place: '/labelElements/ingredientListAddress',
            because: because('noValue', { property: { term: 'because.ingredientListAddress' } }),
            article: 'Regulation (EC) No 648/2004, Annex VII A and D',
          },
        ]
      : []),
    ...(dryCement(facts) !== null && !record.labelElements.furtherTexts.some((text) => has(text, 'label.chromateReduced'))
      ? [
          {
            id: '/labelElements/furtherTexts!cement',
            section: '2.2',
            place: '/labelElements/furtherTexts',
            because: because('cementPacking'),
            article: 'REACH Annex XVII, entry 47, paragraph 2',
          },
        ]
      : []),
  ]
}

/** Words of a person may say it. */
const has = (text: Text, phrase: string): boolean => 'text' in text || ('phrase' in text && text.phrase === phrase)

/** Limits of the Union of which neither the record nor the library has the figure: REACH Annex II, 8.1.1. */
export function findLimitGaps(facts: Facts): Gap[] {
  const { answer, library, record } = facts
  return answer.section3.flatMap((entry): Gap[] => {
    const { component: key } = entry
    const component = answer.components.find((one) => one.key === key)
    const act = unionLimitOf(entry, answer.at)
    if (component === undefined || act === null) return []
    const present = record.composition.ingredients.find((one) => isSameSubstance(one, component))
    const isInRecord = present?.exposureLimits.some(({ country }) => country === undefined) === true
    if (isInRecord || unionLimitsOf(library.find(component), entry, answer.at).length > 0) return []
    return [
      {
        id: `/composition/ingredients#${key}!noUnionLimit`,
        section: '8.1',
        place: '/composition/ingredients',
        because: because('noUnionLimit', { substance: facts.nameOf(component), act }),
        article: 'REACH Annex II, 8.1.1',
      },
    ]
  })
}
