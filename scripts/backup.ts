import { openAttachmentStore } from '../server/attachments/attachment-store.ts'
import { writeBackup } from '../server/backup/write-backup.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { countInEnglish } from '../server/write-english.ts'
import { readFileArgument } from './read-file-argument.ts'
import { reportFailure } from './report-failure.ts'
import { answerHelp } from './usage.ts'

const usage = `npm run backup -- FILE
Writes database and attachments into FILE, beside a running server too.
DATA_DIR, DATABASE_URL and STORAGE_URL are those of the server.`

/** `npm run backup -- FILE`: database and attachments in one file, beside a running server too. */
async function backup(args: readonly string[]): Promise<void> {
  if (answerHelp(args, usage)) return
  const config = readConfig()
  const file = readFileArgument(args, config.callerFolder, usage)
  const database = await openDatabase(config, { info: () => {}, warn: console.warn }, { joinRunning: true, mustExist: true })
  try {
    const store = openAttachmentStore({ storage: await openStorage(config), config })
    const { rows, attachments } = await writeBackup(database.db, store, file)
    console.log(`${countInEnglish(rows, 'row')} and ${countInEnglish(attachments, 'attachment')} written to ${file}`)
  } finally {
    await database.close()
  }
}

backup(process.argv.slice(2)).catch(reportFailure)
