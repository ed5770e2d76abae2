import { createContext, use } from 'react'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Draft } from './use-draft.ts'
import type { RecordPath } from '../../record/record-values.ts'

export interface Editing {
  set: Draft['set']
  /** What is wrong at exactly this place. */
  problemsAt: (path: RecordPath) => readonly string[]
  /** How many things are wrong at this place and below it. */
  countProblems: (path: RecordPath) => number
  /** The country of who is named at this place: their own, else that of the supplier; null: nobody has said it. */
  countryAt: (path: RecordPath) => string | null
  /** Language in which free texts and phrases are shown and sought. */
  language: LanguageCode
  /** Names of choices that the documents have words for, such as properties and routes of exposure. */
  optionNames: Readonly<Record<string, string>>
}

const EditingContext = createContext<Editing | null>(null)

export const EditingProvider = EditingContext

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('There is nothing to be edited here')
  return editing
}
