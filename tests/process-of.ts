import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface ListedProcess {
  /** `Z`: it ended, and nobody asked for its exit code. */
  state: string
  group: string
}

/** From `/proc` where there is one, since a bare Debian has no `ps`; undefined where no process has the number. */
export function processOf(pid: number): ListedProcess | undefined {
  // Behind the name of the program in brackets, which may hold anything: state, parent, group.
  const [state = '', , group = ''] = process.platform === 'linux' ? readStat(pid) : askForStat(pid)
  return state === '' ? undefined : { state: state.charAt(0), group }
}

function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

const askForStat = (pid: number): string[] =>
  spawnSync('ps', ['-o', 'stat=,ppid=,pgid=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)

/** A process that ended and that nobody asked for its exit code is still listed. */
export const isAlive = (pid: number): boolean => (processOf(pid)?.state ?? 'Z') !== 'Z'
