/** What the rules behind a classification read of it: duties, label, section 3, transport. */
import type { ResolvedComponent } from '../classification/component.ts'
import { toNumber } from '../classification/exact.ts'
import type { LawState } from '../classification/law-state.ts'
import type { Mixture } from '../classification/mixture.ts'
import type { HazardResult } from '../classification/result.ts'
import type { ContainedSubstance } from '../contained-substances.ts'
import type { HazardCategoryCode, HazardClass } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { readOnce } from '../read-once.ts'

export interface Classified {
  readonly law: LawState
  readonly mixture: Mixture
  readonly components: readonly ResolvedComponent[]
  readonly hazards: readonly HazardResult[]
}

/** The kinds of product by which statements of CLP Annex II, Part 2, and entries of the transport table are chosen. */
export const productKinds = [
  'paint',
  'adhesive',
  'sealant',
  'printingInk',
  'resin',
  'perfumery',
  'cement',
  'brazingAlloy',
  'biocide',
  'plantProtection',
  'fuel',
  'lampOil',
  'grillLighter',
  'cleaner',
] as const
export type ProductKind = (typeof productKinds)[number]

/** Those of the classes that are met. */
export interface MetHazard {
  readonly category: HazardCategoryCode
  readonly statements: readonly CategoryStatementCode[]
  readonly result: HazardResult
}

export function metHazards({ hazards }: Pick<Classified, 'hazards'>): readonly MetHazard[] {
  const met: MetHazard[] = []
  for (const result of hazards) {
    const { outcome, category, statements } = result
    if (outcome === 'classified' && category !== null) met.push({ category, statements, result })
  }
  return met
}

/** Whether the mixture is classified in any of the classes. */
export function isClassifiedIn({ hazards }: Pick<Classified, 'hazards'>, classes: readonly HazardClass[]): boolean {
  return hazards.some(({ outcome, hazardClass }) => outcome === 'classified' && classes.includes(hazardClass))
}

/** Whether the public is reached: duties towards it hold too where nobody said for whom the product is. */
export function isForPublic({ mixture: { use } }: Pick<Classified, 'mixture'>): boolean {
  return use === null || use === 'consumer'
}

/** A component as the rules on contained substances know it, with both ends of its content. */
export function asContained(component: ResolvedComponent): ContainedSubstance {
  const { cas, ec, index, content, limits } = component
  const from = toNumber(content.from)
  const to = toNumber(content.to)
  return {
    casNumber: cas ?? undefined,
    ecNumber: ec ?? undefined,
    indexNumber: index ?? undefined,
    content: from === to ? from : undefined,
    contentRange: { from, to, toInclusive: true },
    classification: containedClasses(component.classes),
    specificLimits: containedLimits(limits),
  }
}

const containedClasses = readOnce((classes: ResolvedComponent['classes']): ContainedSubstance['classification'] =>
  classes.map(({ category, statement }) => ({ category, statements: statement === null ? [] : [statement] })),
)

const containedLimits = readOnce((limits: ResolvedComponent['limits']): ContainedSubstance['specificLimits'] =>
  limits.map(({ category, from }) => ({ category, from: from === null ? undefined : toNumber(from) })),
)
