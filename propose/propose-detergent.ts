import {
  kindInDetergent,
  namedAbove,
  preservativeName,
  rangedKinds,
  rangeInDetergent,
  type DetergentKind,
  type RangedKind,
} from '../clp/detergent-ingredients.ts'
import { allergensNamedAbove, fragranceName, isPerfumeName } from '../clp/fragrance-allergens.ts'
import { detergentsRegulationFrom } from '../clp/label/detergents-law.ts'
import type { AnsweredComponent } from '../clp/consequences/answered-component.ts'
import { addExactly } from '../shared/recipe/request-of-recipe.ts'
import type { Text } from '../shared/record/texts.ts'
import type { Facts } from './facts.ts'
import { publicDetergent } from './find-identity-gaps.ts'
import { because, type Gap, type Wish } from './proposal.ts'

const place = '/labelElements/furtherTexts'
const item = 'compositionNote.detergents'
const article = 'Regulation (EC) No 648/2004, Annex VII A'

/**
 * The ingredients that the package of a detergent for the public names (Regulation (EC) No 648/2004, Annex VII A), from a recipe each of whose components
 * is known by its number. A list without a surfactant that only its maker knows, or without the allergens of a perfume, would be wrong: then what the
 * recipe shows for certain stands beside the question, and a person writes the list.
 */
export function proposeDetergent(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const { answer, record } = facts
  const reasons = publicDetergent(facts)
  const present = answer.components.filter(({ content }) => content.to > 0)
  if (reasons === null || answer.at >= detergentsRegulationFrom || present.length === 0) return { wishes: [], gaps: [] }
  const ranged = rangedKinds.map((kind) => readKind(kind, present))
  const open = [...present.filter((one) => kindOf(one) === null), ...ranged.flatMap((one) => one.open)]
  const perfumes = present.filter((one) => isPerfume(one) && one.content.to > allergensNamedAbove)
  const certain = [...ranged.flatMap(({ text }) => text ?? []), ...withoutRange(present)]
  const { furtherTexts } = record.labelElements
  const isOwn = furtherTexts.some((text) => 'text' in text)
  const isWritten = isOwn || furtherTexts.some((text) => 'phrase' in text && text.phrase.startsWith('compositionNote.detergent'))
  const hasPerfume = isOwn || JSON.stringify(furtherTexts).includes('"detergent.perfumes')
  const ask = (code: 'detergentKinds' | 'detergentAllergens', of: readonly AnsweredComponent[], isAnswered: boolean): Gap[] => {
    if (isAnswered || of.length === 0) return []
    const values = { ingredients: certain.length > 0 ? certain : '–', substances: of.map((one) => facts.nameOf(one)) }
    return [{ id: `${place}!${code}`, section: '2.2', place, because: because(code, values), article }]
  }
  if (open.length > 0 || perfumes.length > 0)
    return { wishes: [], gaps: [...ask('detergentKinds', open, isWritten), ...ask('detergentAllergens', perfumes, hasPerfume)] }
  if (certain.length === 0) return { wishes: [], gaps: [] }
  const named = present.filter((one) => kindOf(one) !== 'none').map((one) => facts.nameOf(one))
  const value: Text = { phrase: item, values: { ingredients: certain } }
  return {
    wishes: [{ section: '2.2', place, item, value, because: [...reasons, because('component', { substances: named })], article }],
    gaps: [],
  }
}

/** A perfume that the recipe has as one component, or a fragrance so little of which that it is nothing else. */
const isPerfume = ({ cas, name }: AnsweredComponent): boolean => cas === null && isPerfumeName(name)
const isFragrance = ({ cas, content }: AnsweredComponent): boolean => fragranceName(cas) !== null && content.to <= fragranceUpTo
/** %: of more, limonene is the solvent. */
const fragranceUpTo = 1

const kindOf = (component: AnsweredComponent): DetergentKind | 'perfumes' | null =>
  isPerfume(component) || isFragrance(component) ? 'perfumes' : kindInDetergent(component.cas)

/** What all components of a kind have together; open where a range of content leaves two ranges of the Annex possible. */
function readKind(kind: RangedKind, present: readonly AnsweredComponent[]): { text: Text | null; open: readonly AnsweredComponent[] } {
  const some = present.filter(({ cas }) => kindInDetergent(cas) === kind)
  const sum = (end: 'from' | 'to') => some.reduce((total, { content }) => addExactly(total, content[end]), 0)
  const [from, to] = [sum('from'), sum('to')]
  if (to <= namedAbove) return { text: null, open: [] }
  if (from <= namedAbove || rangeInDetergent(from) !== rangeInDetergent(to)) return { text: null, open: some }
  const content: Text = { phrase: `detergent.${rangeInDetergent(to)}` }
  return { text: { phrase: `detergent.${kind}`, values: { content } }, open: [] }
}

function withoutRange(present: readonly AnsweredComponent[]): Text[] {
  const names = present.flatMap(({ cas }) => preservativeName(cas) ?? [])
  return [
    ...perfumesOf(present),
    ...(present.some(({ cas }) => kindInDetergent(cas) === 'enzymes') ? [{ phrase: 'detergent.enzymes' }] : []),
    ...(names.length > 0 ? [{ phrase: 'detergent.preservatives', values: { substances: [...new Set(names)].join(', ') } }] : []),
  ]
}

function perfumesOf(present: readonly AnsweredComponent[]): Text[] {
  const named = [...sumFragrances(present)].flatMap(([name, most]) => (most > allergensNamedAbove ? name : []))
  if (named.length > 0) return [{ phrase: 'detergent.perfumesWith', values: { substances: named.join(', ') } }]
  return present.some((one) => kindOf(one) === 'perfumes') ? [{ phrase: 'detergent.perfumes' }] : []
}

/** % at most of each fragrance by its name: the limit counts for all that an entry of the Annex covers together. */
function sumFragrances(present: readonly AnsweredComponent[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const one of present.filter(isFragrance)) {
    const name = fragranceName(one.cas)
    if (name !== null) sums.set(name, addExactly(sums.get(name) ?? 0, one.content.to))
  }
  return sums
}
