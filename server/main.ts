import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createRenderPool } from '../documents/rendering/render-pool.ts'
import { brands } from '../shared/brands.ts'
import { loadFeatureFlags } from './app-config/load-config.ts'
import { createApp } from './app.ts'
import { openClassifier } from './classify/open-classifier.ts'
import { openAuth } from './auth/open-auth.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { createTurns } from './documents/deal-turns.ts'
import { openDocumentCache } from './documents/document-cache.ts'
import { readEngine } from './documents/engine.ts'
import { createLog } from './log.ts'
import { OperatorError } from './errors.ts'
import { loadDemonstration } from './products/load-demonstration.ts'
import { greet } from './greet.ts'
import { findRecipeBehind } from './recipe/find-recipe-behind.ts'
import { openCheck } from './check/open-check.ts'
import { createKeptPages } from './http/kept-pages.ts'
import { createProductCache } from './products/product-cache.ts'
import { openMailQueue, type MailTiming } from './mail/mail-queue.ts'
import { addHosts } from './http/check-host.ts'
import { finishRequests } from './http/finish-requests.ts'
import { createMetrics, createMetricsServer } from './operation/serve-metrics.ts'
import type { Pages } from './http/serve-pages.ts'
import type { Services } from './services.ts'
import { createRegisterSource } from './substances/register-source.ts'
import { sendUpdatesByItself } from './share/send-updates.ts'

const documentCacheLimit = 512 * 1024 * 1024
/** They share one processor; the second one is made while the first waits for the database. */
const pagesAtOnce = 2

export interface RunningServer {
  services: Services
  close(): Promise<void>
}

export interface StartOptions {
  /** Other times than the usual ones, for tests. */
  mailTiming?: MailTiming
  /** Uses the bundled database that another process of this data folder runs. */
  joinDatabase?: boolean
  /** Takes the place of listening on the port of the configuration: the development loop, which keeps its port. */
  listen?: (app: FastifyInstance) => Promise<void>
}

/** Configuration → database → listen. `close` finishes running requests first. */
export async function startServer(
  pages: Pages,
  environment: Readonly<Record<string, string | undefined>>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(environment)
  const log = createLog(config)
  const features = loadFeatureFlags(config)
  const database = await openDatabase(config, log, options.joinDatabase ? { joinRunning: true } : {})
  // One processor stays for the pages.
  const renderers = Math.max(1, os.availableParallelism() - 1)
  const renderPool = createRenderPool({ size: renderers, log })
  const auth = await openAuth(database.db)
  const mail = await openMailQueue(config, database.pool.options, log, options.mailTiming)
  const services: Services = {
    config,
    brands: addHosts(brands, config.hosts),
    db: database.db,
    auth,
    mail,
    renderPool,
    documents: await openDocumentCache({
      folder: path.join(config.dataDir, 'cache', 'documents'),
      limit: documentCacheLimit,
      // Preparing one takes the processor for some 20 ms, so that many at once would keep every visitor waiting.
      atOnce: renderers + 1,
      shares: config.shares,
      log,
    }),
    pages: createTurns<Response>({ atOnce: pagesAtOnce, shares: config.pageShares }),
    keptPages: createKeptPages(),
    products: createProductCache(database.db),
    register: createRegisterSource(database.db),
    classifier: openClassifier(config.pageShares),
    check: openCheck(),
    findRecipeBehind,
    features,
    engine: readEngine(),
    log,
  }
  const metrics = createMetrics(services)
  const metricsServer = config.metricsPort === undefined ? undefined : createMetricsServer(metrics)
  let app: FastifyInstance | undefined
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    closing ??= (async () => {
      await (app && finishRequests(app))
      await metricsServer?.close()
      // Mails under way finish while the database is still there.
      await mail.stop()
      await renderPool.close()
      await services.classifier.close()
      await database.close()
    })()
    return closing
  }
  try {
    if (config.demo) await loadDemonstration(services)
    app = await createApp(services, pages, log, metrics)
    await (options.listen ?? ((whole) => listen(whole, config)))(app)
    await metricsServer?.listen({ port: config.metricsPort ?? 0, host: config.metricsHost }).catch((error: unknown) => {
      throw explainListenError(error, { host: config.metricsHost, port: config.metricsPort ?? 0 })
    })
    await mail.start(services, (publication) => sendUpdatesByItself(services, publication))
  } catch (error) {
    await close()
    throw error
  }
  return { services, close }
}

/** Runs until Ctrl-C or SIGTERM: what `npm start` calls. A signal that comes while it starts stops it as soon as it has started. */
export async function runServer(pages: Pages, environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  // A reader of only the first lines of what is printed must not end the server.
  process.stdout.on('error', () => {})
  const starting = startServer(pages, environment)
  let requested = false
  const stop = (): void => {
    // A second Ctrl-C does not wait for requests that never end.
    if (requested) process.exit(1)
    requested = true
    console.log('Stopping …')
    starting
      .then(({ close }) => close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const { services } = await starting
  if (!requested) await greet(services)
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenError(error, config)
  })
  // With PORT=0, every link that is printed names the port that was really taken.
  const bound = app.server.address()
  if (bound !== null && typeof bound === 'object') config.port = bound.port
}

function explainListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new OperatorError(`Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES') return new OperatorError(`Port ${port} on ${host} may not be used by this account. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new OperatorError(`HOST ${host} is not an address of this machine.`)
  return error
}
