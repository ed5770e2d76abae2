import * as build from 'virtual:react-router/server-build'
import { runServer, startServer, type RunningServer } from './main.ts'

/** What `npm start` runs after building: the server with its pages, in one graph of modules. */
export function start(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  return runServer(build, environment)
}

/** The same server for whoever ends it himself: the tests. */
export function open(environment: Readonly<Record<string, string | undefined>>): Promise<RunningServer> {
  return startServer(build, environment)
}
