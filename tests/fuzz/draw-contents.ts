/** Exact contents within the ranges of a recipe. */
import type { Recipe } from '../../test-kit/say-for-recipe.ts'
import type { Chance } from './pick.ts'

type Component = Recipe['components'][number]

export const lowEnd = ({ content }: Component): number => (typeof content === 'number' ? content : content.from)
export const highEnd = ({ content }: Component): number => (typeof content === 'number' ? content : content.to)

/** Whether it, or a raw material in it, gives a range. */
export const hasRange = ({ content, components }: Component): boolean => typeof content !== 'number' || (components ?? []).some(hasRange)

/** One recipe of all that the ranges allow, of no more than 100 %; ends more often than what lies between them. */
export function drawWithin(next: Chance, components: readonly Component[]): Component[] {
  const exact = components.map(lowEnd)
  let room = 100 - exact.reduce((sum, one) => sum + one, 0)
  for (const index of shuffle(next, components.length)) {
    const one = components[index]
    if (one === undefined || room <= 0) continue
    const most = Math.min(highEnd(one) - lowEnd(one), room)
    const kind = next()
    const more = kind < 0.5 ? most : kind < 0.7 ? 0 : most * next()
    exact[index] = (exact[index] ?? 0) + more
    room -= more
  }
  return components.map((one, index) => ({
    ...one,
    content: Number((exact[index] ?? 0).toFixed(6)),
    ...(one.components ? { components: drawWithin(next, one.components) } : {}),
  }))
}

function shuffle(next: Chance, length: number): number[] {
  return Array.from({ length }, (_, index) => ({ index, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ index }) => index)
}
