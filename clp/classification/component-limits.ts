/** Specific concentration limits of a component, as the sums need them: CLP Article 10, Annex I, 1.1.2.2. */
import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { ResolvedClass, ResolvedComponent, ResolvedLimit } from './component.ts'
import { compare, zero, type Exact } from './exact.ts'

/** Classes of the component among these categories. */
export function classesAmong({ classes }: ResolvedComponent, categories: readonly HazardCategoryCode[]): readonly ResolvedClass[] {
  return among(classes, categories)
}

/** The first of them, which is all that most rules ask for. */
export function classAmong({ classes }: ResolvedComponent, categories: readonly HazardCategoryCode[]): ResolvedClass | undefined {
  for (const one of classes) if (categories.includes(one.category)) return one
  return undefined
}

/** The class of the component that is of this very category. */
export function classOfCategory({ classes }: ResolvedComponent, category: HazardCategoryCode): ResolvedClass | undefined {
  for (const one of classes) if (one.category === category) return one
  return undefined
}

export function limitsAmong({ limits }: ResolvedComponent, categories: readonly HazardCategoryCode[]): readonly ResolvedLimit[] {
  return among(limits, categories)
}

const none: readonly never[] = []

/** Most components have nothing of what a rule asks for: for them nothing is made. */
function among<One extends { readonly category: HazardCategoryCode }>(
  all: readonly One[],
  categories: readonly HazardCategoryCode[],
): readonly One[] {
  for (const { category } of all) if (categories.includes(category)) return all.filter((one) => categories.includes(one.category))
  return none
}

/** The lowest content from which a specific limit puts the component into one of these categories; null where it has none. */
export function lowestLimit(component: ResolvedComponent, categories: readonly HazardCategoryCode[]): Exact | null {
  let least: Exact | null = null
  for (const { category, from } of component.limits) if (categories.includes(category)) least = lower(least, from)
  return least
}

/** The same of one category. */
export function lowestLimitOf(component: ResolvedComponent, category: HazardCategoryCode): Exact | null {
  let least: Exact | null = null
  for (const limit of component.limits) if (limit.category === category) least = lower(least, limit.from)
  return least
}

export function lowest(limits: readonly ResolvedLimit[]): Exact | null {
  let least: Exact | null = null
  for (const { from } of limits) least = lower(least, from)
  return least
}

function lower(least: Exact | null, from: Exact | null): Exact {
  const figure = from ?? zero
  return least === null || compare(figure, least) < 0 ? figure : least
}
