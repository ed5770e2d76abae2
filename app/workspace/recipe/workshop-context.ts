import { createContext, use } from 'react'
import type { RecipeDraft } from './use-recipe.ts'

/** What the steps of the workshop share: the recipe as it is being written, and what follows from it. */
export interface Workshop extends Pick<RecipeDraft, 'recipe' | 'state' | 'saving' | 'change'> {
  synonymId: string
  permalinkId: number
}

const WorkshopContext = createContext<Workshop | null>(null)

export const WorkshopProvider = WorkshopContext

/** The recipe, and how it is changed. */
export function useWorkshop(): Workshop {
  const workshop = use(WorkshopContext)
  if (!workshop) throw new Error('This part stands in the workshop only')
  return workshop
}
