import { endpointOf, routeOfStatement } from '../../clp/classification/endpoints.ts'
import type { PatchStep } from '../../shared/json-patch.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { exposureRouteOf } from '../../shared/record/exposure-route-of.ts'
import { finding, type Finding } from '../finding.ts'
import { statedClasses, writeClass, type StatedClass } from '../stated-classes.ts'
import { componentAt, type FurtherClasses, type Rule } from '../subject.ts'

/**
 * Classes that the library knows of an ingredient and section 3 has nothing of: an entry of Annex VI does not name every hazard, and its supplier
 * classifies the rest (CLP Articles 4(3) and 9). Another category of the same hazard is what the supplier found. In the recipe the same classes are
 * offered: docs/decisions/297-classes-that-annex-vi-leaves-open.md.
 */
export const checkLibraryClasses: Rule = (subject) =>
  subject.record.composition.ingredients.flatMap((ingredient, index): Finding[] => {
    const component = componentAt(subject, index)
    const further = subject.context.furtherClassesOf({
      cas: ingredient.casNumber ?? component?.cas ?? null,
      ec: ingredient.ecNumber ?? component?.ec ?? null,
      index: ingredient.indexNumber ?? component?.index ?? null,
    })
    const missing = further === null ? [] : findMissing(further, ingredient)
    if (further === null || missing.length === 0) return []
    const params = { substance: ingredient.name, class: missing.map(writeClass) }
    // Where there is a recipe, its row takes them over.
    const fix = subject.context.recipe === null ? addClasses(further, missing, ingredient, `/composition/ingredients/${index}`) : null
    return [finding('composition.libraryClassMissing', `composition.ingredients[${index}].classification`, { params, fix })]
  })

function findMissing(further: FurtherClasses, ingredient: Ingredient): StatedClass[] {
  const stated = new Set(statedClasses(ingredient.classification).map(({ endpoint }) => endpoint))
  // What destroys skin damages eyes, which a sheet need not say: CLP Annex I, 3.3.2.4.
  const isCorrosive = ingredient.classification.some(({ category }) => category.startsWith('Skin Corr.'))
  return statedClasses(further.classification).filter(
    ({ category, endpoint }) => !stated.has(endpoint) && !(isCorrosive && category.startsWith('Eye ')),
  )
}

/** The classes with the limits, factors and estimates that they are of, where section 3 has none. */
function addClasses(further: FurtherClasses, missing: readonly StatedClass[], ingredient: Ingredient, place: string): PatchStep[] {
  const add = (path: string, value: unknown): PatchStep => ({ op: 'add', path: `${place}/${path}`, value })
  const classes = missing.map(({ category, statement, index }) => {
    const at = ingredient.classification.findIndex((one) => one.category === category)
    if (at >= 0 && statement !== null) return add(`classification/${at}/statements/-`, statement)
    const { organs, route } = further.classification[index] ?? {}
    return add('classification/-', {
      category,
      statements: statement === null ? [] : [statement],
      ...(organs === undefined ? {} : { organs }),
      ...(route === undefined ? {} : { route }),
    })
  })
  const endpoints = new Set(missing.map(({ endpoint }) => endpoint))
  const limits = further.specificLimits
    .filter(({ category, statement }) => endpoints.has(endpointOf({ category, statement: statement ?? null })))
    .map((limit) => add('specificLimits/-', limit))
  const routes = new Set(missing.map(({ statement }) => routeOfStatement(statement)))
  const estimates = further.acuteToxicityEstimates
    .filter(({ route }) => routes.has(exposureRouteOf(route)) && !ingredient.acuteToxicityEstimates.some((own) => own.route === route))
    .map((estimate) => add('acuteToxicityEstimates/-', estimate))
  const factors = (['mFactorAcute', 'mFactorChronic'] as const).flatMap((field) => {
    const isOf = missing.some(({ category }) => category.startsWith(field === 'mFactorAcute' ? 'Aquatic Acute' : 'Aquatic Chronic'))
    return isOf && further[field] !== undefined && ingredient[field] === undefined ? [add(field, further[field])] : []
  })
  return [...classes, ...limits, ...estimates, ...factors]
}
