import cluster from 'node:cluster'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createRenderPool } from '../../documents/rendering/render-pool.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { createLog } from '../log.ts'
import { createProcessMetrics } from '../operation/metrics-of-processes.ts'
import { openMetricsServer } from '../operation/serve-metrics.ts'
import { serveRenderers } from './serve-renderers.ts'
import { startWebProcess, type WebProcess } from './web-process.ts'

export interface WebProcesses {
  /** Replaces each process by a fresh one, one after the other, without losing a request. */
  reload(): Promise<void>
  close(): Promise<void>
  /** The same where other machines take over: clients are moved to them first. */
  leave(): Promise<void>
}

/** ms; a process that lived longer is replaced at once. */
const shortLife = 10_000
/** ms before the first restart of a process that ended soon; doubled with each further one. */
const firstDelay = 500
const longestDelay = 30_000

/**
 * Several processes on one port (docs/decisions/120-several-processes.md). The parent serves no requests: it runs the bundled database,
 * migrates its tables, owns the renderers, and replaces a process that died.
 */
export async function startWebProcesses(config: Config): Promise<WebProcesses> {
  const log = createLog(config)
  const database = await openDatabase(config, log, { processes: config.webProcesses })
  // One processor is reserved for the pages.
  const renderPool = createRenderPool({ size: Math.max(1, os.availableParallelism() - 1), log })
  // Each process accepts connections on the port itself. If the parent distributed them, as by default, a connection given to a process
  // that is killed at that moment would stay open and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Documents are passed through the channel as bytes, not as text.
  cluster.setupPrimary({ serialization: 'advanced' })
  const current = new Map<number, WebProcess>()
  const all = new Set<WebProcess>()
  const failures = new Map<number, number>()
  const metrics = createProcessMetrics(() => current.size)
  const closing = new AbortController()
  let metricsServer: FastifyInstance | undefined
  let reloading: Promise<void> | undefined
  /** Whether all processes have started. One that ends before that ends the program, as a single process would. */
  let isUp = false

  function start(number: number): WebProcess {
    const one = startWebProcess(number)
    all.add(one)
    serveRenderers(one.worker, renderPool)
    one.worker.once('exit', (code: number, signal: string | null) => {
      all.delete(one)
      if (current.get(number) !== one) return
      current.delete(number)
      if (isUp && !closing.signal.aborted) void replace(one, { code, signal })
    })
    return one
  }

  async function replace(dead: WebProcess, end: object): Promise<void> {
    const { number } = dead
    metrics.countReplaced()
    const count = Date.now() - dead.since > shortLife ? 0 : (failures.get(number) ?? 0) + 1
    failures.set(number, count)
    const delay = count === 0 ? 0 : Math.min(longestDelay, firstDelay * 2 ** (count - 1))
    log.error({ process: number, pid: dead.worker.process.pid, ...end, delay }, 'a web process ended and is replaced')
    await sleep(delay, undefined, { signal: closing.signal }).catch(() => {})
    if (closing.signal.aborted || current.has(number)) return
    current.set(number, start(number))
  }

  async function reloadAll(): Promise<void> {
    for (let number = 1; number <= config.webProcesses; number += 1) {
      const fresh = start(number)
      await fresh.started
      if (closing.signal.aborted) return
      // Looked up only now, since the earlier process may have died meanwhile and been replaced.
      const before = current.get(number)
      current.set(number, fresh)
      failures.delete(number)
      await before?.end('leave')
    }
    log.warn({ processes: config.webProcesses }, 'all web processes were replaced by fresh ones')
  }

  async function close(how: 'leave' | 'stop'): Promise<void> {
    closing.abort()
    await Promise.all([...all].map((one) => one.end(how)))
    await metricsServer?.close()
    await renderPool.close()
    await database.close()
  }

  try {
    metricsServer = await openMetricsServer(config, metrics.read)
    // The first process starts alone, so that configuration errors are reported once and the demonstration is loaded once.
    const first = start(1)
    current.set(1, first)
    await first.started
    const others = Array.from({ length: config.webProcesses - 1 }, (_, index) => start(index + 2))
    for (const one of others) current.set(one.number, one)
    await Promise.all(others.map(({ started }) => started))
    isUp = true
    first.worker.send({ kind: 'greet' })
  } catch (error) {
    await close('stop')
    throw error
  }
  let closed: Promise<void> | undefined
  return {
    reload: () =>
      (reloading ??= reloadAll()
        .catch((error: unknown) => log.error({ err: error }, 'a fresh web process did not start: the earlier ones stay'))
        .finally(() => (reloading = undefined))),
    close: () => (closed ??= close('stop')),
    leave: () => (closed ??= close('leave')),
  }
}
