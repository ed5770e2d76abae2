/** What the library says of substances beside their harmonised entries, as a recipe takes it. */
import { z } from 'zod'
import { ownData } from '../classification/own-data.ts'
import type { RecipeRow } from './recipe.ts'

/** GET /api/v1/library/classes. */
export const libraryClasses = z.array(
  z.object({
    casNumber: z.string().nullable(),
    ecNumber: z.string().nullable(),
    indexNumber: z.string().nullable(),
    own: ownData.in.describe(
      'what a row of a recipe takes over: classes that its entry of Annex VI leaves open; an empty list of them: none',
    ),
  }),
)
export type LibraryClasses = z.output<typeof libraryClasses>

type Numbers = Partial<Record<'cas' | 'ec' | 'index', string | null | undefined>>

interface LibraryNumbers {
  readonly casNumber: string | null
  readonly ecNumber: string | null
  readonly indexNumber: string | null
}

/**
 * The one substance of the library that is meant. Many share an index number, such as the salts of an acid, so it alone tells which is meant only
 * where no other number is known.
 * @param numbersOf by which the library knows each of them
 * @returns undefined where it has none, or several of the number: quartz, and quartz that is breathed in
 */
export function findByNumbers<T>(all: readonly T[], numbersOf: (one: T) => LibraryNumbers, { cas, ec, index }: Numbers): T | undefined {
  const found = all.filter((one) => {
    const { casNumber, ecNumber, indexNumber } = numbersOf(one)
    if (cas && casNumber !== null) return cas.trim() === casNumber && (!index || indexNumber === null || index === indexNumber)
    if (ec && ecNumber !== null) return ec.trim() === ecNumber
    return !cas && !ec && index !== undefined && index !== null && index === indexNumber
  })
  return found.length === 1 ? found[0] : undefined
}

/** What the library says of a substance, by its numbers; undefined where it has nothing beside the entry, or several of the number. */
export const findLibraryClasses = (all: LibraryClasses, numbers: Numbers): LibraryClasses[number]['own'] | undefined =>
  findByNumbers(all, (one) => one, numbers)?.own

/** The row with what the library says, which a person may take out again. */
export const withLibraryClasses = <Row extends Partial<RecipeRow>>(row: Row, own: LibraryClasses[number]['own']) => ({
  ...row,
  own,
  source: { kind: 'library' as const },
})
