import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createRenderPool, type RenderPool } from '../documents/rendering/render-pool.ts'
import { brands } from '../shared/brands.ts'
import { loadFeatureFlags } from './app-config/load-config.ts'
import { createApp } from './app.ts'
import { openClassifier } from './classify/open-classifier.ts'
import { openAuth } from './auth/open-auth.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { openReadReplica } from './db/read-replica.ts'
import { createTurns } from './documents/deal-turns.ts'
import { openDocumentCache } from './documents/document-cache.ts'
import { readEngine } from './documents/engine.ts'
import { watchProgram } from './documents/watch-program.ts'
import { createLog } from './log.ts'
import { loadDemonstration } from './products/load-demonstration.ts'
import { openTransportMend } from './proposals/mend-transport.ts'
import { openTablesOnce } from './proposals/open-tables.ts'
import { findRecipeBehind } from './recipe/find-recipe-behind.ts'
import { openCheck } from './check/open-check.ts'
import { createKeptPages } from './http/kept-pages.ts'
import { createProductCache } from './products/product-cache.ts'
import { openMailQueue, usualMailTiming, type MailTiming } from './mail/mail-queue.ts'
import { startQueue } from './queue/start-queue.ts'
import { measureMessages } from './webhooks/measure-messages.ts'
import { openWebhookQueue } from './webhooks/webhook-queue.ts'
import { addHosts } from './http/check-host.ts'
import { explainListenError } from './explain-listen-error.ts'
import { finishRequests } from './http/finish-requests.ts'
import { letGo } from './http/let-go.ts'
import { createOidcProvider } from './oidc/provider.ts'
import { shareMetrics } from './operation/metrics-of-processes.ts'
import { createMetrics, openMetricsServer } from './operation/serve-metrics.ts'
import { endPurging } from './purge/queries.ts'
import { sendPurges } from './purge/send-purges.ts'
import { doesHouseWork } from './processes/house-work.ts'
import type { Worker } from './processes/work-when-awake.ts'
import type { Pages } from './http/serve-pages.ts'
import type { Services } from './services.ts'
import { openStorage } from './storage/open-storage.ts'
import { createRegisterSource } from './substances/register-source.ts'
import { sendUpdatesByItself } from './share/send-updates.ts'

const documentCacheLimit = 512 * 1024 * 1024
/** Pages share one processor; a second one is rendered while the first waits for the database. */
const pagesAtOnce = 2

export interface RunningServer {
  services: Services
  close(): Promise<void>
  /** The same where other processes or machines take over: lets clients move to them first. */
  leave(): Promise<void>
}

export interface StartOptions {
  /** Shorter times, for tests. */
  mailTiming?: MailTiming
  /** Uses the bundled database that another process runs on this data folder. */
  joinDatabase?: boolean
  /** Renderers of another process, used instead of own ones. */
  renderPool?: RenderPool
  /** Replaces listening on the configured port: the development loop keeps its own port. */
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
  // One processor is reserved for the pages.
  const renderers = Math.max(1, os.availableParallelism() - 1)
  const renderPool = options.renderPool ?? createRenderPool({ size: renderers, log })
  const auth = await openAuth(database.db)
  const sending = { sends: doesHouseWork(config), timing: options.mailTiming ?? usualMailTiming }
  const boss = await startQueue(database.pool.options, log, sending)
  const mail = await openMailQueue(config, boss, sending)
  const webhooks = await openWebhookQueue(boss, sending)
  const register = createRegisterSource(database.db)
  const tables = openTablesOnce()
  const storage = await openStorage(config)
  const services: Services = {
    config,
    brands: addHosts(brands, config.hosts),
    db: database.db,
    replica: openReadReplica(database.db, config.databaseReadUrl, log),
    auth,
    oidc: config.oidc ? createOidcProvider(config.oidc) : null,
    mail,
    renderPool,
    documents: await openDocumentCache({
      folder: path.join(config.dataDir, 'cache', 'documents'),
      limit: documentCacheLimit,
      // Preparing a document takes some 20 ms of processor time, so that many at once would keep every visitor waiting.
      atOnce: renderers + 1,
      shares: config.shares,
      shared: config.storage && storage,
      isAsStarted: watchProgram(),
      log,
    }),
    storage,
    pages: createTurns<Response>({ atOnce: pagesAtOnce, shares: config.pageShares }),
    keptPages: createKeptPages(),
    products: createProductCache(database.db),
    register,
    classifier: openClassifier(config.pageShares, Math.ceil(os.availableParallelism() / config.webProcesses)),
    check: openCheck(tables),
    tables,
    findRecipeBehind,
    mendTransport: openTransportMend({ db: database.db, register, tables }),
    features,
    engine: readEngine(),
    log,
  }
  const metrics = createMetrics(services)
  let metricsServer: FastifyInstance | undefined
  let purges: Worker | undefined
  let app: FastifyInstance | undefined
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    closing ??= (async () => {
      await (app && finishRequests(app))
      await metricsServer?.close()
      await purges?.close()
      // Mails and messages under way finish while the database is still there.
      await webhooks.stop()
      await mail.stop()
      await renderPool.close()
      await services.classifier.close()
      await services.documents.close()
      storage.close()
      await services.replica.close()
      await database.close()
    })()
    return closing
  }
  try {
    if (config.demo) await loadDemonstration(services)
    app = await createApp(services, pages, log, metrics)
    await (options.listen ?? ((whole) => listen(whole, config)))(app)
    if (config.webProcess === null) metricsServer = await openMetricsServer(config, () => metrics.registry.metrics())
    else shareMetrics(metrics.registry, config.webProcess)
    if (doesHouseWork(config)) {
      if (config.purge) purges = sendPurges(services, config.purge)
      else await endPurging(database.db)
    }
    await mail.start(services, (publication) => sendUpdatesByItself(services, publication))
    await webhooks.start(services, measureMessages(metrics.registry, services))
  } catch (error) {
    await close()
    throw error
  }
  const leave = async (): Promise<void> => {
    await (app && letGo(app))
    await close()
  }
  return { services, close, leave }
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenError(error, config)
  })
  // With PORT=0, every printed link needs the port that was actually assigned.
  const bound = app.server.address()
  if (bound !== null && typeof bound === 'object') config.port = bound.port
}
