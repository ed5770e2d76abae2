import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Marks in the data folder: this mail's last byte is leaving now. The database has noted before that the mail will be handed over; the
 * mark tells, after the process was killed between the two, that it was not. Written without waiting, in the very moment before the byte.
 */
export interface HandOverMarks {
  /** Data folder and start of the machine; null where the system does not tell one start from another. */
  place: string | null
  set(id: string): void
  clear(id: string): void
  isSet(id: string): boolean
}

export function openHandOverMarks(folder: string): HandOverMarks {
  const marks = path.join(folder, 'handing-over')
  mkdirSync(marks, { recursive: true, mode: 0o700 })
  const fileOf = (id: string): string => path.join(marks, id)
  const boot = readBootId()
  return {
    // What was written before a power failure may be lost: marks count within one start of the machine only.
    place: boot === null ? null : `${readFolderId(folder)} ${boot}`,
    set: (id) => closeSync(openSync(fileOf(id), 'w')),
    clear: (id) => rmSync(fileOf(id), { force: true }),
    isSet: (id) => existsSync(fileOf(id)),
  }
}

function readFolderId(folder: string): string {
  const file = path.join(folder, 'folder-id')
  try {
    writeFileSync(file, randomUUID(), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

function readBootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}
