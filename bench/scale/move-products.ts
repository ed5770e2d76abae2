import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openAttachmentStore, type AttachmentStore } from '../../server/attachments/attachment-store.ts'
import { readBackup } from '../../server/backup/read-backup.ts'
import { writeBackup } from '../../server/backup/write-backup.ts'
import { openCheck } from '../../server/check/open-check.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/open.ts'
import type { Database } from '../../server/db/schema.ts'
import { findOrCreateFirstWorkgroup } from '../../server/products/import-queries.ts'
import { importFiles } from '../../server/products/import-records.ts'
import { findRecipeBehind } from '../../server/recipe/find-recipe-behind.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { createRegisterSource } from '../../server/substances/register-source.ts'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { prepareProduct } from './prepare-product.ts'

/** Records of one import. */
const imported = 2_000
/** Numbers that no filling reaches. */
const firstImported = 200_000_000

const quiet = { info: () => {}, warn: console.warn }

/** Imports records as `npm run import` does, with the check, beside all that are there. @returns records a second */
export async function measureImport(dataDir: string, templates: readonly ProductRecordInput[], turn: number): Promise<number> {
  const file = path.join(dataDir, `import-${turn}.json`)
  const entries = Array.from({ length: imported }, (_, index) => {
    const { id, template, brand, name, synonyms, ufi } = prepareProduct(firstImported + turn * imported + index, templates.length)
    const record = { ...templates[template], permalinkId: id, brand, name, synonyms, ...(ufi === null ? {} : { ufi }) }
    return { publish: { date: '2026-06-01' }, record }
  })
  await writeFile(file, JSON.stringify(entries))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, quiet)
  try {
    const { db } = database
    const gate = { check: openCheck(), findRecipeBehind, register: createRegisterSource(db), accepted: 'Records of the benchmark' }
    const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
    const begin = performance.now()
    const [result] = await importFiles(db, [file], { workgroupId, gate })
    const seconds = (performance.now() - begin) / 1000
    const stored = result?.entries.filter(({ outcome }) => outcome === 'published').length ?? 0
    if (stored !== imported) throw new Error(`${stored} of ${imported} were published: ${JSON.stringify(result?.problems.slice(0, 3))}`)
    return imported / seconds
  } finally {
    await database.close()
    await rm(file)
  }
}

export interface Moved {
  /** Of the file. */
  megabytes: number
  backup: number
  restore: number
}

/** Writes a backup and restores it into a new data folder. Seconds. */
export async function measureBackup(dataDir: string): Promise<Moved> {
  const folder = await mkdtemp(path.join(dataDir, 'backup-'))
  const file = path.join(folder, 'backup.tar.gz')
  try {
    const backup = await withDatabase(dataDir, (db, store) => writeBackup(db, store, file))
    const restore = await withDatabase(path.join(folder, 'restored'), (db, store) => readBackup(db, store, file))
    return { megabytes: (await stat(file)).size / 1e6, backup, restore }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns how long the work takes, in seconds */
async function withDatabase(dataDir: string, work: (db: Kysely<Database>, store: AttachmentStore) => Promise<unknown>): Promise<number> {
  const config = { ...readConfig(), dataDir, databaseUrl: undefined }
  const database = await openDatabase(config, quiet)
  try {
    const store = openAttachmentStore({ storage: await openStorage(config), config })
    const begin = performance.now()
    await work(database.db, store)
    return (performance.now() - begin) / 1000
  } finally {
    await database.close()
  }
}
