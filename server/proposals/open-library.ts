import type { SubstanceFacts, SubstanceLibrary } from '../../propose/facts.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { languageCodes } from '../../shared/languages.ts'
import { readSubstanceNames } from '../../wording/load-wording.ts'
import { listLibrary, type Substance } from '../library/find-substances.ts'

/** Look-ups in the library of substances for the proposals: by any number, else by a name in any language. */
export function openSubstanceLibrary(): SubstanceLibrary {
  const all = listLibrary()
  const byNumber = new Map(
    all
      .flatMap((one) => [one.numbers.casNumber, one.numbers.ecNumber, one.numbers.indexNumber].map((number) => [number, one] as const))
      .toReversed(),
  )
  const byName = new Map<string, Substance>()
  for (const language of languageCodes) {
    const substances = readSubstanceNames(language)
    for (const one of all) {
      const name = substances[one.phrase]?.toLowerCase()
      if (name !== undefined && !byName.has(name)) byName.set(name, one)
    }
  }
  // The check looks up every substance of every record, and an import looks up the same ones again and again.
  const facts = new Map<Substance, SubstanceFacts>()
  const factsOf = (one: Substance): SubstanceFacts => {
    const known = facts.get(one) ?? readFacts(one)
    facts.set(one, known)
    return known
  }
  const byRegistration = Map.groupBy(all, ({ numbers: { reachNumber } }) => (reachNumber === null ? null : registrationOf(reachNumber)))
  const numberedAs = ({ cas, ec, index }: Numbers): Substance | undefined =>
    [cas, ec, index].flatMap((number) => (number === null ? [] : (byNumber.get(number) ?? []))).find((one) => isSubstance(one, { cas, ec }))
  const english = readSubstanceNames('en')
  return {
    englishNameOf(numbers) {
      const found = numberedAs(numbers)
      return found === undefined ? null : (english[found.phrase] ?? null)
    },
    findRegistered: (number) => (byRegistration.get(registrationOf(number)) ?? []).map(factsOf),
    find({ cas, ec, index, name }) {
      const isNumbered = [cas, ec, index].some((number) => number !== null)
      const found = isNumbered ? numberedAs({ cas, ec, index }) : byName.get(name.toLowerCase())
      return found === undefined ? null : factsOf(found)
    },
  }
}

type Numbers = Parameters<SubstanceLibrary['englishNameOf']>[0]

/** Its last four digits are of the registrant: REACH Article 20(3), `01-2119488216-32-0000`. */
const registrationOf = (number: string): string => number.split('-').slice(0, 3).join('-')

/**
 * Many substances share an entry of Annex VI and its index number, such as the salts of an acid, so the index number does not count if
 * another number differs.
 */
function isSubstance({ numbers: { casNumber, ecNumber } }: Substance, { cas, ec }: { cas: string | null; ec: string | null }): boolean {
  if (cas !== null && casNumber !== null) return cas === casNumber
  return ec === null || ecNumber === null || ec === ecNumber
}

/** The recipe states the content. */
function readFacts({ facts }: Substance): SubstanceFacts {
  const { contentRange: _, content: _content, ...known } = ingredient.parse({ ...facts, contentRange: { from: 0, to: 100 } })
  return known
}
