import { technicalNameOf } from '../../clp/transport/shipping-names.ts'
import type { AnsweredComponent } from '../../clp/consequences/answered-component.ts'
import { languageCodes } from '../../shared/languages.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Text } from '../../shared/record/texts.ts'
import { componentAt, entriesOf, findIngredient, type Subject } from '../subject.ts'

/**
 * What an ingredient is called in English: as section 3 writes it, and as the entry of Annex VI writes it that its numbers belong to. Makers write
 * names of the trade, in one language alone.
 */
export function englishNamesOf(subject: Subject, { name }: Ingredient, index: number): string[] {
  const entries = entriesOf(subject, componentAt(subject, index))
  return [subject.context.readEnglish(name) ?? '', ...entries.flatMap(({ entry }) => entry.names.map(({ text }) => text))]
}

/** Whether a name of the record is that of a component: as section 3 writes it, as it was typed, or by the number that the library has for the name. */
export function isNameOf(subject: Subject, what: Text, component: AnsweredComponent): boolean {
  const { readEnglish, findInLibrary } = subject.context
  const written = findIngredient(subject, component)?.name
  // An entry leaves the content of its solution open, and nobody writes that with the name.
  const typed = [component.name, technicalNameOf(component.name)].map((en): Text => ({ text: { en } }))
  if ([...(written === undefined ? [] : [written]), ...typed].some((one) => isSameName(one, what, readEnglish))) return true
  const known = component.cas === null ? null : findInLibrary({ cas: null, ec: null, index: null, name: readEnglish(what) ?? '' })
  return known !== null && known.cas === component.cas
}

/** Whether a name is of something that the product has: that section 3 lists, or that the recipe has below what section 3 must list. */
export function isOfProduct(subject: Subject, what: Text): boolean {
  const { record, recipe, context } = subject
  return (
    record.composition.ingredients.some(({ name }) => isSameName(name, what, context.readEnglish)) ||
    (recipe?.answer.components ?? []).some((component) => isNameOf(subject, what, component))
  )
}

/** A name of the library is one everywhere; one that a person wrote may stand for the same substance under another name. */
export const isOfLibrary = (name: Text): boolean => 'phrase' in name

/** Whether one can say for sure that section 3 lacks what a name of the library names: it has names of the library alone. */
export const isNameSure = (what: Text, ingredients: readonly Ingredient[]): boolean =>
  isOfLibrary(what) && ingredients.every(({ name }) => isOfLibrary(name))

/**
 * Whether two names are of one substance: the same of the library, or the same words in a language that both have. A list of names may have capitals
 * where a sentence has none.
 */
export function isSameName(one: Text, other: Text, read: Subject['context']['readEnglish']): boolean {
  if ('phrase' in one && 'phrase' in other && one.phrase === other.phrase) return true
  if ('text' in one && 'text' in other && languageCodes.some((code) => isSameWord(one.text[code], other.text[code]))) return true
  return isSameWord(read(one) ?? undefined, read(other) ?? undefined)
}

const isSameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase()
