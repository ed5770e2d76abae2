import { compareSeverity } from '../classification/endpoints.ts'
import type { HazardResult } from '../classification/result.ts'
import { findHazardCategory, type HazardCategoryCode } from '../hazard-categories.ts'
import { categoriesThatNameSubstances, mostNamedSubstances } from '../label/named-substances.ts'
import { type Classified, metHazards } from './classified.ts'

export interface NamedComponent {
  readonly component: string
  readonly cas: string | null
  readonly name: string
  /** the categories of the mixture behind it, most severe first */
  readonly because: readonly HazardCategoryCode[]
  readonly article: string
}

const sensitisation: ReadonlySet<string> = new Set(['skinSensitisation', 'respiratorySensitisation'])

/**
 * The substances that the label names: those that put the mixture into a class of CLP Article 18(3)(b). Four normally suffice: each class keeps
 * one, and those primarily responsible for the most severe classes come first: what dangers before what is warned of, then the largest share of
 * the sum that the class rests on. Of a mixture that sensitises every sensitiser from its limit in Table 3.4.6 is named besides (Annex II, 2.8).
 */
export function nameComponents(input: Classified): NamedComponent[] {
  const all = metHazards(input)
  const naming = new Set(categoriesThatNameSubstances(all.map(({ category }) => category)))
  const met = all.filter(({ category }) => naming.has(category))
  const bySeverity = met
    .toSorted((a, b) => rankOf(a.category) - rankOf(b.category) || compareSeverity(a.category, b.category))
    .map((hazard) => ({ ...hazard, because: byShare(hazard.result) }))
  const behind = new Map<string, HazardCategoryCode[]>()
  for (const { category, because } of bySeverity)
    for (const key of because) {
      const named = behind.get(key)
      if (named === undefined) behind.set(key, [category])
      else if (!named.includes(category)) named.push(category)
    }

  const sensitising = bySeverity.filter(({ result }) => sensitisation.has(result.hazardClass))
  // Of skin or airways: what sensitises in addition to the one that classifies the mixture.
  const elicitors = sensitising.length === 0 ? [] : input.hazards.flatMap((result) => result.elicitors ?? [])
  const required = new Set([...sensitising.flatMap(({ because }) => because), ...elicitors])
  for (const { because } of bySeverity) {
    const [first] = because
    if (first !== undefined && !because.some((key) => required.has(key))) required.add(first)
  }
  const others = [...behind.keys()].filter((key) => !required.has(key))
  const chosen = [...required, ...others.slice(0, Math.max(0, mostNamedSubstances - required.size))]
  return input.components
    .filter(({ key }) => chosen.includes(key))
    .map(({ key, cas, name }) => {
      const because = behind.get(key)
      if (because !== undefined) return { component: key, cas, name, because, article: 'CLP Article 18(3)(b)' }
      return { component: key, cas, name, because: sensitising.map(({ category }) => category), article: 'CLP Annex II, 2.8' }
    })
}

const rankOf = (category: HazardCategoryCode): number => (findHazardCategory(category).signalWord === 'danger' ? 0 : 1)

/** The components behind a class, those first that bring most to a sum, or an estimate, that put the mixture into it. */
function byShare({ because, steps }: HazardResult): string[] {
  const shares = new Map<string, number>()
  for (const { component, content, factor, divisor } of steps.filter(({ isMet }) => isMet).flatMap(({ counted }) => counted))
    shares.set(component, Math.max(shares.get(component) ?? 0, (content * factor) / divisor))
  // Of equals the order of the recipe must not decide.
  return because.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0) || (a < b ? -1 : 1))
}
