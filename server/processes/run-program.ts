import cluster from 'node:cluster'
import { readConfig } from '../config.ts'
import { greet } from '../greet.ts'
import type { Pages } from '../http/serve-pages.ts'
import { startServer, type RunningServer, type StartOptions } from '../main.ts'
import { tellMetricsToParent } from '../operation/metrics-of-processes.ts'
import { joinParent } from './join-parent.ts'
import { useRenderersOfParent } from './renderers-of-parent.ts'
import { startWebProcesses } from './run-web-processes.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Runs until Ctrl-C or SIGTERM; called by `npm start`. A signal during the start stops it as soon as it has started. */
export async function runProgram(pages: Pages, environment: Environment, options: StartOptions = {}): Promise<void> {
  // A reader of only the first lines of the output, such as `head`, must not end the server.
  process.stdout.on('error', () => {})
  const config = readConfig(environment)
  if (cluster.isWorker) await runWebProcess(pages, environment, options)
  else if (config.webProcesses > 1) await runParent(startWebProcesses(config))
  else {
    const starting = startServer(pages, environment, options)
    const isStopping = stopAtSignals(starting)
    const { services } = await starting
    if (!isStopping()) await greet(services)
  }
}

async function runParent(starting: ReturnType<typeof startWebProcesses>): Promise<void> {
  stopAtSignals(starting)
  process.on('SIGHUP', () => {
    starting.then(
      ({ reload }) => reload(),
      () => {},
    )
  })
  await starting
}

/**
 * One of several processes, controlled by the parent. Ctrl-C reaches the whole process group of a terminal; this process ignores it and
 * waits for the parent's message.
 */
async function runWebProcess(pages: Pages, environment: Environment, options: StartOptions): Promise<void> {
  tellMetricsToParent()
  const parent = joinParent()
  const starting = startServer(pages, environment, { ...options, joinDatabase: true, renderPool: useRenderersOfParent(parent) })
  const end = (how: (server: RunningServer) => Promise<void>): void => void endProgram(starting.then(how))
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => end(({ leave }) => leave()))
  parent.listen(({ kind }) => {
    if (kind === 'stop') end(({ close }) => close())
    if (kind === 'leave') end(({ leave }) => leave())
    if (kind === 'greet') void starting.then(({ services }) => greet(services))
  })
  await starting
  parent.send({ kind: 'started' })
}

/** @returns whether a signal has come */
function stopAtSignals(starting: Promise<Pick<RunningServer, 'close' | 'leave'>>): () => boolean {
  let requested = false
  const stop = (how: 'close' | 'leave'): void => {
    // A second Ctrl-C ends the program without waiting for requests that never finish.
    if (requested) process.exit(1)
    requested = true
    console.log('Stopping …')
    void endProgram(starting.then((running) => running[how]()))
  }
  process.on('SIGINT', () => stop('close'))
  // A supervisor may stop one of several machines while a proxy in front has idle connections, and a request on one of them would be lost.
  process.on('SIGTERM', () => stop('leave'))
  return () => requested
}

async function endProgram(closing: Promise<void>): Promise<void> {
  try {
    await closing
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  process.exit(0)
}
