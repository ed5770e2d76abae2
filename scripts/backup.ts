import path from 'node:path'
import { writeBackup } from '../server/backup/write-backup.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { OperatorError } from '../server/errors.ts'
import { reportFailure } from './report-failure.ts'

/** `npm run backup -- FILE`: database and attachments in one file, beside a running server too. */
async function backup(names: readonly string[]): Promise<void> {
  const [name] = names
  if (name === undefined || names.length > 1) throw new OperatorError('Name the file to write: npm run backup -- FILE')
  const config = readConfig()
  const file = path.resolve(config.callerFolder, name)
  const database = await openDatabase(config, { info: () => {}, warn: console.warn }, { joinRunning: true })
  try {
    const { rows, attachments } = await writeBackup(database.db, config.dataDir, file)
    console.log(`${rows} rows and ${attachments} attachments written to ${file}`)
  } finally {
    await database.close()
  }
}

backup(process.argv.slice(2)).catch(reportFailure)
