import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { ExposureRoute } from '../annex-vi/entry.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { findDoubts } from './plausibility/find-doubts.ts'
import { applyOverrides } from './apply-overrides.ts'
import type { ResolvedComponent } from './component.ts'
import { toNumber } from './exact.ts'
import { hazardRules } from './hazard-rules.ts'
import type { Judging } from './judge-hazard.ts'
import { judgeAsSubstance } from './judge-substance.ts'
import type { LawState } from './law-state.ts'
import type { Mixture } from './mixture.ts'
import type { SubstanceRegister } from './register.ts'
import { resolveComponents } from './resolve-components.ts'
import { remark } from './sentences.ts'
import type { AcuteToxicityEstimates, Effect, HazardResult } from './result.ts'
import type { Warning } from './warning.ts'

/** A class of the mixture as the answer lists it. */
export interface ClassifiedHazard {
  readonly class: HazardCategoryCode
  readonly statements: readonly CategoryStatementCode[]
  readonly route?: ExposureRoute | undefined
  readonly routes?: readonly ExposureRoute[] | undefined
  readonly effect?: Effect | undefined
  readonly organs?: readonly string[] | undefined
}

export interface Classification {
  readonly law: LawState
  readonly mixture: Mixture
  readonly components: readonly ResolvedComponent[]
  /** % that no component accounts for */
  readonly remainder: number
  /** every class, in the order of CLP Annex I */
  readonly hazards: readonly HazardResult[]
  readonly classification: readonly ClassifiedHazard[]
  readonly acuteToxicity: AcuteToxicityEstimates
  readonly warnings: readonly Warning[]
}

/**
 * The classification of a mixture by CLP Annex I, each class with its reasons. No clock, no network, no randomness: the same mixture by the
 * same register and state of the law gives the same result.
 */
export function classifyMixture(mixture: Mixture, register: SubstanceRegister, law: LawState): Classification {
  const { components, room, remainder, warnings } = resolveComponents(mixture, register)
  const hazards: HazardResult[] = []
  const isUnknown = components.every(({ unknown }) => unknown.has('all'))
  // Where nobody knows anything of any component, nothing was answered: “not classified” would be a claim.
  const unanswered = (result: HazardResult): HazardResult => {
    const isClaim = isUnknown && result.outcome === 'notClassified' && result.basis === 'calculation'
    return isClaim ? { ...result, outcome: 'dataLacking' } : result
  }
  for (const { judge } of hazardRules) {
    const judging: Judging = { mixture, components, room, remainder, law, before: hazards }
    const results = judge(judging).map((result) => judgeAsSubstance(unanswered(result), judging))
    hazards.push(...applyOverrides(results, mixture.overrides))
  }
  return {
    law,
    mixture,
    components,
    remainder: toNumber(remainder),
    hazards,
    classification: hazards.flatMap(listHazard),
    acuteToxicity: Object.assign({}, ...hazards.map(({ estimates }) => estimates ?? {})),
    warnings: [...warnings, ...missingState(mixture), ...findDoubts({ mixture, components, remainder: toNumber(remainder) })],
  }
}

/** Without it a gas is asked for no pressure, and no transport is proposed. */
function missingState({ physicalState }: Mixture): Warning[] {
  return physicalState === null ? [{ ...remark('stateMissing', null), path: 'mixture.physicalState' }] : []
}

function listHazard({ outcome, category, statements, route, routes, effect, organs }: HazardResult): ClassifiedHazard[] {
  if (outcome !== 'classified' || category === null) return []
  return [{ class: category, statements, route, routes, effect, organs }]
}
