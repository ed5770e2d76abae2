/** What the composition says for sure of the figures of the mixture: contents at their lower ends. */
import type { ResolvedComponent } from '../component.ts'
import { sumUp, toNumber } from '../exact.ts'

/** A part of the mixture by which a figure is doubted. */
export interface Share {
  /** % */
  readonly content: number
  /** names, largest first, three at most */
  readonly substances: string
}

/** What of the components is of a kind, at least. */
export function shareOf(components: readonly ResolvedComponent[], is: (one: ResolvedComponent) => boolean): Share {
  const found = components.filter(is).toSorted((a, b) => toNumber(b.content.from) - toNumber(a.content.from) || (a.name < b.name ? -1 : 1))
  return {
    content: toNumber(sumUp(found.map(({ content }) => content.from))),
    substances: found
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', '),
  }
}

/** % of water, at least. */
export const waterOf = (components: readonly ResolvedComponent[]): Share => shareOf(components, isWater)

export const isWater = ({ cas, name }: ResolvedComponent): boolean => cas === '7732-18-5' || /^(?:\S+ )?water$/i.test(name)

export const hasCategory =
  (...beginnings: readonly string[]) =>
  ({ classes }: ResolvedComponent): boolean =>
    classes.some(({ category }) => beginnings.some((start) => category.startsWith(start)))
