import { createContext, use } from 'react'
import type { StepKey } from './step-tabs.tsx'
import type { RecipeDraft } from './use-recipe.ts'

/** What the steps of the workshop share: the recipe as it is being written, and what follows from it. */
export interface Workshop extends Pick<RecipeDraft, 'recipe' | 'state' | 'saving' | 'change'> {
  synonymId: string
  permalinkId: number
  /** What stands beside the name of a step in small; null: nothing. */
  setNote: (step: StepKey, text: string | null) => void
}

const WorkshopContext = createContext<Workshop | null>(null)

export const WorkshopProvider = WorkshopContext

/** The recipe, and how it is changed. */
export function useWorkshop(): Workshop {
  const workshop = use(WorkshopContext)
  if (!workshop) throw new Error('This part stands in the workshop only')
  return workshop
}
