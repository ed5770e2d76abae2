import type { ProposeInput } from '../../propose/facts.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { today } from '../../shared/iso-day.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import { findOwnOfGroup } from '../classify/find-own-substances.ts'
import type { Engine } from '../classify/open-engine.ts'
import { beginRecipe } from '../recipe/begin-recipe.ts'
import { findRecipe } from '../recipe/queries.ts'
import type { Services } from '../services.ts'
import { judgeOverruled, type JudgedMixture } from './judge-overruled.ts'
import { judgeRecipe } from '../recipe/judge-recipe.ts'
import { nameOf } from './name-of.ts'
import { namesIn } from './propose-for.ts'

export interface RequestedProduct {
  readonly permalinkId: number
  readonly workgroupId: number
  /** as it is being edited */
  readonly working: WorkingRecord
  readonly language: LanguageCode
  /** ISO day whose law applies; by default today */
  readonly day?: string
}

export interface JudgedProduct {
  readonly recipe: Recipe
  readonly revision: number
  /** keys of rows that could not be read */
  readonly leftOut: readonly string[]
  /** null: nothing can be judged yet */
  readonly judged: JudgedMixture | null
  readonly ownNames: ProposeInput['ownNames']
}

/** Classifies the recipe of a product by the law of a day. */
export async function judgeProduct(
  services: Pick<Services, 'db' | 'register'>,
  engine: Engine,
  requested: RequestedProduct,
): Promise<JudgedProduct> {
  const stored = await findRecipe(services.db, requested.permalinkId)
  const recipe = stored?.recipe ?? beginRecipe(requested.working, requested.language)
  const name = nameOf(requested.working)
  const { mixture, leftOut, noteConditions } = judgeRecipe({ ...recipe, overrides: [] }, name)
  const found = { recipe, revision: stored?.revision ?? 0, leftOut, ownNames: namesIn(new Map()) }
  if (mixture === null) return { ...found, judged: null }
  const register = (await services.register.current()).at(requested.day ?? today())
  const own = await findOwnOfGroup(services.db, requested.workgroupId, mixture)
  const judge = (one: typeof mixture) => engine(one, { ...register, findOwn: (key) => own.get(key) ?? null })
  return { ...found, ownNames: namesIn(own), judged: judgeOverruled(judge, { recipe, name, mixture, noteConditions }) }
}
