import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { faultOf, reasonAt } from '../../shared/reasons/reason.ts'
import type { WrittenProduct } from '../../shared/record-sheets/flatten-record.ts'
import { startThreads, TaskTookTooLong } from '../threads/start-threads.ts'
import { AppError } from '../errors.ts'
import { openPackedTables, type PackedTables } from './pack-tables.ts'
import { RefusedFile } from './refused-file.ts'
import type { ReadTask, SheetTask, WriteTask } from './sheet-worker.ts'

/** ms after which the worker ends without work. */
const idleTimeout = 60_000
/** ms that reading may take. What our own export writes of 500 products takes some seconds, and many times that on a busy machine. */
const longestReading = 180_000
/** The flag with which the web process is started (scripts/serve.sh) holds for its threads too, whatever is asked for here: the same everywhere. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

export interface SheetThread {
  /**
   * A file of products, which are taken one after the other, or of examples.
   * @throws {AppError} 400 for more than its memory has room for
   */
  write(file: Pick<WriteTask, 'language' | 'format'>, products: AsyncIterable<WrittenProduct> | null): Promise<Buffer>
  /** @throws {RefusedFile} for a file that takes longer, or more memory, than any that somebody fills in */
  read(task: ReadTask): Promise<PackedTables>
  close(): Promise<void>
}

/**
 * A workbook of 176 products took the thread that serves the pages for seven seconds to write, and 40 MB of commas thirteen to read: a worker of
 * its own keeps nobody waiting.
 * @param longest ms that reading may take; what is written is bounded by its products
 */
export function openSheetThread(longest = longestReading): SheetThread {
  const threads = startThreads<SheetTask>({
    file: path.join(projectFolder, 'server/record-sheets/sheet-worker.ts'),
    most: 1,
    idleTimeout,
    longest: (task) => ('path' in task ? longest : undefined),
    // As for every thread that reads what people wrote, no secret reaches it.
    worker: { env: {}, execArgv: [], resourceLimits },
  })
  return {
    async write(file, products) {
      let count = 0
      for await (const product of products ?? []) {
        await threads.run({ product, index: count })
        count += 1
      }
      try {
        const bytes = await threads.run({ ...file, count: products === null ? null : count })
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      } catch (error) {
        // Records of which everything is said are a hundred times as large as others: how many fit is seen when they do not.
        const max = Math.max(1, Math.floor(count / 2))
        if (isOutOfMemory(error)) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('synonym_ids', 'tooManyProducts', { max })] })
        throw error
      }
    },
    async read(task) {
      try {
        return openPackedTables(await threads.run(task))
      } catch (error) {
        if (isOutOfMemory(error) || error instanceof TaskTookTooLong) throw new RefusedFile(faultOf('fileUnpacksTooFar'))
        throw error
      }
    },
    close: () => threads.end(),
  }
}
