import { writeClass } from '../../check/stated-classes.ts'
import { estimateTables } from '../../clp/classification/estimate-tables.ts'
import { resolveComponents } from '../../clp/classification/resolve-components.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { componentOf } from '../../shared/classification/component-of-ingredient.ts'
import { estimateRoutes } from '../../clp/classification/mixture.ts'
import type { LibraryClasses } from '../../shared/recipe/library-classes.ts'
import { ownOfIngredient } from '../../shared/recipe/row-of-ingredient.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { readEnglish } from '../classify/read-english.ts'
import type { Register } from '../substances/open-register.ts'
import { listLibrary, type Substance } from '../library/find-substances.ts'

/**
 * What the library says of its substances beside their entries of Annex VI by the register's day: the classes that an entry leaves to the
 * supplier (CLP Articles 4(3) and 9). Of a substance without an entry it is all that the library says, and that it has no class.
 */
export const listLibraryClasses = (register: SubstanceRegister): LibraryClasses =>
  listLibrary().flatMap((substance) => {
    const own = findFurther(substance, register)
    const { casNumber, ecNumber, indexNumber } = substance.numbers
    return own === null ? [] : [{ casNumber, ecNumber, indexNumber, own }]
  })

/** The same, once for each register and day: it takes as long as a page takes that nobody has asked for yet. */
export function listLibraryClassesOnce(): (register: Register, day: string) => LibraryClasses {
  let last: { register: Register; day: string; list: LibraryClasses } | undefined
  return (register, day) => {
    if (last?.register !== register || last.day !== day) last = { register, day, list: listLibraryClasses(register.at(day)) }
    return last.list
  }
}

function findFurther({ facts }: Substance, register: SubstanceRegister): LibraryClasses[number]['own'] | null {
  const known = ingredient.parse({ ...facts, contentRange: { from: 1, to: 1 } })
  const component = componentOf(known, 'mixture.components[0]', readEnglish)
  const physicalState = known.classification.some(({ category }) => category.includes('Gas')) ? 'gas' : 'liquid'
  const [entry, all] = [{ ...component, own: null }, component].map(
    (one) => resolveComponents({ components: [one], physicalState }, register).components[0],
  )
  if (!entry || !all) return null
  const further = all.classes.filter(
    ({ category, statement }) => !entry.classes.some((one) => one.category === category && one.statement === statement),
  )
  const supplemental = all.supplemental.filter((code) => !entry.supplemental.includes(code))
  if (further.length === 0 && supplemental.length === 0 && !entry.unknown.has('all')) return null
  const { ate = {}, m, limits = [] } = ownOfIngredient(known, readEnglish)
  const names = new Set(further.flatMap((one) => [one.category, writeClass(one)]))
  const routes = new Set(further.filter(({ category }) => category.startsWith('Acute Tox.')).flatMap((one) => one.routes))
  const estimates = estimateRoutes.filter((route) => routes.has(estimateTables[route].route) && ate[route] != null)
  const factors = further.some(({ category }) => category.startsWith('Aquatic')) ? m : undefined
  const ownLimits = limits.filter((limit) => names.has(limit.class))
  return {
    classification: further.map((one) => [writeClass(one), ...(one.organs.length > 0 ? [`(${one.organs.join(', ')})`] : [])].join(' ')),
    ...(supplemental.length > 0 ? { supplemental: [...supplemental] } : {}),
    ...(estimates.length > 0 ? { ate: Object.fromEntries(estimates.map((route) => [route, ate[route]])) } : {}),
    ...(factors && (factors.acute != null || factors.chronic != null) ? { m: factors } : {}),
    ...(ownLimits.length > 0 ? { limits: ownLimits } : {}),
  }
}
