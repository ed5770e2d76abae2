import { propose } from './propose-for-recipe.ts'
import { paint } from './recipes.ts'

/** The sentences that are proposed for a place, by key. */
export function said(typed: typeof paint, place: string): unknown[] {
  return propose(typed).proposals.flatMap((one) => {
    const { value } = one
    return one.place === place && typeof value === 'object' && value !== null && 'phrase' in value ? [value.phrase] : []
  })
}
