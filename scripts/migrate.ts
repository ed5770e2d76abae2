import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { reportFailure } from './report-failure.ts'

/**
 * `npm run migrate`: brings the tables up to this program and ends. Every process does so at its start; where several machines start together, a
 * job that does it first keeps them from waiting for each other.
 */
async function migrate(): Promise<void> {
  const database = await openDatabase(readConfig(), { info: () => {}, warn: console.warn }, { joinRunning: true })
  await database.close()
  console.log('The tables are those of this program.')
}

migrate().catch(reportFailure)
