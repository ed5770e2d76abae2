import { openAttachmentStore } from '../server/attachments/attachment-store.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { AppError, OperatorError } from '../server/errors.ts'
import { openFolderStorage } from '../server/storage/folder-storage.ts'
import { moveAttachments, type MoveResult } from '../server/backup/move-attachments.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { countInEnglish } from '../server/write-english.ts'
import { reportFailure } from './report-failure.ts'
import { answerHelp, UsageError } from './usage.ts'

const usage = `npm run move-storage -- store | folder
Brings the files of all attachments from the folder attachments of DATA_DIR to the store of STORAGE_URL, or back, beside a running server too.
Each is read again where it now lies and compared by its hash. Nothing is removed. Interrupted, it goes on when called again.`

/** `npm run move-storage -- store`: attachments from the data folder to the store that speaks S3, or with `folder` back. */
async function moveStorage(args: readonly string[]): Promise<void> {
  if (answerHelp(args, usage)) return
  const [target, ...others] = args
  if ((target !== 'store' && target !== 'folder') || others.length > 0) throw new UsageError(usage)
  const config = readConfig()
  if (config.storage === undefined) throw new UsageError(usage, `STORAGE_URL is not set: there is no store.`)
  const database = await openDatabase(config, { info: () => {}, warn: console.warn }, { joinRunning: true, mustExist: true })
  const storage = await openStorage(config)
  try {
    const folder = openAttachmentStore({ storage: openFolderStorage(config.dataDir), config })
    const store = openAttachmentStore({ storage, config })
    const [from, to] = target === 'store' ? [folder, store] : [store, folder]
    report(await moveAttachments(database.db, from, to), from.place, to.place)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new OperatorError(`${error.message}. Call the command again when it answers: it goes on where it was.`, { cause: error })
  } finally {
    storage.close()
    await database.close()
  }
}

function report({ copied, present, missing, damaged }: MoveResult, from: string, to: string): void {
  console.log(`${countInEnglish(copied, 'file')} brought to ${to}; there already: ${present}.`)
  for (const { name, permalinkId } of missing) console.error(`${name} of product ${permalinkId} is neither in ${from} nor there.`)
  for (const { name, permalinkId } of damaged) console.error(`${name} of product ${permalinkId} is not what its hash says.`)
  if (missing.length + damaged.length > 0) process.exitCode = 1
}

moveStorage(process.argv.slice(2)).catch(reportFailure)
