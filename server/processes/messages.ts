import type { JobPriority } from '../../documents/rendering/job-queue.ts'
import type { RenderErrorCode, RenderJob, RenderResult } from '../../documents/rendering/render-job.ts'

/** From a web process to its parent. */
export type MessageToParent =
  /** It answers requests. */
  | { kind: 'started' }
  | { kind: 'render'; id: number; job: RenderJob; priority: JobPriority }
  /** Nobody waits for the document any more. */
  | { kind: 'giveUp'; id: number }

/** From the parent to a web process. */
export type MessageToProcess =
  /** Another one stands in its place: it takes no further connections, answers on those that it has, and ends. */
  | { kind: 'leave' }
  /** The program ends. */
  | { kind: 'stop' }
  /** It is the one that says where the sheets can be seen. */
  | { kind: 'greet' }
  | { kind: 'rendered'; id: number; result: RenderResult }
  /** `gone`: it was given up while it waited. */
  | { kind: 'notRendered'; id: number; code: RenderErrorCode | 'gone'; message: string }

const toParent: ReadonlySet<unknown> = new Set<MessageToParent['kind']>(['started', 'render', 'giveUp'])
const toProcess: ReadonlySet<unknown> = new Set<MessageToProcess['kind']>(['leave', 'stop', 'greet', 'rendered', 'notRendered'])

// Only this program writes to the channel between its processes, so the kind vouches for the rest. Others' messages (the cluster's, the
// metrics') have no kind.
export const isToParent = (message: unknown): message is MessageToParent => toParent.has(kindOf(message))
export const isToProcess = (message: unknown): message is MessageToProcess => toProcess.has(kindOf(message))

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined
