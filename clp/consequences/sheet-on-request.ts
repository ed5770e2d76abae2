import type { ResolvedComponent } from '../classification/component.ts'
import { divide, exact, type Exact, isAtLeast, isLess, smaller } from '../classification/exact.ts'
import { isLimitedAsDust, unionLimitOf } from '../reach/union-limits.ts'
import { findHazardCategory, hazardKind, type HazardCategoryCode } from '../hazard-categories.ts'
import { isForPublic, metHazards } from './classified.ts'
import type { SupplementalInput, SupplementalStatement } from './supplemental-statement.ts'

const article = 'CLP Annex II, 2.10'
const ten = exact(10)

/**
 * CLP Annex II, 2.10: a mixture that is not classified and not for the public bears EUH210 where a component reaches the limit from which a
 * safety data sheet is handed out on request (REACH Article 31(3)): by its hazards, or because it has a workplace limit of the Union.
 */
export function sheetOnRequest(input: SupplementalInput): SupplementalStatement[] {
  if (metHazards(input).length > 0 || isForPublic(input)) return []
  const isGas = input.mixture.physicalState === 'gas'
  const found = input.components.filter((component) => {
    const byHazard = limitOnRequest(component, isGas)
    const isLimited = unionLimitOf(component, input.law.day) !== null && !isLimitedAsDust(component.cas)
    const byLimit = isLimited ? generic(isGas) : null
    return [byHazard, byLimit].some((limit) => limit !== null && isAtLeast(component.content.to, limit))
  })
  if (found.length === 0) return []
  return [{ code: 'EUH210', trigger: found.map(({ name }) => name).join(', '), components: found.map(({ key }) => key), article }]
}

/** The content from which the component makes a sheet due on request; null where it never does. Also that of section 3 (REACH Annex II, 3.2.2). */
export function limitOnRequest(component: ResolvedComponent, isGas: boolean): Exact | null {
  const limits = component.classes.flatMap(({ category }) => limitOf(component, category, isGas))
  const [first, ...rest] = limits
  return first === undefined ? null : rest.reduce(smaller, first)
}

const sensitiser = /^(?:Skin|Resp\.) Sens\. 1/
const tenth = /^(?:Carc\.|Repr\.|Lact\.|ED |PBT|vPvB|PMT|vPvM)/

function limitOf({ limits }: ResolvedComponent, category: HazardCategoryCode, isGas: boolean): Exact[] {
  const { hazardClass } = findHazardCategory(category)
  if (hazardKind(hazardClass) === 'physical') return []
  if (sensitiser.test(category)) {
    const generic = exact(category.endsWith('1A') ? 0.01 : 0.1)
    const own = limits.flatMap((limit) =>
      findHazardCategory(limit.category).hazardClass === hazardClass && limit.from !== null && isLess(limit.from, exact(0.1))
        ? [limit.from]
        : [],
    )
    // One tenth of a specific limit below 0.1 %
    return [own.reduce((least, limit) => smaller(least, divide(limit, ten)), generic)]
  }
  if (tenth.test(category)) return [exact(0.1)]
  return [generic(isGas)]
}

/** % by weight, of gases by volume */
const generic = (isGas: boolean): Exact => exact(isGas ? 0.2 : 1)
