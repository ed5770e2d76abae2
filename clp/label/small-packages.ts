import { leaveOutBesideAerosols } from '../beside-aerosols.ts'
import { deriveLabelElements, type ClassificationEntry, type LabelElementOptions, type LabelElements } from './label-elements.ts'
import { findHazardCategory, type HazardCategory, type HazardCategoryCode } from '../hazard-categories.ts'
import type { PictogramCode } from '../pictograms.ts'
import { linkedStatements } from '../precautions/linked-statements.ts'
import type { PrecautionaryStatementCode } from '../statements.ts'

/** Points of CLP Annex I that let the label of a small package do without elements (Article 29(2)). */
export const smallPackageSources = {
  statements: 'CLP Article 29(2); Annex I, 1.5.2.1.1',
  precautionary: 'CLP Article 29(2); Annex I, 1.5.2.1.2',
  all: 'CLP Article 29(2); Annex I, 1.5.2.1.3',
  soluble: 'CLP Article 29(2); Annex I, 1.5.2.2',
  inner: 'CLP Article 29(2); Annex I, 1.5.2.4',
} as const

/** Contents of a package at most, in litres, inclusive. */
const mostLitres = { small: 0.125, soluble: 0.025, inner: 0.01 } as const

/** What may be left out for a category: hazard and precautionary statements, the latter alone, or these with pictogram and signal word. */
export type Relief = 'statements' | 'precautionary' | 'all'

/** CLP Annex I, 1.5.2.1.1(b), but for what the general public may not be spared. */
const withoutStatements: ReadonlySet<HazardCategoryCode> = new Set([
  'Ox. Gas 1',
  'Press. Gas',
  'Press. Gas (Comp.)',
  'Press. Gas (Liq.)',
  'Press. Gas (Ref. Liq.)',
  'Press. Gas (Diss.)',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
  'Flam. Sol. 1',
  'Flam. Sol. 2',
  'Self-react. C',
  'Self-react. D',
  'Self-react. E',
  'Self-react. F',
  'Self-heat. 2',
  'Water-react. 1',
  'Water-react. 2',
  'Water-react. 3',
  'Ox. Liq. 2',
  'Ox. Liq. 3',
  'Ox. Sol. 2',
  'Ox. Sol. 3',
  'Org. Perox. C',
  'Org. Perox. D',
  'Org. Perox. E',
  'Org. Perox. F',
  'Skin Irrit. 2',
  'Eye Irrit. 2',
  'Aquatic Acute 1',
  'Aquatic Chronic 1',
  'Aquatic Chronic 2',
])
/** CLP Annex I, 1.5.2.1.1(b), points 11, 14 and 15: not where the product is supplied to the general public. */
const withoutStatementsAtWork: ReadonlySet<HazardCategoryCode> = new Set(['Acute Tox. 4', 'STOT SE 2', 'STOT SE 3', 'STOT RE 2'])
/** CLP Annex I, 1.5.2.1.2(b). */
const withoutPrecautionary: ReadonlySet<HazardCategoryCode> = new Set(['Flam. Gas 2', 'Lact.', 'Aquatic Chronic 3', 'Aquatic Chronic 4'])
/** CLP Annex I, 1.5.2.1.3(b). */
const withoutAll: ReadonlySet<HazardCategoryCode> = new Set(['Met. Corr. 1'])

/** What the label of a package up to 125 ml may do without for a category; null where it shows all. */
export function reliefOf(category: HazardCategoryCode, isForPublic: boolean): Relief | null {
  if (withoutAll.has(category)) return 'all'
  if (withoutPrecautionary.has(category)) return 'precautionary'
  if (withoutStatements.has(category)) return 'statements'
  return !isForPublic && withoutStatementsAtWork.has(category) ? 'statements' : null
}

export interface SmallPackage {
  classification: readonly ClassificationEntry[]
  precautionaryStatements: readonly PrecautionaryStatementCode[]
  /** Content of the package; null where it is not known as a volume. */
  litres: number | null
  isForPublic: boolean
}

/** A label under the relief, and what it leaves out of the full one. */
export interface RelievedLabel {
  elements: LabelElements
  precautionaryStatements: PrecautionaryStatementCode[]
  /** Pictograms, `warning`, statements, each with the point that lets it go. Never empty. */
  leftOut: { element: string; source: string }[]
}

/**
 * The label of a package up to 125 ml with all that CLP Annex I, 1.5.2.1, lets it leave out. A precautionary statement goes only where it is
 * linked to a hazard that lets it go, and to no other hazard of the product.
 * @returns null where the content is more than 125 ml or not known, or nothing may be left out
 */
export function relieveSmallPackage(product: SmallPackage, options: LabelElementOptions = {}): RelievedLabel | null {
  const { litres, isForPublic, precautionaryStatements } = product
  if (litres === null || litres > mostLitres.small) return null
  const entries = leaveOutBesideAerosols(product.classification).map((entry) => ({
    entry,
    relief: reliefOf(entry.category, isForPublic),
  }))
  const derive = (isKept: (relief: Relief | null) => boolean) =>
    deriveLabelElements(
      entries.flatMap(({ entry, relief }) => (isKept(relief) ? [entry] : [])),
      options,
    )
  const full = derive(() => true)
  const signs = derive((relief) => relief !== 'all')
  const statements = derive((relief) => relief === null || relief === 'precautionary')
  const sourceOf = (holds: (of: (typeof entries)[number]) => boolean) =>
    smallPackageSources[entries.find((one) => one.relief !== null && holds(one))?.relief ?? 'statements']

  const kept = new Set(statements.hazardStatements.flatMap(partsOf))
  const hazards = full.hazardStatements.flatMap(partsOf).filter((code) => !kept.has(code))
  const goes = precautionaryStatements.filter((code) => {
    const isOf = (relieved: boolean) =>
      entries.some(({ entry, relief }) => (relief !== null) === relieved && linkedStatements(entry).has(code))
    return isOf(true) && !isOf(false)
  })
  const leftOut = [
    ...full.pictograms.filter((code) => !signs.pictograms.includes(code)).map((element) => ({ element, source: smallPackageSources.all })),
    ...(full.signalWord !== null && full.signalWord !== signs.signalWord
      ? [{ element: full.signalWord, source: smallPackageSources.all }]
      : []),
    ...hazards.map((element) => ({ element, source: sourceOf(({ entry }) => hazardsOf(entry).includes(element)) })),
    ...goes.map((element) => ({
      element,
      source: sourceOf(({ entry }) => linkedStatements(entry).has(element)),
    })),
  ]
  if (leftOut.length === 0) return null
  return {
    elements: { ...signs, hazardStatements: statements.hazardStatements },
    precautionaryStatements: precautionaryStatements.filter((code) => !goes.includes(code)),
    leftOut,
  }
}

/**
 * Whether soluble packaging for single use, such as a dishwasher capsule, needs no label of its own inside an outer packaging that bears all of
 * it: up to 25 ml, hazards of the three lists alone (CLP Annex I, 1.5.2.2), and no biocide or plant protection product (1.5.2.3).
 */
export function mayGoWithoutLabel({ classification, litres, isForPublic }: SmallPackage, isBiocideOrPlantProtection: boolean): boolean {
  if (litres === null || litres > mostLitres.soluble || isBiocideOrPlantProtection) return false
  return classification.length > 0 && classification.every(({ category }) => reliefOf(category, isForPublic) !== null)
}

/** CLP Annex I, 1.5.2.4.2. */
const innerPictograms: readonly PictogramCode[] = ['GHS01', 'GHS05', 'GHS06', 'GHS08']

/**
 * The pictograms that an inner packaging up to 10 ml still bears beside the product identifier, where it is supplied to a distributor or
 * downstream user for scientific research and development or quality control, within an outer packaging with the whole label (CLP Annex I,
 * 1.5.2.4). Not for biocides and plant protection products (1.5.2.5).
 * @returns null where the relief does not hold
 */
export function pictogramsOfInnerPackage(
  { classification, litres }: SmallPackage,
  isBiocideOrPlantProtection: boolean,
): PictogramCode[] | null {
  if (litres === null || litres > mostLitres.inner || isBiocideOrPlantProtection || classification.length === 0) return null
  return deriveLabelElements(classification).pictograms.filter((code) => innerPictograms.includes(code))
}

/** The hazard statements of an entry one by one: of its own, and those that its category has in any case. */
function hazardsOf(entry: ClassificationEntry): string[] {
  const { statements } = categoryOf(entry.category)
  return [...new Set([...entry.statements.flatMap(partsOf), ...(statements.length === 1 ? statements : [])])]
}

function partsOf(code: string): string[] {
  return code.split('+')
}

function categoryOf(code: HazardCategoryCode): HazardCategory {
  return findHazardCategory(code)
}
