/**
 * What the program proposes from the recipe and its classification. Each has its reason, and waits for a person: what was decided is kept with the
 * recipe, and what a person wrote is never replaced without being asked.
 */

/**
 * - `open`: not in the record; accepting it writes it
 * - `held`: the record says the same
 * - `differs`: the record says something else, which a person wrote
 * - `changed`: a person put something else in its place, knowing this proposal
 * - `refused`: a person refused it
 * - `gone`: it was accepted, and its cause is gone
 */
export const proposalStates = ['open', 'held', 'differs', 'changed', 'refused', 'gone'] as const
export type ProposalState = (typeof proposalStates)[number]

/** Why something is proposed; each has a sentence among the terms: `because.…`. */
export const becauseCodes = [
  'class',
  'component',
  'measured',
  'state',
  'use',
  'always',
  'nothingElse',
  'content',
  'threshold',
  'noneContained',
  'calculated',
  'packs',
  'mandatory',
  'highlyRecommended',
  'recommended',
  'optional',
  'forPublic',
  'covered',
  'otherAudience',
  'conditionNotMet',
  'sixSuffice',
  'decided',
  'gone',
  'noPhrase',
  'noValue',
  'noNumber',
  'noName',
  'noOwnName',
  'noUnionLimit',
  'noEntry',
  'fluorinatedAmount',
  'paintCategory',
  'biocideLabel',
  'cementPacking',
  'detergentKinds',
  'detergentAllergens',
  'resinKit',
  'packedTogether',
  'unknownHazards',
  'ufi',
] as const
export type BecauseCode = (typeof becauseCodes)[number]
