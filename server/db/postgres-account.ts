import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../errors.ts'

const run = promisify(execFile)

/** The user under whose name PostgreSQL runs when we are root; in the shape of the options of `spawn`. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. When we are root, we run it as the owner of an existing data folder, which was created either by an
 * earlier start as root or by a user who normally runs Permasheet themselves, and otherwise as `nobody`.
 * @returns undefined when we are not root and PostgreSQL runs as ourselves.
 */
export function chooseAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = fs.statSync(folder, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : accountOfNobody()
}

function accountOfNobody(): Account {
  const entries = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8') : ''
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(entries) ?? []
  // initdb looks its user up by number, so a number without an entry is not enough
  if (uid === undefined || gid === undefined)
    throw new OperatorError(
      'PostgreSQL does not run as root, and this system has no user “nobody”. Start Permasheet as a normal user, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
}

/** Whether the account can reach a folder, found by trying: a home of mode 0700 above it blocks access as much as its own mode. */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  try {
    await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}

/** Makes the account the owner of a folder and everything in it; symbolic links themselves, not their targets. */
export function giveTo(folder: string, account: Account | undefined): void {
  if (!account) return
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) giveTo(file, account)
    else fs.lchownSync(file, account.uid, account.gid)
  }
  fs.chownSync(folder, account.uid, account.gid)
}

/** A temporary folder that the account reaches: `TMPDIR` of root may be private to root. */
export async function findReachableTemporaryFolder(account: Account | undefined): Promise<string> {
  for (const folder of new Set([os.tmpdir(), '/tmp', '/var/tmp'])) {
    if (fs.existsSync(folder) && (await canEnter(folder, account))) return folder
  }
  throw new OperatorError(`The user with number ${account?.uid} reaches neither ${os.tmpdir()} nor /tmp nor /var/tmp.`)
}
