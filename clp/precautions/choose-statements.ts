import { findHazardCategory, type HazardCategoryCode } from '../hazard-categories.ts'
import { leaveOutBesideAerosols } from '../beside-aerosols.ts'
import { isPrecautionaryStatementCode, precautionaryStatementCodes, type PrecautionaryStatementCode } from '../statements.ts'
import { adviceConditions, type AdviceCondition, type AdviceLevel, type AdviceTable } from './advice.ts'
import { coveringStatements } from './covering-statements.ts'
import { environmentalAdvice } from './environmental-advice.ts'
import { healthAdvice } from './health-advice.ts'
import { isPrescribedForAerosols, mostPrecautionaryStatements } from './most-statements.ts'
import { physicalAdvice } from './physical-advice.ts'

/** For whom the label is: of industrial and professional users the guidance speaks as one. */
export type Audience = 'public' | 'work'

/** What the choice needs to know. */
export interface PrecautionInput {
  classification: readonly { category: HazardCategoryCode; statements: readonly string[] }[]
  audience: Audience
  /** Gives off vapour that may ignite or be breathed in. */
  isVolatile: boolean
  /** Dust, mist, vapour, gas or spray may be breathed in as the product is used. */
  isInhaled: boolean
  /** a gas is not */
  isSwallowed: boolean
  /** Statements that something else than a class asks for, whatever its conditions: a Note of Annex VI. */
  demanded?: readonly { code: PrecautionaryStatementCode; source: string }[]
}

/** A category that asks for the statement, and how strongly. */
export interface PrecautionDemand {
  /** null for what no category asks for: general statements of consumer products, Notes of Annex VI */
  category: HazardCategoryCode | null
  level: AdviceLevel
  /** The table of label elements of CLP Annex I that the demand stands in. */
  source: string
}

/** A statement that the classification asks for. */
export interface RecommendedPrecaution {
  code: PrecautionaryStatementCode
  /** the strongest level among the demands, after the condition */
  level: AdviceLevel
  demands: readonly PrecautionDemand[]
  /** what its level depends on, where it depends on something */
  condition: AdviceCondition | null
  conditionMet: boolean
}

/** A statement of the label, or one that was left out of it. */
export interface ChosenPrecaution {
  code: PrecautionaryStatementCode
  level: AdviceLevel
  demands: readonly PrecautionDemand[]
}

/** Why a statement that the classification asks for does not stand on the label. */
export interface LeftOutPrecaution {
  code: PrecautionaryStatementCode
  reason: 'covered' | 'otherAudience' | 'conditionNotMet' | 'optional' | 'sixSuffice'
  /** the statement that says the same, or more; null for other reasons */
  by: PrecautionaryStatementCode | null
  source: string
}

export interface PrecautionChoice {
  recommended: readonly RecommendedPrecaution[]
  chosen: readonly ChosenPrecaution[]
  leftOut: readonly LeftOutPrecaution[]
}

const order: readonly AdviceLevel[] = ['m', 'h', 'r', 'o', '-']
const article28 = 'CLP Article 28(3)'
interface IndexedAdvice {
  statements: readonly string[] | undefined
  advice: readonly (readonly [PrecautionaryStatementCode, forPublic: PrecautionDemand, forWork: PrecautionDemand])[]
}
/** Statements that call the poison centre or treat who is hurt: of equals they come first. */
const firstAid = /^P3(?:0[1-8]|1[0-5]|3|4|5|6)/
/** Behind first aid, what keeps the hazard away; whatever is not named here comes last. */
const protection: readonly string[] = ['P280', 'P210', 'P260', 'P261', 'P273', 'P102']

/**
 * The precautionary statements that a classification asks for, and the six or fewer that its label bears.
 * Mandatory ones first, such as one on disposal for the public (Article 28(2)), then the highly recommended and recommended ones; none that another one says already; of equals first aid and what more
 * hazards ask for. Optional ones are chosen where a label would bear none of a class without them: a gas of H280 alone has P410+P403 (Article 22(1)).
 * What the law of aerosol dispensers prescribes takes no place from what the other hazards ask for; an aerosol bears nothing of the aspiration hazard (Annex I, 1.3.3).
 * @see CLP Article 22, Article 28 and Annex IV; ECHA, Guidance on labelling and packaging, version 4.2, chapter 7
 */
export function choosePrecautions(asked: PrecautionInput): PrecautionChoice {
  const input = { ...asked, classification: leaveOutBesideAerosols(asked.classification) }
  const recommended = recommendPrecautions(input)
  const leftOut: LeftOutPrecaution[] = []
  const isBare = !recommended.some((one) => reasonAgainst(one) === null && isOfClass(one))
  const candidates = recommended.filter((one) => {
    const reason = reasonAgainst(one)
    if (isBare && reason === 'optional' && isOfClass(one)) return true
    if (reason !== null) leftOut.push({ code: one.code, reason, by: null, source: sourceOf(one) })
    return reason === null
  })
  const ranked = mergeCovered(candidates, leftOut).toSorted(compareUrgency)
  const kept = keepMost(ranked, input)
  for (const one of ranked) if (!kept.includes(one)) leftOut.push({ code: one.code, reason: 'sixSuffice', by: null, source: article28 })
  const chosen = kept.map(({ code, level, demands }) => ({ code, level, demands })).toSorted((a, b) => compareCodes(a.code, b.code))
  return { recommended, chosen, leftOut }
}

/**
 * The six most urgent ones. Five are prescribed on an aerosol dispenser for the public, which would leave one on disposal and nothing of a spray that corrodes: as many
 * others stand beside them as are highly recommended, or are the first of a class (Article 28(3): more where the severity of the hazards needs them).
 */
function keepMost(ranked: readonly RecommendedPrecaution[], { classification }: PrecautionInput): readonly RecommendedPrecaution[] {
  const categories = classification.map(({ category }) => category)
  const kept = ranked.slice(0, mostPrecautionaryStatements)
  const places = mostPrecautionaryStatements + ranked.filter(({ code }) => isPrescribedForAerosols(code, categories)).length
  for (const one of ranked.slice(mostPrecautionaryStatements)) {
    const told = new Set(kept.filter(isOfClass).flatMap(({ demands }) => demands.map(({ category }) => category)))
    const isFirst = isOfClass(one) && one.demands.some(({ category }) => category !== null && !told.has(category))
    if (kept.length < places && (one.level === 'h' || isFirst)) kept.push(one)
  }
  return kept
}

/** Leaves out what another candidate says already; that one answers for both and stands as strongly as the stronger. */
function mergeCovered(candidates: readonly RecommendedPrecaution[], leftOut: LeftOutPrecaution[]): RecommendedPrecaution[] {
  const codes = new Set(candidates.map(({ code }) => code))
  const covering = (code: PrecautionaryStatementCode) => coveringStatements[code]?.find((by) => codes.has(by))
  const endOf = (code: PrecautionaryStatementCode): PrecautionaryStatementCode => {
    const by = covering(code)
    return by === undefined ? code : endOf(by)
  }
  const demands = new Map<PrecautionaryStatementCode, PrecautionDemand[]>()
  for (const one of candidates) {
    const end = endOf(one.code)
    if (end !== one.code) leftOut.push({ code: one.code, reason: 'covered', by: end, source: 'CLP Article 28(1)' })
    demands.set(end, [...(demands.get(end) ?? []), ...one.demands])
  }
  return candidates.flatMap((one) => {
    const merged = demands.get(one.code)
    return merged ? [{ ...one, demands: merged, level: strongest(merged) }] : []
  })
}

/** All that the classes ask for, of this audience and the other one, in the order of their numbers. */
function recommendPrecautions({
  classification,
  audience,
  isVolatile,
  isInhaled,
  isSwallowed,
  demanded = [],
}: PrecautionInput): RecommendedPrecaution[] {
  const met: Readonly<Record<AdviceCondition, boolean>> = {
    volatile: isVolatile,
    inhalable: isInhaled,
    swallowable: isSwallowed,
    specific: false,
  }
  const demands = new Map<PrecautionaryStatementCode, PrecautionDemand[]>()
  const demand = (code: PrecautionaryStatementCode, one: PrecautionDemand): void => {
    const held = demands.get(code)
    if (held) held.push(one)
    else demands.set(code, [one])
  }
  for (const { category, statements } of classification) {
    const single = statements.flatMap((code) => code.split('+'))
    for (const table of adviceOf.get(category) ?? []) {
      if (!(table.statements?.some((code) => single.includes(code)) ?? true)) continue
      for (const [code, forPublic, forWork] of table.advice) demand(code, audience === 'public' ? forPublic : forWork)
    }
  }
  if (audience === 'public' && classification.length > 0) {
    // Annex IV, Table 6.1: general statements, for consumer products; on an aerosol dispenser this one is prescribed
    const isAerosol = classification.some(({ category }) => category.startsWith('Aerosol'))
    const p102: PrecautionDemand = isAerosol
      ? { category: null, level: 'm', source: 'Directive 75/324/EEC, Annex, 2.2(d)' }
      : { category: null, level: 'h', source: 'CLP Annex IV, Table 6.1' }
    demand('P102', p102)
    // Article 28(2): one on disposal, where Article 22 has any, that is where the table of a class names it.
    const disposal = (['P501', 'P502'] as const).find((code) => demands.has(code))
    if (disposal !== undefined) demand(disposal, { category: null, level: 'm', source: 'CLP Article 28(2)' })
  }
  for (const { code, source } of demanded) demand(code, { category: null, level: 'm', source })
  return [...demands]
    .map(([code, all]): RecommendedPrecaution => {
      const condition = demanded.some((one) => one.code === code) ? null : (adviceConditions[code] ?? null)
      return { code, level: strongest(all), demands: all, condition, conditionMet: condition === null || met[condition] }
    })
    .toSorted((a, b) => compareCodes(a.code, b.code))
}

function readLevel(letter: string | undefined): AdviceLevel {
  return order.find((level) => level === letter) ?? '-'
}

/** The tables by category, read once: a recipe is judged a thousand times a second. */
const adviceOf: ReadonlyMap<HazardCategoryCode, readonly IndexedAdvice[]> = indexByCategory([
  ...physicalAdvice,
  ...healthAdvice,
  ...environmentalAdvice,
])

function indexByCategory(tables: readonly AdviceTable[]): Map<HazardCategoryCode, IndexedAdvice[]> {
  const index = new Map<HazardCategoryCode, IndexedAdvice[]>()
  for (const { categories, statements, advice } of tables) {
    for (const category of categories) {
      const { source } = findHazardCategory(category)
      const demandAt = (letter: string | undefined): PrecautionDemand => ({ category, level: readLevel(letter), source })
      const read = Object.entries(advice).flatMap(([code, levels]) =>
        isPrecautionaryStatementCode(code) ? [[code, demandAt(levels[0]), demandAt(levels[1])] as const] : [],
      )
      index.set(category, [...(index.get(category) ?? []), { statements, advice: read }])
    }
  }
  return index
}

function strongest(demands: readonly PrecautionDemand[]): AdviceLevel {
  let place = order.length - 1
  for (const { level } of demands) place = Math.min(place, order.indexOf(level))
  return order[place] ?? '-'
}

function reasonAgainst({ level, conditionMet }: RecommendedPrecaution): LeftOutPrecaution['reason'] | null {
  if (level === '-') return 'otherAudience'
  if (!conditionMet) return 'conditionNotMet'
  return level === 'o' ? 'optional' : null
}

/** What nobody can swallow makes a statement unnecessary; the other conditions stand in the Annex. */
const sourceOf = ({ condition, conditionMet }: RecommendedPrecaution): string =>
  condition === 'swallowable' && !conditionMet ? 'CLP Article 28(1)' : 'CLP Annex IV, column 5'

/** What tells what to do against the hazard itself; P102 and disposal do not. */
const isOfClass = ({ code, demands }: RecommendedPrecaution): boolean =>
  !code.startsWith('P50') && demands.some(({ category }) => category !== null)

function compareUrgency(a: RecommendedPrecaution, b: RecommendedPrecaution): number {
  const byLevel = order.indexOf(a.level) - order.indexOf(b.level)
  if (byLevel !== 0) return byLevel
  const byKind = (kindRanks.get(a.code) ?? last) - (kindRanks.get(b.code) ?? last)
  if (byKind !== 0) return byKind
  const byDemands = b.demands.length - a.demands.length
  return byDemands === 0 ? compareCodes(a.code, b.code) : byDemands
}

const last = protection.length + 1
/** First aid, then protection in its order, then the rest. */
const kindRanks: ReadonlyMap<PrecautionaryStatementCode, number> = new Map(
  precautionaryStatementCodes.map((code) => [code, firstAid.test(code) ? 0 : protection.indexOf(code) + 1 || last]),
)

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
