import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder } from '../project-folder.ts'

const program = path.join(projectFolder, 'bench', 'ask-by-sockets.ts')
const told = z.object({ answers: z.number(), refused: z.number(), perSecond: z.number(), asking: z.number() })
export type Loaded = z.infer<typeof told>
/** Ticks in a second, in which Linux counts. */
const tick = 100

/**
 * Asks without a pause in a process of its own, and says what that took of a processor, in seconds.
 * @param file of the requests, which the connections go round together
 * @throws where one was not answered well: what is refused is quick, and would count
 */
export async function loadBySockets(load: { port: number; file: string; connections: number; seconds: number }): Promise<Loaded> {
  const { port, file, connections, seconds } = load
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...[port, connections, seconds].map(String), file])
  const result = told.parse(JSON.parse(stdout))
  if (result.refused > 0) throw new Error(`${result.refused} of ${result.answers} were refused`)
  return result
}

/** What processes have taken of the processors since their start, with their threads and with processes of theirs that have ended. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0
  for (const pid of pids) {
    try {
      const [, spent = ''] = /^\d+ \(.*\) \S(?: \S+){10}((?: \d+){4}) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      for (const one of spent.trim().split(' ')) ticks += Number(one)
    } catch {
      // It has ended, or this is no Linux.
    }
  }
  return ticks / tick
}
