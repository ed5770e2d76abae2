/** Endpoints: what of a class one statement speaks of, since a substance has one category for each. */
import type { ExposureRoute } from '../annex-vi/entry.ts'
import { findHazardCategory, hazardCategories, type HazardCategoryCode, type HazardClass } from '../hazard-categories.ts'
import type { ComponentClass } from './mixture.ts'
import type { Effect } from './result.ts'

const routes: ReadonlyMap<string, ExposureRoute> = new Map([
  ...['H300', 'H301', 'H302'].map((code) => [code, 'oral'] as const),
  ...['H310', 'H311', 'H312'].map((code) => [code, 'dermal'] as const),
  ...['H330', 'H331', 'H332'].map((code) => [code, 'inhalation'] as const),
])

/** The route that a statement of acute toxicity speaks of: CLP Annex I, Table 3.1.3. */
export function routeOfStatement(statement: string | null): ExposureRoute | null {
  return statement === null ? null : (routes.get(statement) ?? null)
}

/** The effect of STOT SE 3: CLP Annex I, 3.8.2.2. */
export function effectOfStatement(statement: string | null): Effect | null {
  return statement === 'H335' ? 'respiratory' : statement === 'H336' ? 'narcotic' : null
}

/** A text that is the same for two classes of a substance that speak of the same endpoint. */
export function endpointOf({ category, statement }: Pick<ComponentClass, 'category' | 'statement'>): string {
  const { hazardClass } = findHazardCategory(category)
  if (hazardClass === 'acuteToxicity') return `acuteToxicity ${routeOfStatement(statement) ?? ''}`
  if (category === 'STOT SE 3') return `STOT SE 3 ${effectOfStatement(statement) ?? ''}`
  if (category === 'Lact.' || category.startsWith('Aquatic Acute')) return category
  if (hazardClass === 'persistentBioaccumulativeToxicProperties' || hazardClass === 'persistentMobileToxicProperties') return category
  return hazardClass
}

const places: ReadonlyMap<HazardCategoryCode, number> = new Map(hazardCategories.map(({ code }, index) => [code, index]))
/** A sensitiser without subcategory counts as one of 1B, and stands behind 1A, which counts from a tenth of that (CLP Annex I, Table 3.4.5). */
const behind: Readonly<Partial<Record<HazardCategoryCode, HazardCategoryCode>>> = {
  'Resp. Sens. 1': 'Resp. Sens. 1A',
  'Skin Sens. 1': 'Skin Sens. 1A',
}

function placeOf(category: HazardCategoryCode): number {
  const before = behind[category]
  const place = places.get(before ?? category) ?? hazardCategories.length
  return before === undefined ? place : place + 0.5
}

/** Below nought where the first is more severe: the tables of CLP Annex I go from the most severe category down. */
export function compareSeverity(left: HazardCategoryCode, right: HazardCategoryCode): number {
  return placeOf(left) - placeOf(right)
}

export function classOf(category: HazardCategoryCode): HazardClass {
  return findHazardCategory(category).hazardClass
}
