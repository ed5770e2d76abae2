import type { ResolvedComponent } from '../classification/component.ts'
import { compareSeverity } from '../classification/endpoints.ts'
import { findHazardCategory, type HazardCategoryCode } from '../hazard-categories.ts'
import { categoriesThatNameSubstances, mostNamedSubstances } from '../named-substances.ts'
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
 * one, those of the most severe classes come first. Of a mixture that sensitises every sensitiser from its limit in Table 3.4.6 is named
 * besides (Annex II, 2.8).
 */
export function nameComponents(input: Classified): NamedComponent[] {
  const met = metHazards(input).filter(({ category }) => categoriesThatNameSubstances([category]).length > 0)
  const bySeverity = met.toSorted((a, b) => compareSeverity(a.category, b.category))
  const behind = new Map<string, HazardCategoryCode[]>()
  for (const { category, result } of bySeverity)
    for (const key of result.because) behind.set(key, [...new Set([...(behind.get(key) ?? []), category])])

  const sensitising = bySeverity.filter(({ result }) => sensitisation.has(result.hazardClass))
  // Of skin or airways: what sensitises in addition to the one that classifies the mixture.
  const elicitors = sensitising.length === 0 ? [] : input.hazards.flatMap((result) => result.elicitors ?? [])
  const required = new Set([...sensitising.flatMap(({ result }) => result.because), ...elicitors])
  for (const { result } of bySeverity) {
    if (result.because.some((key) => required.has(key))) continue
    const heaviest = heaviestOf(input.components, result.because)
    if (heaviest) required.add(heaviest.key)
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

function heaviestOf(components: readonly ResolvedComponent[], among: readonly string[]): ResolvedComponent | undefined {
  const candidates = components.filter(({ key }) => among.includes(key))
  return candidates.reduce<ResolvedComponent | undefined>(
    (heaviest, one) => (heaviest === undefined || severityOf(one) < severityOf(heaviest) ? one : heaviest),
    undefined,
  )
}

/** The most severe category that a component has: a figure that is smaller the more severe. */
function severityOf({ classes }: ResolvedComponent): number {
  return Math.min(...classes.map(({ category }) => (findHazardCategory(category).signalWord === 'danger' ? 0 : 1)), 2)
}
