import type { Mixture, Override } from '../../clp/classification/mixture.ts'

import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { readOverride } from '../../shared/classification/overrides.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { today } from '../../shared/iso-day.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import { findOwnOfGroup } from '../classify/find-own-substances.ts'
import { hasLapsed } from '../classify/judge-decisions.ts'
import type { Engine } from '../classify/open-engine.ts'
import { beginRecipe } from '../recipe/begin-recipe.ts'
import { findRecipe } from '../recipe/queries.ts'
import type { Services } from '../services.ts'
import { judgeRecipe, type ReadRecipe } from '../recipe/judge-recipe.ts'

export interface AskedProduct {
  readonly permalinkId: number
  readonly workgroupId: number
  /** as it is being edited */
  readonly working: WorkingRecord
  readonly language: LanguageCode
}

/** What a person decided, and whether what it rests on is still the same. */
export interface JudgedOverride {
  readonly override: Recipe['overrides'][number]
  readonly isLapsed: boolean
}

export interface JudgedProduct {
  readonly recipe: Recipe
  readonly revision: number
  /** keys of rows that could not be read */
  readonly leftOut: readonly string[]
  /** null: nothing can be judged yet */
  readonly judged: {
    readonly mixture: Mixture
    readonly noteConditions: ReadRecipe['noteConditions']
    /** by the recipe alone */
    readonly calculated: ClassificationAnswer
    /** with what people decided and what has not lapsed */
    readonly decided: ClassificationAnswer
    readonly overrides: readonly JudgedOverride[]
  } | null
}

/**
 * The recipe of a product, judged by the law of today. A decision against the calculation (CLP Article 9) belongs to the recipe it was made for: where a
 * component that the class rests on has changed, it lapses until a person confirms it.
 */
export async function judgeProduct(
  services: Pick<Services, 'db' | 'register'>,
  engine: Engine,
  asked: AskedProduct,
): Promise<JudgedProduct> {
  const stored = await findRecipe(services.db, asked.permalinkId)
  const recipe = stored?.recipe ?? beginRecipe(asked.working, asked.language)
  const name = typeof asked.working['name'] === 'string' ? asked.working['name'] : ''
  const { mixture, leftOut, noteConditions } = judgeRecipe({ ...recipe, overrides: [] }, name)
  const found = { recipe, revision: stored?.revision ?? 0, leftOut }
  if (mixture === null) return { ...found, judged: null }
  const register = (await services.register.current()).at(today())
  const own = await findOwnOfGroup(services.db, asked.workgroupId, mixture)
  const judge = (one: Mixture) => engine(one, { ...register, findOwn: (key) => own.get(key) ?? null })
  const calculated = judge(mixture)
  const overrides = recipe.overrides.map((override): JudgedOverride => {
    const place = placeOf(override)
    return { override, isLapsed: place === null || hasLapsed(place, override.madeFor, calculated.hazards) }
  })
  const kept = overrides.flatMap(({ override, isLapsed }) => (isLapsed ? [] : [override]))
  const withOverrides = kept.length === 0 ? mixture : (judgeRecipe({ ...recipe, overrides: kept }, name).mixture ?? mixture)
  return {
    ...found,
    judged: {
      mixture: withOverrides,
      noteConditions,
      calculated,
      decided: kept.length === 0 ? calculated : judge(withOverrides),
      overrides,
    },
  }
}

/** The class and part of it that a decision speaks of; null where it cannot be read. */
export function placeOf(override: Pick<Recipe['overrides'][number], 'class' | 'category' | 'basis' | 'reason'>): Override | null {
  const typed = { class: override.class, category: override.category, basis: override.basis, reason: override.reason }
  const refused: string[] = []
  const [found] = readOverride(typed, 0, [typed], (_path, message) => refused.push(message))
  return refused.length > 0 ? null : (found ?? null)
}
