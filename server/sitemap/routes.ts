import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBrandByHost } from '../../shared/brands.ts'
import { languages } from '../../shared/languages.ts'
import { productPath } from '../../shared/links.ts'
import { wholeNumber } from '../../shared/sent-values.ts'
import { AppError } from '../errors.ts'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { idsPerFile, listSitemapFiles, listSitemapProducts } from './queries.ts'

/**
 * Enough files for all possible numbers of permanent links. The protocol allows 50,000 of them in one index, and 50,000 addresses in each.
 */
const mostFiles = Math.floor(2_147_483_647 / idsPerFile)

const part = z.object({ part: wholeNumber(mostFiles) })

/** The sitemap and robots.txt: pages for search engines, and pages that they must not crawl. */
export function sitemapRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const originFor = (host: string) => originOf(services, findBrandByHost(host, services.brands).key)

  app.get('/robots.txt', { config: { access: 'everybody' } }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', 'Disallow: /app', 'Disallow: /api/', `Sitemap: ${originFor(request.host)}/sitemap.xml`, ''].join('\n')),
  )

  app.get('/sitemap.xml', { config: { access: 'everybody' } }, async (request, reply) => {
    const brand = findBrandByHost(request.host, services.brands).key
    const files = await services.replica.read((db) => listSitemapFiles(db, brand))
    // The protocol requires at least one file.
    const entries = (files.length === 0 ? [1] : files).map(
      (file) => `<sitemap><loc>${originFor(request.host)}/sitemap-${file}.xml</loc></sitemap>`,
    )
    return reply.type('application/xml').send(writeXml('sitemapindex', entries))
  })

  typed.get('/sitemap-:part.xml', { config: { access: 'everybody' }, schema: { params: part } }, async (request, reply) => {
    const brand = findBrandByHost(request.host, services.brands).key
    const origin = originFor(request.host)
    const products = await services.replica.read((db) => listSitemapProducts(db, brand, request.params.part))
    if (products.length === 0 && request.params.part > 1) throw new AppError('CLIENT_SIDE', { status: 404 })
    const entries = products.map(
      ({ permalinkId, lackingLanguages, revisedOn }) =>
        `<url><loc>${origin}${productPath(permalinkId, 'en', 'pd', firstOf(lackingLanguages))}</loc><lastmod>${revisedOn}</lastmod></url>`,
    )
    return reply.type('application/xml').send(writeXml('urlset', entries))
  })
}

/** The document language to which the product's page leads: English, or the first in which its texts are complete. */
function firstOf(lackingLanguages: readonly string[]): number {
  return (languages.find(({ code }) => !lackingLanguages.includes(code)) ?? languages[0]).id
}

function writeXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
