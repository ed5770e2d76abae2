import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { reportFailure } from './report-failure.ts'
import { answerHelp, UsageError } from './usage.ts'

const usage = `npm run migrate

Brings the tables up to this program and ends. DATA_DIR and DATABASE_URL are those of the server.`

/**
 * `npm run migrate`: brings the tables up to this program and ends. Every process does so at its start; where several machines start together, a
 * job that does it first keeps them from waiting for each other.
 */
async function migrate(): Promise<void> {
  const args = process.argv.slice(2)
  if (answerHelp(args, usage)) return
  if (args.length > 0) throw new UsageError(usage, `Unknown: ${args.join(' ')}`)
  const database = await openDatabase(readConfig(), { info: () => {}, warn: console.warn }, { joinRunning: true })
  await database.close()
  console.log('The tables are those of this program.')
}

migrate().catch(reportFailure)
