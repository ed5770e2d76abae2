import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFolder } from '../project-folder.ts'
import { productionEnvironment, readConfig } from '../server/config.ts'
import { refuseWhenInUse } from '../server/db/open.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { reportFailure } from './report-failure.ts'

/** `npm start`: builds what is missing and runs the server, which itself ends on Ctrl-C. */
async function startServer(): Promise<void> {
  // Before the build: it would take the files from under the process that is running.
  refuseWhenInUse(readConfig())
  await buildWhenStale()
  const environment = productionEnvironment()
  const server: unknown = await import(pathToFileURL(path.join(projectFolder, 'build', 'server', 'index.js')).href)
  if (typeof server !== 'object' || server === null || !('start' in server) || typeof server.start !== 'function') {
    throw new Error('build/server/index.js has no function start')
  }
  await server.start(environment)
}

startServer().catch((error: unknown) => {
  reportFailure(error)
  process.exit()
})
