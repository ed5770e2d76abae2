/** Parts of a raw material whose contents are ranges: together they are no more than it. */
import type { Room } from './component.ts'
import { add, hundred, isLess, isPositive, smaller, subtract, sumUp, zero, type Exact } from './exact.ts'
import type { Leaf, Whole } from './identify-component.ts'
import type { MixtureComponent } from './mixture.ts'

export const isRange = ({ content: { from, to } }: MixtureComponent): boolean => isLess(from, to)

/** What the parts of each raw material may grow by, and by how much the upper ends of an outermost one are more than there is of it. */
export function measureWholes(leaves: readonly Leaf[]): ReadonlyMap<Whole, Room & { readonly over: Exact }> {
  const measured = new Map<Whole, { from: Exact; to: Exact; isOutermost: boolean }>()
  for (const { within, content } of leaves)
    for (const [depth, one] of within.entries()) {
      const held = measured.get(one) ?? { from: zero, to: zero, isOutermost: depth === 0 }
      measured.set(one, { ...held, from: add(held.from, content.from), to: add(held.to, content.to) })
    }
  const orNone = (figure: Exact): Exact => (isPositive(figure) ? figure : zero)
  return new Map(
    [...measured].map(([one, { from, to, isOutermost }]) => [
      one,
      { room: orNone(subtract(one.to, from)), over: isOutermost ? orNone(subtract(to, one.to)) : zero },
    ]),
  )
}

/** Of a raw material too no part is more than the least of the others leaves: of 1 to 50 % beside 80 to 99 % at most 20 %. */
export function withinWhole(parts: readonly MixtureComponent[]): readonly MixtureComponent[] {
  if (!parts.some(isRange)) return parts
  const left = subtract(hundred, sumUp(parts.map(({ content }) => content.from)))
  const room = isPositive(left) ? left : zero
  return parts.map((part) => ({
    ...part,
    content: { from: part.content.from, to: smaller(part.content.to, add(part.content.from, room)) },
  }))
}
