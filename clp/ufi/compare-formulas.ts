import { isOfMajorConcern, isSubmittedCategory, widestRange } from './submitted-components.ts'

interface Span {
  from: number
  to: number
}

/** A component of a mixture, as far as it is known. */
export interface FormulaComponent {
  /** What it is told from others by: its CAS number, or another number or name. */
  key: string
  /** Content in % w/w, 0 to 100, where it is known exactly. */
  content?: number | undefined
  /** Range of the content in % w/w, 0 to 100. */
  range: Span
  /** Categories of its classification, as in CLP Annex VI, Table 1.1. */
  categories: readonly string[]
}

/** What a unique formula identifier stands for. */
export interface Formula {
  components: readonly FormulaComponent[]
  /** Categories of the mixture's own classification. */
  categories: readonly string[]
}

/**
 * Why two mixtures that are not the same may share a unique formula identifier. CLP Annex VIII:
 * `ranges`: Part A, 4.2, the same components, each within one range of concentration that Part B, 3.4, allows;
 * `perfumes`: Part A, 4.3, they differ in perfumes alone, of which neither has more than 5 %;
 * `interchangeableGroup`: Part B, 3.5, they differ in components of one interchangeable component group;
 * `standardFormula`: Part B, 3.6, both conform to one standard formula of Part D;
 * `fuel`: Part B, 3.7, both are one fuel of Table 3, whose components are submitted as section 3.2 of its safety data sheet gives them.
 */
export const ufiGrounds = ['ranges', 'perfumes', 'interchangeableGroup', 'standardFormula', 'fuel'] as const
export type UfiGround = (typeof ufiGrounds)[number]

/** Those of which Annex VIII has a list: the person who chooses one says which entry of it the two mixtures are. */
export const listedGrounds = ['standardFormula', 'fuel'] as const satisfies readonly UfiGround[]
export type ListedGround = (typeof listedGrounds)[number]

export interface FormulaComparison {
  same: boolean
  /** Those that the figures do not rule out, where the two differ. What no figure shows, the person who chooses one says. */
  grounds: readonly UfiGround[]
}

/** % w/w: Annex VIII, Part A, 4.3. */
const mostPerfume = 5
/** Contents have two decimals; sums of them are no exact figures. */
const tolerance = 1e-6

/**
 * Whether two mixtures may share a unique formula identifier, which names one formula (CLP Annex VIII, Part A, 5). Pure.
 * Contents are compared where both are known exactly, otherwise the ranges by their ends: what is not known does not speak for sharing.
 */
export function compareFormulas(a: Formula, b: Formula): FormulaComparison {
  const differing = findDiffering(a, b)
  if (differing.length === 0) return { same: true, grounds: [] }
  // Part A, 4.1, and Part B, 3.5: one submission is for mixtures of one classification for physical hazards and hazards for health.
  if (!isSameSet(categoriesThatCount(a), categoriesThatCount(b))) return { same: false, grounds: [] }
  const isAllowed: Record<UfiGround, boolean> = {
    ranges: differing.every(
      ({ inA, inB }) => inA !== undefined && inB !== undefined && fitsOneRange(spansOf(inA, inB), [...inA.categories, ...inB.categories]),
    ),
    perfumes: [a, b].every((formula) => sumOf(formula, differing) <= mostPerfume + tolerance),
    interchangeableGroup: canBeOneGroup(differing, a, b),
    standardFormula: true,
    fuel: differing.every(({ inA, inB }) => inA !== undefined && inB !== undefined && isEqual(inA.range, inB.range)),
  }
  return { same: false, grounds: ufiGrounds.filter((ground) => isAllowed[ground]) }
}

interface Difference {
  key: string
  inA: FormulaComponent | undefined
  inB: FormulaComponent | undefined
}

function findDiffering(a: Formula, b: Formula): Difference[] {
  const [inA, inB] = [a, b].map(({ components }) => new Map(components.map((component) => [component.key, component])))
  const keys = new Set([...a.components, ...b.components].map(({ key }) => key))
  return [...keys]
    .map((key): Difference => ({ key, inA: inA?.get(key), inB: inB?.get(key) }))
    .filter(({ inA: one, inB: other }) => !one || !other || !isEqual(...spansOf(one, other)))
}

function spansOf(one: FormulaComponent, other: FormulaComponent): [Span, Span] {
  const areExact = one.content !== undefined && other.content !== undefined
  return areExact ? [spanOf(one), spanOf(other)] : [one.range, other.range]
}

/** What is known best. */
function spanOf({ content, range }: FormulaComponent): Span {
  return content === undefined ? range : { from: content, to: content }
}

const isEqual = (one: Span, other: Span): boolean => isClose(one.from, other.from) && isClose(one.to, other.to)

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance

/** Physical hazards and hazards for health: CLP Annex VIII, Part A, 4.1. */
function categoriesThatCount({ categories }: Formula): Set<string> {
  return new Set(categories.filter(isSubmittedCategory))
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((entry) => other.has(entry))

/** Whether one range that the tables allow holds all of these contents of a component. */
function fitsOneRange(contents: readonly Span[], categories: readonly string[]): boolean {
  const from = Math.min(...contents.map((one) => one.from))
  const to = Math.max(...contents.map((one) => one.to))
  // By its lower end, which allows the narrower range.
  return to - from <= widestRange(from, isOfMajorConcern(categories)) + tolerance
}

/** At most as much of the components that differ as their contents allow, % w/w. */
function sumOf({ components }: Formula, differing: readonly Difference[]): number {
  const keys = new Set(differing.map(({ key }) => key))
  return components.filter(({ key }) => keys.has(key)).reduce((sum, one) => sum + spanOf(one).to, 0)
}

/**
 * CLP Annex VIII, Part B, 3.5: the components of a group have one classification, and the group as a whole one range of concentration.
 * That they have the same function and the same toxicological properties is what no figure shows.
 */
function canBeOneGroup(differing: readonly Difference[], a: Formula, b: Formula): boolean {
  const members = differing.flatMap(({ inA, inB }) => [inA, inB].filter((one) => one !== undefined))
  const [first] = members
  if (!first || !members.every(({ categories }) => isSameSet(new Set(categories), new Set(first.categories)))) return false
  const keys = new Set(differing.map(({ key }) => key))
  const groups = [a, b].map(({ components }): Span => {
    const own = components.filter(({ key }) => keys.has(key)).map(spanOf)
    return { from: own.reduce((sum, { from }) => sum + from, 0), to: own.reduce((sum, { to }) => sum + to, 0) }
  })
  return groups.every(({ to }) => to > 0) && fitsOneRange(groups, first.categories)
}
