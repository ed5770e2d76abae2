import path from 'node:path'
import { readBackup, readManifest } from '../server/backup/read-backup.ts'
import { readConfig } from '../server/config.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open.ts'
import { OperatorError } from '../server/errors.ts'
import { reportFailure } from './report-failure.ts'

/** `npm run restore -- FILE`: into an empty database, also that of an older version, which is then brought up to this one. */
async function restore(names: readonly string[]): Promise<void> {
  const [name] = names
  if (name === undefined || names.length > 1) throw new OperatorError('Name the file to read: npm run restore -- FILE')
  const config = readConfig()
  const file = path.resolve(config.callerFolder, name)
  const { migration, createdAt } = await readManifest(file)
  const database = await openDatabase(config, { info: () => {}, warn: console.warn }, { migration })
  try {
    const { rows, attachments } = await readBackup(database.db, config.dataDir, file)
    await migrateToLatest(database.db)
    console.log(`${rows} rows and ${attachments} attachments of ${createdAt} restored`)
  } finally {
    await database.close()
  }
}

restore(process.argv.slice(2)).catch(reportFailure)
