import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { addDemonstrationAccount } from '../auth/demonstration-account.ts'
import { withLock } from '../db/advisory-locks.ts'
import type { Services } from '../services.ts'
import { importFiles } from './import-records.ts'
import { updateListing } from './listing-queries.ts'
import { productExists } from './queries.ts'
import { findOrCreateFirstWorkgroup } from './import-queries.ts'

/** Loads the demonstration catalogue with its account, by the same import as every other record, while there is no product at all. */
export async function loadDemonstration(services: Pick<Services, 'db' | 'auth' | 'log'>): Promise<void> {
  const { db } = services
  if (await productExists(db)) return
  await db.connection().execute((connection) => withLock(connection, 'demonstration', () => loadIntoEmpty(services)))
}

async function loadIntoEmpty({ db, auth, log }: Pick<Services, 'db' | 'auth' | 'log'>): Promise<void> {
  // Another process was first.
  if (await productExists(db)) return
  const folder = path.join(projectFolder, 'catalogue')
  const files = (await readdir(folder)).filter((name) => /^\d+-.*\.json$/.test(name)).toSorted()
  const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
  await addDemonstrationAccount({ db, auth }, workgroupId)
  await updateListing(db, workgroupId, true)
  const results = await importFiles(
    db,
    files.map((name) => path.join(folder, name)),
    { workgroupId },
  )
  for (const { file, problems } of results) if (problems.length > 0) log.error({ file, problems }, 'a demonstration record was refused')
}
