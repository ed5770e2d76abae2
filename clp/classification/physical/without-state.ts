import type { HazardCategoryCode, HazardClass } from '../../hazard-categories.ts'
import { isPositive } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import type { HazardResult } from '../result.ts'
import { remark, say } from '../sentences.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'

/**
 * A class of one physical state, of a mixture whose state nobody said: open where a component is of such a class, since as a gas it may be classified.
 * Tests of the mixture count (CLP Annex I, 2.2 to 2.5).
 * @param beginnings of the categories of components that suggest it
 * @param worst as what it would count
 */
export function judgeWithoutState(
  judging: Judging,
  hazardClass: HazardClass,
  beginnings: readonly string[],
  worst: HazardCategoryCode,
): HazardResult {
  const tested = judgeByTests(judging.mixture, hazardClass)
  if (tested) return tested
  const suggesting = judging.components.filter(
    ({ classes, content }) =>
      isPositive(content.to) && classes.some(({ category }) => beginnings.some((start) => category.startsWith(start))),
  )
  if (suggesting.length === 0) return notApplicable(hazardClass, remark('stateMissing', null))
  const substances = suggesting.map(({ name }) => name).join(', ')
  return physicalResult(hazardClass, 'dataLacking', null, {
    remarks: [remark('stateMissing', null), remark('suggestedBy', null, { substances })],
    worst: { category: worst, reason: say('asComponents') },
  })
}
