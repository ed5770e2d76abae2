import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { addDemonstrationAccount } from '../auth/demonstration-account.ts'
import { withLock } from '../db/advisory-locks.ts'
import type { Services } from '../services.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { importFiles } from './import-records.ts'
import { readImportFile } from './read-import-file.ts'
import { updateListing } from './listing-queries.ts'
import { productExists } from './queries.ts'
import { findOrCreateFirstWorkgroup } from './import-queries.ts'

/** Loads the demonstration catalogue with its account, if there is no product at all, by the same import as any other record. */
export async function loadDemonstration(services: Pick<Services, 'db' | 'auth' | 'log'>): Promise<void> {
  const { db } = services
  if (await productExists(db)) return
  await db.connection().execute((connection) => withLock(connection, 'demonstration', () => loadIntoEmpty(services)))
}

async function loadIntoEmpty({ db, auth, log }: Pick<Services, 'db' | 'auth' | 'log'>): Promise<void> {
  // Another process was first.
  if (await productExists(db)) return
  const files = await listFiles()
  const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
  await addDemonstrationAccount({ db, auth }, workgroupId)
  await updateListing(db, workgroupId, true)
  const results = await importFiles(db, files, { workgroupId })
  for (const { file, problems } of results) if (problems.length > 0) log.error({ file, problems }, 'a demonstration record was refused')
}

async function listFiles(): Promise<string[]> {
  const folder = path.join(projectFolder, 'catalogue')
  const names = (await readdir(folder)).filter((name) => /^\d+-.*\.json$/.test(name))
  return names.toSorted().map((name) => path.join(folder, name))
}

/** The records of the demonstration catalogue, as examples. */
export async function readDemonstration(): Promise<ProductRecord[]> {
  const records: ProductRecord[] = []
  for (const file of await listFiles()) {
    const read = await readImportFile(file)
    const last = 'entries' in read ? read.entries.at(-1) : undefined
    if (last) records.push(last.entry.record)
  }
  return records
}
