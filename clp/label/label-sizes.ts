/**
 * Sizes of labels and what the law demands of them by the capacity of the package: CLP Annex I, 1.2.1.4, Table 1.3, and the
 * characteristics of the text of 1.2.1.5, both as amended by Regulation (EU) 2024/2865.
 */

/** Numbers of the eight label sizes, as they stand in links (`dim`). */
export type LabelSizeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Numbers of the five capacities of packages, as they stand in links (`emb`). */
export type PackageSizeId = 1 | 2 | 3 | 4 | 5

/** Width and height of a label, in mm. */
export interface LabelSize {
  readonly width: number
  readonly height: number
}

/** A label that can be chosen by its number. */
export interface StandardLabelSize extends LabelSize {
  readonly id: LabelSizeId
}

/**
 * Width and height that a label of its own size may have, in mm, in tenths: a pictogram of 1 cm² on its point (CLP Annex I, 1.2.1.4) stands
 * beside a word, and an A3 printer prints it.
 */
export const ownSizeBounds = { least: 20, most: 420 } as const

/** The eight sizes: the four of Table 1.3, upright and turned. */
export const labelSizes: readonly StandardLabelSize[] = [
  { id: 1, width: 52, height: 74 },
  { id: 2, width: 74, height: 52 },
  { id: 3, width: 74, height: 105 },
  { id: 4, width: 105, height: 74 },
  { id: 5, width: 105, height: 148 },
  { id: 6, width: 148, height: 105 },
  { id: 7, width: 148, height: 210 },
  { id: 8, width: 210, height: 148 },
]

/** A row of Table 1.3. */
export interface PackageSize {
  readonly id: PackageSizeId
  /** Capacity in litres: above this, up to and including `upTo`; null where there is no such limit. */
  readonly above: number | null
  readonly upTo: number | null
  /** The label at least, in mm; it may be turned. For the two smallest packages “if possible”. */
  readonly label: { readonly width: number; readonly height: number; readonly ifPossible: boolean }
  /** Side of the pictogram's red square at least, in mm, and the one to be reached if possible. */
  readonly pictogramSide: { readonly least: number; readonly ifPossible: number }
  /** Height of the letter x at least, in mm: of the table that applies from 1 January 2028, unless a day is asked for. */
  readonly xHeight: number
}

/** What holds for the height of letters during some time. */
export interface LetterRule {
  /** ISO days, both included; null: without a beginning or an end. */
  readonly from: string | null
  readonly until: string | null
  /** Height of the letter x at least, in mm, by package; null: as Table 1.3 has it. */
  readonly xHeight: number | null
  readonly source: string
}

/** CLP Annex I, 1.2.1.4, Table 1.3. */
export const packageSizes: readonly PackageSize[] = [
  {
    id: 1,
    above: null,
    upTo: 0.5,
    label: { width: 52, height: 74, ifPossible: true },
    pictogramSide: { least: 10, ifPossible: 16 },
    xHeight: 1.2,
  },
  {
    id: 2,
    above: 0.5,
    upTo: 3,
    label: { width: 52, height: 74, ifPossible: true },
    pictogramSide: { least: 10, ifPossible: 16 },
    xHeight: 1.4,
  },
  {
    id: 3,
    above: 3,
    upTo: 50,
    label: { width: 74, height: 105, ifPossible: false },
    pictogramSide: { least: 23, ifPossible: 23 },
    xHeight: 1.8,
  },
  {
    id: 4,
    above: 50,
    upTo: 500,
    label: { width: 105, height: 148, ifPossible: false },
    pictogramSide: { least: 32, ifPossible: 32 },
    xHeight: 2,
  },
  {
    id: 5,
    above: 500,
    upTo: null,
    label: { width: 148, height: 210, ifPossible: false },
    pictogramSide: { least: 46, ifPossible: 46 },
    xHeight: 2,
  },
]

/** Where the least sizes of label and pictogram stand. */
export const labelSizeSource = 'CLP Annex I, 1.2.1.4, Table 1.3'
/** Where the least height of the letters stands. */
const letterSizeSource = 'CLP Annex I, 1.2.1.5'

/**
 * Letter heights by the day for which a label is made. Until Regulation (EU) 2024/2865 applies (its day was put off by Regulation (EU)
 * 2025/2439) labels must be easily legible; ECHA's guidance on labelling and packaging takes 1.2 mm for that on every package.
 */
export const letterRules: readonly LetterRule[] = [
  { from: null, until: '2027-12-31', xHeight: 1.2, source: 'CLP Article 31(3); ECHA guidance on labelling and packaging' },
  { from: '2028-01-01', until: null, xHeight: null, source: letterSizeSource },
]

/**
 * What stands on which page of a fold-out label, and from which day it may stand for an ordinary one on every package: Regulation (EU) 2024/2865,
 * put off by Regulation (EU) 2025/2439. Before, it is for packages that do not hold an ordinary one.
 */
export const foldOutRules = {
  from: '2028-01-01',
  source: 'CLP Annex I, 1.2.1.6',
  before: 'CLP Article 29(1); Annex I, 1.5.1.1',
} as const

/** @param day ISO */
export function letterRuleOn(day: string): LetterRule {
  const rule = letterRules.findLast(({ from }) => from === null || from <= day)
  if (!rule) throw new Error('Some rule holds on every day')
  return rule
}

/** A package with the height of letters that holds on a day. */
export function packageSizeOn(id: number, day: string): PackageSize {
  const size = packageSizeOf(id)
  return { ...size, xHeight: letterRuleOn(day).xHeight ?? size.xHeight }
}

/** CLP Annex I, 1.2.1.5: distance of two lines at least, as a multiple of the size of the type. */
export const leastLineDistance = 1.2

const sizeById = new Map<number, StandardLabelSize>(labelSizes.map((size) => [size.id, size]))
const packageById = new Map<number, PackageSize>(packageSizes.map((size) => [size.id, size]))

/** @throws Error for any number that is not one of the eight */
export function labelSizeOf(id: number): StandardLabelSize {
  const size = sizeById.get(id)
  if (!size) throw new Error(`There is no label size ${id}`)
  return size
}

/** @throws Error for any number that is not one of the five */
export function packageSizeOf(id: number): PackageSize {
  const size = packageById.get(id)
  if (!size) throw new Error(`There is no package size ${id}`)
  return size
}

/** Whether a label may be printed for a package: Table 1.3 demands its least dimensions only of packages above 3 l, “if possible” below. */
export function isLabelLargeEnough(label: LabelSize, packageSize: PackageSize): boolean {
  return packageSize.label.ifPossible || hasTableSize(label, packageSize)
}

/** Whether a label, upright or turned, has the least dimensions that Table 1.3 sets for a package. */
export function hasTableSize(label: LabelSize, { label: least }: PackageSize): boolean {
  const [short, long] = [Math.min(label.width, label.height), Math.max(label.width, label.height)]
  return short >= Math.min(least.width, least.height) && long >= Math.max(least.width, least.height)
}

const millimetresPerPoint = 25.4 / 72

/**
 * Least size of type in points at which the letter x is as high as the package demands, rounded up to a hundredth of a point.
 * @param xHeightFactor height of the letter x as a share of the size of the type, such as 0.526
 */
export function leastTextSize({ xHeight }: PackageSize, xHeightFactor: number): number {
  return Math.ceil((xHeight / xHeightFactor / millimetresPerPoint) * 100 - 1e-9) / 100
}
