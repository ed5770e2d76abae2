import { findHazardCategory } from '../hazard-categories.ts'
import { classOf, compareSeverity } from './endpoints.ts'
import type { Judging } from './judge-hazard.ts'
import { factStep } from './make-step.ts'
import { isNearlyPure } from './nearly-pure.ts'
import type { HazardResult } from './result.ts'
import { say } from './sentences.ts'

/**
 * A product that is one substance has the classes of its entry, and of its supplier: they need no test again (CLP Article 4(3), Article 9). So
 * what is left open for want of data of a mixture is answered. What was measured and decides stays; the group of a gas under pressure, which
 * entries leave open, is the supplier's (Annex VI, 1.1.3.1, Note U), and a form without the physical hazard of its entry has what its test found (Note T).
 */
export function judgeAsSubstance(result: HazardResult, { components, mixture }: Judging): HazardResult {
  if (result.outcome !== 'dataLacking') return result
  const [only, ...others] = components
  const { hazardClass } = result
  if (only === undefined || others.length > 0 || !isNearlyPure(only)) return result
  const [own] = only.classes
    .filter(({ category }) => classOf(category) === hazardClass && category !== 'Press. Gas')
    .toSorted((a, b) => compareSeverity(a.category, b.category))
  if (own === undefined) return result
  const isShownOtherwise = mixture.measured.tests.some((test) => test.category === own.category && test.result === 'negative')
  if (isShownOtherwise && only.notes.includes('T')) return result
  const { worstCase: _, ...known } = result
  const rule = own.source === 'harmonised' ? 'CLP Article 4(3)' : 'CLP Article 9'
  return {
    ...known,
    outcome: 'classified',
    category: own.category,
    statements: own.statement === null || hazardClass === 'aerosols' ? findHazardCategory(own.category).statements : [own.statement],
    steps: [...result.steps, factStep(true, { rule, what: say('asComponents'), gives: own.category })],
    because: [only.key],
  }
}
