import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { findFreePort } from './find-free-port.ts'

const rooms = ['app', 'catalogue', 'check', 'clp', 'documents', 'propose', 'scripts', 'server', 'shared', 'wording']
const files = ['package.json', 'project-folder.ts', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']

/** A folder of its own with the sources, whose files may be changed. It uses the project's packages. */
export function copySources(name: string): string {
  const copy = path.join(projectFolder, 'build', name)
  rmSync(copy, { recursive: true, force: true })
  for (const part of [...rooms, ...files]) cpSync(path.join(projectFolder, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

export interface DevelopmentLoop {
  port: number
  host: string
  /** Once it has printed its addresses; refused with what it said where it ends before. */
  begun: Promise<void>
  /** Writes a file of the copy with one text in place of another that stands there. */
  change(file: string, from: string, to: string): void
  /** Resolves with its exit code. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** `npm run dev` in a copy of the sources, in a process of its own. @param databaseUrl empty: its own database */
export async function runDevelopmentLoop(copy: string, databaseUrl: string): Promise<DevelopmentLoop> {
  const port = await findFreePort()
  const loop = spawn(process.execPath, [path.join(copy, 'scripts', 'run.mjs'), 'dev'], {
    cwd: copy,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: path.join(copy, 'data'), DEMO: '1', PORT: String(port) },
  })
  let said = ''
  const begun = new Promise<void>((resolve, reject) => {
    for (const stream of [loop.stdout, loop.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Stop with Ctrl-C')) resolve()
      })
    loop.once('exit', () => reject(new Error(said)))
  })
  const ended = new Promise<number | null>((resolve) => loop.once('exit', resolve))
  return {
    port,
    host: `coatings.localhost:${port}`,
    begun,
    change: (name, from, to) => {
      const file = path.join(copy, name)
      const before = readFileSync(file, 'utf8')
      if (!before.includes(from)) throw new Error(`${name} does not contain ${from}`)
      writeFileSync(file, before.replace(from, to))
    },
    stop: (signal) => {
      loop.kill(signal)
      return ended
    },
  }
}
