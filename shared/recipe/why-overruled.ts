import { visibleWords } from '../reasons/visible-words.ts'
import { faultOf, type Fault } from '../reasons/reason.ts'
import type { Recipe } from './recipe.ts'

type Override = Recipe['overrides'][number]

/** Characters of a reason by which somebody else can follow why a class was overruled. */
export const shortestWhy = 30

export interface FaultOfOverride {
  readonly field: 'reason' | 'evidence'
  readonly fault: Fault
}

/**
 * What is missing by which a decision against the calculation can be traced: a reason in words, and of a test its report. The page asks for no more and
 * no less than the call that stores it.
 * @source CLP Articles 9(3) and 49(1): the information that a classification was made by is kept
 */
export function faultsOfOverride({ basis, reason, evidence = '' }: Pick<Override, 'basis' | 'reason' | 'evidence'>): FaultOfOverride[] {
  return [
    ...(visibleWords(reason).length < shortestWhy ? [{ field: 'reason', fault: faultOf('tooShort', { min: shortestWhy }) } as const] : []),
    ...(basis === 'testData' && visibleWords(evidence) === '' ? [{ field: 'evidence', fault: faultOf('missing') } as const] : []),
  ]
}
