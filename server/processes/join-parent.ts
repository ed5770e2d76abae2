import type { MessageToParent, MessageToProcess } from './messages.ts'
import { isToProcess } from './messages.ts'

/** The messages between a web process and its parent. */
export interface Channel {
  send(message: MessageToParent): void
  listen(hear: (message: MessageToProcess) => void): void
}

/** The parent of this web process. A process whose parent is gone ends by itself: Node's cluster sees to that. */
export function joinParent(): Channel {
  return {
    // If the parent is gone, this process will end in a moment too.
    send: (message) => void process.send?.(message, undefined, {}, () => {}),
    listen: (hear) => void process.on('message', (message) => isToProcess(message) && hear(message)),
  }
}
