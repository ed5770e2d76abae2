import type { SubstanceRegister } from '../../clp/classification/register.ts'
import type { LibraryClasses } from '../../shared/recipe/library-classes.ts'
import { ownOfIngredient } from '../../shared/recipe/row-of-ingredient.ts'
import { readEnglish } from '../classify/read-english.ts'
import type { Register } from '../substances/open-register.ts'
import { listLibrary, type Substance } from '../library/find-substances.ts'
import { findFurtherClasses } from './find-further-classes.ts'

/**
 * What the library says of its substances beside their entries of Annex VI by the register's day: the classes that an entry leaves to the
 * supplier (CLP Articles 4(3) and 9). Of a substance without an entry it is all that the library says, and that it has no class.
 */
export const listLibraryClasses = (register: SubstanceRegister): LibraryClasses =>
  listLibrary().flatMap((substance) => {
    const own = findOwn(substance, register)
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

/** What a row of a recipe takes over, as a sheet writes it; what nobody knows is left out. */
function findOwn(substance: Substance, register: SubstanceRegister): LibraryClasses[number]['own'] | null {
  const found = findFurtherClasses(substance, register)
  if (found === null) return null
  const { classification, ate = {}, m, limits = [] } = ownOfIngredient({ ...found.known, ...found.further }, readEnglish)
  const estimates = Object.entries(ate).filter(([, value]) => value !== null)
  return {
    classification,
    ...(found.supplemental.length > 0 ? { supplemental: [...found.supplemental] } : {}),
    ...(estimates.length > 0 ? { ate: Object.fromEntries(estimates) } : {}),
    ...(m && (m.acute !== null || m.chronic !== null) ? { m } : {}),
    ...(limits.length > 0 ? { limits } : {}),
  }
}
