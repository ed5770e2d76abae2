import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of a processor that a process has taken since its start: its first thread, the workers of Node, and V8's helpers with all others. */
export interface ThreadSeconds {
  serving: number
  workers: number
  others: number
}

/** Ticks in a second, in which Linux counts. */
const tick = 100

/** All nought where the system does not tell. */
export function spentByThreads(pid: number): ThreadSeconds {
  const spent: ThreadSeconds = { serving: 0, workers: 0, others: 0 }
  for (const thread of listThreads(pid)) {
    try {
      const [, name = '', user = '0', system = '0'] =
        /^\d+ \((.*)\) \S(?: \S+){10} (\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')) ?? []
      const kind = thread === String(pid) ? 'serving' : name === 'WorkerThread' ? 'workers' : 'others'
      spent[kind] += (Number(user) + Number(system)) / tick
    } catch {
      // It has ended meanwhile.
    }
  }
  return spent
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}
