import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import staticFiles from '@fastify/static'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import path from 'node:path'
import { constants } from 'node:zlib'
import { projectFolder } from '../project-folder.ts'
import { findBrandByHost } from '../shared/brands.ts'
import { reasonAt } from '../shared/reasons/reason.ts'
import { forgottenPasswordRoutes } from './account/forgotten-password-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { secondFactorRoutes } from './account/second-factor-routes.ts'
import { sessionRoutes } from './account/session-routes.ts'
import { describeApi } from './api/describe-api.ts'
import { failureTypeOf } from './api/failure-types.ts'
import { guardAccess } from './api/guard-access.ts'
import { limitCalls } from './api/limit-calls.ts'
import { limitKeys } from './api/limit-keys.ts'
import { parseBodies, readQuery, refuseNoText } from './http/parse-bodies.ts'
import { docsRoutes } from './api/routes.ts'
import { tagAnswer } from './http/tag-answers.ts'
import { validateValues } from './http/validate-values.ts'
import { appConfigRoutes } from './app-config/routes.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { checkRoutes } from './check/routes.ts'
import { classifyRoutes } from './classify/routes.ts'
import { withoutApiKeys } from './auth/api-key.ts'
import { AppError, toErrorAnswer } from './errors.ts'
import { answerOtherSites } from './http/answer-other-sites.ts'
import { isKnownHost, namesTwoHosts } from './http/check-host.ts'
import { createRefusalCount } from './http/count-refusals.ts'
import { embedRoutes } from './embed/routes.ts'
import { healthRoutes } from './operation/health-routes.ts'
import { refuseExpectations, refuseUnreadable, watchAnswers } from './http/refuse-unreadable.ts'
import type { Metrics } from './operation/serve-metrics.ts'
import { requestIdOf, watchRequests } from './http/watch-requests.ts'
import { draftCheckRoutes } from './editing/check-routes.ts'
import { recordSheetRoutes } from './record-sheets/routes.ts'
import { editingRoutes } from './editing/routes.ts'
import { archiveRoutes } from './archive/routes.ts'
import { coverageRoutes } from './coverage/routes.ts'
import { digitalLinkRoutes } from './digital-link/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { labelRoutes } from './label/routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { limitQuestions } from './lookup/limit-questions.ts'
import { lookupRoutes } from './lookup/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { findRefusalPage, isNavigation } from './http/find-refusal-page.ts'
import { languageOfVisitor } from './http/language-of-visitor.ts'
import { manifestRoutes } from './http/manifest-routes.ts'
import { nameLargeBody } from './http/name-large-body.ts'
import { refuseKeysInAddress } from './http/refuse-keys-in-address.ts'
import { addSafetyHeaders } from './http/safety-headers.ts'
import { serveFiles } from './http/serve-files.ts'
import { answerFromMemory } from './http/ready-answers.ts'
import { rewriteMalformed } from './http/rewrite-malformed.ts'
import { servePages, type Pages } from './http/serve-pages.ts'
import { writeRefusalPage } from './http/write-refusal-page.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { productRoutes } from './product-view/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { recalculationRoutes } from './recalculation/routes.ts'
import { libraryClassesRoute } from './recipe/library-classes-route.ts'
import { recipeRoutes } from './recipe/routes.ts'
import { safetyRoutes } from './safety/routes.ts'
import { sdsRoutes } from './sds/routes.ts'
import type { Services } from './services.ts'
import { personalLinkRoutes } from './share/personal-link-routes.ts'
import { sharePreviewRoutes } from './share/preview-routes.ts'
import { shareRecordRoutes } from './share/record-routes.ts'
import { shareRoutes } from './share/share-routes.ts'
import { updateRoutes } from './share/update-routes.ts'
import { sitemapRoutes } from './sitemap/routes.ts'
import { ownSubstanceRoutes } from './substances/own-routes.ts'
import { substanceRoutes } from './substances/routes.ts'
import { tdsRoutes } from './tds/routes.ts'
import { whereUsedRoutes } from './where-used/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { logRoutes } from './workgroup-log/routes.ts'
import { keyRoutes } from './workgroups/key-routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { workgroupRoutes } from './workgroups/routes.ts'

/** ms within which a request has to arrive completely: an attachment over a slow line takes a minute or two. */
const longestRequest = 300_000

/** The HTTP surface, in the order in which a request meets it. */
export async function createApp(
  services: Services,
  pages: Pages,
  logger: FastifyServerOptions['loggerInstance'],
  metrics: Metrics,
): Promise<FastifyInstance> {
  const { trustedProxies, embedOrigins, publicOrigin } = services.config
  const isBuilt = typeof pages !== 'function'
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: requestIdOf(trustedProxies.length > 0),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300, querystringParser: readQuery },
    rewriteUrl: ({ url = '/' }) => rewriteMalformed(url),
    bodyLimit: 1_048_576,
    requestTimeout: longestRequest,
    // A request without a host is refused as one with a strange host is.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, logger),
  })
  watchAnswers(app.server)
  refuseExpectations(app.server)
  app.setValidatorCompiler(validateValues)
  app.setSerializerCompiler(serializerCompiler)

  // 0. Responses that are ready go out with the headers that they had the first time; everything below is for the others. Every response is
  // logged and measured under its id.
  answerFromMemory(app, services.products.states)
  watchRequests(app, metrics, trustedProxies.length > 0)

  // 1. Safety headers, and no other site's name.
  addSafetyHeaders(app, { publicOrigin, embedOrigins, isBuilt })
  app.addHook('onRequest', async (request) => {
    // RFC 9112, section 3.2: of two `Host` fields one program might read the first and another the second, and see different sites.
    if (namesTwoHosts(request))
      throw new AppError('CLIENT_SYNTAX', { status: 400, reasons: [reasonAt('host', 'onceOnly', { code: 'host' })] })
    if (!isKnownHost(request.host, services.brands, services.config))
      throw new AppError('CLIENT_SIDE', { status: 421, reasons: [reasonAt('host', 'notFound')] })
  })
  refuseKeysInAddress(app)

  // 2. One handler answers every error; what was not foreseen is logged and not told.
  const refusals = createRefusalCount(app.log)
  app.setErrorHandler((thrown, request, reply) => {
    const error = nameLargeBody(thrown, request.routeOptions.bodyLimit)
    const { status, headers, body } = toErrorAnswer(error, failureTypeOf(request.routeOptions.url ?? ''))
    if (refusals.count(error)) request.log.debug({ err: error, errorId: body.id }, 'request refused')
    else if (status >= 500) request.log.error({ err: error, errorId: body.id }, 'request failed')
    else request.log.info({ err: error, errorId: body.id }, 'request refused')
    // Headers that the call set for its response do not hold for a refusal: no cache may store it under that entity tag.
    reply
      .removeHeader('etag')
      .removeHeader('content-disposition')
      .removeHeader('content-language')
      .header('cache-control', 'private, no-store')
    const page = findRefusalPage(error, request)
    if (page !== null) return reply.redirect(page, 303)
    if (request.method === 'GET' && isNavigation(request)) {
      const brand = findBrandByHost(request.host, services.brands)
      const language = languageOfVisitor(request, brand)
      const told = { brand, language, answer: { status, headers, body }, address: withoutApiKeys(request.url), nonce: reply.nonce }
      reply.code(status).headers(headers).header('content-language', language).header('vary', 'Accept, Accept-Language, Cookie, Referer')
      return reply.type('text/html; charset=utf-8').send(writeRefusalPage(told))
    }
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)
  })
  app.setNotFoundHandler(() => {
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('address', 'notFound')] })
  })

  // 3. Who may call, and how often: each route says it.
  await app.register(cookie)
  guardAccess(app, services)
  answerOtherSites(app)
  await limitCalls(app, services)
  limitKeys(app)

  // 4. Compression of texts. PDFs are compressed already; Brotli at 5 costs less time than it saves on a phone; a window of 256 kB holds
  // every page and keeps the memory of many answers at once low.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  })

  // 5. Files: built assets never change under their name; pictograms may.
  if (isBuilt) {
    await serveFiles(app, {
      root: path.join(projectFolder, 'build/client/assets'),
      prefix: '/assets/',
      wildcard: false,
      maxAge: '1y',
      immutable: true,
      // The worker that keeps pages stands among the assets and answers for all of them.
      setHeaders: (reply, file) => {
        if (path.basename(file).startsWith('service-worker-')) reply.header('service-worker-allowed', '/')
      },
    })
  }
  await serveFiles(
    app,
    {
      root: path.join(projectFolder, 'clp/pictograms'),
      prefix: '/pictograms/',
      maxAge: '1d',
      allowedPath: (name) => name.endsWith('.svg'),
    },
    { config: { forOtherSites: true }, schema: { hide: true } },
  )
  // For routes that send a file under another name: icons.
  await app.register(staticFiles, { root: projectFolder, serve: false })

  // 6. For search engines and devices.
  sitemapRoutes(app, services)
  manifestRoutes(app, services)
  healthRoutes(app, services)

  // 7. The API. An address that it does not have is its own 404, not a page.
  parseBodies(app)
  app.addHook('preValidation', async (request) => request.url.startsWith('/api/') && refuseNoText(request))
  app.addHook('onSend', tagAnswer)
  const readDescription = await describeApi(app, services.features)
  appConfigRoutes(app, services)
  productRoutes(app, services)
  lookupRoutes(app, services)
  digitalLinkRoutes(app, services)
  embedRoutes(app, services)
  feedRoutes(app, services)
  accountRoutes(app, services)
  forgottenPasswordRoutes(app, services)
  sessionRoutes(app, services)
  secondFactorRoutes(app, services)
  oidcRoutes(app, services)
  sdsRoutes(app, services)
  tdsRoutes(app, services)
  safetyRoutes(app, services)
  labelRoutes(app, services)
  checkRoutes(app, services)
  classifyRoutes(app, services)
  coverageRoutes(app, services)
  shareRoutes(app, services)
  sharePreviewRoutes(app, services)
  personalLinkRoutes(app, services)
  shareRecordRoutes(app, services)
  updateRoutes(app, services)
  mailRoutes(app, services)
  editingRoutes(app, services)
  draftCheckRoutes(app, services)
  recipeRoutes(app, services)
  proposalRoutes(app, services)
  libraryRoutes(app)
  libraryClassesRoute(app, services)
  substanceRoutes(app, services)
  ownSubstanceRoutes(app, services)
  whereUsedRoutes(app, services)
  recalculationRoutes(app, services)
  workgroupRoutes(app, services)
  keyRoutes(app, services)
  archiveRoutes(app, services)
  memberRoutes(app, services)
  logRoutes(app, services)
  webhookRoutes(app, services)
  attachmentRoutes(app, services)
  recordSheetRoutes(app, services)
  docsRoutes(app, services, readDescription)
  app.all('/api/*', { config: { access: 'everybody' }, schema: { hide: true } }, () => {
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('address', 'notFound')] })
  })

  // 8. The pages.
  limitQuestions(app)
  servePages(app, services, pages)
  return app
}
