import type { LiveAnswer, LiveHazard } from '../shared/recipe/live-answer.ts'
import { findMeasuredNeeds } from '../shared/recipe/measured-needs.ts'
import { recipe } from '../shared/recipe/recipe.ts'

/** A hazard of which nothing was found, but for what a test says. */
export const hazard = (hazardClass: string, changes: Partial<LiveHazard> = {}): LiveHazard => ({
  hazardClass,
  differentiation: null,
  outcome: 'notClassified',
  category: null,
  statements: [],
  steps: [],
  unknown: 0,
  remarks: [],
  ...changes,
})

/** The answer beside a recipe whose components have these classes. */
export const answerOf = (classes: readonly string[], hazards: readonly LiveHazard[]): LiveAnswer => ({
  at: '2026-11-23',
  label: {
    signalWord: null,
    pictograms: [],
    hazardStatements: [],
    supplementalStatements: [],
    precautionaryStatements: [],
    named: [],
    childResistantFastening: false,
    tactileWarning: false,
    because: { omitted: [], supplemental: { statements: [] } },
  },
  ufiRequired: false,
  hazards: [...hazards],
  components: classes.map((one, at) => ({
    key: `k${at}`,
    name: `component of ${one}`,
    cas: null,
    ec: null,
    index: null,
    substance: null,
    paths: [],
    content: { from: 1, to: 1 },
    classification: [{ class: one, statement: null, source: 'harmonised' as const, minimum: false, leftOutBy: null }],
    notes: [],
    unknown: [],
  })),
  warnings: [],
  remainder: 0,
  lapsedOverrides: [],
})

export const requiredOf = (answer: LiveAnswer, typed: object) =>
  findMeasuredNeeds(answer, recipe.parse(typed)).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))

export const offeredOf = (answer: LiveAnswer, typed: object) =>
  findMeasuredNeeds(answer, recipe.parse(typed)).flatMap(({ name, isRequired, isOffered }) => (isOffered && !isRequired ? [name] : []))
