import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import staticFiles from '@fastify/static'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import path from 'node:path'
import { constants } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { projectFolder } from '../project-folder.ts'
import { findBrandByHost } from '../shared/brands.ts'
import { authRoutes } from './auth/routes.ts'
import { AppError, toErrorAnswer } from './errors.ts'
import { labelRoutes } from './label/routes.ts'
import { servePages } from './pages/serve-pages.ts'
import { safetyRoutes } from './safety/routes.ts'
import { sdsRoutes } from './sds/routes.ts'
import type { Services } from './services.ts'
import { sitemapRoutes } from './sitemap/routes.ts'
import { tdsRoutes } from './tds/routes.ts'

/** The HTTP surface, in the order in which a request meets it. */
export async function createApp(
  services: Services,
  build: ServerBuild,
  logger: FastifyServerOptions['loggerInstance'],
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1_048_576,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // 1. One handler answers every error; what was not foreseen is logged and not told.
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = toErrorAnswer(error)
    if (status >= 500) request.log.error({ err: error, errorId: body.id }, 'request failed')
    else request.log.info({ err: error, errorId: body.id }, 'request refused')
    return reply.code(status).headers(headers).send(body)
  })

  // 2. Safety headers. Pages carry nothing from another host (CLP Article 34b).
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  // 3. Compression of texts. PDFs are compressed already; Brotli at 5 costs less time than it saves on a phone; a window of 256 kB holds
  // every page and keeps the memory of many answers at once low.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  })

  // 4. Files: built assets never change under their name; pictograms may.
  await app.register(staticFiles, {
    root: path.join(projectFolder, 'build/client/assets'),
    prefix: '/assets/',
    wildcard: false,
    maxAge: '1y',
    immutable: true,
  })
  await app.register(staticFiles, {
    root: path.join(projectFolder, 'clp/pictograms'),
    prefix: '/pictograms/',
    maxAge: '1d',
    decorateReply: false,
    allowedPath: (name) => name.endsWith('.svg'),
  })

  // 5. Entrance: the brand's own place to begin.
  app.get('/', (request, reply) => reply.redirect(findBrandByHost(request.host, services.brands).home))
  sitemapRoutes(app, services)
  app.get('/health/live', () => ({ status: 'live' }))

  // 6. The API. An address that it does not have is its own 404, not a page.
  await app.register(cookie)
  authRoutes(app, services)
  sdsRoutes(app, services)
  tdsRoutes(app, services)
  safetyRoutes(app, services)
  labelRoutes(app, services)
  app.all('/api/*', () => {
    throw new AppError('CLIENT_SIDE', { status: 404 })
  })

  // 7. The pages.
  servePages(app, services, build)
  return app
}
