import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { linkTypes, writeLinkFile, type LinkType } from '../../documents/link/write-link-file.ts'
import { deriveLabelElements } from '../../clp/label/label-elements.ts'
import { nameFile } from '../../documents/name-file.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { languageNumberPattern, readLanguageNumber } from '../../shared/read-language.ts'
import { productDetail } from '../../shared/product-detail.ts'
import { writeSince, type Since } from '../../shared/changes-since.ts'
import { mostCountedOf, productList, productListQuery, type ProductList } from '../../shared/product-list.ts'
import { reasonAt, rule } from '../../shared/reasons/reason.ts'
import { named } from '../api/name-schema.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import { memberOf, requireOwnProduct } from '../auth/require-user.ts'
import { documentKey } from '../documents/document-cache.ts'
import { versionNumber } from '../document-address/find-document.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findIncompleteWording } from './find-incomplete-wording.ts'
import { findSettledMoment, type ListedProduct } from '../products/list-queries.ts'
import { findProducts } from '../products/search-queries.ts'
import { loadMemberDetail, loadPublicDetail } from './load-detail.ts'
import { ownSynonymId, permalinkId } from '../document-address/document-parameters.ts'
import { findPublicProduct } from '../products/find-public-product.ts'
import { permalinkOf, readId } from '../products/load-product.ts'

const path = z.object({ id: permalinkId })
const memberPath = z.object({ id: ownSynonymId })
const lang = z
  .string()
  .regex(languageNumberPattern, rule('notALanguage'))
  .default('1')
  .transform((text, context): LanguageCode => {
    const language = readLanguageNumber(text)
    if (language) return language.code
    context.addIssue({ code: 'custom', message: rule('notALanguage') })
    return z.NEVER
  })
  .describe('Document language id of the texts')
const publicQuery = z.object({ lang, m: z.string().max(20).optional().describe('Accepted, and without effect') })
const memberQuery = z.object({
  lang,
  version: versionNumber.optional().describe('Number of a published version of the safety data sheet; by default the current record'),
})

/** A moment that is still to come is not handed back: whoever asks with it for ever, as a clock that is wrong does once, would learn of nothing. */
function nextOf({ until, ...since }: Since & { until: string }, products: readonly ListedProduct[]): string {
  const last = products.at(-1)
  if (last) return writeSince({ moment: last.changedAt, permalinkId: last.permalinkId })
  return writeSince(Date.parse(since.moment) > Date.parse(until) ? { moment: until, permalinkId: 0 } : since)
}

const isLinkType = (type: string): type is LinkType => type in linkTypes && Object.hasOwn(linkTypes, type)

/** Products: detail by permanent link and by synonym, the list of a workgroup, the permanent link as a file (specification, section 7). */
export function productRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/products/-:id/detail',
    {
      config: { access: 'everybody', forOtherSites: true, example: { params: { id: '1001' }, query: { lang: '1' } } },
      schema: {
        tags: ['Products'],
        summary: 'Product detail by permanent link',
        description: 'The public part of the latest published version. Substances, materials and the formulation mixer are empty here.',
        params: path,
        querystring: publicQuery,
        response: { 200: named('ProductDetail', productDetail) },
      },
    },
    async (request, reply) => {
      const prepared = await loadPublicDetail(services, readId(request.params.id), request.query.lang)
      reply.header('cache-control', 'public, no-cache').header('content-language', request.query.lang)
      return sendPrepared(request, reply, prepared)
    },
  )

  typed.get(
    '/api/v1/products/:id/detail',
    {
      config: { access: 'viewer', key: 'read', example: { params: { id: '5010' }, query: { lang: '2' } } },
      schema: {
        tags: ['Products'],
        summary: 'Product detail by synonym',
        description:
          'The current record of a product of the workgroup, published or not. Substances, materials and the formulation mixer require the role editor. A product of another workgroup is not found.',
        params: memberPath,
        querystring: memberQuery,
        response: { 200: named('ProductDetail', productDetail) },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const synonymId = readId(request.params.id)
      const ofProduct = await requireOwnProduct(services, member, { synonymId })
      const { version, lang: language } = request.query
      const prepared = await loadMemberDetail(services, member, { permalinkId: ofProduct, synonymId: synonymId ?? 0, version, language })
      return sendPrepared(request, reply.header('content-language', language), prepared)
    },
  )

  typed.get(
    '/api/v1/products',
    {
      config: { access: 'viewer', key: 'read', example: { query: { query: 'lacquer', sort: 'name', pageSize: '20' } } },
      schema: {
        tags: ['Products'],
        summary: 'List and search the products of a workgroup',
        querystring: productListQuery,
        response: { 200: named('ProductList', productList) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      const { updated_since: since } = request.query
      if (since && request.query.page > 1) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('page', 'tooLarge', { max: 1 })] })
      const settled = since && { ...since, until: await findSettledMoment(services.db) }
      const query = { ...request.query, updated_since: settled }
      const { products, total } = await findProducts(services.db, workgroup.workgroupId, query, findIncompleteWording())
      const isExact = total <= mostCountedOf(query)
      return {
        total: isExact ? total : mostCountedOf(query),
        total_is_exact: isExact,
        page: query.page,
        page_size: query.pageSize,
        ...(settled ? { next_since: nextOf(settled, products) } : {}),
        products: products.map(viewListed),
      }
    },
  )

  typed.get(
    '/api/v1/products/-:id/link/:type',
    {
      config: { access: 'everybody', forOtherSites: true, example: { params: { id: '1001', type: 'png' } } },
      schema: {
        tags: ['Products'],
        summary: 'The permanent link as a file',
        description: 'url: an Internet shortcut; png and jpeg: its QR code, 60 mm at 300 dots per inch.',
        produces: ['application/internet-shortcut', 'image/png', 'image/jpeg'],
        params: path.extend({ type: z.string().max(20).describe('url, png or jpeg') }),
      },
    },
    async (request, reply) => {
      const { type } = request.params
      if (!isLinkType(type))
        throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('type', 'notAChoice', { choices: Object.keys(linkTypes) })] })
      const product = await findPublicProduct(services, readId(request.params.id))
      const address = permalinkOf(services, product)
      const key = documentKey(['link', services.engine('link'), type, address])
      return sendDocument(request, reply, {
        key,
        type: linkTypes[type],
        fileName: nameFile('Link_', product.record.name, `.${type}`),
        make: () => services.documents.get(key, () => writeLinkFile(type, address), waiterOf(services, request, reply)),
      })
    },
  )
}

function viewListed(product: ListedProduct): ProductList['products'][number] {
  const { signalWord, pictograms } = deriveLabelElements(product.classification)
  return {
    id: product.permalinkId,
    synonym_id: product.synonymId,
    text: product.name,
    codes: product.codes,
    codes_total: product.codesTotal,
    ufi: product.ufi,
    external_id: product.externalId,
    supplier: product.supplier,
    brand_style: product.brand,
    state: product.state,
    sds_version: product.sdsVersion,
    tds_version: product.tdsVersion,
    signal_word: signalWord,
    pictograms: [...pictograms],
    categories: [...new Set(product.classification.map(({ category }) => category))],
    updated: product.updated.toISOString(),
  }
}
