import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { insertProducts } from './import-queries.ts'
import type { NewProduct } from './write-new-products.ts'

/** Products that are written by one statement. */
const portion = 50

/** Writes new products in batches, while the next ones are still being checked. */
export interface FirstEntries {
  /** @returns once there is room; earlier batches may still be under way */
  add(product: NewProduct): Promise<void>
  /** Afterwards everything that was added is written in the transaction. */
  flush(): Promise<void>
}

export function openFirstEntries(tx: Transaction<Database>, workgroupId: number): FirstEntries {
  let waiting: NewProduct[] = []
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    await writing
    if (waiting.length === 0) return
    writing = insertProducts(tx, workgroupId, waiting)
    // The next call of `add` or `flush` throws it.
    writing.catch(() => {})
    waiting = []
  }

  return {
    async add(product) {
      waiting.push(product)
      if (waiting.length >= portion) await write()
      // Lets the response of the database be read between two checks.
      await setImmediate()
    },
    async flush() {
      await write()
      await writing
    },
  }
}
