import { createContext, use } from 'react'
import type { SheetWords } from './sheet-words.server.ts'

const SheetWordsContext = createContext<SheetWords | null>(null)

export const SheetWordsProvider = SheetWordsContext

export function useSheetWords(): SheetWords {
  const words = use(SheetWordsContext)
  if (!words) throw new Error('There are no words of section 9 here')
  return words
}
