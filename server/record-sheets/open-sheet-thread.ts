import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { NewIds } from '../editing/new-draft.ts'
import { isTooMuch, startThreads } from '../threads/start-threads.ts'
import type { SheetRow } from './open-sheet-row.ts'
import type { Beginning } from './plan-product.ts'
import { RefusedFile } from './refused-file.ts'
import type { FileTask, ReadTask, SheetTask, WriteTask } from './sheet-worker.ts'
import type { BegunProducts, FileHead, PlannedOfFile, ToComplete, ToPlanOfFile } from './work-on-file.ts'

/** ms without work after which the worker ends. */
const idleTimeout = 60_000
/** ms that reading may take. Our own export of 500 products takes some seconds, and many times that on a busy machine. */
const longestReading = 180_000
/** A file that was read; the thread keeps it until it reads the next one. */
export interface SheetFile extends FileHead {
  /** Tells it the numbers here of its products, by those that it has or that stood in for them. */
  know(numbers: readonly (readonly [number, number])[]): Promise<void>
  /** Plans the changes of one of its products. */
  plan(task: ToPlanOfFile): Promise<PlannedOfFile>
  /** The planned record of a product that changes or is new. */
  record(product: ToComplete): Promise<WorkingRecord>
  /** The planned records of new products, with the ids assigned to them. */
  begin(products: readonly (NewIds & ToComplete)[], beginning: Beginning): Promise<BegunProducts>
}

export interface SheetThread {
  /** The pieces of a file: the first at once, the others after all products have been consumed, one after the other. */
  write(file: Omit<WriteTask, 'isTemplate'>, products: AsyncIterable<SheetRow> | null): AsyncGenerator<Uint8Array>
  /**
   * @throws {RefusedFile} for a file that takes more time or memory than any file filled in by hand; every later call on that file throws
   * the same
   */
  read(task: ReadTask): Promise<SheetFile>
  close(): Promise<void>
}

/**
 * Reads and writes tables in a worker of its own. In the thread that serves the pages, writing a workbook of 176 products blocked everybody
 * for seven seconds, and reading a file of 40 MB of commas for thirteen.
 * @param longest ms that each call on a file, reading it included, may take
 */
export function openSheetThread(longest = longestReading): SheetThread {
  let files = 0
  const threads = startThreads<SheetTask>({
    file: path.join(projectFolder, 'server/record-sheets/sheet-worker.ts'),
    most: 1,
    idleTimeout,
    longest: () => longest,
  })

  async function ask(task: FileTask): Promise<string> {
    try {
      const { buffer, byteOffset, byteLength } = await threads.run(task)
      return Buffer.from(buffer, byteOffset, byteLength).toString()
    } catch (error) {
      if (isTooMuch(error)) throw new RefusedFile(faultOf('fileUnpacksTooFar'))
      throw error
    }
  }

  return {
    async *write(how, products) {
      const file = (files += 1)
      yield await threads.run({ file, write: { ...how, isTemplate: products === null } })
      for await (const add of products ?? []) await threads.run({ file, add })
      for (;;) {
        const piece = await threads.run({ file, next: true })
        if (piece.length === 0) return
        yield piece
      }
    },
    async read(task) {
      const file = (files += 1)
      const head: FileHead = JSON.parse(await ask({ file, ...task }))
      return {
        ...head,
        know: async (know) => void (await ask({ file, know })),
        plan: async (plan) => JSON.parse(await ask({ file, plan })),
        record: async (record) => JSON.parse(await ask({ file, record })),
        begin: async (begin, beginning) => JSON.parse(await ask({ file, begin, beginning })),
      }
    },
    close: () => threads.end(),
  }
}
