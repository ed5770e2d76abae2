import { emptyRegister } from '../classification/empty-register.ts'
import { exact } from '../classification/exact.ts'
import { hazardRules } from '../classification/hazard-rules.ts'
import type { Judging } from '../classification/judge-hazard.ts'
import { lawOn } from '../classification/law-state.ts'
import {
  unmeasured,
  type ComponentClass,
  type EstimateRoute,
  type Mixture,
  type MixtureComponent,
  type OwnData,
} from '../classification/mixture.ts'
import { resolveComponents } from '../classification/resolve-components.ts'
import type { HazardResult } from '../classification/result.ts'
import type { ContainedSubstance } from '../contained-substances.ts'
import { findHazardCategory, type HazardCategoryCode, type HazardClass } from '../hazard-categories.ts'

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
  /**
   * % of the mixture of which the sheet says that nobody knows how it harms people, and the aquatic environment (CLP Annex I, 3.1.3.6.2.2 and
   * 4.1.3.6.1): an ingredient without classes may be such a one or harmless, and its row does not tell which.
   */
  unknown?: { health: number; aquatic: number }
}

/** The form of the engine for the route of an estimate; dust and mist are one column of Table 3.1.1. */
const formOfRoute = {
  oral: 'oral',
  dermal: 'dermal',
  inhalationGas: 'gas',
  inhalationVapour: 'vapour',
  inhalationDust: 'dust',
} as const satisfies Record<ExposureRoute, EstimateRoute>

/** Of any day since the classes of health and of the aquatic environment have their limits: none of them depends on it. */
const law = lawOn('2026-05-01')

/**
 * The same of any number of classes: what the mixture consists of is found out once, when a class is first asked about.
 * @returns what `reachesCriteria` says of a class
 */
export function openCriteria({ ingredients, kinematicViscosity, unknown }: MixtureFacts): (hazardClass: HazardClass) => boolean | null {
  let judged: Omit<Judging, 'before'> | undefined
  return (hazardClass) => {
    const reached = judgeClass(hazardClass, (judged ??= resolve(ingredients, kinematicViscosity)))
    const share = (hazardClass === 'aquaticHazard' ? unknown?.aquatic : unknown?.health) ?? 0
    return reached === false && share >= tellsNothingFrom ? null : reached
  }
}

/** %: what is unknown of a mixture counts from 1 % (CLP Annex I, 3.1.3.6.2.2). */
const tellsNothingFrom = 1

/**
 * Whether what is known of the ingredients puts the mixture into the class by the calculation of CLP Annex I, Parts 3 and 4, in any category:
 * that of the engine. Contents are the exact ones, and the lower ends of their ranges where they are not known: the supplier who classified the
 * mixture knew more.
 * @returns null where the calculation lacks a fact: the viscosity of a mixture with substances that can be aspirated, or what a part of it does
 */
export const reachesCriteria = (hazardClass: HazardClass, facts: MixtureFacts): boolean | null => openCriteria(facts)(hazardClass)

function resolve(ingredients: readonly CalculatedSubstance[], kinematicViscosity: number | null): Omit<Judging, 'before'> {
  const mixture: Mixture = {
    name: null,
    productKind: null,
    physicalState: null,
    use: null,
    inhalation: null,
    receptacle: null,
    measured: { ...unmeasured, kinematicViscosity40: kinematicViscosity },
    components: ingredients.map(asComponent),
    packs: [],
    overrides: [],
  }
  const { components, room, remainder } = resolveComponents(mixture, emptyRegister)
  return { mixture, components, room, remainder, law }
}

function judgeClass(hazardClass: HazardClass, judged: Omit<Judging, 'before'>): boolean | null {
  const before: HazardResult[] = []
  const rules = hazardRules.filter((rule) => rule.hazardClass === hazardClass || decidesFor(rule.hazardClass, hazardClass))
  for (const { judge } of rules) before.push(...judge({ ...judged, before }))
  const results = before.filter((result) => result.hazardClass === hazardClass)
  if (results.some(({ outcome }) => outcome === 'classified')) return true
  return results.some(({ outcome }) => outcome === 'dataLacking') ? null : false
}

/** What corrodes the skin is taken to damage the eyes. */
const decidesFor = (one: HazardClass, other: HazardClass): boolean => one === 'skinCorrosionIrritation' && other === 'eyeDamageIrritation'

function asComponent(ingredient: CalculatedSubstance, index: number): MixtureComponent {
  const content = exact(ingredient.content ?? ingredient.contentRange.from)
  return {
    path: `ingredients.${index}`,
    cas: null,
    ec: null,
    index: null,
    substance: null,
    name: `ingredient ${index + 1}`,
    content: { from: content, to: content },
    additive: true,
    own: ownDataOf(ingredient),
    components: [],
  }
}

function ownDataOf({ classification, specificLimits, acuteToxicityEstimates, mFactorAcute, mFactorChronic }: CalculatedSubstance): OwnData {
  const estimates = new Map<EstimateRoute, number>()
  for (const { route, value } of acuteToxicityEstimates)
    estimates.set(formOfRoute[route], Math.min(value, estimates.get(formOfRoute[route]) ?? value))
  return {
    classification: classification.flatMap(({ category, statements }) => classesOfEntry(category, statements)),
    supplemental: [],
    supplementalLimits: [],
    ate: Object.fromEntries(estimates),
    m: { acute: mFactorAcute ?? null, chronic: mFactorChronic ?? null },
    limits: specificLimits.map(({ category, from }) => ({
      category,
      statement: null,
      from: from === undefined ? null : exact(from),
      fromInclusive: true,
      to: null,
      toInclusive: false,
    })),
    unknown: [],
    notes: {},
  }
}

/** One class for each statement: H302+H312 are two routes. */
function classesOfEntry(category: HazardCategoryCode, statements: readonly string[]): ComponentClass[] {
  const codes = statements.flatMap((code) => code.split('+'))
  const own = findHazardCategory(category).statements.filter((code) => codes.includes(code))
  return own.length === 0
    ? [{ category, statement: null, routes: [], organs: [] }]
    : own.map((statement) => ({ category, statement, routes: [], organs: [] }))
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
