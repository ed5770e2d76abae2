import type { FurtherClasses } from '../../check/subject.ts'
import { routeOfStatement } from '../../clp/classification/endpoints.ts'
import { resolveComponents } from '../../clp/classification/resolve-components.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { componentOf } from '../../shared/classification/component-of-ingredient.ts'
import { ingredient, type Ingredient } from '../../shared/record/composition.ts'
import { exposureRouteOf } from '../../shared/record/exposure-route-of.ts'
import { readEnglish } from '../classify/read-english.ts'
import type { Substance } from '../library/find-substances.ts'

type Resolved = ReturnType<typeof resolveComponents>['components'][number]

/**
 * What the library says of one of its substances beside the entry of Annex VI by the register's day: the classes that an entry leaves to the supplier
 * (CLP Articles 4(3) and 9). It is found by resolving the substance with and without what the library says.
 * @returns null where an entry says it all; no classes where there is no entry and the library knows of none
 */
export function findFurtherClasses(
  { facts }: Substance,
  register: SubstanceRegister,
): { readonly known: Ingredient; readonly further: FurtherClasses; readonly supplemental: Resolved['supplemental'] } | null {
  const known = ingredient.parse({ ...facts, contentRange: { from: 1, to: 1 } })
  const component = componentOf(known, 'mixture.components[0]', readEnglish)
  const physicalState = known.classification.some(({ category }) => category.includes('Gas')) ? 'gas' : 'liquid'
  const [entry, all] = [{ ...component, own: null }, component].map(
    (one) => resolveComponents({ components: [one], physicalState }, register).components[0],
  )
  if (!entry || !all) return null
  const classes = all.classes.filter(
    ({ category, statement }) => !entry.classes.some((one) => one.category === category && one.statement === statement),
  )
  const supplemental = all.supplemental.filter((code) => !entry.supplemental.includes(code))
  if (classes.length === 0 && supplemental.length === 0 && !entry.unknown.has('all')) return null
  return { known, further: restrictTo(known, classes), supplemental }
}

function restrictTo(known: Ingredient, classes: Resolved['classes']): FurtherClasses {
  const isFurther = (category: string, statement: string | null): boolean =>
    classes.some((one) => one.category === category && (one.statement === null || one.statement === statement))
  const classification = known.classification.flatMap((one) => {
    const statements = one.statements.filter((code) => code.split('+').some((part) => isFurther(one.category, part)))
    return statements.length > 0 || isFurther(one.category, null) ? [{ ...one, statements }] : []
  })
  const routes = new Set(classification.flatMap(({ statements }) => statements.flatMap((code) => code.split('+').map(routeOfStatement))))
  const isAquatic = classification.some(({ category }) => category.startsWith('Aquatic'))
  return {
    classification,
    specificLimits: known.specificLimits.filter(({ category, statement }) => isFurther(category, statement ?? null)),
    acuteToxicityEstimates: known.acuteToxicityEstimates.filter(({ route }) => routes.has(exposureRouteOf(route))),
    ...(isAquatic ? { mFactorAcute: known.mFactorAcute, mFactorChronic: known.mFactorChronic } : {}),
  }
}
