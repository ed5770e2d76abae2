import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { pack, type Pack } from 'tar-stream'
import type { Database } from '../db/schema.ts'
import { attachmentsFolder } from './attachments-folder.ts'
import type { BackupManifest } from './manifest.ts'
import { findNewestMigration, listSequences, listTables, readConsistently, readRows } from './queries.ts'

/** Rows in one part of the archive: some megabytes of product records. */
const portion = 500

export interface BackupResult {
  rows: number
  attachments: number
}

/**
 * Writes the whole database and the attachments into one file, while the program may be running: the database is read in one unchanging
 * view, and attachments are never changed once they are there. The file appears under its name only when it is complete.
 */
export async function writeBackup(db: Kysely<Database>, dataDir: string, file: string): Promise<BackupResult> {
  const aside = `${file}.${process.pid}.part`
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(aside, { mode: 0o600 }))
  try {
    const [result] = await Promise.all([fill(archive, db, dataDir), written])
    await rename(aside, file)
    return result
  } catch (error) {
    archive.destroy()
    await rm(aside, { force: true })
    throw error
  }
}

async function fill(archive: Pack, db: Kysely<Database>, dataDir: string): Promise<BackupResult> {
  const result = { rows: 0, attachments: 0 }
  await readConsistently(db, async (tx) => {
    const tables = await listTables(tx)
    const manifest: BackupManifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migration: await findNewestMigration(tx),
      tables: tables.map(({ name }) => name),
      sequences: await listSequences(tx),
    }
    await add(archive, 'manifest.json', JSON.stringify(manifest))
    for (const { name } of tables) {
      let part = 0
      for await (const rows of readRows(tx, name, portion)) {
        part += 1
        result.rows += rows.length
        await add(archive, `tables/${name}/${String(part).padStart(6, '0')}.ndjson`, rows.join('\n'))
      }
    }
  })
  const folder = attachmentsFolder(dataDir)
  for (const name of await folder.list()) {
    await addFile(archive, `attachments/${name}`, path.join(folder.root, name))
    result.attachments += 1
  }
  archive.finalize()
  return result
}

function add(archive: Pack, name: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
  })
}

async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file)
  await pipeline(createReadStream(file), archive.entry({ name, size }))
}
