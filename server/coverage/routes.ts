import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { productCoverage, wordingCoverage } from '../../shared/coverage.ts'
import { languages } from '../../shared/languages.ts'
import { productListQuery } from '../../shared/product-list.ts'
import { reviewWording } from '../../wording/review-wording.ts'
import { named } from '../api/name-schema.ts'
import { memberOf, requireUser } from '../auth/require-user.ts'
import { countProducts, listProducts } from '../products/list-queries.ts'
import { loadProduct } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findValidTdsLanguages } from '../tds/view-tds.ts'

/** Each product is checked in every language, so few stand on a page. */
const productsOnPage = 10

const query = z.object({ page: productListQuery.shape.page })

/** Which texts exist in which language: the program's own, and those of the workgroup's products. */
export function coverageRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/coverage',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Products'],
        summary: 'Which of the program’s own texts exist in which language',
        response: { 200: named('WordingCoverage', wordingCoverage) },
      },
    },
    async (request, reply) => {
      await requireUser(services, request, reply)
      return {
        languages: languages.map(({ id, code, name }) => {
          const { parts, unofficial } = reviewWording(code)
          return { id, code, name, ...parts, unofficial: unofficial.length }
        }),
      }
    },
  )

  typed.get(
    '/api/v1/coverage/products',
    {
      config: { access: 'viewer' },
      schema: {
        tags: ['Products'],
        summary: 'Which texts of the workgroup’s products exist in which language',
        querystring: query,
        response: { 200: named('ProductCoverage', productCoverage) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      const { page } = request.query
      const requested = productListQuery.parse({ page: String(page), pageSize: String(productsOnPage) })
      const [listed, total] = await Promise.all([
        listProducts(services.db, workgroup.workgroupId, requested, new Set()),
        countProducts(services.db, workgroup.workgroupId, requested, new Set()),
      ])
      const products = []
      for (const { permalinkId, synonymId, name, sdsVersion, tdsVersion } of listed) {
        const sheets = await readOrLogBroken(services, permalinkId, () => coverSheets(permalinkId))
        // A sheet that cannot be read is complete in no language.
        const broken = { sds: sdsVersion === null ? null : [], tds: tdsVersion === null ? null : [] }
        products.push({ synonym_id: synonymId, text: name, ...(sheets ?? broken) })
      }
      return { total, page, page_size: productsOnPage, products }
    },
  )

  async function coverSheets(permalinkId: number): Promise<Pick<z.infer<typeof productCoverage>['products'][number], 'sds' | 'tds'>> {
    const product = await loadProduct(services, permalinkId)
    const sds = product?.sdsVersions[0]
    const tds = product?.tdsVersions[0]
    return {
      sds: product && sds ? [...(await findValidLanguages(services, product, sds))] : null,
      tds: product && tds ? [...(await findValidTdsLanguages(services, product, tds))] : null,
    }
  }
}
