import { hazardCategories } from '../../clp/hazard-categories.ts'
import { isOpenForNothing } from '../../clp/classification/physical/is-flash-point-open.ts'
import type { HazardResult, Step } from '../../clp/classification/result.ts'
import { listComponents, writeFigures } from '../../documents/report/list-steps.ts'
import { titleOf } from '../../documents/report/list-results.ts'
import { writePlace } from '../../documents/report/write-places.ts'
import { writeSentence } from '../../documents/report/write-sentence.ts'
import { createTextWriter, type TextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ClassificationView, ToldClass } from '../../shared/proposals/classification.ts'
import { isFor, uponOf } from '../classify/judge-decisions.ts'
import { placeOf, type JudgedOverride } from './judge-overruled.ts'
import type { JudgedProduct } from './judge-product.ts'

/**
 * The classes of a classified recipe as text in one language; classes that do not apply are sorted by their distance to the limit, the
 * nearest first.
 */
export function viewClassification({ revision, leftOut, judged }: JudgedProduct, language: LanguageCode): ClassificationView {
  if (judged === null) return { recipeRevision: revision, isJudged: false, leftOut: [...leftOut], classes: [] }
  const writer = createTextWriter(language)
  const { calculated, overrides } = judged
  const names = new Map(calculated.components.map(({ key, name }) => [key, name]))
  const classes = calculated.hazards.map((result) => {
    const override = overrides.find((one) => {
      const place = placeOf(one.override)
      return place !== null && isFor(place, result, calculated.hazards)
    })
    return tellClass({ result, all: calculated.hazards, override, names, writer })
  })
  return { recipeRevision: revision, isJudged: true, leftOut: [...leftOut], classes: classes.toSorted((a, b) => nearness(b) - nearness(a)) }
}

/** Those that apply stay in the order of CLP Annex I. */
const nearness = ({ group, ratio }: ToldClass): number => (group === 'doesNotApply' ? (ratio ?? -1) : 2)

interface Telling {
  result: HazardResult
  all: readonly HazardResult[]
  override: JudgedOverride | undefined
  names: ReadonlyMap<string, string>
  writer: TextWriter
}

function tellClass({ result, all, override, names, writer }: Telling): ToldClass {
  const { category, statements, steps, worstCase, remarks } = result
  const step = decidingStep(result)
  return {
    key: `${result.hazardClass} ${result.differentiation ?? ''}`.trim(),
    title: titleOf(result, writer),
    group: groupOf(result, override, step),
    category: result.outcome === 'classified' ? category : null,
    calculated: calculatedOf(groupOf(result, undefined, step)),
    statements: [...statements],
    arithmetic: step === undefined ? [] : [writeSentence(step.what, writer), ...writeFigures(step, writer).filter((one) => one !== '–')],
    terms: step === undefined ? [] : listComponents(step, names, writer),
    article: writePlace((step ?? steps[0])?.rule ?? '', writer),
    ratio: step === undefined ? null : ratioOf(step),
    distance: step === undefined ? null : distanceOf(step, writer),
    remarks: remarks.map((one) => writeSentence(one, writer)),
    worst: worstCase === undefined ? null : [worstCase.category, ...worstCase.statements].join(', '),
    overrule: overruleOf(result, all),
    override: override === undefined ? null : tellOverride(override),
  }
}

const calculatedOf = (group: ToldClass['group']): ToldClass['calculated'] =>
  group === 'applies' || group === 'notKnown' ? group : 'doesNotApply'

function groupOf(result: HazardResult, override: JudgedOverride | undefined, step: Step | undefined): ToldClass['group'] {
  const { outcome } = result
  if (override !== undefined) return 'overruled'
  if (outcome === 'classified') return 'applies'
  if (isOpenForNothing(result)) return 'withoutCause'
  if (outcome === 'dataLacking') return 'notKnown'
  return outcome === 'notApplicable' || step === undefined ? 'withoutCause' : 'doesNotApply'
}

/** The step that led to the category; if none did, the one nearest to its limit among those that keep the class from applying. */
function decidingStep({ steps, category, outcome }: HazardResult): Step | undefined {
  if (outcome === 'classified') {
    const met = steps.filter(({ isMet }) => isMet)
    return met.find(({ gives }) => gives === category) ?? met[0]
  }
  const told = steps.filter(
    ({ counted, leftOut, arithmetic, total }) => counted.length > 0 || leftOut.length > 0 || (arithmetic === 'value' && total !== null),
  )
  // For example, 52 % of aspiration hazards do not matter if the product is too viscous.
  const unmet = outcome === 'notClassified' ? told.filter(({ isMet }) => !isMet) : []
  return (unmet.length > 0 ? unmet : told).toSorted((a, b) => (ratioOf(b) ?? 0) - (ratioOf(a) ?? 0))[0]
}

/** Ratio for a figure that has none: far beyond its limit. */
const farBeyond = 101

/**
 * The figure divided by its limit; the inverse where lower is worse, as for a flash point or an ATE. A flash point below zero counts as far
 * beyond.
 */
function ratioOf({ total, limit, comparison }: Step): number | null {
  if (total === null || limit === null || comparison === null) return null
  const [upper, lower] = comparison === '>=' || comparison === '>' ? [total, limit] : [limit, total]
  if (upper <= 0) return 0
  return lower > 0 ? Number((upper / lower).toPrecision(4)) : farBeyond
}

function distanceOf({ total, limit, unit, comparison }: Step, writer: TextWriter): ToldClass['distance'] {
  if (total === null || limit === null || comparison === null) return null
  const value = writer.number(Number(Math.abs(total - limit).toPrecision(3)))
  const side = total === limit ? 'at' : total > limit ? 'above' : 'below'
  return { value: unit === null || unit === 'pH' ? value : `${value}\u00a0${unit}`, side }
}

function tellOverride({ override, isLapsed }: JudgedOverride): NonNullable<ToldClass['override']> {
  const { category, basis, reason, evidence, person, day } = override
  return { category, basis, reason, evidence: evidence ?? null, person: person ?? null, day: day ?? null, isLapsed }
}

const trial = { basis: 'expertJudgement', reason: '–' } as const

/** The keys by which a recipe names the class and its categories, if it can: each is tried by parsing it. */
function overruleOf(result: HazardResult, all: readonly HazardResult[]): ToldClass['overrule'] {
  const { hazardClass, differentiation } = result
  const isMeant = (named: string, category: string | null) => {
    const place = placeOf({ ...trial, class: named, category })
    return place !== null && isFor(place, result, all)
  }
  const own = hazardCategories.filter((one) => one.hazardClass === hazardClass)
  const written = own.flatMap(({ code, statements }) =>
    statements.length === 0 ? [code] : statements.map((statement) => `${code} ${statement}`),
  )
  const names = [...(differentiation === null ? [hazardClass] : [`Acute Tox. ${differentiation}`, hazardClass]), ...written]
  const named = names.find((one) => isMeant(one, null))
  if (named === undefined) return null
  return { class: named, choices: written.filter((one) => isMeant(named, one)), upon: uponOf(result) }
}
