import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './start-threads.ts'

/**
 * Half of a worker's program: answers each task that its thread is given.
 * @param work makes the bytes of the answer; those that fill their buffer are handed over and not copied
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- What its thread is sent has the type that the worker says.
export function answerTasks<Task>(work: (task: Task) => Uint8Array | Promise<Uint8Array>): void {
  const post = (answer: ThreadAnswer, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(answer, handedOver)
  const answer = async (task: Task): Promise<void> => {
    try {
      const bytes = await work(task)
      const { buffer } = bytes
      // A buffer in shared memory cannot be handed over.
      if (buffer instanceof ArrayBuffer && bytes.length === buffer.byteLength) post({ bytes }, [buffer])
      else post({ bytes })
    } catch (error) {
      post({ error })
    }
  }
  parentPort?.on('message', (task: Task) => void answer(task))
}

export const asJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
