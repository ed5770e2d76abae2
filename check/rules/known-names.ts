import { languageCodes } from '../../shared/languages.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Text } from '../../shared/record/texts.ts'
import { componentAt, entriesOf, type Subject } from '../subject.ts'

/**
 * What an ingredient is called in English: as section 3 writes it, and as the entry of Annex VI writes it that its numbers belong to. Makers write
 * names of the trade, in one language alone.
 */
export function englishNamesOf(subject: Subject, { name }: Ingredient, index: number): string[] {
  const entries = entriesOf(subject, componentAt(subject, index))
  return [subject.context.readEnglish(name) ?? '', ...entries.flatMap(({ entry }) => entry.names.map(({ text }) => text))]
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
