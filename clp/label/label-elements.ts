import { article27, coveringRules, organCoverings } from '../covered-statements.ts'
import { findHazardCategory, hazardCategories } from '../hazard-categories.ts'
import type { HazardCategory, HazardCategoryCode, HazardClass } from '../hazard-categories.ts'
import type { CategoryStatementCode, SignalWord } from '../hazard-class-table.ts'
import type { PictogramCode } from '../pictograms.ts'
import { compareStatementCodes, hazardStatementCodes, isHazardStatementCode } from '../statements.ts'
import { freedBesideAerosol } from '../beside-aerosols.ts'

export interface ClassificationEntry {
  category: HazardCategoryCode
  /** The statements of this entry: of its route (H302), effect (H360D) or organ. Combined codes (H302+H312) are taken apart. */
  statements: readonly CategoryStatementCode[]
  /** The organs affected and the only route of exposure, where they are known. Used for comparison alone. */
  organs?: unknown
  route?: unknown
}

export interface OmittedElement {
  /** 'warning', a pictogram, or a statement code */
  element: string
  /** what takes its place, elements or a hazard category: 'danger', 'GHS06', 'H314', 'H360F, H360D', 'Aerosol 1' */
  because: string
  /** the rule of the regulation */
  source: string
}

export interface LabelElements {
  signalWord: SignalWord | null
  /** GHS01 to GHS09, in this order */
  pictograms: readonly PictogramCode[]
  /** H codes by number, then EUH codes */
  hazardStatements: readonly CategoryStatementCode[]
  /** what the classification would bring, and the label leaves out */
  omitted: readonly OmittedElement[]
}

export interface LabelElementOptions {
  /**
   * The product is in its finished state, as packaged for consumers, and its supplier uses the option of CLP Annex I, 1.3.6: no GHS05 for
   * corrosion of metals. Without effect where skin corrosion or eye damage demands GHS05.
   */
  withoutMetalCorrosionPictogram?: boolean
  /** EUH codes that were chosen for the label: EUH071 says what H335 says, and more. */
  supplementalStatements?: readonly string[]
}

interface CategoryInUse {
  category: HazardCategory
  entry: ClassificationEntry
}

interface PictogramUse {
  pictogram: PictogramCode
  category: HazardCategory
}

/**
 * The label elements that follow from a classification: signal word, pictograms and hazard statements, after the rules of precedence of
 * CLP Articles 20, 26 and 27 and of Annex III, Part 1. Whatever a rule takes away is listed in `omitted` with the rule; an optional
 * pictogram (Article 26(1)(a) and (e)) is left out and listed too.
 *
 * The texts differ by language and stand elsewhere; the supplemental information of Article 25 (EUH066, EUH208 …) does not follow from
 * the classification, so only EUH codes that stand in an entry appear; EUH071 among it takes the place of H335.
 *
 * @throws Error when a category is not one of CLP Annex VI, Table 1.1
 */
export function deriveLabelElements(classification: readonly ClassificationEntry[], options: LabelElementOptions = {}): LabelElements {
  const omitted: OmittedElement[] = []
  const inUse = leaveOutWhatAerosolsNeedNotShow(
    classification.map((entry) => ({ entry, category: requireCategory(entry.category) })),
    omitted,
  )
  const signalWord = chooseSignalWord(inUse, omitted)
  const pictograms = choosePictograms(inUse, options, omitted)
  const hazardStatements = chooseStatements(inUse, options, omitted)
  return { signalWord, pictograms, hazardStatements, omitted }
}

function requireCategory(code: string): HazardCategory {
  const category = findHazardCategory(code)
  if (category === undefined) throw new Error(`unknown hazard category: ${code}`)
  return category
}

function leaveOutWhatAerosolsNeedNotShow(inUse: readonly CategoryInUse[], omitted: OmittedElement[]): readonly CategoryInUse[] {
  const aerosol = inUse.find(({ category }) => category.hazardClass === 'aerosols')?.category
  if (aerosol === undefined) return inUse

  return inUse.filter(({ category, entry }) => {
    const source = freedBesideAerosol(category.hazardClass)
    if (source === null) return true
    for (const element of singleStatements(category, entry)) omitted.push({ element, because: aerosol.code, source })
    return false
  })
}

function chooseSignalWord(inUse: readonly CategoryInUse[], omitted: OmittedElement[]): SignalWord | null {
  const words = new Set(inUse.map(({ category }) => category.signalWord))
  if (!words.has('danger')) return words.has('warning') ? 'warning' : null
  if (words.has('warning')) omitted.push({ element: 'warning', because: 'danger', source: 'CLP Article 20(3)' })
  return 'danger'
}

const irritation: ReadonlySet<HazardClass> = new Set(['skinCorrosionIrritation', 'eyeDamageIrritation'])

/** CLP Article 26. A pictogram stays as long as one hazard still calls for it: GHS07 for H302 stays beside GHS05. */
function choosePictograms(inUse: readonly CategoryInUse[], options: LabelElementOptions, omitted: OmittedElement[]): PictogramCode[] {
  let uses: PictogramUse[] = inUse.flatMap(({ category }) => category.pictograms.map((pictogram) => ({ pictogram, category })))
  const dropped: OmittedElement[] = []

  const drop = (because: string, source: string, concerns: (use: PictogramUse) => boolean) => {
    const lost = uses.filter(concerns)
    if (lost.length === 0) return
    for (const { pictogram } of lost) dropped.push({ element: pictogram, because, source })
    uses = uses.filter((use) => !lost.includes(use))
  }
  const shows = (pictogram: PictogramCode) => uses.some((use) => use.pictogram === pictogram)

  if (options.withoutMetalCorrosionPictogram === true) {
    const isCorrosive = uses.some(({ pictogram, category }) => pictogram === 'GHS05' && irritation.has(category.hazardClass))
    // CLP Annex I, 1.3.6
    if (!isCorrosive) drop('Met. Corr. 1', 'CLP Annex I, 1.3.6', ({ category }) => category.hazardClass === 'metalCorrosives')
  }

  // Article 26(2): within one hazard class the pictogram of the most severe category
  for (const mostSevere of mostSevereByClass(uses)) {
    drop(mostSevere.code, 'CLP Article 26(2)', ({ pictogram, category }) => {
      return category.hazardClass === mostSevere.hazardClass && !mostSevere.pictograms.includes(pictogram)
    })
  }

  // Article 26(1)(a): optional, unless the category itself demands both (self-reactive substances and organic peroxides of type B)
  if (shows('GHS01')) {
    drop('GHS01', 'CLP Article 26(1)(a)', ({ pictogram, category }) => {
      return (pictogram === 'GHS02' || pictogram === 'GHS03') && !category.pictograms.includes('GHS01')
    })
  }
  // Article 26(1)(b)
  if (shows('GHS06')) drop('GHS06', 'CLP Article 26(1)(b)', ({ pictogram }) => pictogram === 'GHS07')
  // Article 26(1)(c): whatever GHS05 stands for, corrosion of metals included
  if (shows('GHS05')) {
    drop('GHS05', 'CLP Article 26(1)(c)', ({ pictogram, category }) => pictogram === 'GHS07' && irritation.has(category.hazardClass))
  }
  // Article 26(1)(d): only the GHS08 of respiratory sensitisation, not that of the other health hazards
  if (uses.some(({ category }) => category.hazardClass === 'respiratorySensitisation')) {
    drop('GHS08', 'CLP Article 26(1)(d)', ({ pictogram, category }) => {
      return pictogram === 'GHS07' && (category.hazardClass === 'skinSensitisation' || irritation.has(category.hazardClass))
    })
  }
  // Article 26(1)(e): optional
  for (const stronger of ['GHS02', 'GHS06'] as const) {
    if (shows(stronger)) drop(stronger, 'CLP Article 26(1)(e)', ({ pictogram }) => pictogram === 'GHS04')
  }

  for (const loss of dropped) {
    const isGone = !uses.some(({ pictogram }) => pictogram === loss.element)
    const isListed = omitted.some(({ element, source }) => element === loss.element && source === loss.source)
    if (isGone && !isListed) omitted.push(loss)
  }
  return [...new Set(uses.map(({ pictogram }) => pictogram))].sort()
}

/** `hazardCategories` lists the categories of a class from the most to the least severe. */
function mostSevereByClass(uses: readonly PictogramUse[]): HazardCategory[] {
  const found = new Map<HazardClass, HazardCategory>()
  const used = new Set(uses.map(({ category }) => category))
  for (const category of hazardCategories) {
    if (used.has(category) && !found.has(category.hazardClass)) found.set(category.hazardClass, category)
  }
  return [...found.values()]
}

function chooseStatements(
  inUse: readonly CategoryInUse[],
  { supplementalStatements = [] }: LabelElementOptions,
  omitted: OmittedElement[],
): CategoryStatementCode[] {
  const codes = new Set(inUse.flatMap(({ category, entry }) => singleStatements(category, entry)))

  // CLP Annex VI, Part 3: entries with Aquatic Acute 1 and Aquatic Chronic 2 or 3 carry H410, and neither H400 nor H411 or H412, on the label
  const longTerm = (['H411', 'H412'] as const).filter((code) => codes.has(code))
  if (codes.has('H400') && longTerm.length > 0 && !codes.has('H410')) {
    codes.add('H410')
    for (const element of ['H400', ...longTerm] as const) {
      omitted.push({ element, because: 'H410', source: 'CLP Annex VI, Part 3' })
      codes.delete(element)
    }
  }

  const assigned = new Set(codes)
  for (const { covered, by, source } of coveringRules) {
    if (!codes.has(covered)) continue
    const because = by.map((one) => [one].flat()).find((together) => together.every((code) => assigned.has(code)))
    if (because === undefined) continue
    codes.delete(covered)
    omitted.push({ element: covered, because: because.join(', '), source })
  }
  // Guidance on labelling and packaging on Article 27: corrosive to the respiratory tract says more than irritating to it.
  if (supplementalStatements.includes('EUH071') && codes.delete('H335'))
    omitted.push({ element: 'H335', because: 'EUH071', source: article27 })
  for (const [covered, because] of organCoverings) {
    if (!codes.has(covered) || !repeatsOrgans(inUse, covered, because)) continue
    codes.delete(covered)
    omitted.push({ element: covered, because, source: article27 })
  }
  return combineHazardStatements([...codes])
}

/** Whether whatever has the first statement also has the second one for the same organs and by the same route, or both name none. */
function repeatsOrgans(inUse: readonly CategoryInUse[], covered: CategoryStatementCode, by: CategoryStatementCode): boolean {
  const namedWith = (code: CategoryStatementCode) =>
    inUse
      .filter(({ category, entry }) => singleStatements(category, entry).includes(code))
      .map(({ entry: { organs, route } }) => JSON.stringify([organs ?? null, route ?? null]))
  const more = new Set(namedWith(by))
  return namedWith(covered).every((named) => more.has(named))
}

/** The statements of an entry one by one, and those that its category carries in every case. */
function singleStatements(category: HazardCategory, entry: ClassificationEntry): CategoryStatementCode[] {
  const ofEntry = entry.statements.flatMap((code): CategoryStatementCode[] => {
    return isHazardStatementCode(code) && code.includes('+') ? code.split('+').filter(isHazardStatementCode) : [code]
  })
  return [...new Set([...ofEntry, ...compulsoryStatements(category)])]
}

/** Classes whose categories carry one statement or another, by route, effect or state; all other categories carry all of theirs. */
const byRouteOrEffect: ReadonlySet<HazardClass> = new Set([
  'acuteToxicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'specificTargetOrganToxicitySingleExposure',
  'gasesUnderPressure',
])

/** H222 and H229 for Aerosol 1, H220 and H230 for an unstable gas; a choice (H335 or H336) is left to the entry. */
function compulsoryStatements({ hazardClass, statements }: HazardCategory): readonly CategoryStatementCode[] {
  return statements.length > 1 && byRouteOrEffect.has(hazardClass) ? [] : statements
}

const combinations = hazardStatementCodes
  .filter((code) => code.includes('+'))
  .map((code) => ({ code, parts: code.split('+').filter(isHazardStatementCode) }))
  .sort((a, b) => b.parts.length - a.parts.length)

/**
 * Puts acute toxicity statements of several routes into one, H302 and H312 into H302+H312, and sorts the list. CLP Annex III, Part 1
 * and Annex I, 3.1.4.1 allow it, without prejudice to Article 27. A statement of one route alone stays as it is.
 */
export function combineHazardStatements(codes: readonly CategoryStatementCode[]): CategoryStatementCode[] {
  const left = new Set<CategoryStatementCode>(codes)
  for (const { code, parts } of combinations) {
    if (!parts.every((part) => left.has(part))) continue
    for (const part of parts) left.delete(part)
    left.add(code)
  }
  return [...left].sort(compareStatementCodes)
}
