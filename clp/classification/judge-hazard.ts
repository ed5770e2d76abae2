/** What a rule of a hazard class gets and gives: one module for each class, one function in it. */
import type { HazardClass } from '../hazard-categories.ts'
import type { ResolvedComponent } from './component.ts'
import type { Exact } from './exact.ts'
import type { LawState } from './law-state.ts'
import type { Mixture } from './mixture.ts'
import type { HazardResult } from './result.ts'

export interface Judging {
  readonly mixture: Mixture
  readonly components: readonly ResolvedComponent[]
  /** what the contents may grow by, all together, until they make 100 %: the upper ends of ranges must be possible at once */
  readonly room: Exact
  /** % that no component accounts for, with every range at its upper end: of unknown hazard */
  readonly remainder: Exact
  readonly law: LawState
  /** results of the classes that were judged before, in the order of `hazardRules` */
  readonly before: readonly HazardResult[]
}

/** Judges one class; gives at least one result. It never throws for a mixture that the door let in. */
export type JudgeHazard = (judging: Judging) => readonly HazardResult[]

export interface HazardRule {
  readonly hazardClass: HazardClass
  readonly judge: JudgeHazard
}
