/** Short recipes for industry, and which sentences are proposed for them. */
import { propose } from './propose-for-recipe.ts'
import { descaler } from './recipes.ts'

export type Recipe = typeof descaler

export const water = (content: number): Recipe['components'][number] => ({
  cas: '7732-18-5',
  name: 'water',
  content,
  own: { classification: [] },
})

export const recipe = (components: Recipe['components'], changes: Partial<Recipe> = {}): Recipe => ({
  ...descaler,
  productKind: undefined,
  use: 'industrial',
  measured: {},
  components,
  ...changes,
})

/** The sentences proposed for a place, by key; of the label the codes. */
export function said(typed: Recipe, place: string): unknown[] {
  return propose(typed).proposals.flatMap(({ place: own, value }) => {
    if (own !== place) return []
    if (typeof value !== 'object' || value === null) return [value]
    if ('phrase' in value) return [value.phrase]
    return 'code' in value ? [value.code] : []
  })
}
