import * as serverBuild from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { startServer, type RunningServer } from './main.ts'
import { runProgram } from './processes/run-program.ts'

const { allowedActionOrigins, basename, unstable_getCriticalCss: criticalCss, ...known } = serverBuild

/** The pages that the bundler built. Properties that it left out are omitted here too, instead of being undefined. */
const build: ServerBuild = {
  ...known,
  ...(allowedActionOrigins === undefined ? {} : { allowedActionOrigins }),
  ...(basename === undefined ? {} : { basename }),
  ...(criticalCss === undefined ? {} : { unstable_getCriticalCss: criticalCss }),
}

/** What `npm start` runs after building: the server with its pages, in one graph of modules. */
export function start(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  return runProgram(build, environment)
}

/** The same server for callers that end it themselves: the tests. */
export function open(environment: Readonly<Record<string, string | undefined>>): Promise<RunningServer> {
  return startServer(build, environment)
}
