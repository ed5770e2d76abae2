import type { Visited } from './send-visits.ts'
import type { Memory, WeighedTable } from './watch-memory.ts'

/** What one stretch of the load came to. */
export interface Stretch {
  what: string
  visited: Visited[]
  memory: Memory[]
  published: number
  tables: WeighedTable[]
}
