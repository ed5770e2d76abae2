import { createContext, use } from 'react'
import type { LibraryClasses } from '../../../shared/recipe/library-classes.ts'
import type { RecipeRequest } from '../../../shared/recipe/request-of-recipe.ts'
import type { Judged } from './use-classification.ts'
import type { StepKey } from '../frame/step-tabs.tsx'
import type { RecipeDraft } from './use-recipe.ts'

/** What the steps of the workshop share: the recipe as it is being written, and what follows from it. */
export interface Workshop extends Pick<RecipeDraft, 'recipe' | 'state' | 'saving' | 'change'> {
  synonymId: string
  permalinkId: number
  /** The recipe as the engine takes it, with what of it cannot be read. */
  request: RecipeRequest
  /** What the engine says of it; of the recipe that was judged last while there is no newer answer. */
  judged: Judged
  /** What the library says of substances beside their entries of Annex VI; nothing until it is there. */
  library: LibraryClasses
  /** What stands beside the name of a step in small; null: nothing. */
  setNote: (step: StepKey, text: string | null) => void
}

const WorkshopContext = createContext<Workshop | null>(null)

export const WorkshopProvider = WorkshopContext

/** The recipe, how it is changed, and what follows from it. */
export function useWorkshop(): Workshop {
  const workshop = use(WorkshopContext)
  if (!workshop) throw new Error('This part stands in the workshop only')
  return workshop
}
