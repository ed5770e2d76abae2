import { openAttachmentStore } from '../server/attachments/attachment-store.ts'
import { readBackup, readManifest } from '../server/backup/read-backup.ts'
import { readConfig } from '../server/config.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { countInEnglish } from '../server/write-english.ts'
import { readFileArgument } from './read-file-argument.ts'
import { reportFailure } from './report-failure.ts'
import { answerHelp } from './usage.ts'

const usage = `npm run restore -- FILE
Puts the backup FILE into a new data folder (DATA_DIR) or an empty database (DATABASE_URL); attachments go to STORAGE_URL where it is set.`

/** `npm run restore -- FILE`: into an empty database, also that of an older version, which is then brought up to this one. */
async function restore(args: readonly string[]): Promise<void> {
  if (answerHelp(args, usage)) return
  const config = readConfig()
  const file = readFileArgument(args, config.callerFolder, usage)
  const { migration, createdAt } = await readManifest(file)
  const database = await openDatabase(config, { info: () => {}, warn: console.warn }, { migration })
  try {
    const store = openAttachmentStore({ storage: await openStorage(config), config })
    const { rows, attachments } = await readBackup(database.db, store, file)
    await migrateToLatest(database.db)
    console.log(`${countInEnglish(rows, 'row')} and ${countInEnglish(attachments, 'attachment')} of ${createdAt} restored`)
  } finally {
    await database.close()
  }
}

restore(process.argv.slice(2)).catch(reportFailure)
