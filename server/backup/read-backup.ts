import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Kysely, Transaction } from 'kysely'
import { extract } from 'tar-stream'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Database } from '../db/schema.ts'
import { OperatorError } from '../errors.ts'
import { explainWriteError } from './explain-write-error.ts'
import { backupManifest, type BackupManifest } from './manifest.ts'
import { describeMissingFiles } from './missing-files.ts'
import { hasRows, insertRows, listAttachedFiles, listTables, setSequence, type StoredTable } from './queries.ts'
import type { BackupResult } from './write-backup.ts'

/**
 * The manifest of a backup. The file is read to its end and nothing else is done, so that any failure is one of the file.
 * @throws {OperatorError} for a file that is not a backup, or is damaged anywhere
 */
export async function readManifest(file: string): Promise<BackupManifest> {
  let manifest: BackupManifest | undefined
  try {
    await readEntries(file, async (name, content) => {
      if (name === 'manifest.json') manifest = backupManifest.safeParse(JSON.parse(await text(content))).data
      else content.resume()
    })
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read as a backup: ${messageOf(cause)}`, { cause })
  }
  if (!manifest) throw new OperatorError(`${file} is not a backup of Permasheet.`)
  return manifest
}

/**
 * Restores a backup into an empty database with the same tables, all or nothing, and its attachments into their store.
 * @throws {OperatorError} when the database is not empty, the file is damaged, or an attachment has no file
 */
export async function readBackup(db: Kysely<Database>, store: AttachmentStore, file: string): Promise<BackupResult> {
  const manifest = await readManifest(file)
  const result = { rows: 0, attachments: 0 }
  await db.transaction().execute(async (tx) => {
    const tables = await listTables(tx)
    for (const { name } of tables)
      if (await hasRows(tx, name))
        throw new OperatorError(`The database is not empty: ${name} has rows. Restore into a new data folder or database.`)
    const byName = new Map(tables.map((table) => [table.name, table]))
    await readEntries(file, async (name, content) => {
      if (name.startsWith('tables/')) result.rows += await restoreRows(tx, byName, name, content)
      else if (name.startsWith('attachments/')) {
        await restoreAttachment(store, name.slice('attachments/'.length), content)
        result.attachments += 1
      } else content.resume()
    })
    if (byName.has('attachments')) await refuseMissingFiles(tx, store, file)
    for (const { name, value } of manifest.sequences) if (value !== null) await setSequence(tx, name, value)
  })
  return result
}

/** Files that are in the store already count, so that a backup without files can be restored once they are there. */
async function refuseMissingFiles(tx: Transaction<Database>, store: AttachmentStore, file: string): Promise<void> {
  const present = await store.list()
  const missing = describeMissingFiles(await listAttachedFiles(tx), new Set(present.map(({ sha256 }) => sha256)))
  if (missing === undefined) return
  throw new OperatorError(
    `Nothing was restored: ${missing} have no file in ${file}, which was made with another DATA_DIR than its server's. ` +
      `Make the backup again, or copy the folder attachments of that server's DATA_DIR to ${store.place} and restore again.`,
  )
}

/** Gives every entry of a backup to `take`, one after another. */
async function readEntries(file: string, take: (name: string, content: Readable) => Promise<void>): Promise<void> {
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive).then(
    () => null,
    (error: unknown) => error,
  )
  let failure: unknown = null
  try {
    for await (const entry of archive) {
      const content = Readable.from(entry)
      // Errors of the file are reported where it is read.
      content.on('error', () => {})
      await take(entry.header.name, content)
    }
  } catch (error) {
    failure = error
    archive.destroy()
  }
  // A truncated file fails where it is read; errors elsewhere only follow from that.
  const cause = failure instanceof OperatorError ? failure : ((await reading) ?? failure)
  if (cause !== null) throw cause
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function restoreRows(
  tx: Transaction<Database>,
  tables: ReadonlyMap<string, StoredTable>,
  name: string,
  entry: Readable,
): Promise<number> {
  const table = tables.get(name.split('/')[1] ?? '')
  if (!table) throw new OperatorError(`The backup has rows for ${name}, which this Permasheet does not know.`)
  const rows = (await text(entry)).split('\n').filter((row) => row !== '')
  await insertRows(tx, table, rows)
  return rows.length
}

/** Only names that a backup writes: nothing reaches out of the folder. */
async function restoreAttachment(store: AttachmentStore, name: string, entry: Readable): Promise<void> {
  if (!/^(?:[0-9a-f]{2}[/\\])*[0-9a-f]{64}$/.test(name)) throw new OperatorError(`The backup has an attachment with a bad name: ${name}`)
  const file = await store.receive(entry).catch((error: unknown) => {
    throw explainWriteError(error, store.place)
  })
  try {
    await store.keep({ ...file, sha256: path.posix.basename(name.replaceAll('\\', '/')) })
  } finally {
    await store.discard(file)
  }
}
