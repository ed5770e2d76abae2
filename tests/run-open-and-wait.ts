import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { Account } from '../server/db/postgres-account.ts'
import { scriptEnvironment } from './script-environment.ts'

export interface WaitingProcess {
  pid: number
  /** Ends it as an operator does. */
  stop(): Promise<number | null>
  /** Ends it as nobody should. */
  kill(): Promise<void>
}

/**
 * Starts a process that has opened the database of this environment and holds it. Fails with what the process said when it ends instead.
 * @param onStart is told its number before it has opened anything
 * @param account whose process it is; without it our own
 */
export async function runOpenAndWait(
  env: Readonly<Record<string, string>>,
  onStart?: (pid: number) => void,
  account?: Account,
): Promise<WaitingProcess> {
  const child = spawn(process.execPath, [path.join(projectFolder, 'tests', 'open-and-wait.ts')], {
    env: { ...scriptEnvironment, ...env },
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  if (child.pid !== undefined) onStart?.(child.pid)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.on('data', () => resolve())
    child.once('exit', () => reject(new Error(said)))
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
