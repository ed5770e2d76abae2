import { findHazardCategory } from '../hazard-categories.ts'
import { effectOfStatement, routeOfStatement } from './endpoints.ts'
import type { Override } from './mixture.ts'
import type { HazardResult } from './result.ts'

/** What a person decided takes the place of what was calculated, which stays beside it with its steps (CLP Article 9). */
export function applyOverrides(results: readonly HazardResult[], overrides: readonly Override[]): readonly HazardResult[] {
  if (overrides.length === 0) return results
  return results.map((result) => {
    const override = overrides.find((one) => isFor(one, result, results))
    return override ? applyOverride(result, override) : result
  })
}

function isFor({ hazardClass, differentiation }: Override, result: HazardResult, results: readonly HazardResult[]): boolean {
  if (hazardClass !== result.hazardClass) return false
  // Without a part named the first one is meant: the organs of STOT SE, the fertility of Repr.
  return differentiation === null ? results[0] === result : differentiation === result.differentiation
}

function applyOverride(result: HazardResult, { category, statement, organs, routes, basis, reason }: Override): HazardResult {
  const { route, effect, ...rest } = result
  const said = statement ?? (category === null ? null : (findHazardCategory(category).statements[0] ?? null))
  const newRoute = routeOfStatement(said) ?? route
  const newEffect = effectOfStatement(said) ?? effect
  return {
    ...rest,
    outcome: category === null ? 'notClassified' : 'classified',
    category,
    statements: said === null ? [] : category === 'Aerosol 1' || category === 'Aerosol 2' ? [said, 'H229'] : [said],
    ...(newRoute ? { route: newRoute } : {}),
    ...(newEffect ? { effect: newEffect } : {}),
    ...(organs ? { organs } : {}),
    ...(routes && result.hazardClass !== 'acuteToxicity' ? { routes } : {}),
    basis,
    overridden: { outcome: result.outcome, category: result.category, reason },
  }
}
