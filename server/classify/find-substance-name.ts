import type { FindName } from '../../documents/report/name-substances.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { readSubstanceNames } from '../../wording/load-wording.ts'
import { listLibrary } from '../library/find-substances.ts'

/** Looks a name up by number in the library of substances, which names those of common products in every language. */
export function openSubstanceNames(language: LanguageCode): FindName {
  const names = readSubstanceNames(language)
  const byNumber = new Map(
    listLibrary().flatMap(({ numbers: { casNumber, ecNumber, indexNumber }, phrase }) =>
      [casNumber, ecNumber, indexNumber].flatMap((number) => (number === null ? [] : [[number, names[phrase] ?? null] as const])),
    ),
  )
  return ({ cas, ec, index }) => [cas, ec, index].map((number) => (number === null ? null : byNumber.get(number))).find(Boolean) ?? null
}
