import { articleOf } from '../../clp/annex-vi/candidate-list.ts'
import { findHazardCategory, hazardKind } from '../../clp/hazard-categories.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'
import { checkSubstanceNumbers } from './substance-numbers.ts'

/** Contents have two decimals; sums of them are no exact figures. */
const tolerance = 1e-6
/** % : the contract of the engine takes sums of exact contents up to here (rounding). */
const mostSum = 100.5
/** % : REACH Annex II, 3.2.1; substances of the candidate list */
const candidatesFrom = 0.1

const placeOf = (index: number, field?: string): string => `composition.ingredients[${index}]${field === undefined ? '' : `.${field}`}`

/** Section 3 against itself and against the register. */
export const checkComposition: Rule = (subject) => {
  const { ingredients } = subject.record.composition
  return [
    ...ingredients.flatMap((ingredient, index) => checkRange(subject, ingredient, index)),
    ...checkSum(subject),
    ...checkListed(subject),
    ...checkSubstanceNumbers(subject),
    ...ingredients.flatMap((ingredient, index) => checkCandidate(subject, ingredient, index)),
  ]
}

/** A range holds its content: from inclusive, to exclusive unless it says otherwise. */
function checkRange(subject: Subject, { name, content, contentRange: { from, to, toInclusive } }: Ingredient, index: number): Finding[] {
  if (content === undefined) return []
  const isBelow = content < from - tolerance
  const isAbove = toInclusive || from === to ? content > to + tolerance : content > to - tolerance
  if (!isBelow && !isAbove) return []
  const params = { substance: name, content, from, to }
  const range = holdingRange(subject, content, index)
  const fix = range && [{ op: 'replace' as const, path: `/composition/ingredients/${index}/contentRange`, value: range }]
  return [finding('composition.contentOutsideRange', placeOf(index, 'contentRange'), { params, fix })]
}

/** The range that the proposals give this content, which crosses no limit of classification; null where there is none that holds it. */
function holdingRange({ listed, record }: Subject, content: number, index: number): Ingredient['contentRange'] | null {
  const component = listed.components.find(({ paths }) => paths.length === 1 && paths[0]?.split('.').at(-1) === String(index))
  const range = listed.section3.find((entry) => entry.component === component?.key)?.range
  if (range === undefined || content < range.from || content > range.to) return null
  // Lower ends of more than the whole are no composition.
  const lowerEnds = record.composition.ingredients.reduce(
    (sum, one, place) => sum + (place === index ? range.from : one.contentRange.from),
    0,
  )
  if (lowerEnds > 100) return null
  return { from: range.from, to: range.to, toInclusive: content === range.to || range.to >= 100 }
}

function checkSum({ record: { composition, materials } }: Subject): Finding[] {
  // What the product is put together from is the whole, too.
  return [
    { list: composition.ingredients, path: 'composition.ingredients' },
    { list: materials, path: 'materials' },
  ].flatMap(({ list, path }) => {
    const sum = list.reduce((total, { content = 0 }) => total + content, 0)
    return sum <= mostSum + tolerance ? [] : [finding('composition.sumAbove100', path, { params: { sum: Number(sum.toFixed(4)) } })]
  })
}

/** A mixture that is hazardous is so through something: REACH Annex II, 3.2.1. */
function checkListed({ record: { composition, classification } }: Subject): Finding[] {
  if (composition.kind === 'substance' || composition.ingredients.length > 0 || classification.length === 0) return []
  // What only burns has to be listed by no point of 3.2.1; who reads the sheet may want to know it.
  const isPhysical = classification.every(({ category }) => hazardKind(findHazardCategory(category).hazardClass) === 'physical')
  return [finding('composition.nothingListed', 'composition.ingredients', isPhysical ? { severity: 'hint' } : {})]
}

function checkCandidate({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const [listed] = findCandidates(context, ingredient)
  if (!listed || ingredient.concerns.includes('candidateList')) return []
  const [reason] = listed.reasons
  return [
    finding('composition.candidateNotNamed', placeOf(index, 'concerns'), {
      params: { substance: ingredient.name, date: { day: listed.included } },
      article: `${reason === undefined ? 'REACH Article 57' : articleOf(reason).replace(',', '')}; Annex II, 3.2.1`,
      fix: [{ op: 'add', path: `/composition/ingredients/${index}/concerns/-`, value: 'candidateList' }],
    }),
  ]
}

/** What the candidate list says of an ingredient on the day, where it reaches the content from which that counts. */
export function findCandidates({ candidates, day }: Subject['context'], ingredient: Ingredient): ReturnType<typeof candidates.find> {
  if ((ingredient.content ?? ingredient.contentRange.to) < candidatesFrom) return []
  const numbers = [ingredient.casNumber, ingredient.ecNumber].filter((number) => number !== undefined)
  return numbers.flatMap((number) => candidates.find(number, day))
}
