import type { JobPriority } from '../../documents/rendering/job-queue.ts'
import type { RenderErrorCode, RenderJob, RenderResult } from '../../documents/rendering/render-job.ts'

/** From a web process to its parent. */
export type MessageToParent =
  /** The process serves requests. */
  | { kind: 'started' }
  | { kind: 'render'; id: number; job: RenderJob; priority: JobPriority }
  /** Nobody waits for the document any more. */
  | { kind: 'giveUp'; id: number }

/** From the parent to a web process. */
export type MessageToProcess =
  /** Another process replaces it: it accepts no further connections, finishes the existing ones, and ends. */
  | { kind: 'leave' }
  /** The program stops. */
  | { kind: 'stop' }
  /** This process prints where the sheets can be seen. */
  | { kind: 'greet' }
  | { kind: 'rendered'; id: number; result: RenderResult }
  /** `gone`: the job was given up while it waited. */
  | { kind: 'notRendered'; id: number; code: RenderErrorCode | 'gone'; message: string }

const toParent: ReadonlySet<unknown> = new Set<MessageToParent['kind']>(['started', 'render', 'giveUp'])
const toProcess: ReadonlySet<unknown> = new Set<MessageToProcess['kind']>(['leave', 'stop', 'greet', 'rendered', 'notRendered'])

// Only this program writes to the channel between its processes, so checking `kind` is enough. Other messages (of the cluster module and
// the metrics) have no `kind`.
export const isToParent = (message: unknown): message is MessageToParent => toParent.has(kindOf(message))
export const isToProcess = (message: unknown): message is MessageToProcess => toProcess.has(kindOf(message))

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined
