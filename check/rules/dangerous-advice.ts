import { activeChlorine } from '../../clp/substances-by-effect.ts'
import { finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'

const neutralised = 'release.containment.neutraliseAlkali'

/** Advice that harms whoever follows it, because of an ingredient that it was not written for. */
export const checkDangerousAdvice: Rule = ({ record }) => {
  const { ingredients } = record.composition
  const { containment } = record.accidentalRelease
  const bleach = ingredients.find(({ casNumber }) => activeChlorine.includes(casNumber ?? ''))
  const index = containment.findIndex((text) => has([text], neutralised))
  if (bleach === undefined || index < 0) return []
  return [
    finding('release.setsChlorineFree', `accidentalRelease.containment[${index}]`, {
      params: { substance: bleach.name },
      fix: [{ op: 'remove' as const, path: `/accidentalRelease/containment/${index}` }],
    }),
  ]
}
