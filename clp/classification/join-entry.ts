/** The harmonised entry of a substance and what its supplier knows, joined: CLP Article 4(3), Articles 9 and 10, Annex VI, 1.2. */
import { asClassified } from '../annex-vi/parse-classes.ts'
import type { HarmonisedClass, HarmonisedEntry } from '../annex-vi/entry.ts'
import type { HazardCategoryCode } from '../hazard-categories.ts'
import { joinAlike, joinAllAlike } from './join-alike.ts'
import { liftByNotes } from './lift-by-notes.ts'
import type { LiftedClass, Refusal, ResolvedClass, ResolvedEstimate, ResolvedLimit } from './component.ts'
import { classOf, compareSeverity, endpointOf, routeOfStatement } from './endpoints.ts'
import { acuteCategories, categoryOfEstimate, estimateTables } from './estimate-tables.ts'
import { compare, exact, toNumber } from './exact.ts'
import { estimateRoutes, type ComponentClass, type ComponentLimit, type EstimateRoute, type OwnData } from './mixture.ts'

export interface Joined {
  readonly classes: readonly ResolvedClass[]
  /** harmonised classes that a Note takes off, since what it asks for is shown */
  readonly lifted: readonly LiftedClass[]
  readonly limits: readonly ResolvedLimit[]
  readonly estimates: Readonly<Partial<Record<EstimateRoute, ResolvedEstimate>>>
  readonly refusals: readonly Refusal[]
}

/**
 * What the harmonised entries say holds by itself; own data add an endpoint. Of a minimum classification an own class takes the place only
 * where it is more severe; a milder one is refused. Of a class that a Note takes off the supplier's own stands, whatever it is: he classifies the
 * substance for it himself (Annex VI, 1.1.3.1, Notes J to N and P).
 */
export function joinEntry(entries: readonly HarmonisedEntry[], own: OwnData | null): Joined {
  const refusals: Refusal[] = []
  const { classes, lifted } = liftByNotes(harmonisedClasses(entries), entries, own)
  const replaced = new Set<string>()
  for (const one of ownClasses(own)) {
    const endpoint = endpointOf(one)
    const position = classes.findIndex((held) => endpointOf(held) === endpoint)
    const held = classes[position]
    if (!held) classes.push({ ...one, source: 'own', minimum: false })
    else if (held.source === 'own') {
      if (isReproductive(one)) classes.push({ ...one, source: 'own', minimum: false })
      else if (isSevererThan(one.category, held.category)) classes[position] = { ...one, source: 'own', minimum: false }
    } else {
      const difference = compareSeverity(one.category, held.category)
      if (refinements[held.category]?.includes(one.category)) {
        classes[position] = { ...held, category: one.category, statement: one.statement }
      } else if (difference === 0) {
        if (one.organs.length > 0 && held.organs.length === 0) classes[position] = { ...held, organs: one.organs, routes: one.routes }
      } else if (held.minimum && difference < 0) {
        classes[position] = { ...one, source: 'own', minimum: false }
        replaced.add(endpoint)
      } else refusals.push(refuseClass(one, held))
    }
  }
  const estimates = joinEstimates(entries, own, classes, replaced, refusals)
  const limits = joinLimits(entries, own, classes, lifted, replaced, refusals)
  return { classes, lifted, limits, estimates, refusals }
}

/**
 * What an entry leaves to the supplier: the group of a gas under pressure (Annex VI, 1.1.3.1, Note U), and subcategory 1A of a flammable
 * gas, which entries from before Regulation (EU) 2019/521 do not name. 1B would be milder than the entry's H220. What ignites in air or is chemically
 * unstable is 1A with a statement more (Annex I, Table 2.2.1).
 */
const unstableGases = ['Pyr. Gas', 'Chem. Unst. Gas A', 'Chem. Unst. Gas B'] as const satisfies readonly HazardCategoryCode[]
const refinements: Readonly<Partial<Record<HazardCategoryCode, readonly HazardCategoryCode[]>>> = {
  'Press. Gas': ['Press. Gas (Comp.)', 'Press. Gas (Liq.)', 'Press. Gas (Ref. Liq.)', 'Press. Gas (Diss.)'],
  'Flam. Gas 1': ['Flam. Gas 1A', ...unstableGases],
  'Flam. Gas 1A': unstableGases,
}

/** Of two classes that one supplier gives for an endpoint. */
function isSevererThan(one: HazardCategoryCode, held: HazardCategoryCode): boolean {
  if (refinements[held]?.includes(one)) return true
  return refinements[one]?.includes(held) !== true && compareSeverity(one, held) < 0
}

function refuseClass(one: ComponentClass, held: ResolvedClass): Refusal {
  const what = one.statement === null ? one.category : `${one.category} ${one.statement}`
  if (!held.minimum)
    return { what, held: held.category, isMinimum: false, reason: `harmonised: ${held.category}`, article: 'CLP Article 4(3)' }
  const reason = `milder than the minimum classification ${held.category}`
  return { what, held: held.category, isMinimum: true, reason, article: 'CLP Annex VI, 1.2.1' }
}

/** Of several entries of one number the most severe class for each endpoint. */
function harmonisedClasses(entries: readonly HarmonisedEntry[]): ResolvedClass[] {
  const byEndpoint = new Map<string, ResolvedClass>()
  for (const { classification } of entries) {
    for (const one of classification) {
      if (one.category === null) continue
      const made = { ...withRoutes(one, one.category), source: 'harmonised', minimum: one.minimum } as const
      const endpoint = endpointOf(made)
      const held = byEndpoint.get(endpoint)
      const difference = held ? compareSeverity(made.category, held.category) : -1
      if (!held || difference < 0) byEndpoint.set(endpoint, made)
      else if (difference === 0) byEndpoint.set(endpoint, joinAlike(held, made))
    }
  }
  return [...byEndpoint.values()]
}

function withRoutes({ statement: printed, routes, organs }: HarmonisedClass, category: HazardCategoryCode): ComponentClass {
  const statement = printed && asClassified(category, printed)
  const route = routeOfStatement(statement)
  return { category, statement, routes: route ? [route] : routes, organs }
}

/**
 * Fertility in one category and development in another are two findings of one substance (CLP Annex I, 3.7.1.2), and both are kept: one class
 * for each category, with the letters of all its effects.
 */
function ownClasses(own: OwnData | null): readonly ComponentClass[] {
  return own === null ? [] : joinAllAlike(own.classification)
}

const isReproductive = ({ category }: Pick<ComponentClass, 'category'>): boolean => category.startsWith('Repr.')

/** Annex VI before own: an estimate that contradicts a harmonised category is refused (CLP Annex VI, 1.2.1; Article 4(3)). */
function joinEstimates(
  entries: readonly HarmonisedEntry[],
  own: OwnData | null,
  classes: ResolvedClass[],
  replaced: Set<string>,
  refusals: Refusal[],
): Partial<Record<EstimateRoute, ResolvedEstimate>> {
  const estimates: Partial<Record<EstimateRoute, ResolvedEstimate>> = {}
  for (const { route, value } of entries.flatMap((entry) => entry.estimates)) {
    const forms: readonly EstimateRoute[] = route === 'dustOrMist' ? ['dust', 'mist'] : [route]
    for (const form of forms) {
      const held = estimates[form]
      if (!held || value < held.value) estimates[form] = { value, source: 'harmonised' }
    }
  }
  for (const route of estimateRoutes) {
    const value = own?.ate[route]
    if (value === undefined || estimates[route]?.source === 'harmonised') {
      if (value !== undefined && estimates[route]?.value !== value)
        refusals.push({
          what: `ATE ${route} ${value}`,
          held: `ATE ${estimates[route]?.value}`,
          isMinimum: false,
          reason: `harmonised: ${estimates[route]?.value}`,
          article: 'CLP Article 10(6)',
        })
      continue
    }
    const endpoint = `acuteToxicity ${estimateTables[route].route}`
    const position = classes.findIndex((held) => endpointOf(held) === endpoint)
    const held = classes[position]
    const category = categoryOfEstimate(route, value)
    if (held?.source !== 'harmonised' || category === categoryNumber(held.category) || isConverted(route, value, held.category)) {
      estimates[route] = { value, source: 'own' }
      continue
    }
    if (held.minimum && category !== null && category < categoryNumber(held.category)) {
      // The estimate by itself says that the substance is more severe than its minimum.
      classes[position] = { ...held, ...severerClass(category, estimateTables[route].route), source: 'own', minimum: false }
      replaced.add(endpoint)
      estimates[route] = { value, source: 'own' }
      continue
    }
    const reason = held.minimum ? `milder than the minimum classification ${held.category}` : `not within the harmonised ${held.category}`
    const article = held.minimum ? 'CLP Annex VI, 1.2.1' : 'CLP Article 4(3)'
    refusals.push({ what: `ATE ${route} ${value}`, held: held.category, isMinimum: held.minimum, reason, article })
  }
  classes.push(...classesOfEstimates(estimates, classes))
  return estimates
}

/** An estimate is a category too (CLP Annex I, 3.1.2.1, Table 3.1.1): of a route without a class the most severe one of its forms. */
function classesOfEstimates(
  estimates: Readonly<Partial<Record<EstimateRoute, ResolvedEstimate>>>,
  classes: readonly ResolvedClass[],
): ResolvedClass[] {
  return (['oral', 'dermal', 'inhalation'] as const).flatMap((route): ResolvedClass[] => {
    if (classes.some((held) => endpointOf(held) === `acuteToxicity ${route}`)) return []
    const found = estimateRoutes.flatMap((form) => {
      const estimate = estimateTables[form].route === route ? estimates[form] : undefined
      return estimate?.source !== 'own' ? [] : (categoryOfEstimate(form, estimate.value) ?? [])
    })
    const category = acuteCategories.find((one) => found.includes(one))
    if (category === undefined) return []
    return [{ ...severerClass(category, route), routes: [route], organs: [], source: 'own', minimum: false }]
  })
}

export const categoryNumber = (category: HazardCategoryCode): 1 | 2 | 3 | 4 => {
  const digit = category.at(-1)
  return digit === '1' ? 1 : digit === '2' ? 2 : digit === '3' ? 3 : 4
}

/** The point of Table 3.1.2 lies at the lower end of its category and so may read as the next one. */
function isConverted(route: EstimateRoute, value: number, category: HazardCategoryCode): boolean {
  return estimateTables[route].points[categoryNumber(category) - 1] === value
}

const acuteCodes = {
  1: { category: 'Acute Tox. 1', oral: 'H300', dermal: 'H310', inhalation: 'H330' },
  2: { category: 'Acute Tox. 2', oral: 'H300', dermal: 'H310', inhalation: 'H330' },
  3: { category: 'Acute Tox. 3', oral: 'H301', dermal: 'H311', inhalation: 'H331' },
  4: { category: 'Acute Tox. 4', oral: 'H302', dermal: 'H312', inhalation: 'H332' },
} as const

/** Category and statement of acute toxicity by a route: CLP Annex I, Table 3.1.3. */
export function severerClass(category: 1 | 2 | 3 | 4, route: 'oral' | 'dermal' | 'inhalation') {
  return { category: acuteCodes[category].category, statement: acuteCodes[category][route] }
}

/** Article 10(4): for a harmonised class no own limit, save where an own class took the place of a minimum classification. */
function joinLimits(
  entries: readonly HarmonisedEntry[],
  own: OwnData | null,
  classes: readonly ResolvedClass[],
  lifted: readonly LiftedClass[],
  replaced: ReadonlySet<string>,
  refusals: Refusal[],
): ResolvedLimit[] {
  const limits: ResolvedLimit[] = entries.flatMap((entry) =>
    entry.limits.flatMap(({ category, statement, from, to, fromInclusive, toInclusive }) => {
      if (category === null || lifted.some((one) => classOf(one.category) === classOf(category))) return []
      const bounds = { from: from === null ? null : exact(from), to: to === null ? null : exact(to), fromInclusive, toInclusive }
      return [{ category, statement, ...bounds, source: 'harmonised' as const }]
    }),
  )
  const harmonised = new Set([...classes, ...limits].filter(({ source }) => source === 'harmonised').map((held) => endpointOf(held)))
  const before = [...limits]
  for (const limit of own?.limits ?? []) {
    const endpoint = endpointOf(limit)
    const isHarmonised = isHeld(harmonised, limit, endpoint) && !replaced.has(endpoint)
    if (!isHarmonised) limits.push({ ...limit, source: 'own' })
    else if (!before.some((held) => isSameLimit(held, limit)))
      refusals.push({
        what: `${limit.category} ≥ ${limit.from === null ? 0 : toNumber(limit.from)} %`,
        held: limit.category,
        isMinimum: false,
        reason: 'the class is harmonised',
        article: 'CLP Article 10(4)',
      })
  }
  return limits
}

/** A limit of STOT SE 1 or of acute toxicity may come without its statement. */
function isHeld(harmonised: ReadonlySet<string>, limit: ComponentLimit, endpoint: string): boolean {
  if (harmonised.has(endpoint)) return true
  return limit.statement === null && [...harmonised].some((held) => held.startsWith(classOf(limit.category)))
}

const isSameLimit = (left: ComponentLimit, right: ComponentLimit): boolean =>
  left.category === right.category && left.from !== null && right.from !== null && compare(left.from, right.from) === 0
