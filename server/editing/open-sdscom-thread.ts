import path from 'node:path'
import type { ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import { projectFolder } from '../../project-folder.ts'
import { faultOf } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { isTooMuch, startThreads } from '../threads/start-threads.ts'
import type { SdscomAnswer, SdscomTask } from './sdscom-worker.ts'

/** ms without a file after which the worker ends */
const idleTimeout = 60_000
/** ms that a file may take: many times what the largest that may be sent takes on a busy machine. */
const longestReading = 60_000

export interface SdscomThread {
  /** @throws {AppError} CLIENT_SIDE for a file that cannot be read, with the reason */
  read(xml: string): Promise<ReadSdscom>
  close(): Promise<void>
}

/** Reads SDScom files in a worker of its own: in the thread that serves the pages, one of 2 MB kept everybody waiting for a second. */
export function openSdscomThread(longest = longestReading): SdscomThread {
  const threads = startThreads<SdscomTask>({
    file: path.join(projectFolder, 'server/editing/sdscom-worker.ts'),
    most: 1,
    idleTimeout,
    longest: () => longest,
  })

  async function ask(xml: string): Promise<SdscomAnswer> {
    try {
      return JSON.parse(Buffer.from(await threads.run({ xml })).toString())
    } catch (error) {
      if (isTooMuch(error)) return { fault: faultOf('fileUnpacksTooFar') }
      throw error
    }
  }

  return {
    async read(xml) {
      const answer = await ask(xml)
      if ('fault' in answer) throw new AppError('CLIENT_SIDE', { reasons: [{ path: 'sdscom', ...answer.fault }] })
      return answer.sheet
    },
    close: () => threads.end(),
  }
}
