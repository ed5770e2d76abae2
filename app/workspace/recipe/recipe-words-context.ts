import { createContext, use } from 'react'

/** Words of the documents by their keys. */
export type RecipeWords = Readonly<Record<string, string>>

const RecipeWordsContext = createContext<RecipeWords>({})

export const RecipeWordsProvider = RecipeWordsContext

/** Names of what is measured, sentences of the engine and of Notes, by the words that the documents have for them. */
export const useRecipeWords = (): RecipeWords => use(RecipeWordsContext)
