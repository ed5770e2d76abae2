import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely, Transaction } from 'kysely'
import { pack, type Pack } from 'tar-stream'
import type { AttachmentStore, KeptFile } from '../attachments/attachment-store.ts'
import type { Database } from '../db/schema.ts'
import { OperatorError } from '../errors.ts'
import { explainWriteError } from './explain-write-error.ts'
import type { BackupManifest } from './manifest.ts'
import { describeMissingFiles } from './missing-files.ts'
import {
  type AttachedFile,
  findNewestMigration,
  listAttachedFiles,
  listSequences,
  listTables,
  readConsistently,
  readRows,
} from './queries.ts'

/** Rows in one entry of the archive: some megabytes of product records. */
const portion = 500

export interface BackupResult {
  rows: number
  attachments: number
}

/**
 * Writes the whole database and the attachments into one file, while the program may be running: the database is read in one unchanging
 * view, and attachments are never changed once they are there. The file appears under its name only when it is complete.
 * @throws {OperatorError} when the file cannot be written, or an attachment has no file in the store
 */
export async function writeBackup(db: Kysely<Database>, store: AttachmentStore, file: string): Promise<BackupResult> {
  const aside = `${file}.${process.pid}.part`
  const output = await openOutput(file, aside)
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 6 }), output.createWriteStream({ flush: true })).catch((error: unknown) => {
    throw explainWriteError(error, file)
  })
  try {
    const [result] = await Promise.all([fill(archive, db, store), written])
    await rename(aside, file)
    return result
  } catch (error) {
    archive.destroy()
    await written.catch(() => {})
    await rm(aside, { force: true })
    throw error
  }
}

/** Without this check a folder of that name would be noticed only at the very end. */
async function openOutput(file: string, aside: string): Promise<FileHandle> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new OperatorError(`${file} cannot be written: it is a folder. Name a file in it.`)
  try {
    return await open(aside, 'w', 0o600)
  } catch (error) {
    throw explainWriteError(error, file)
  }
}

async function fill(archive: Pack, db: Kysely<Database>, store: AttachmentStore): Promise<BackupResult> {
  // Files come first, so that one that is removed while the rows are read is in the backup already. Files that were added meanwhile follow.
  const added = new Set<string>()
  await addFiles(archive, store, added)
  const { rows, attached } = await readConsistently(db, async (tx) => ({
    rows: await addTables(archive, tx),
    attached: await listAttachedFiles(tx),
  }))
  await addFiles(archive, store, added)
  refuseMissingFiles(attached, added, store)
  archive.finalize()
  return { rows, attachments: added.size }
}

async function addTables(archive: Pack, tx: Transaction<Database>): Promise<number> {
  const tables = await listTables(tx)
  const manifest: BackupManifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migration: await findNewestMigration(tx),
    tables: tables.map(({ name }) => name),
    sequences: await listSequences(tx),
  }
  await add(archive, 'manifest.json', JSON.stringify(manifest))
  let count = 0
  for (const { name } of tables) {
    let part = 0
    for await (const rows of readRows(tx, name, portion)) {
      part += 1
      count += rows.length
      await add(archive, `tables/${name}/${String(part).padStart(6, '0')}.ndjson`, rows.join('\n'))
    }
  }
  return count
}

/** Adds the files that are not in it yet. */
async function addFiles(archive: Pack, store: AttachmentStore, added: Set<string>): Promise<void> {
  for (const file of await store.list()) {
    if (!added.has(file.sha256) && (await addFile(archive, store, file))) added.add(file.sha256)
  }
}

function refuseMissingFiles(attached: readonly AttachedFile[], added: ReadonlySet<string>, store: AttachmentStore): void {
  const missing = describeMissingFiles(attached, added)
  if (missing === undefined) return
  throw new OperatorError(
    `No backup was written: ${missing} have no file in ${store.place}. ` +
      'Set DATA_DIR to the data folder of the server, and STORAGE_URL as it has it; where the files are lost, delete these attachments first.',
  )
}

function add(archive: Pack, name: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
  })
}

/** @returns false for a file that was removed since it was listed */
async function addFile(archive: Pack, store: AttachmentStore, { sha256, size }: KeptFile): Promise<boolean> {
  const content = await store.read(sha256)
  if (!content) return false
  await pipeline(content, archive.entry({ name: `attachments/${sha256.slice(0, 2)}/${sha256}`, size }))
  return true
}
