import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { findFreePort } from './find-free-port.ts'

export interface TestStore {
  /** For `STORAGE_URL`. */
  url: string
  /** The file in which an object's bytes lie. */
  fileOf(name: string): string
  /** Names of the objects below a name. */
  list(below: string): Promise<string[]>
  /** A second object with the same bytes, without asking the store. */
  copy(name: string, other: string): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes what it holds. */
  close(): Promise<void>
}

const bucket = 'sheets'
const suffix = '._S3rver_object'
const suffixes = [suffix, `${suffix}.md5`, '._S3rver_metadata.json']

/** A store that speaks S3, in a process of its own, so that it can be ended and started again with what it holds. */
export async function startStore(): Promise<TestStore> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'permasheet-store-'))
  const port = await findFreePort()
  let running: ChildProcess | undefined

  const stop = async (): Promise<void> => {
    const ending = running
    running = undefined
    if (!ending || ending.exitCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill('SIGKILL')
    await ended
  }
  const start = async (): Promise<void> => {
    const program = path.join(projectFolder, 'node_modules', 's3rver', 'bin', 's3rver.js')
    const words = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port), '--silent', '--no-vhost-buckets']
    // It writes the places at which long lists go on with DES, which Node has no longer without being asked for it.
    const child = spawn(process.execPath, ['--openssl-legacy-provider', program, ...words, '--configure-bucket', bucket], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = child
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    const listens = new Promise<void>((resolve) =>
      child.stdout.setEncoding('utf8').on('data', (text: string) => /listening/.test(text) && resolve()),
    )
    await Promise.race([listens, once(child, 'exit').then(() => Promise.reject(new Error(`the store ended: ${said}`)))])
  }
  const pathOf = (name: string): string => path.join(directory, bucket, ...name.split('/'))

  await start()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`,
    fileOf: (name) => pathOf(name) + suffix,
    async copy(name, other) {
      for (const one of suffixes) await copyFile(pathOf(name) + one, pathOf(other) + one)
    },
    async list(below) {
      const folder = path.join(directory, bucket, below)
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      return names
        .filter((name) => name.endsWith(suffix))
        .map((name) => `${below}/${name.slice(0, -suffix.length)}`)
        .toSorted()
    },
    stop,
    start,
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
