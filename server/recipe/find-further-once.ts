import type { FurtherClasses, SubstanceNumbers } from '../../check/subject.ts'
import { findByNumbers } from '../../shared/recipe/library-classes.ts'
import { listLibrary, type Substance } from '../library/find-substances.ts'
import type { Register } from '../substances/open-register.ts'
import { findFurtherClasses } from './find-further-classes.ts'

/** What the library says of a substance beside Annex VI, once for each register and day: a check asks for every ingredient, an import for the same ones again and again. */
export function findFurtherOnce(): (register: Register, day: string, numbers: SubstanceNumbers) => FurtherClasses | null {
  let last: { register: Register; day: string; known: Map<Substance, FurtherClasses | null> } | undefined
  return (register, day, numbers) => {
    const substance = findByNumbers(listLibrary(), (one) => one.numbers, numbers)
    if (substance === undefined) return null
    if (last?.register !== register || last.day !== day) last = { register, day, known: new Map() }
    const found = last.known.get(substance)
    if (found !== undefined) return found
    const further = findFurtherClasses(substance, register.at(day))?.further ?? null
    last.known.set(substance, further)
    return further
  }
}
