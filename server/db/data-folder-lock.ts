import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../errors.ts'

const sqliteBusy = 5

export interface Lock {
  release(): void
}

/**
 * Takes an exclusive lock. It is a file lock of the kernel, taken through SQLite because Node offers none itself, so that it
 * ends with the process in whatever way the process ends, kill -9 included.
 * @param file is made where it is missing; it stays empty.
 * @returns undefined when another process, or this one, holds it.
 * @throws {OperatorError} when the file cannot be opened.
 */
export function takeLock(file: string): Lock | undefined {
  let connection: DatabaseSync | undefined
  try {
    connection = new DatabaseSync(file)
    const open = connection
    open.exec('pragma busy_timeout = 0; begin exclusive')
    return { release: () => open.close() }
  } catch (error) {
    connection?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    throw new OperatorError(`The lock file ${file} cannot be used: ${reasonFor(file)}`, { cause: error })
  }
}

/** SQLite says no more than “unable to open database file”. */
function reasonFor(file: string): string {
  try {
    fs.accessSync(path.dirname(file), fs.constants.W_OK | fs.constants.X_OK)
    if (fs.existsSync(file)) fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK)
    return 'the file system refuses locks.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
