import type { HarmonisedEntry } from '../../clp/annex-vi/entry.ts'
import { compareSeverity, endpointOf } from '../../clp/classification/endpoints.ts'
import type { AnsweredComponent } from '../../clp/consequences/answered-component.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import { statedClasses, writeClass } from '../stated-classes.ts'
import { entriesOf, type Rule, type Subject } from '../subject.ts'

/** Each ingredient against its entry in CLP Annex VI, by the state of the day: classes, specific limits, M-factors and estimates. */
export const checkHarmonised: Rule = (subject) => {
  if (!subject.isStateKnown) return []
  return subject.listed.components.flatMap((component) =>
    component.paths.flatMap((path) => {
      const index = Number(/^composition\.ingredients\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)
      const ingredient = subject.record.composition.ingredients[index]
      return ingredient
        ? [
            ...checkClasses(component, ingredient, index),
            ...checkNotes(component, ingredient, index),
            ...checkFigures(subject, component, ingredient, index),
          ]
        : []
    }),
  )
}

function checkClasses({ classification, entry }: AnsweredComponent, ingredient: Ingredient, index: number): Finding[] {
  const stated = statedClasses(ingredient.classification)
  return classification.flatMap(({ class: category, statement, source, minimum, leftOutBy }) => {
    if (source !== 'harmonised' || leftOutBy !== null) return []
    const endpoint = endpointOf({ category, statement })
    const same = stated.filter((one) => one.endpoint === endpoint)
    const isMet = same.some(
      (one) =>
        (one.category === category && saysAllOf(one.statement, statement)) || (minimum && compareSeverity(one.category, category) < 0),
    )
    if (isMet) return []
    const params = { substance: ingredient.name, class: writeClass({ category, statement }), index: entry?.index ?? '' }
    const path = `/composition/ingredients/${index}/classification/-`
    const fix =
      same.length > 0 || statement === null ? null : ([{ op: 'add', path, value: { category, statements: [statement] } }] as const)
    return [finding('composition.harmonisedClassMissing', `composition.ingredients[${index}].classification`, { params, fix })]
  })
}

/** Either the class counts, or what the Note asks for is shown: CLP Annex VI, 1.1.3.1. */
function checkNotes({ classification, notes, entry }: AnsweredComponent, ingredient: Ingredient, index: number): Finding[] {
  const place = `composition.ingredients[${index}]`
  const stated = statedClasses(ingredient.classification)
  const contradicted = classification.flatMap(({ class: category, statement, leftOutBy }) => {
    // Another category is what the supplier found himself, whom the Note leaves to classify the substance.
    const own = stated.find((one) => one.category === category && one.endpoint === endpointOf({ category, statement }))
    if (leftOutBy === null || own === undefined) return []
    const params = { substance: ingredient.name, class: writeClass(own), note: leftOutBy }
    const fix = [{ op: 'remove' as const, path: `/composition/ingredients/${index}/classification/${own.index}` }]
    return [finding('composition.noteContradicted', `${place}.classification[${own.index}]`, { params, fix })]
  })
  const unfounded = (ingredient.noteConditions ?? []).flatMap(({ note }, at) => {
    if (entry === null || notes.includes(note)) return []
    const fix = [{ op: 'remove' as const, path: `/composition/ingredients/${index}/noteConditions/${at}` }]
    return [
      finding('composition.noteUnfounded', `${place}.noteConditions[${at}]`, { params: { what: `CLP Annex VI, 1.1.3.1: ${note}` }, fix }),
    ]
  })
  return [...contradicted, ...unfounded]
}

/** H360FD says what H360F says, and more. */
function saysAllOf(own: string | null, harmonised: string | null): boolean {
  if (own === harmonised || harmonised === null) return true
  if (own === null || own.slice(0, 4) !== harmonised.slice(0, 4)) return false
  const letters = own.slice(4).toUpperCase()
  return [...harmonised.slice(4).toUpperCase()].every((letter) => letters.includes(letter))
}

/** What section 3.2 must name of the entry beside the classes: REACH Annex II, 3.2.3. */
function checkFigures(subject: Subject, component: AnsweredComponent, ingredient: Ingredient, index: number): Finding[] {
  const entry = entriesOf(subject, component).find(({ standing }) => standing === 'applies')?.entry
  if (!entry) return []
  const place = `composition.ingredients[${index}]`
  const missing = (figure: string, field: string, fix: Finding['fix'] = null) =>
    finding('composition.harmonisedFigureMissing', `${place}.${field}`, {
      params: { substance: ingredient.name, figure, index: entry.index },
      fix,
    })
  return [
    ...findMissingLimits(entry, ingredient).map((figure) => missing(figure, 'specificLimits')),
    ...(entry.factors.acute !== null && (ingredient.mFactorAcute ?? 1) !== entry.factors.acute
      ? [missing(`M = ${entry.factors.acute}`, 'mFactorAcute')]
      : []),
    ...(entry.factors.chronic !== null && (ingredient.mFactorChronic ?? 1) !== entry.factors.chronic
      ? [missing(`M = ${entry.factors.chronic}`, 'mFactorChronic')]
      : []),
    ...entry.supplemental.flatMap((code) =>
      says(ingredient, code) ? [] : [missing(code, 'classification', addStatement(ingredient, index, code))],
    ),
    ...findMissingEstimates(entry, ingredient).map((figure) => missing(figure, 'acuteToxicityEstimates')),
  ]
}

const says = ({ classification }: Ingredient, code: string): boolean =>
  classification.some(({ statements }) => statements.some((one) => one === code))

/** Supplemental statements stand in the last line of the classes, as the proposals write them. */
function addStatement({ classification }: Ingredient, index: number, code: string): Finding['fix'] {
  if (classification.length === 0) return null
  return [{ op: 'add', path: `/composition/ingredients/${index}/classification/${classification.length - 1}/statements/-`, value: code }]
}

function findMissingLimits(entry: HarmonisedEntry, { specificLimits }: Ingredient): string[] {
  return entry.limits.flatMap(({ category, statement, from, needsTestData }) => {
    if (category === null || from === null || needsTestData) return []
    const isNamed = specificLimits.some((own) => own.category === category && own.from === from)
    return isNamed ? [] : [`${category} ${statement}: C ≥ ${from} %`]
  })
}

const routes = {
  oral: ['oral'],
  dermal: ['dermal'],
  gas: ['inhalationGas'],
  vapour: ['inhalationVapour'],
  dustOrMist: ['inhalationDust'],
} as const satisfies Record<HarmonisedEntry['estimates'][number]['route'], readonly Ingredient['acuteToxicityEstimates'][number]['route'][]>

function findMissingEstimates(entry: HarmonisedEntry, { acuteToxicityEstimates }: Ingredient): string[] {
  return entry.estimates.flatMap(({ route, value, form }) => {
    if (form !== null) return []
    const isNamed = acuteToxicityEstimates.some((own) => own.route === routes[route][0] && own.value === value)
    return isNamed ? [] : [`ATE = ${value}`]
  })
}
