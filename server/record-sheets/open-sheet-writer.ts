import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { startThreads } from '../classify/start-threads.ts'
import type { SheetTask } from './sheet-worker.ts'

/** ms after which the worker ends without work. */
const idleTimeout = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 }

export interface SheetWriter {
  write(task: SheetTask): Promise<Buffer>
  close(): Promise<void>
}

/** A workbook of 176 products took the thread that serves the pages for seven seconds; a worker of its own keeps nobody waiting. */
export function openSheetWriter(): SheetWriter {
  const threads = startThreads<SheetTask>({
    file: path.join(projectFolder, 'server/record-sheets/sheet-worker.ts'),
    most: 1,
    idleTimeout,
    // As for every thread that reads what people wrote, no secret reaches it.
    worker: { env: {}, execArgv: [], resourceLimits },
  })
  return {
    async write(task) {
      const bytes = await threads.run(task)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => threads.end(),
  }
}
