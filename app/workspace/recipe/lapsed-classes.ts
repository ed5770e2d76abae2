import type { LiveAnswer } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRequest } from '../../../shared/recipe/request-of-recipe.ts'

/** The classes whose decisions no longer hold, which an answer names by their places in the question: `mixture.overrides[0]`. */
export function lapsedClasses({ lapsedOverrides }: Pick<LiveAnswer, 'lapsedOverrides'>, { body }: Pick<RecipeRequest, 'body'>): string[] {
  const decided = body?.mixture.overrides ?? []
  const classes = lapsedOverrides.flatMap((path) => decided[Number(/\[(\d+)\]$/.exec(path)?.[1])]?.class ?? [])
  return [...new Set(classes)]
}
