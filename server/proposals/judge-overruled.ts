import type { Mixture, Override } from '../../clp/classification/mixture.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { readOverride } from '../../shared/classification/overrides.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import { hasLapsed } from '../classify/judge-decisions.ts'
import { judgeRecipe, type ReadRecipe } from '../recipe/judge-recipe.ts'

/** A decision, and whether its basis is still the same. */
export interface JudgedOverride {
  readonly override: Recipe['overrides'][number]
  readonly isLapsed: boolean
}

export interface JudgedMixture {
  readonly mixture: Mixture
  readonly noteConditions: ReadRecipe['noteConditions']
  /** by the recipe alone */
  readonly calculated: ClassificationAnswer
  /** with the decisions that have not lapsed */
  readonly decided: ClassificationAnswer
  readonly overrides: readonly JudgedOverride[]
}

/**
 * Classifies a mixture with and without the decisions against the calculation (CLP Article 9). A decision belongs to the recipe for which
 * it was made: if a component on which the class rests has changed, it lapses until a person confirms it.
 * @param asked.mixture of the recipe without its decisions
 */
export function judgeOverruled(
  judge: (mixture: Mixture) => ClassificationAnswer,
  { recipe, name, mixture, noteConditions }: { recipe: Recipe; name: string; mixture: Mixture } & Pick<ReadRecipe, 'noteConditions'>,
): JudgedMixture {
  const calculated = judge(mixture)
  const overrides = recipe.overrides.map((override): JudgedOverride => {
    const place = placeOf(override)
    return { override, isLapsed: place === null || hasLapsed(place, override.madeFor, calculated.hazards) }
  })
  const kept = overrides.flatMap(({ override, isLapsed }) => (isLapsed ? [] : [override]))
  const withOverrides = kept.length === 0 ? mixture : (judgeRecipe({ ...recipe, overrides: kept }, name).mixture ?? mixture)
  return { mixture: withOverrides, noteConditions, calculated, decided: kept.length === 0 ? calculated : judge(withOverrides), overrides }
}

/** The class, and the part of it, that a decision concerns; null if it cannot be read. */
export function placeOf(override: Pick<Recipe['overrides'][number], 'class' | 'category' | 'basis' | 'reason'>): Override | null {
  const typed = { class: override.class, category: override.category, basis: override.basis, reason: override.reason }
  const refused: string[] = []
  const [found] = readOverride(typed, 0, [typed], (_path, message) => refused.push(message))
  return refused.length > 0 ? null : (found ?? null)
}
