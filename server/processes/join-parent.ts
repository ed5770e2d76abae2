import type { MessageToParent, MessageToProcess } from './messages.ts'
import { isToProcess } from './messages.ts'

/** What a web process says to its parent and hears from it. */
export interface Channel {
  send(message: MessageToParent): void
  listen(hear: (message: MessageToProcess) => void): void
}

/** The parent of this web process. A process whose parent is gone ends by itself: Node's cluster sees to that. */
export function joinParent(): Channel {
  return {
    // Where the parent is gone, so is this process in a moment.
    send: (message) => void process.send?.(message, undefined, {}, () => {}),
    listen: (hear) => void process.on('message', (message) => isToProcess(message) && hear(message)),
  }
}
