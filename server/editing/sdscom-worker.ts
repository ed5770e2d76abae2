/** A worker of `open-sdscom-thread.ts`: reads one file at a time, away from the thread that serves the pages. */
import { readSdscom, type ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import { UnreadableSdscom } from '../../documents/sdscom/read/read-tree.ts'
import type { Fault } from '../../shared/reasons/reason.ts'
import { answerTasks, asJson } from '../threads/answer-tasks.ts'

export interface SdscomTask {
  xml: string
}

/** What the file says, or why it cannot be read: an error loses its class on the way from one thread to another. */
export type SdscomAnswer = { sheet: ReadSdscom } | { fault: Fault }

function read(xml: string): SdscomAnswer {
  try {
    return { sheet: readSdscom(xml) }
  } catch (error) {
    if (error instanceof UnreadableSdscom) return { fault: error.fault }
    throw error
  }
}

answerTasks(({ xml }: SdscomTask) => asJson(read(xml)))
