import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { NewIds } from '../editing/new-draft.ts'
import { startThreads, TaskTookTooLong } from '../threads/start-threads.ts'
import type { SheetRow } from './open-sheet-row.ts'
import type { Beginning } from './plan-product.ts'
import { RefusedFile } from './refused-file.ts'
import type { FileTask, ReadTask, SheetTask, WriteTask } from './sheet-worker.ts'
import type { BegunProducts, FileHead, PlannedOfFile, ToPlanOfFile } from './work-on-file.ts'

/** ms after which the worker ends without work. */
const idleTimeout = 60_000
/** ms that reading may take. What our own export writes of 500 products takes some seconds, and many times that on a busy machine. */
const longestReading = 180_000
/** The flag with which the web process is started (scripts/serve.sh) holds for its threads too, whatever is set here: the same everywhere. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** A file that was read, and lies with the thread until the next one is. */
export interface SheetFile extends FileHead {
  /** What would become of one of its products. */
  plan(task: ToPlanOfFile): Promise<PlannedOfFile>
  /** What was planned of a product that changes or is new. */
  record(key: string): Promise<WorkingRecord>
  /** What was planned of new ones, with the ids that they were given. */
  begin(products: readonly (NewIds & { key: string })[], beginning: Beginning): Promise<BegunProducts>
}

export interface SheetThread {
  /** The pieces of a file: the first at once, the others when the products, one after the other, have been taken. */
  write(file: Omit<WriteTask, 'isTemplate'>, products: AsyncIterable<SheetRow> | null): AsyncGenerator<Uint8Array>
  /** @throws {RefusedFile} for a file that takes longer, or more memory, than any that somebody fills in; every later call on that file throws the same */
  read(task: ReadTask): Promise<SheetFile>
  close(): Promise<void>
}

/**
 * A workbook of 176 products took the thread that serves the pages for seven seconds to write, and a file of 40 MB of commas thirteen to read: a
 * worker of its own keeps nobody waiting.
 * @param longest ms that each call on a file, reading it included, may take
 */
export function openSheetThread(longest = longestReading): SheetThread {
  let files = 0
  const threads = startThreads<SheetTask>({
    file: path.join(projectFolder, 'server/record-sheets/sheet-worker.ts'),
    most: 1,
    idleTimeout,
    longest: () => longest,
    // As for every thread that reads what people wrote, no secret reaches it.
    worker: { env: {}, execArgv: [], resourceLimits },
  })

  async function ask(task: FileTask): Promise<string> {
    try {
      const { buffer, byteOffset, byteLength } = await threads.run(task)
      return Buffer.from(buffer, byteOffset, byteLength).toString()
    } catch (error) {
      if (isOutOfMemory(error) || error instanceof TaskTookTooLong) throw new RefusedFile(faultOf('fileUnpacksTooFar'))
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
        plan: async (plan) => JSON.parse(await ask({ file, plan })),
        record: async (record) => JSON.parse(await ask({ file, record })),
        begin: async (begin, beginning) => JSON.parse(await ask({ file, begin, beginning })),
      }
    },
    close: () => threads.end(),
  }
}
