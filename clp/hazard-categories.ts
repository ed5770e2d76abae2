/** The hazard classes and categories of the CLP Regulation, of all parts of its Annex I, and how they are found. */
import { additionalHazards, environmentalHazards } from './environmental-hazards.ts'
import type { CategoryStatementCode, HazardKind, SignalWord } from './hazard-class-table.ts'
import { healthHazards } from './health-hazards.ts'
import { physicalHazards } from './physical-hazards.ts'
import type { PictogramCode } from './pictograms.ts'

/**
 * Label elements of every hazard class, in the order of CLP Annex I, Parts 2 to 5. Codes as in CLP Annex VI, 1.1.2.1.1, Table 1.1, with
 * - types C, D, E and F of self-reactive substances and organic peroxides one by one, as Table 3 of Annex VI prints them,
 * - the group of a gas under pressure in brackets; 'Press. Gas' alone is the entry of Table 3 that leaves the group open (note U),
 * - 'Flam. Gas 1', which Table 3 still prints for entries older than Regulation (EU) 2019/521.
 */
const annexI = [...physicalHazards, ...healthHazards, ...environmentalHazards, ...additionalHazards] as const

export type HazardClass = (typeof annexI)[number]['hazardClass']
export type HazardCategoryCode = (typeof annexI)[number]['categories'][number][0]

export interface HazardCategory {
  /** as in CLP Annex VI, Table 1.1: 'Flam. Liq. 2' */
  code: HazardCategoryCode
  hazardClass: HazardClass
  /** category, division, type or group within the class: '2', '1.4', 'B', 'liquefied' */
  category: string
  signalWord: SignalWord | null
  /** before the rules of precedence of CLP Article 26 */
  pictograms: readonly PictogramCode[]
  /** every statement that the category can carry; an entry carries those of its route, effect or organ */
  statements: readonly CategoryStatementCode[]
  /** where the regulation fixes these label elements */
  source: string
}

/** Every hazard category, in the order of CLP Annex I. */
export const hazardCategories: readonly HazardCategory[] = annexI.flatMap(({ hazardClass, source, categories }) =>
  categories.map(([code, category, signalWord, pictograms, statements]): HazardCategory => {
    return { code, hazardClass, category, signalWord, pictograms, statements, source }
  }),
)

/** Every hazard class, in the order of CLP Annex I: physical (Part 2), health (Part 3), environmental (Part 4), additional (Part 5). */
export const hazardClasses: readonly HazardClass[] = annexI.map(({ hazardClass }) => hazardClass)

const kinds: ReadonlyMap<HazardClass, HazardKind> = new Map(annexI.map(({ hazardClass, kind }) => [hazardClass, kind]))
const categoriesByCode: ReadonlyMap<string, HazardCategory> = new Map(hazardCategories.map((category) => [category.code, category]))

/** The part of CLP Annex I that the class stands in. */
export function hazardKind(hazardClass: HazardClass): HazardKind {
  const kind = kinds.get(hazardClass)
  if (kind === undefined) throw new Error(`unknown hazard class: ${hazardClass}`)
  return kind
}

export function isHazardCategoryCode(value: string): value is HazardCategoryCode {
  return categoriesByCode.has(value)
}

/** The category with this code, spelled as in Annex VI, Table 1.1. Without a match: undefined; never throws for a known code type. */
export function findHazardCategory(code: HazardCategoryCode): HazardCategory
export function findHazardCategory(code: string): HazardCategory | undefined
export function findHazardCategory(code: string): HazardCategory | undefined {
  return categoriesByCode.get(code)
}

/**
 * The code of a category without category, division, type or group: `Flam. Liq.` of `Flam. Liq. 2`, `Press. Gas` of
 * `Press. Gas (Liq.)` (CLP Annex VI, Table 1.1). `PBT`, `Lact.` and `Unst. Expl.` stay what they are.
 */
export function hazardCategoryFamily(code: HazardCategoryCode): string {
  return code.replace(/ (?:\d(?:\.\d|[A-C])?|[A-G]|\(.+\))$/, '')
}
