import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { workgroupFeedAnswer } from '../../shared/feed-answer.ts'
import { feedAddress, feedFormats, feedToken, productFeedPath, workgroupFeedPath } from '../../shared/feeds.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { productPath } from '../../shared/links.ts'
import { languageNumberPattern, readLanguageNumber } from '../../shared/read-language.ts'
import { reasonAt, rule } from '../../shared/reasons/reason.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { permalinkId } from '../document-address/document-parameters.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { originOf, readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { findFeedWorkgroup, listFeedEvents, renewFeedToken, type FeedWorkgroup } from './queries.ts'
import { sendFeed } from './send-feed.ts'
import { viewFeed } from './view-feed.ts'
import { jsonFeed } from './write-feed.ts'

/** Entries of a feed: enough that a reader who checks once a week misses nothing of a busy workgroup. */
const mostEntries = 100
/** Feed readers poll every few minutes, many of them from one IP address. */
const feedsPerMinute = 300

const query = z.object({
  lang: z
    .string()
    .regex(languageNumberPattern, rule('notALanguage'))
    .refine((text) => readLanguageNumber(text) !== undefined, rule('notALanguage'))
    .default('1')
    .describe('Document language id of the texts'),
})

const formats = [
  { format: 'atom', name: 'Atom', answer: named('AtomFeed', z.string()) },
  { format: 'json', name: 'JSON Feed 1.1', answer: named('JsonFeed', jsonFeed) },
] as const

/** Feeds of new and withdrawn versions (docs/decisions/132-feeds.md). */
export function feedRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const originFor = (brand: string) => originOf(services, brand)
  const viewAddresses = ({ brand, token }: FeedWorkgroup) => {
    const path = `${originFor(brand)}${workgroupFeedPath(token)}`
    return { atom: feedAddress(path, 'atom', 1), json: feedAddress(path, 'json', 1) }
  }
  const workgroupOf = async (id: number) => found(await findFeedWorkgroup(services.db, { id }), 'id')

  for (const { format, name, answer } of formats) {
    const common = { tags: ['Products'], querystring: query, produces: [feedFormats[format]], response: { 200: answer } }
    typed.get(
      `/api/v1/products/-:id/feed.${format}`,
      {
        config: { ...perMinute(feedsPerMinute), access: 'everybody', forOtherSites: true, example: { params: { id: '1001' } } },
        schema: {
          ...common,
          summary: `Published versions of a product as ${name}`,
          description: 'As public as its page. For a withdrawn product it contains only the withdrawal.',
          params: z.object({ id: permalinkId }),
        },
      },
      async (request, reply) => {
        const id = readId(request.params.id)
        const events = id === null ? [] : await listFeedEvents(services.db, { permalinkId: id }, mostEntries)
        const { permalinkId: product, name: title, supplier: author, brand } = found(events[0], 'id')
        const language = languageOf(request.query)
        const said = {
          title,
          author,
          brand,
          path: productFeedPath(product),
          home: productPath(product, language, 'pd', languageIdOf(language)),
        }
        const feed = viewFeed({ events, ...said }, language, originFor)
        return sendFeed(request, reply.header('cache-control', 'public, no-cache'), format, feed)
      },
    )
    typed.get(
      `/api/v1/feeds/:token/feed.${format}`,
      {
        config: {
          ...perMinute(feedsPerMinute),
          access: 'everybody',
          forOtherSites: true,
          refusals: [404],
          example: { params: { token: '0'.repeat(32) }, notRun: 'needs the address of a workgroup’s feed' },
        },
        schema: {
          ...common,
          summary: `Published versions and withdrawn products of a workgroup as ${name}`,
          description:
            'For anyone who knows the address, which cannot be guessed. It contains nothing that the pages of the products do not show.',
          params: z.object({ token: z.string().describe('Secret of the feed, in the address that GET /api/v1/workgroup/feed answers') }),
        },
      },
      async (request, reply) => {
        const { token } = request.params
        const workgroup = found(feedToken.test(token) ? await findFeedWorkgroup(services.db, { token }) : undefined, 'token')
        const events = await listFeedEvents(services.db, { workgroupId: workgroup.id }, mostEntries)
        const said = { title: workgroup.name, author: workgroup.name, brand: workgroup.brand, path: workgroupFeedPath(token), home: '/' }
        const feed = viewFeed({ events, ...said }, languageOf(request.query), originFor)
        return sendFeed(request, reply.header('cache-control', 'private, no-cache'), format, feed)
      },
    )
  }

  typed.get(
    '/api/v1/workgroup/feed',
    {
      config: { access: 'viewer', key: 'read' },
      schema: {
        tags: ['Products'],
        summary: 'Where the feed of the workgroup is',
        response: { 200: named('WorkgroupFeed', workgroupFeedAnswer) },
      },
    },
    async (request) => viewAddresses(await workgroupOf(memberOf(request).workgroup.workgroupId)),
  )

  typed.post(
    '/api/v1/workgroup/feed',
    {
      config: { access: 'owner', example: { notRun: 'would end the address that readers have' } },
      schema: {
        tags: ['Products'],
        summary: 'Give the feed of the workgroup another address; the old one ends at once',
        response: { 200: named('WorkgroupFeed', workgroupFeedAnswer) },
      },
    },
    async (request) => {
      const { user, workgroup } = memberOf(request)
      const { workgroupId } = workgroup
      await services.db.transaction().execute(async (tx) => {
        await renewFeedToken(tx, workgroupId)
        await insertEntry(tx, 'company.feedRenewed', { workgroupId, by: doerOf(user) })
      })
      return viewAddresses(await workgroupOf(workgroupId))
    },
  )
}

/** @throws {AppError} 404 where there is none */
function found<Value>(value: Value | undefined, path: string): Value {
  if (value === undefined) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt(path, 'notFound')] })
  return value
}

function languageOf({ lang }: z.infer<typeof query>): LanguageCode {
  return readLanguageNumber(lang)?.code ?? 'en'
}
