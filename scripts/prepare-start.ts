import { readConfig } from '../server/config.ts'
import { refuseWhenInUse } from '../server/db/open.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { refusePlatform } from './refuse-platform.ts'
import { reportFailure } from './report-failure.ts'

/** First half of `npm start`: builds what is missing. The second half, `serve.mjs`, loads the built server alone. */
async function prepareStart(): Promise<void> {
  refusePlatform()
  // Before the build: it would take the files from under the process that is running.
  refuseWhenInUse(readConfig())
  await buildWhenStale()
}

prepareStart().catch((error: unknown) => {
  reportFailure(error)
  process.exit()
})
