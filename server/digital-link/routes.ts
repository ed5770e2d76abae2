import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement as h } from 'react'
import { z } from 'zod'
import { findBrandByHost } from '../../shared/brands.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { digitalLabelPath, productPath } from '../../shared/links.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { AppError } from '../errors.ts'
import { isNavigation } from '../http/find-refusal-page.ts'
import { languageOfVisitor } from '../http/language-of-visitor.ts'
import { splitAddress } from '../http/split-address.ts'
import { writePlainPage } from '../http/write-plain-page.ts'
import { findDigitalLabels } from '../label/find-digital-labels.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import { lookUpsPerMinute } from '../lookup/find-by-identifier.ts'
import { findProductsByIdentifier, listOfFirstHolder, type IdentifiedProduct } from '../lookup/queries.ts'
import { loadProduct, originOf, type Product } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import type { Services } from '../services.ts'
import { chooseLink, linksetType, wantsLinkset } from './choose-link.ts'
import { linksetContext, linkTypes, readLinkType, vocabulary } from './link-types.ts'
import { listLinks } from './list-links.ts'
import { readDigitalLink, type DigitalLink } from './read-digital-link.ts'
import { linkset, writeLinkset, type LinkedProduct } from './write-linkset.ts'

/** Products of one GTIN that are considered: there is one, unless somebody mistyped. */
const mostProducts = 20
/** Query parameters for the resolver; all others are passed on (GS1-Conformant Resolver Standard, section 2). */
const ownParameters = ['linktype', 'context', 'compress']

/**
 * GS1 Digital Link: the code on a tin that holds a GTIN, and perhaps a lot, leads to the product
 * (docs/decisions/135-gs1-digital-link.md).
 */
export function digitalLinkRoutes(app: FastifyInstance, services: Services): void {
  const schema = {
    tags: ['Products'],
    summary: 'GS1 Digital Link: the code on a tin leads to the product',
    description:
      'By a GTIN of 8, 12, 13 or 14 digits, followed by the key qualifiers 22, 10 and 21 or 235: /01/09506000134352/10/AB1. With a lot it leads to the digital label, which shows the lot. Other query parameters are passed on to the target.',
    produces: ['application/linkset+json'],
    querystring: z.object({
      linkType: z
        .string()
        .max(200)
        .optional()
        .describe(
          `linkset: all links, as Accept: application/linkset+json asks for them too; otherwise gs1:defaultLink, ${linkTypes.map((type) => `gs1:${type}`).join(', ')}`,
        ),
    }),
    response: { 200: named('Linkset', linkset), 300: linkset, 307: z.null() },
  }
  const config = {
    access: 'everybody',
    forOtherSites: true,
    ...perMinute(lookUpsPerMinute),
    rest: { name: 'gtin', text: 'GTIN of 8, 12, 13 or 14 digits, and key qualifiers behind it' },
    example: { params: { gtin: '02001001000011' }, query: { linkType: 'linkset' } },
  } as const
  app.get('/01/*', { config, schema, onSend: nameLinksetType }, async (request, reply) => {
    const { path, query } = readRequest(request)
    const link = readDigitalLink(path)
    const products = await findProducts(services, link)
    const requested = readLinkType(query.find(([name]) => name.toLowerCase() === 'linktype')?.[1])
    const anchor = `${originOfHost(services, request)}${link.path}`
    reply
      .header('vary', 'Accept, Accept-Language, Cookie')
      .header('cache-control', 'no-cache')
      .header('link', [
        `<${anchor}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
        `<${linksetContext}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
      ])
    if (requested === 'linkset' || wantsLinkset(request.headers.accept)) {
      return sendLinkset(reply, anchor, await loadLinked(services, request, { products, lot: link.lot }))
    }
    const [product, ...others] = products
    if (product === undefined || requested === null) throw notFound(requested === null ? 'linkType' : '01')
    if (others.length > 0) return sendChoice(services, request, reply, { anchor, products, lot: link.lot })
    return reply.redirect(passOn(await findTarget(services, request, { product, requested, lot: link.lot }), query), 307)
  })

  // GS1-Conformant Resolver Standard 1.2, section 3, and its schema.
  app.get('/.well-known/gs1resolver', { config: { access: 'everybody', forOtherSites: true } }, (request, reply) => {
    const brand = findBrandByHost(request.host, services.brands)
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=3600')
      .send({
        name: brand.name,
        resolverRoot: originOfHost(services, request),
        supportedPrimaryKeys: ['01'],
        supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1:' }],
        linkTypeDefaultCanBeLinkset: false,
        jsonLdContextLocation: linksetContext,
      })
  })
}

/** The path is read as it was requested, since a lot may contain a slash, which is percent-encoded. */
function readRequest({ url }: FastifyRequest): { path: string; query: [name: string, value: string][] } {
  const { path, query } = splitAddress(url)
  return { path, query: [...new URLSearchParams(query)] }
}

const originOfHost = (services: Services, { host }: FastifyRequest): string =>
  originOf(services, findBrandByHost(host, services.brands).key)

/**
 * The products of a GTIN: active ones, else withdrawn ones; among them those that still have the number, else those that had it; of several
 * workgroups those of the one that published it first.
 */
async function findProducts({ db }: Services, { gtin }: DigitalLink): Promise<IdentifiedProduct[]> {
  const found = await findProductsByIdentifier(db, { gtin }, mostProducts)
  const active = found.filter(({ status }) => status === 'active')
  const offered = active.length > 0 ? active : found
  const current = offered.filter(({ isCurrent }) => isCurrent)
  const products = current.length > 0 ? current : offered
  if (products.length === 0) throw notFound('01')
  if (products.length === 1) return products
  const ofFirst = await listOfFirstHolder(
    db,
    gtin,
    products.map(({ permalinkId }) => permalinkId),
  )
  return products.filter(({ permalinkId }) => ofFirst.includes(permalinkId))
}

/**
 * What is made of each of the products; one that cannot be read is left out among several, and alone it fails: it exists, and nobody may be told
 * that it does not.
 */
async function makeOfEach<Made>(
  services: Services,
  products: readonly IdentifiedProduct[],
  make: (product: Product) => Promise<Made>,
): Promise<Made[]> {
  const made = await Promise.all(
    products.map(({ permalinkId }) => {
      const makeOne = async () => {
        const product = await loadProduct(services, permalinkId)
        return product && (await make(product))
      }
      return products.length === 1 ? makeOne() : readOrLogBroken(services, permalinkId, makeOne)
    }),
  )
  return made.filter((one) => one !== null)
}

/** For programs, a product without any link, such as a withdrawn one without a label, does not exist. */
async function loadLinked(
  services: Services,
  request: FastifyRequest,
  { products, lot }: { products: readonly IdentifiedProduct[]; lot: string | null },
): Promise<LinkedProduct[]> {
  const language = findBrandByHost(request.host, services.brands).defaultLanguage
  const linked = await makeOfEach(services, products, async (product): Promise<LinkedProduct> => ({
    product,
    links: await listLinks(services, product, lot),
    default: await findDefault(services, product, { language, lot }),
    origin: originOf(services, product.brand),
  }))
  const found = linked.filter(({ links }) => links.length > 0)
  if (found.length === 0) throw notFound('01')
  return found
}

/**
 * An address with a lot leads to the label, which stays for what was sold with it although a later version has none (CLP Article 34b); so does any
 * address of a withdrawn product, which has nothing else.
 */
async function showsLabel(services: Services, product: Product, lot: string | null): Promise<boolean> {
  const { label } = product.record.documents
  if (lot === null && product.status !== 'withdrawn') return false
  return label || (await findDigitalLabels(services, product)).size > 0
}

async function findDefault(
  services: Services,
  product: Product,
  { language, lot }: { language: LanguageCode; lot: string | null },
): Promise<LinkedProduct['default']> {
  return (await showsLabel(services, product, lot))
    ? { kind: 'digitalLabel', address: digitalLabelPath(product.id, language, lot) }
    : { kind: 'product', address: productPath(product.id, language, 'pd', languageIdOf(language)) }
}

interface Followed {
  product: IdentifiedProduct
  requested: Exclude<ReturnType<typeof readLinkType>, 'linkset' | null>
  lot: string | null
}

/** The target of a visitor who follows the link: the product's page, its label, or the requested type of link. */
async function findTarget(
  services: Services,
  request: FastifyRequest,
  { product: { permalinkId }, requested, lot }: Followed,
): Promise<string> {
  const language = languageOfVisitor(request, findBrandByHost(request.host, services.brands))
  const product = await loadProduct(services, permalinkId)
  if (product === null) throw notFound('01')
  const origin = originOf(services, product.brand)
  // GS1's test suite compares the target with the linkset letter by letter; on another host, such as a bare address, a visitor stays there.
  const base = new URL(origin).host === request.host ? origin : ''
  if (requested === 'default') return base + (await findDefault(services, product, { language, lot })).address
  const links = await listLinks(services, product, lot)
  const chosen = chooseLink(links, { type: requested, language, accept: request.headers.accept })
  if (chosen === null) throw notFound('linkType')
  return base + chosen.address
}

/** Passes the other query parameters on to the target. */
function passOn(target: string, query: readonly [string, string][]): string {
  // What the target says itself would be there twice, which it refuses.
  const own = new URLSearchParams(splitAddress(target).query)
  const passed = new URLSearchParams(query.filter(([name]) => !ownParameters.includes(name.toLowerCase()) && !own.has(name)))
  return passed.size === 0 ? target : `${target}${target.includes('?') ? '&' : '?'}${passed}`
}

/** RFC 9110, section 15.4.1 (300 Multiple Choices): only the visitor can tell which product they have. */
async function sendChoice(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { anchor, products, lot }: { anchor: string; products: readonly IdentifiedProduct[]; lot: string | null },
): Promise<FastifyReply> {
  reply.code(300)
  if (!isNavigation(request)) {
    return sendLinkset(reply, anchor, await loadLinked(services, request, { products, lot }))
  }
  const brand = findBrandByHost(request.host, services.brands)
  const language = languageOfVisitor(request, brand)
  const say = createMailTexts(language)
  const choices = await makeOfEach(services, products, async (product) => {
    const { name, supplier } = product.record
    const { address } = await findDefault(services, product, { language, lot })
    return h('li', null, h('a', { href: address }, `${name}, ${supplier.name}`))
  })
  const title = say('digitalLink.several.title')
  const content = [h('h1', null, title), h('p', null, say('digitalLink.several.text')), h('ul', null, ...choices)]
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .send(writePlainPage({ brand, language, nonce: reply.nonce, title, content }))
}

const sendLinkset = (reply: FastifyReply, anchor: string, linked: readonly LinkedProduct[]): FastifyReply =>
  reply.type(linksetType).send(JSON.stringify(writeLinkset(anchor, linked)))

/** Takes away the charset that Fastify gives to every text: the type has none (RFC 9264, section 4.2.5). */
async function nameLinksetType(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.getHeader('content-type')?.toString().startsWith(linksetType) === true) reply.header('content-type', linksetType)
  return payload
}

const notFound = (place: string): AppError => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt(place, 'notFound')] })
