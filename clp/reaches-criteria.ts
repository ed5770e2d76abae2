import type { ContainedSubstance } from './contained-substances.ts'
import { findHazardCategory, type HazardCategoryCode, type HazardClass } from './hazard-categories.ts'

/** A substance with what the calculation of a mixture needs to know of it. */
export interface CalculatedSubstance extends ContainedSubstance {
  specificLimits: readonly { category: HazardCategoryCode; from?: number | undefined }[]
  mFactorAcute?: number | undefined
  mFactorChronic?: number | undefined
  acuteToxicityEstimates: readonly { route: ExposureRoute; value: number }[]
}

export type ExposureRoute = 'oral' | 'dermal' | 'inhalationGas' | 'inhalationVapour' | 'inhalationDust'

export interface MixtureFacts {
  ingredients: readonly CalculatedSubstance[]
  /** mm²/s at 40 °C; null where it is not known. */
  kinematicViscosity: number | null
}

/** CLP Annex I, Tables 3.1.1 and 3.1.2: the end of category 4, and what stands for a category without an estimate of its own. */
const acuteToxicity: Readonly<Record<ExposureRoute, { end: number; points: readonly number[] }>> = {
  oral: { end: 2000, points: [0.5, 5, 100, 500] },
  dermal: { end: 2000, points: [5, 50, 300, 1100] },
  inhalationGas: { end: 20_000, points: [10, 100, 700, 4500] },
  inhalationVapour: { end: 20, points: [0.05, 0.5, 3, 11] },
  inhalationDust: { end: 5, points: [0.005, 0.05, 0.5, 1.5] },
}
const routes: readonly ExposureRoute[] = ['oral', 'dermal', 'inhalationGas', 'inhalationVapour', 'inhalationDust']
/** A statement on inhalation leaves the form open: the limits for vapours stand between those for gases and those for dusts. */
const statementsOf: Partial<Record<ExposureRoute, readonly string[]>> = {
  oral: ['H300', 'H301', 'H302'],
  dermal: ['H310', 'H311', 'H312'],
  inhalationVapour: ['H330', 'H331', 'H332'],
}

/**
 * Content in per cent by weight from which an ingredient of this category makes the mixture belong to the class in its mildest category: the
 * generic limits of CLP Annex I. Of classes by sum the shares of the limits are added up.
 */
const limits: Partial<Record<HazardClass, { isSum: boolean; of: Partial<Record<HazardCategoryCode, number>> }>> = {
  // Table 3.2.3: (10 × category 1) + category 2 of at least 10 %
  skinCorrosionIrritation: {
    isSum: true,
    of: { 'Skin Corr. 1': 1, 'Skin Corr. 1A': 1, 'Skin Corr. 1B': 1, 'Skin Corr. 1C': 1, 'Skin Irrit. 2': 10 },
  },
  // Table 3.3.3: 10 × (skin corrosion and eye damage 1) + eye irritation 2 of at least 10 %
  eyeDamageIrritation: {
    isSum: true,
    of: { 'Skin Corr. 1': 1, 'Skin Corr. 1A': 1, 'Skin Corr. 1B': 1, 'Skin Corr. 1C': 1, 'Eye Dam. 1': 1, 'Eye Irrit. 2': 10 },
  },
  // Table 3.4.5, the limits for solids and liquids
  respiratorySensitisation: { isSum: false, of: { 'Resp. Sens. 1': 1, 'Resp. Sens. 1A': 0.1, 'Resp. Sens. 1B': 1 } },
  skinSensitisation: { isSum: false, of: { 'Skin Sens. 1': 1, 'Skin Sens. 1A': 0.1, 'Skin Sens. 1B': 1 } },
  // Tables 3.5.2, 3.6.2, 3.7.2
  germCellMutagenicity: { isSum: false, of: { 'Muta. 1A': 0.1, 'Muta. 1B': 0.1, 'Muta. 2': 1 } },
  carcinogenicity: { isSum: false, of: { 'Carc. 1A': 0.1, 'Carc. 1B': 0.1, 'Carc. 2': 1 } },
  reproductiveToxicity: { isSum: false, of: { 'Repr. 1A': 0.3, 'Repr. 1B': 0.3, 'Repr. 2': 3, 'Lact.': 0.3 } },
  // Tables 3.8.3 and 3.9.4: 1 % of category 1 makes category 2
  specificTargetOrganToxicitySingleExposure: { isSum: false, of: { 'STOT SE 1': 1, 'STOT SE 2': 10 } },
  specificTargetOrganToxicityRepeatedExposure: { isSum: false, of: { 'STOT RE 1': 1, 'STOT RE 2': 10 } },
  // 3.10.3.3.1.1
  aspirationHazard: { isSum: true, of: { 'Asp. Tox. 1': 10 } },
}
/** 3.8.3.4.5: the guide for each of the two effects of category 3. */
const narcosisOrIrritationFrom = 20
/** 3.10.3.3.1.2 */
const aspiratedUpTo = 20.5
/** Tables 4.1.1 to 4.1.4 */
const aquaticFrom = 25

/**
 * Whether what is known of the ingredients puts the mixture into the class by the calculation of CLP Annex I, Parts 3 and 4, in any category.
 * Contents are the exact ones, and the lower ends of their ranges where they are not known: the supplier who classified the mixture knew more.
 * @returns null where the calculation lacks a fact: the viscosity of a mixture with substances that can be aspirated
 */
export function reachesCriteria(hazardClass: HazardClass, { ingredients, kinematicViscosity }: MixtureFacts): boolean | null {
  if (hazardClass === 'acuteToxicity') return isAcutelyToxic(ingredients)
  if (hazardClass === 'aquaticHazard') return isAquaticHazard(ingredients)
  const rule = limits[hazardClass]
  if (!rule) return null
  const shares = ingredients.map((ingredient) => shareOfLimit(ingredient, rule.of))
  const isReached = tidy(rule.isSum ? sum(shares) : Math.max(0, ...shares)) >= 1
  if (hazardClass === 'aspirationHazard' && isReached) return kinematicViscosity === null ? null : kinematicViscosity <= aspiratedUpTo
  if (hazardClass === 'specificTargetOrganToxicitySingleExposure' && !isReached)
    return ['H335', 'H336'].some((effect) => reachesEffect(ingredients, effect))
  return isReached
}

const contentOf = ({ content, contentRange }: CalculatedSubstance): number => content ?? contentRange.from
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
/** Without the dust of floating point. */
const tidy = (number: number): number => Number(number.toFixed(6))

/** The content as a share of the lowest limit that one of the ingredient's categories has; its own limit goes before the generic one. */
function shareOfLimit(ingredient: CalculatedSubstance, generic: Partial<Record<HazardCategoryCode, number>>): number {
  const shares = ingredient.classification.flatMap(({ category }) => {
    const limit = generic[category]
    if (limit === undefined) return []
    const { hazardClass } = findHazardCategory(category)
    const own = ingredient.specificLimits.flatMap((specific) =>
      findHazardCategory(specific.category).hazardClass === hazardClass && specific.from !== undefined && specific.from > 0
        ? specific.from
        : [],
    )
    return contentOf(ingredient) / (own.length > 0 ? Math.min(...own) : limit)
  })
  return Math.max(0, ...shares)
}

function reachesEffect(ingredients: readonly CalculatedSubstance[], effect: string): boolean {
  const carriers = ingredients.filter(({ classification }) =>
    classification.some(({ category, statements }) => category === 'STOT SE 3' && statements.includes(effect)),
  )
  const shares = carriers.map((ingredient) => {
    const own = ingredient.specificLimits.flatMap(({ category, from }) => (category === 'STOT SE 3' && from ? from : []))
    return contentOf(ingredient) / (own.length > 0 ? Math.min(...own) : narcosisOrIrritationFrom)
  })
  return tidy(sum(shares)) >= 1
}

/** The additivity formula of 3.1.3.6.1, route by route. */
function isAcutelyToxic(ingredients: readonly CalculatedSubstance[]): boolean {
  return routes.some((route) => {
    const parts = ingredients.map((ingredient) => {
      const estimate = estimateOf(ingredient, route)
      return estimate === null ? 0 : contentOf(ingredient) / estimate
    })
    return tidy(sum(parts) * acuteToxicity[route].end) >= 100
  })
}

function estimateOf({ classification, acuteToxicityEstimates }: CalculatedSubstance, route: ExposureRoute): number | null {
  const own = acuteToxicityEstimates.filter((estimate) => estimate.route === route).map(({ value }) => value)
  if (own.length > 0) return Math.min(...own)
  // An estimate for one form of inhalation says what the substance is by inhalation; the category does not count beside it.
  if (route.startsWith('inhalation') && acuteToxicityEstimates.some((estimate) => estimate.route.startsWith('inhalation'))) return null
  const points = classification.flatMap(({ category, statements }) => {
    const level = /^Acute Tox\. ([1-4])$/.exec(category)?.[1]
    const isMeant = statements.flatMap((code) => code.split('+')).some((code) => statementsOf[route]?.includes(code))
    return level !== undefined && isMeant ? (acuteToxicity[route].points[Number(level) - 1] ?? []) : []
  })
  return points.length > 0 ? Math.min(...points) : null
}

/** 4.1.3.5.5: the summation method, of acute and of long-term hazard, up to chronic 4. */
function isAquaticHazard(ingredients: readonly CalculatedSubstance[]): boolean {
  const of = (category: HazardCategoryCode, factor: (own: CalculatedSubstance) => number = () => 1) =>
    sum(
      ingredients
        .filter(({ classification }) => classification.some((entry) => entry.category === category))
        .map((own) => contentOf(own) * factor(own)),
    )
  const acute = of('Aquatic Acute 1', ({ mFactorAcute }) => mFactorAcute ?? 1)
  const chronic1 = of('Aquatic Chronic 1', ({ mFactorChronic }) => mFactorChronic ?? 1)
  const chronic2 = of('Aquatic Chronic 2')
  const chronic3 = of('Aquatic Chronic 3')
  const plain = of('Aquatic Chronic 1') + chronic2 + chronic3 + of('Aquatic Chronic 4')
  return [acute, 100 * chronic1 + 10 * chronic2 + chronic3, plain].some((total) => tidy(total) >= aquaticFrom)
}

/**
 * Whether an ingredient counts for the class of a mixture: CLP Annex I, 1.1.2.2 and Table 1.1 (cut-off values), 4.1.3.1. From there on its data
 * belong into sections 11 and 12 of the sheet. Of a content that is not known the upper end of the range counts.
 */
export function countsFor(ingredient: CalculatedSubstance, hazardClasses: readonly HazardClass[]): boolean {
  const most = ingredient.content ?? ingredient.contentRange.to
  return ingredient.classification.some(({ category }) => {
    if (!hazardClasses.includes(findHazardCategory(category).hazardClass)) return false
    return most >= cutOffOf(category, ingredient)
  })
}

function cutOffOf(category: HazardCategoryCode, { mFactorAcute, mFactorChronic, specificLimits }: CalculatedSubstance): number {
  const own = specificLimits.flatMap((limit) => (limit.category === category && limit.from ? limit.from : []))
  const generic =
    category === 'Aquatic Acute 1' ? 0.1 / (mFactorAcute ?? 1) : category === 'Aquatic Chronic 1' ? 0.1 / (mFactorChronic ?? 1) : 1
  const isSevere = /^Acute Tox\. [123]$/.test(category)
  return Math.min(isSevere ? 0.1 : generic, ...own)
}
