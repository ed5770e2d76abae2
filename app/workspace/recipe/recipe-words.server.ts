import type { LanguageCode } from '../../../shared/languages.ts'
import { substanceWords } from '../changes/substance-words.server.ts'
import { loadWording } from '../../../wording/load-wording.ts'

/** Names of what is measured, of states, uses and kinds, and sentences of the engine, by the words that the documents have for them. */
export function recipeWords(language: LanguageCode): Record<string, string> {
  const { terms, phrases } = loadWording(language)
  const isShown = (key: string) =>
    /^(?:property|route|engine|report|population|unit|annexNote)\./.test(key) ||
    /^label\.note\.(?:childResistantFastening|tactileWarning)$/.test(key) ||
    key === 'because.noNumber'
  const named = Object.entries(phrases).filter(([key]) => key.startsWith('state.') || key.startsWith('use.'))
  // The form of an own substance opens over the recipe.
  return { ...substanceWords(language), ...Object.fromEntries([...Object.entries(terms).filter(([key]) => isShown(key)), ...named]) }
}
