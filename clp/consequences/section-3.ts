import type { ResolvedClass, ResolvedComponent } from '../classification/component.ts'
import { compareSeverity } from '../classification/endpoints.ts'
import { compare, divide, exact, type Exact, isAtLeast, isLess, isPositive, one, smaller, toNumber } from '../classification/exact.ts'
import { chooseEstimate, sameColumn } from '../classification/health/choose-estimate.ts'
import { estimateRoutes, type Mixture } from '../classification/mixture.ts'
import { findHazardCategory, hazardCategories, hazardKind, type HazardCategoryCode } from '../hazard-categories.ts'
import { readOnce } from '../read-once.ts'
import type { CandidateList } from '../annex-vi/candidate-list.ts'
import { type Classified, metHazards } from './classified.ts'
import { nameWithoutClass, type NamingReason } from './name-without-class.ts'
import type { SupplementalStatementCode } from '../statements.ts'
import { limitOnRequest } from './sheet-on-request.ts'

export interface Section3Entry {
  readonly component: string
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
  readonly name: string
  readonly content: { readonly from: number; readonly to: number }
  /** a range that may stand in its place: no limit of the substance lies between the content and its upper end, which is not included */
  readonly range: { readonly from: number; readonly to: number }
  readonly classification: readonly {
    readonly category: HazardCategoryCode
    readonly statement: string | null
    readonly organs: readonly string[]
  }[]
  /** what its entry or its own data say beside the classes, such as EUH066 */
  readonly supplemental: readonly SupplementalStatementCode[]
  /** from included, to not, in %; null: without that end */
  readonly limits: readonly {
    readonly category: HazardCategoryCode
    readonly statement: string | null
    readonly from: number | null
    readonly to: number | null
  }[]
  readonly m: { readonly acute: number | null; readonly chronic: number | null }
  /** tested, or the point of its category by which it counts in the formula: CLP Annex I, 3.1.2.1 and Table 3.1.2 */
  readonly estimates: readonly { readonly route: string; readonly value: number }[]
  readonly threshold: Section3Threshold
}

/** % from which the substance stands in section 3, where that is written, and its class, or else what it is named for: one of both is null. */
export type Section3Threshold = { readonly limit: number; readonly article: string } & (
  | { readonly category: HazardCategoryCode; readonly reason: null }
  | { readonly category: null; readonly reason: NamingReason }
)

/** Generic cut-off values of REACH Annex II, 3.2.1, Table 1.1, in %; what is not named here: 1. */
const cutOffs: readonly (readonly [RegExp, number])[] = [
  [/^Acute Tox\. [123]$/, 0.1],
  [/^(?:Skin|Resp\.) Sens\. 1A$/, 0.01],
  [/^(?:Skin|Resp\.) Sens\. /, 0.1],
  [/^Muta\. 1/, 0.1],
  [/^(?:Carc\.|Repr\.|Lact\.)/, 0.1],
  [/^(?:Aquatic Acute 1|Aquatic Chronic 1|Ozone 1)$/, 0.1],
  [/^(?:ED |PBT|vPvB|PMT|vPvM)/, 0.1],
]

/** The same for each category. */
const cutOffOf: ReadonlyMap<HazardCategoryCode, Exact> = new Map(
  hazardCategories.map(({ code }) => [code, exact(cutOffs.find(([pattern]) => pattern.test(code))?.[1] ?? 1)]),
)

const ten = exact(10)

/** Steps of ranges that are usual in section 3, in %. */
const ladder = [0, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 3, 5, 10, 20, 25, 30, 50, 75, 100]

/**
 * The substances of section 3.2 with what put them there: of a classified mixture by REACH Annex II, 3.2.1, of another one by 3.2.2; most
 * content first. Of a range its upper end counts. What no class puts there stands there by its workplace limit of the Union or the candidate list:
 * answer, proposals and check ask nothing else.
 */
export function listSection3(input: Classified, candidates: CandidateList): Section3Entry[] {
  const isClassified = metHazards(input).length > 0
  const isGas = input.mixture.physicalState === 'gas'
  return input.components
    .flatMap((component) => {
      const ofClass = isClassified ? thresholdOfClassified(component) : thresholdOnRequest(component, isGas)
      const isReached = ofClass !== null && isAtLeast(component.content.to, exact(ofClass.limit))
      const threshold = isReached ? ofClass : thresholdWithoutClass(component, { isClassified, isGas, candidates, day: input.law.day })
      return threshold === null ? [] : [describe(component, threshold, input.mixture)]
    })
    .toSorted((a, b) => b.content.to - a.content.to)
}

function thresholdWithoutClass(
  { cas, ec, index, content }: ResolvedComponent,
  circumstances: Parameters<typeof nameWithoutClass>[1],
): Section3Threshold | null {
  const named = nameWithoutClass({ cas, ec, index, content: { to: toNumber(content.to) } }, circumstances)
  return named && { limit: named.from, category: null, reason: named.reason, article: named.article }
}

function thresholdOfClassified(component: ResolvedComponent): Section3Threshold | null {
  let lowest: Section3Threshold | null = null
  for (const one of bySeverity(component.classes)) {
    const threshold = thresholdOf(component, one)
    if (threshold !== null && (lowest === null || threshold.limit < lowest.limit)) lowest = threshold
  }
  return lowest
}

/** Of equal limits the most severe class is named, in whatever order the supplier wrote them. */
const bySeverity = readOnce((classes: readonly ResolvedClass[]): readonly ResolvedClass[] =>
  classes.toSorted((a, b) => compareSeverity(a.category, b.category)),
)

function thresholdOf(component: ResolvedComponent, { category }: ResolvedClass): Section3Threshold | null {
  const { hazardClass } = findHazardCategory(category)
  if (hazardKind(hazardClass) === 'physical') return null
  const generic = cutOffOf.get(category) ?? one
  const adjusted = dividedByM(component, category, generic)
  let specific: Exact | null = null
  for (const { category: limited, from } of component.limits)
    if (from !== null && isPositive(from) && findHazardCategory(limited).hazardClass === hazardClass)
      specific = specific === null ? from : smaller(specific, from)
  const isSensitiser = hazardClass === 'skinSensitisation' || hazardClass === 'respiratorySensitisation'
  // Table 3.4.6, Note 1: one tenth of a specific limit below 0.1 %
  const elicitation = specific !== null && isSensitiser && isLess(specific, exact(0.1)) ? divide(specific, ten) : specific
  if (elicitation !== null && isLess(elicitation, adjusted))
    return byClass(elicitation, category, isSensitiser ? '3.2.1 (a)(v)' : '3.2.1 (a)(iii)')
  const isAdjusted = compare(adjusted, generic) !== 0
  return byClass(adjusted, category, isAdjusted ? '3.2.1 (a)(iv)' : '3.2.1 (a), Table 1.1')
}

const byClass = (limit: Exact, category: HazardCategoryCode, point: string): Section3Threshold => ({
  limit: toNumber(limit),
  category,
  reason: null,
  article: `REACH Annex II, ${point}`,
})

function dividedByM({ m }: ResolvedComponent, category: HazardCategoryCode, limit: Exact): Exact {
  const factor = category === 'Aquatic Acute 1' ? m.acute : category === 'Aquatic Chronic 1' ? m.chronic : 1
  return factor === 1 ? limit : divide(limit, exact(factor))
}

function thresholdOnRequest(component: ResolvedComponent, isGas: boolean): Section3Threshold | null {
  const limit = limitOnRequest(component, isGas)
  if (limit === null) return null
  const category = bySeverity(component.classes).find((one) => {
    const own = limitOnRequest({ ...component, classes: [one] }, isGas)
    return own !== null && compare(own, limit) === 0
  })?.category
  return category === undefined ? null : byClass(limit, category, '3.2.2')
}

const listClasses = readOnce((classes: readonly ResolvedClass[]): Section3Entry['classification'] =>
  classes.map(({ category, statement, organs }) => ({ category, statement, organs })),
)

const listLimits = readOnce((limits: ResolvedComponent['limits']): Section3Entry['limits'] =>
  limits.map(({ category, statement, from, to }) => ({
    category,
    statement,
    from: from === null ? null : toNumber(from),
    to: to === null ? null : toNumber(to),
  })),
)

function describe(component: ResolvedComponent, threshold: Section3Threshold, mixture: Mixture): Section3Entry {
  const { key, cas, ec, index, name, content, m, supplemental } = component
  const classes = component.classes
  const has = (category: HazardCategoryCode): boolean => classes.some((one) => one.category === category)
  return {
    component: key,
    cas,
    ec,
    index,
    name,
    content: { from: toNumber(content.from), to: toNumber(content.to) },
    range: suggestRange(component),
    classification: listClasses(classes),
    supplemental,
    limits: listLimits(component.limits),
    m: { acute: has('Aquatic Acute 1') ? m.acute : null, chronic: has('Aquatic Chronic 1') ? m.chronic : null },
    estimates: estimatesOf(component, mixture),
    threshold,
  }
}

/**
 * REACH Annex II, 3.2.4 asks for the estimate of Annex VI or the one determined by CLP Annex I: where a substance has a category alone, that is
 * the converted point of Table 3.1.2, of the form in which the mixture is breathed.
 */
function estimatesOf(component: ResolvedComponent, mixture: Mixture): Section3Entry['estimates'] {
  const estimates: { route: string; value: number }[] = []
  for (const route of estimateRoutes) {
    const twin = sameColumn[route]
    const isByTwin = twin !== undefined && component.estimates[twin] !== undefined
    const chosen = component.estimates[route] ?? (isByTwin ? null : chooseEstimate(component, route, mixture))
    if (chosen !== null && chosen !== 'otherForm') estimates.push({ route, value: chosen.value })
  }
  return estimates
}

/**
 * A range in place of the content: from the step at or below it up to the next one, where every limit of the substance is a step. The hazards
 * of the sheet are those of the highest content of a range (REACH Annex II, 3.2): this one never reaches the next limit.
 */
function suggestRange({ content, limits, m }: ResolvedComponent): { from: number; to: number } {
  const own: number[] = []
  for (const { from, to } of listLimits(limits)) {
    if (from !== null) own.push(from)
    if (to !== null) own.push(to)
  }
  return rangeBetweenSteps({ from: toNumber(content.from), to: toNumber(content.to) }, own, [m.acute, m.chronic])
}

/**
 * The range between the steps on both sides of a content, in %.
 * @param own limits of the substance
 * @param factors its M-factors, for short-term and long-term hazards
 */
export function rangeBetweenSteps(
  { from, to }: { readonly from: number; readonly to: number },
  own: readonly number[],
  factors: readonly [acute: number, chronic: number],
): { from: number; to: number } {
  // The steps of a factor of 1 stand on the ladder.
  const byM = factors.flatMap((factor) => (factor === 1 ? [] : [0.1 / factor, 0.25 / factor, 2.5 / factor, 25 / factor]))
  let [below, above] = [0, 100]
  for (const steps of [ladder, own, byM]) {
    // By places: of lists of different kinds V8 makes an object for each figure that an iterator gives.
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] ?? 0
      if (step <= from && step > below) below = step
      // The upper end is not included, so that a content of exactly 25 % lies below the next step.
      if (step > to && step < above) above = step
    }
  }
  return { from: below, to: above }
}
