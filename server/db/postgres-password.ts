import { spawn } from 'node:child_process'
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { OperatorError } from '../errors.ts'
import type { Account } from './postgres-account.ts'

/** How to run one of PostgreSQL's programs on a cluster. */
export interface ClusterPrograms {
  postgres: string
  /** The folder of the cluster, as root and the program see it. */
  cluster: string
  folderArgument: string
  account: Account | undefined
  environment: Readonly<Record<string, string>>
}

const hbaName = 'pg_hba.conf'
const iterations = 4096

const passwordFile = (folder: string): string => path.join(folder, 'password')

/**
 * The password of the bundled server's one user, from the data folder's own file; made where there is none yet. Anyone who may read that file
 * runs Permasheet; nobody else on the machine gets into the database, whatever they may reach.
 * @param folder Permasheet's folder for PostgreSQL
 */
export function findOrMakePassword(folder: string): string {
  const known = readPassword(folder)
  if (known !== undefined) return known
  const password = randomBytes(32).toString('base64url')
  // Written to a temporary file and renamed: half a password would lock everybody out.
  const aside = `${passwordFile(folder)}.part`
  fs.rmSync(aside, { force: true })
  const handle = fs.openSync(aside, 'wx', 0o600)
  fs.writeSync(handle, `${password}\n`)
  fs.fsyncSync(handle)
  const { uid, gid } = fs.statSync(folder)
  if (process.getuid?.() === 0) fs.fchownSync(handle, uid, gid)
  fs.closeSync(handle)
  fs.renameSync(aside, passwordFile(folder))
  return password
}

/** The existing password; undefined where there is none. @throws {OperatorError} where it may not be read */
export function readPassword(folder: string): string | undefined {
  try {
    return fs.readFileSync(passwordFile(folder), 'utf8').trim() || undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return undefined
    throw new OperatorError(`${passwordFile(folder)} cannot be read: run the command as the account that runs Permasheet.`, {
      cause: error,
    })
  }
}

/**
 * Makes the cluster require the password, whether it was just created or comes from an older version, which let in everybody who could
 * reach its socket. The server is down meanwhile, and nothing listens. Each step may be the last one before the power fails: the next start
 * begins again, and the file that closes the cluster is written last.
 */
export async function requirePassword(programs: ClusterPrograms, user: string, password: string): Promise<void> {
  const wanted = writeHba(password)
  if (readHba(programs.cluster) === wanted) return
  const verifier = writeVerifier(password)
  const told = await runSingle(
    programs,
    `alter role ${user} password '${verifier}'\nselect rolpassword from pg_authid where rolname = '${user}'\n`,
  )
  // In this mode PostgreSQL continues after an error, and exits as if nothing had happened.
  if (!told.includes(verifier)) throw new OperatorError(`The bundled PostgreSQL did not take its password:\n${told.trim()}`)
  await writeAsAccount(programs, hbaName, wanted)
}

/** Who may connect: anyone with the password, over the socket. The mark records which password the cluster has. */
function writeHba(password: string): string {
  const mark = createHash('sha256').update(password).digest('hex').slice(0, 16)
  return `# Written by Permasheet, for the password with the mark ${mark}.\nlocal all all scram-sha-256\n`
}

function readHba(cluster: string): string | undefined {
  try {
    const handle = fs.openSync(path.join(cluster, hbaName), fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW)
    try {
      return fs.readFileSync(handle, 'utf8')
    } finally {
      fs.closeSync(handle)
    }
  } catch {
    return undefined
  }
}

/** The verifier that PostgreSQL stores for a password (RFC 5803), so that no statement contains the password itself. */
function writeVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const sign = (message: string) => createHmac('sha256', salted).update(message).digest()
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${sign('Server Key').toString('base64')}`
}

/** Statements in the single-user mode, each on a line: without a server, and without anyone else. @returns everything that it printed */
function runSingle({ postgres, cluster, folderArgument, account, environment }: ClusterPrograms, statements: string): Promise<string> {
  return run(postgres, ['--single', '-D', folderArgument, 'postgres'], { ...account, cwd: cluster, env: environment }, statements)
}

/** Written by the account that owns the cluster: root must not write where somebody else could place a symbolic link. */
async function writeAsAccount({ cluster, account, environment }: ClusterPrograms, name: string, content: string): Promise<void> {
  const command = 'umask 077 && rm -f "$1.part" && cat > "$1.part" && sync "$1.part" && mv -f "$1.part" "$1"'
  await run('/bin/sh', ['-c', command, 'sh', name], { ...account, cwd: cluster, env: environment }, content)
}

async function run(program: string, words: readonly string[], options: object, input: string): Promise<string> {
  const child = spawn(program, [...words], { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new OperatorError(`The bundled PostgreSQL could not be closed to others:\n${errors.trim() || out.trim()}`)
  return out + errors
}
