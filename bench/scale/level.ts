import type { Answered } from './ask-questions.ts'
import type { Moved } from './move-products.ts'

/** What was measured among so many products. */
export interface Level {
  products: number
  /** MB of the database. */
  size: number
  answered: Answered[]
  /** Records a second. */
  imported: number
  moved: Moved | null
  /** Of records as long as the demonstration's. */
  isLong: boolean
}
