import { exact } from '../../clp/classification/exact.ts'
import { routeOfStatement } from '../../clp/classification/endpoints.ts'
import type { ComponentClass, ComponentLimit, Content, EstimateRoute, MixtureComponent, OwnData } from '../../clp/classification/mixture.ts'
import { findHazardCategory } from '../../clp/hazard-categories.ts'
import type { CategoryStatementCode } from '../../clp/hazard-class-table.ts'
import { supplementalStatementCodes } from '../../clp/statements.ts'
import type { ClassificationEntryOfRecord, Ingredient } from '../record/composition.ts'
import type { Text } from '../record/texts.ts'

/** A text in English, by which the engine knows groups of substances; null where it does not exist in English. */
export type ReadText = (text: Text) => string | null

/** By how much a content below an end that is not included lies below it, in %. */
const below = 1e-6

/**
 * An ingredient of section 3 as a component. A substance without a class of its own was looked at: section 3.2 names the classification of
 * every one (REACH Annex II, 3.2.3). Where the exact content is not kept the range counts, its upper end only where it is included.
 * @param path where it stands in the record
 */
export function componentOf(ingredient: Ingredient, path: string, readText: ReadText): MixtureComponent {
  return {
    path,
    cas: ingredient.casNumber ?? null,
    ec: ingredient.ecNumber ?? null,
    index: ingredient.indexNumber ?? null,
    substance: null,
    name: readText(ingredient.name) ?? ingredient.casNumber ?? ingredient.ecNumber ?? ingredient.reachNumber ?? null,
    content: contentOf(ingredient),
    additive: true,
    own: ownOf(ingredient, readText),
    components: [],
  }
}

function contentOf({ content, contentRange: { from, to, toInclusive } }: Ingredient): Content {
  if (content !== undefined) return { from: exact(content), to: exact(content) }
  return { from: exact(from), to: exact(toInclusive || to === from ? to : Math.max(from, Number((to - below).toFixed(6)))) }
}

function ownOf(ingredient: Ingredient, readText: ReadText): OwnData {
  const { classification, mFactorAcute, mFactorChronic } = ingredient
  return {
    classification: classification.flatMap((entry) => classesOf(entry, readText)),
    supplemental: supplementalStatementCodes.filter((code) => classification.some(({ statements }) => statements.includes(code))),
    ate: estimatesOf(ingredient),
    m: { acute: mFactorAcute ?? null, chronic: mFactorChronic ?? null },
    limits: limitsOf(ingredient),
    supplementalLimits: [],
    unknown: [],
    notes: Object.fromEntries((ingredient.noteConditions ?? []).map(({ note }) => [note, true])),
  }
}

/** One class for each statement: STOT SE 3 with H335 and H336 is two. A category may have none. */
function classesOf({ category, statements, organs }: ClassificationEntryOfRecord, readText: ReadText): ComponentClass[] {
  const own: readonly CategoryStatementCode[] = findHazardCategory(category).statements
  const codes = statements.flatMap((code) => code.split('+'))
  const stated = own.filter((code) => codes.includes(code))
  const named = organs === undefined ? null : readText(organs)
  return (stated.length > 0 ? stated : [null]).map((statement) => {
    const route = routeOfStatement(statement)
    return { category, statement, routes: route === null ? [] : [route], organs: named === null ? [] : [named] }
  })
}

/** Dust and mist are one row of section 3. */
const routes: Readonly<Record<Ingredient['acuteToxicityEstimates'][number]['route'], { forms: readonly EstimateRoute[]; unit: string }>> = {
  oral: { forms: ['oral'], unit: 'mg/kg' },
  dermal: { forms: ['dermal'], unit: 'mg/kg' },
  inhalationGas: { forms: ['gas'], unit: 'ppm' },
  inhalationVapour: { forms: ['vapour'], unit: 'mg/l' },
  inhalationDust: { forms: ['mist', 'dust'], unit: 'mg/l' },
}

/** An estimate in a unit that is not that of its route is none. */
function estimatesOf({ acuteToxicityEstimates }: Ingredient): OwnData['ate'] {
  const known = acuteToxicityEstimates.filter(({ route, unit }) => routes[route].unit === unit)
  return Object.fromEntries(known.flatMap(({ route, value }) => routes[route].forms.map((form) => [form, value])))
}

function limitsOf({ specificLimits }: Ingredient): ComponentLimit[] {
  return specificLimits.map(({ category, statement, from, to }) => ({
    category,
    statement: findHazardCategory(category).statements.find((code) => code === statement) ?? null,
    from: from === undefined ? null : exact(from),
    fromInclusive: true,
    to: to === undefined ? null : exact(to),
    toInclusive: false,
  }))
}
