import { activeChlorine, formaldehyde, lowBoiling, passesFilterFrom } from '../../clp/substances-by-effect.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'

const neutralised = 'release.containment.neutraliseAlkali'
/** Filters of type A, by themselves or with one for particles. */
const filtersA = ['protection.respiratory.filterA', 'protection.respiratory.filterA2P2']

/** Advice that harms whoever follows it, because of an ingredient that it was not written for. */
export const checkDangerousAdvice: Rule = ({ record }) => {
  const { ingredients } = record.composition
  const { containment } = record.accidentalRelease
  const { respiratory } = record.exposureControls
  const bleach = ingredients.find(({ casNumber }) => activeChlorine.includes(casNumber ?? ''))
  const index = containment.findIndex((text) => has([text], neutralised))
  return [
    ...(bleach === undefined || index < 0
      ? []
      : [
          finding('release.setsChlorineFree', `accidentalRelease.containment[${index}]`, {
            params: { substance: bleach.name },
            fix: [{ op: 'remove' as const, path: `/accidentalRelease/containment/${index}` }],
          }),
        ]),
    ...checkFilters(respiratory, ingredients),
  ]
}

function checkFilters(respiratory: readonly Text[], ingredients: readonly Ingredient[]): Finding[] {
  const index = respiratory.findIndex((text) => filtersA.some((phrase) => has([text], phrase)))
  const passing = ingredients.find(({ casNumber = '', content, contentRange }) => {
    const from = lowBoiling.includes(casNumber)
      ? passesFilterFrom.lowBoiling
      : casNumber === formaldehyde
        ? passesFilterFrom.formaldehyde
        : Infinity
    return (content ?? contentRange.to) >= from
  })
  // Beside a filter of another type somebody has thought of it.
  if (
    index < 0 ||
    passing === undefined ||
    respiratory.some((text) => /respiratory\.(?!filterA$|filterA2P2$|notNeeded$|dust)/.test(keyOf(text)))
  )
    return []
  return [finding('protection.filterDoesNotHold', `exposureControls.respiratory[${index}]`, { params: { substance: passing.name } })]
}

const keyOf = (text: Text): string => ('phrase' in text ? text.phrase : 'respiratory.own')
