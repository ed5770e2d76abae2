import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import type { Subject } from '../subject.ts'

/**
 * Numbers of one ingredient that belong to different substances: REACH Annex II, 3.2. By the entry of the index number where there is one, else by
 * what Annex VI and the library know of the CAS number and of the EC number. A number that nobody knows may well be of the same substance.
 */
export function checkSubstanceNumbers(subject: Subject): Finding[] {
  const { record, listed } = subject
  const contradicted = new Set(listed.warnings.flatMap(({ code, path }) => (code === 'substance.numbersContradict' ? [path] : [])))
  return record.composition.ingredients.flatMap((ingredient, index) => {
    const isContradicted =
      contradicted.has(`composition.ingredients.${index}`) || isOfOtherEntry(subject, ingredient) || areOfTwo(subject, ingredient)
    if (!isContradicted) return []
    const numbers = [ingredient.casNumber, ingredient.ecNumber, ingredient.indexNumber].filter((number) => number !== undefined).join(', ')
    return [
      finding('composition.numbersDisagree', `composition.ingredients[${index}]`, { params: { substance: ingredient.name, numbers } }),
    ]
  })
}

const registerOf = ({ context }: Subject) => context.registerAt(context.day).harmonised

function isOfOtherEntry(subject: Subject, { casNumber, ecNumber, indexNumber }: Ingredient): boolean {
  const entries = indexNumber === undefined ? [] : registerOf(subject).findByIndex(indexNumber)
  const isForeign = (own: string | undefined, listed: readonly string[]) => own !== undefined && listed.length > 0 && !listed.includes(own)
  const cas = entries.flatMap(({ entry }) => entry.cas.map(({ text }) => text))
  const ec = entries.flatMap(({ entry }) => entry.ec.map(({ text }) => text))
  // A list number of ECHA that nobody knows may be of a reaction mass which suppliers classify by the entry: xylene with ethylbenzene.
  const isUnknownList = ecNumber !== undefined && /^[6-9]/.test(ecNumber) && namesOf(subject, { cas: null, ec: ecNumber }).size <= 1
  // A hydrate has a number that the entry of its salt does not print.
  const isMember =
    casNumber !== undefined &&
    registerOf(subject)
      .findByCas(casNumber)
      .some(({ entry }) => entry.index === indexNumber)
  return (isForeign(casNumber, cas) && !isMember) || (isForeign(ecNumber, ec) && !isUnknownList)
}

function areOfTwo(subject: Subject, { casNumber, ecNumber }: Ingredient): boolean {
  if (casNumber === undefined || ecNumber === undefined) return false
  const byCas = namesOf(subject, { cas: casNumber, ec: null })
  const byEc = namesOf(subject, { cas: null, ec: ecNumber })
  // What knows of itself alone is known to nobody.
  return byCas.size > 1 && byEc.size > 1 && ![...byCas].some((one) => byEc.has(one))
}

/** Every number by which Annex VI and the library know what bears this one. */
function namesOf(subject: Subject, { cas, ec }: { cas: string | null; ec: string | null }): Set<string> {
  const harmonised = registerOf(subject)
  const entries = [...(cas === null ? [] : harmonised.findByCas(cas)), ...(ec === null ? [] : harmonised.findByEc(ec))]
  const known = subject.context.findInLibrary({ cas, ec, index: null, name: '' })
  const numbers = [
    ...entries.flatMap(({ entry }) => [entry.index, ...entry.cas.map(({ text }) => text), ...entry.ec.map(({ text }) => text)]),
    ...[cas, ec, known?.cas ?? null, known?.ec ?? null].filter((one) => one !== null),
  ]
  return new Set(numbers)
}
