import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectFolder } from '../project-folder.ts'
import { takeLock } from '../server/db/data-folder-lock.ts'
import { OperatorError } from '../server/errors.ts'
import { reportFailure } from './report-failure.ts'

const sourceFolders = ['app', 'server', 'check', 'propose', 'documents', 'clp', 'wording', 'shared', 'catalogue']
const sourceFiles = ['package-lock.json', 'project-folder.ts', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']

export interface Builder {
  /** Project folder; the build goes into `build` in it. */
  folder: string
  /** Makes `build/client` and `build/server`. */
  build: () => Promise<void>
  say: (line: string) => void
}

const viteBuilder: Builder = {
  folder: projectFolder,
  build: () => runReactRouterBuild(projectFolder),
  say: (line) => console.log(line),
}

/** Builds the application when it is not built yet or when a source changed since. Commands that start at once build once. */
export async function buildWhenStale({ folder, build, say }: Builder = viteBuilder): Promise<void> {
  if (isFresh(folder)) return
  const lockFile = path.join(folder, 'node_modules', '.build.lock') // the build empties its own folder
  let lock = takeLock(lockFile)
  if (!lock) say('Waiting for another build of this folder …')
  while (!lock) {
    await sleep(100)
    lock = takeLock(lockFile)
  }
  try {
    if (isFresh(folder)) return
    say('Building, about ten seconds …')
    fs.rmSync(stampFile(folder), { force: true })
    const stamp = stampSources(folder) // before the build: a source that changes meanwhile makes it stale
    await build()
    fs.writeFileSync(stampFile(folder), stamp)
  } finally {
    lock.release()
  }
}

const stampFile = (folder: string): string => path.join(folder, 'build', '.stamp')

function isFresh(folder: string): boolean {
  const needed = [stampFile(folder), path.join(folder, 'build', 'client'), path.join(folder, 'build', 'server', 'index.js')]
  return needed.every((file) => fs.existsSync(file)) && fs.readFileSync(stampFile(folder), 'utf8') === stampSources(folder)
}

/** A hash of the paths and contents of all sources, tests left out. */
function stampSources(folder: string): string {
  const hash = createHash('sha256')
  for (const file of listSources(folder)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

function listSources(folder: string): string[] {
  const inFolders = sourceFolders
    .filter((name) => fs.existsSync(path.join(folder, name)))
    .flatMap((name) =>
      fs
        .readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
    )
  return [...inFolders, ...sourceFiles.filter((name) => fs.existsSync(path.join(folder, name)))].toSorted()
}

async function runReactRouterBuild(folder: string): Promise<void> {
  let program: string
  try {
    program = path.join(path.dirname(createRequire(path.join(folder, 'package.json')).resolve('@react-router/dev/package.json')), 'bin.cjs')
  } catch (error) {
    throw new OperatorError('The application must be built, and the packages for that are missing. Run npm ci without --omit=dev.', {
      cause: error,
    })
  }
  const child = spawn(process.execPath, [program, 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new OperatorError(`The application could not be built:\n${output.trim()}`)
}

// `npm run build`
if (process.argv[1] === import.meta.filename) await buildWhenStale().catch(reportFailure)
