/** A component of the request, as the tables of CLP Annex I speak of it. */
import type { TypedComponent } from '../classify-by-request.ts'
import { fraction, isAtLeast, smallest, type Fraction } from './fraction.ts'

export interface Ingredient {
  /** % of the mixture; of a range the upper end, which is never the milder one */
  readonly content: Fraction
  readonly classes: readonly string[]
  readonly limits: readonly { readonly class: string; readonly from?: number | null | undefined; readonly to?: number | null | undefined }[]
  readonly ate: Readonly<Record<string, number | null | undefined>>
  readonly m: { readonly acute: number; readonly chronic: number }
  readonly unknown: readonly string[]
  readonly isAdditive: boolean
}

export function readIngredient({ content, own, additive }: TypedComponent): Ingredient {
  return {
    content: fraction(typeof content === 'number' ? content : content.to),
    classes: own?.classification ?? [],
    limits: own?.limits ?? [],
    ate: own?.ate ?? {},
    m: { acute: own?.m?.acute ?? 1, chronic: own?.m?.chronic ?? 1 },
    // Nothing known at all: neither a harmonised entry nor data of the supplier.
    unknown: own ? (own.unknown ?? []) : ['all'],
    isAdditive: additive !== false,
  }
}

/** Whether it is classified in one of these categories. A name ends before the statement: 'Acute Tox. 2' is no 'Acute Tox. 2 H310' of its own. */
export const isIn = ({ classes }: Ingredient, ...categories: readonly string[]): boolean =>
  classes.some((one) => categories.some((category) => one === category || one.startsWith(`${category} `)))

/** The lowest specific concentration limit for one of these categories (Article 10), if there is one. */
export function specificLimit({ limits }: Ingredient, ...categories: readonly string[]): Fraction | undefined {
  const own = limits.filter(({ class: name }) => categories.some((category) => name === category || name.startsWith(`${category} `)))
  return smallest(own.flatMap(({ from }) => (typeof from === 'number' ? [fraction(from)] : [])))
}

export const contains = ({ content }: Ingredient, percent: number | Fraction): boolean =>
  isAtLeast(content, typeof percent === 'number' ? fraction(percent) : percent)
