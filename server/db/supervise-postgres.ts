import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../errors.ts'
import type { Log } from './log.ts'
import type { Account } from './postgres-account.ts'
import { endOrphans, readPostmasterFile } from './postgres-process.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

/** Bytes; a larger log is emptied at the next start. */
const longestLog = 1_000_000
/** Milliseconds; a server that ends sooner is not restarted. */
const shortestLife = 3_000
export const logFile = (folder: string): string => path.join(folder, 'server.log')

/** Everything that is needed to start a server in its folder. */
export interface Place {
  folder: string
  cluster: string
  account: Account | undefined
  programs: PostgresPrograms
  reachable: boolean
  socketFolder: string
}

/**
 * The path of the data folder as the server gets it. Below a home of mode 0700 its account cannot traverse to the folder, but a process
 * that starts inside it may use it: Linux offers the working directory as a path that needs no traversal.
 */
export function folderArgument(place: Omit<Place, 'socketFolder'>, folder: string): string {
  if (place.reachable) return folder
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new OperatorError(
    `PostgreSQL does not run as root, and the user with number ${place.account?.uid} cannot reach ${folder}. Set DATA_DIR to another folder.`,
  )
}

export const spawnOptions = (place: Omit<Place, 'socketFolder'>, cwd: string) => ({
  ...place.account,
  cwd,
  env: { LANG: 'C', LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' },
})

interface Supervised {
  stop(): Promise<void>
}

/** Starts the server and, when it ends although nobody stopped it, starts it again: its log brings the data back. */
export async function superviseServer(place: Place, options: Readonly<Record<string, string>>, log: Log): Promise<Supervised> {
  let stopping = false
  let server = await startServer(place, options, log)
  let started = Date.now()
  // If the process ends without having closed the database, the server must not outlive it.
  const endWithProcess = () => server.kill('SIGINT')
  process.once('exit', endWithProcess)

  const startAgain = async (): Promise<void> => {
    const see = `see ${logFile(place.folder)}`
    if (Date.now() - started < shortestLife)
      throw new Error(`The bundled PostgreSQL ended again and stays down; ${see}. Start Permasheet again.`)
    log.warn(`The bundled PostgreSQL ended unexpectedly; ${see}. It is started again.`)
    await endOrphans(place.cluster, log)
    server = await startServer(place, options, log)
    started = Date.now()
    watch()
  }
  let starting = Promise.resolve()
  const watch = (): void => {
    server.once('exit', () => {
      if (!stopping) starting = startAgain().catch((error: unknown) => log.warn(error instanceof Error ? error.message : String(error)))
    })
  }
  watch()

  return {
    async stop() {
      stopping = true
      process.removeListener('exit', endWithProcess)
      await starting
      await stopServer(server)
    },
  }
}

async function startServer(place: Place, options: Readonly<Record<string, string>>, log: Log): Promise<ChildProcess> {
  const file = logFile(place.folder)
  if (fs.statSync(file).size > longestLog) fs.truncateSync(file)
  const before = fs.statSync(file).size
  const output = fs.openSync(file, 'a')
  const settingArguments = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    place.programs.postgres,
    ['-D', folderArgument(place, place.cluster), '-k', place.socketFolder, ...settingArguments],
    // A session of its own: Ctrl-C in the terminal must reach us only, so that requests under way can still be answered.
    { ...spawnOptions(place, place.cluster), detached: true, stdio: ['ignore', output, output] },
  )
  fs.closeSync(output)
  server.unref()
  const readLog = (): string => fs.readFileSync(file).subarray(before).toString().trim()
  await waitUntilReady(server, place.cluster, readLog, log)
  return server
}

async function waitUntilReady(server: ChildProcess, cluster: string, readLog: () => string, log: Log): Promise<void> {
  const failures: string[] = []
  server.once('error', (error) => failures.push(error.message))
  server.once('exit', () => failures.push(readLog()))
  const timeout = setTimeout(() => log.info('The database recovers from an unclean end; this can take a while'), 5_000)
  try {
    while (failures.length === 0) {
      const file = readPostmasterFile(cluster)
      if (file?.ready && file.pid === server.pid) return
      await sleep(10)
    }
    throw new OperatorError(`The bundled PostgreSQL did not start:\n${failures.join('\n')}`)
  } finally {
    clearTimeout(timeout)
  }
}

/** SIGINT is PostgreSQL's fast shutdown: transactions under way are rolled back, everything is written. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.ref()
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGQUIT'), 30_000)
  await ended
  clearTimeout(timer)
}
