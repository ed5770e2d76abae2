import os from 'node:os'
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import type { RendererMessage, RenderRequest } from './render-job.ts'

/** A renderer as the pool sees it. */
export interface RendererProcess {
  readonly pid: number | undefined
  send(request: RenderRequest): void
  /** Resident memory in bytes at this moment; null where the system does not tell (it is read from /proc). */
  residentMemory(): number | null
  /** Lets it end of itself, which it does when it has nothing to do; ended by force if it has not after two seconds. */
  stop(): void
  /** Ends it at once, whatever it does. */
  kill(): void
  /** Settles when the process has ended. */
  readonly ended: Promise<void>
}

export interface RendererEvents {
  message(message: RendererMessage): void
  /** The process has ended, or could not be started. `reason` is for the log. */
  end(reason: string): void
}

const rendererFile = path.join(projectFolder, 'documents/rendering/renderer.ts')
const templatesFolder = path.join(projectFolder, 'documents/templates')
const graceMilliseconds = 2_000
const keptErrorCharacters = 2_000

/**
 * Starts a renderer. It gets no environment of the server's, so that no secret reaches the process that draws what others
 * wrote.
 */
export function startRenderer(events: RendererEvents): RendererProcess {
  const child = fork(rendererFile, [], {
    cwd: templatesFolder,
    // Two heaps instead of one per thread: Typst's threads would keep much freed memory each.
    // Memory in large pages, so that less of the time goes to finding and clearing small ones, and pieces of a megabyte given
    // back at once (glibc 2.35; elsewhere nobody reads this).
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' },
    // Little garbage at a time: the heap of JavaScript stays some 30 MB smaller, and Typst takes no longer.
    execArgv: ['--max-semi-space-size=2', '--optimize-for-size'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  giveWay(child.pid)
  let lastErrors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastErrors = (lastErrors + text).slice(-keptErrorCharacters)
  })

  const ended = new Promise<void>((resolve) => {
    let hasEnded = false
    const end = (reason: string) => {
      if (hasEnded) return
      hasEnded = true
      events.end([reason, lastErrors.trim()].filter(Boolean).join(': '))
      resolve()
    }
    child.once('error', (error) => end(error.message))
    // 'close' does not come when this side has disconnected.
    child.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code ?? 'unknown'}`))
  })
  child.on('message', (message) => {
    if (isRendererMessage(message)) events.message(message)
  })

  return {
    pid: child.pid,
    send(request) {
      // A failure means that the process is going: its end is reported and the job is given to another.
      child.send(request, () => {})
    },
    residentMemory: () => readResidentMemory(child.pid),
    stop() {
      if (child.connected) child.disconnect()
      const force = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds)
      void ended.then(() => clearTimeout(force))
    },
    kill() {
      child.kill('SIGKILL')
    },
    ended,
  }
}

function readResidentMemory(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    // No Linux, or the process is gone.
    return null
  }
}

const messageKinds: ReadonlySet<unknown> = new Set<RendererMessage['kind']>(['ready', 'rendered', 'failed', 'idle'])

/** Only renderer.ts writes to the channel, so the kind vouches for the rest. */
function isRendererMessage(message: unknown): message is RendererMessage {
  return typeof message === 'object' && message !== null && 'kind' in message && messageKinds.has(message.kind)
}

/** Visitors who only read go before documents that are being made: the renderers take what processor time is left. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system that does not allow it renders with the usual priority.
  }
}
