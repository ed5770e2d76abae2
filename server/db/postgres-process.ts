import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../errors.ts'
import type { Log } from './log.ts'

/** The content of `postmaster.pid`, which a PostgreSQL server writes into its data folder. */
export interface PostmasterFile {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

/** @returns undefined where there is none, or one that is not completely written yet. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const [pid, , , port, socketFolder, , , status] = lines
  if (!pid || !/^\d+$/.test(pid)) return undefined
  return { pid: Number(pid), port: Number(port ?? 0), socketFolder: socketFolder ?? '', ready: status?.trim() === 'ready' }
}

/**
 * Ends the server that a killed Permasheet left behind on this data folder, and any remaining processes of a server that was itself killed,
 * and removes their files. The caller holds the lock of the folder, so that no other Permasheet uses it. If the number in `postmaster.pid`
 * now belongs to a foreign process, this is recognised and that process left alone.
 * @throws {OperatorError} when a process does not end within a minute.
 */
export async function endOrphans(dataFolder: string, log: Log): Promise<void> {
  const file = readPostmasterFile(dataFolder)
  const running = () => serverProcesses(dataFolder, file?.pid)
  if (running().length > 0) {
    log.info('Ending the PostgreSQL server that an earlier Permasheet process left behind')
    // SIGINT asks the postmaster for a fast shutdown; other processes of a server must never get it
    if (file && running().includes(file.pid)) signal([file.pid], 'SIGINT')
    if (!(await waitUntilNone(running, file ? 60_000 : 5_000))) {
      // ends at once; the write-ahead log brings the data back
      signal(running(), 'SIGQUIT')
      if (!(await waitUntilNone(running, 10_000))) {
        throw new OperatorError(`A PostgreSQL server from an earlier start does not end: process ${running().join(', ')} on ${dataFolder}`)
      }
    }
  }
  if (file?.socketFolder) removeTemporarySocketFolder(file.socketFolder)
  fs.rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true })
}

/** Folders for sockets in the temporary folder begin with this name. */
export const socketFolderPrefix = 'permasheet-socket-'

export function removeTemporarySocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(socketFolderPrefix)) fs.rmSync(folder, { recursive: true, force: true })
}

function serverProcesses(dataFolder: string, postmaster: number | undefined): number[] {
  if (process.platform === 'linux') return processesWorkingIn(dataFolder)
  return postmaster !== undefined && commandOf(postmaster).includes(dataFolder) ? [postmaster] : []
}

/** All processes of a server have its data folder as their working directory. Compared by inode, whatever path leads to it. */
function processesWorkingIn(dataFolder: string): number[] {
  const wanted = fs.statSync(dataFolder)
  return fs
    .readdirSync('/proc')
    .filter((name) => {
      if (!/^\d+$/.test(name)) return false
      try {
        if (fs.readFileSync(`/proc/${name}/comm`, 'utf8').trim() !== 'postgres') return false
        const folder = fs.statSync(`/proc/${name}/cwd`)
        return folder.ino === wanted.ino && folder.dev === wanted.dev
      } catch {
        return false // ended in between, or not ours
      }
    })
    .map(Number)
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // ended in between
    }
  }
}

async function waitUntilNone(running: () => number[], milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50)) {
    if (running().length === 0) return true
  }
  return running().length === 0
}
