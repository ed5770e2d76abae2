import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { explainListenError } from '../explain-listen-error.ts'
import type { Services } from '../services.ts'

/** Request metrics; one instance per server, so that two in one process do not mix their counts. */
export interface Metrics {
  /** @param route the pattern, not the address, so that there are only as many series as routes */
  countRequest(method: string, route: string, status: number, seconds: number): void
  registry: Registry
}

export function createMetrics(services: Pick<Services, 'documents' | 'pages' | 'renderPool' | 'replica'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'permasheet_' })
  const requests = new Histogram({
    name: 'permasheet_http_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  })
  void new Gauge({
    name: 'permasheet_documents_bytes',
    help: 'Rendered documents that are kept',
    registers: [registry],
    collect() {
      this.set(services.documents.size())
    },
  })
  void new Gauge({
    name: 'permasheet_documents_kept',
    help: '1: rendered documents are kept; 0: they cannot be, and each is made anew',
    registers: [registry],
    collect() {
      this.set(services.documents.isKeeping() ? 1 : 0)
    },
  })
  void new Gauge({
    name: 'permasheet_documents_waiting',
    help: 'Documents that wait to be made',
    registers: [registry],
    collect() {
      this.set(services.documents.waiting())
    },
  })
  void new Gauge({
    name: 'permasheet_pages_waiting',
    help: 'Pages that wait to be made',
    registers: [registry],
    collect() {
      this.set(services.pages.waiting())
    },
  })
  if (services.replica.isUsed() !== null)
    void new Gauge({
      name: 'permasheet_replica_used',
      help: '1: the replica of the database answers what may be some seconds old; 0: it is away or too far behind',
      registers: [registry],
      collect() {
        this.set(services.replica.isUsed() === true ? 1 : 0)
      },
    })
  return {
    registry,
    countRequest: (method, route, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
  }
}

/**
 * Serves the metrics in Prometheus' text format, on a separate port that visitors cannot reach.
 * @returns undefined if no port is configured
 * @throws {OperatorError} if the port cannot be used
 */
export async function openMetricsServer(
  { metricsHost: host, metricsPort: port }: Pick<Config, 'metricsHost' | 'metricsPort'>,
  read: () => Promise<string>,
): Promise<FastifyInstance | undefined> {
  if (port === undefined) return undefined
  const app = Fastify()
  app.get('/metrics', async (_request, reply) => reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await read()))
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explainListenError(error, { host, port })
  })
  return app
}
