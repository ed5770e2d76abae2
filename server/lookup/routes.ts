import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { externalIdBody, lookup, lookupQuery, type Lookup } from '../../shared/lookup.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { AppError } from '../errors.ts'
import { permalinkOf } from '../products/load-product.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import { logBroken } from '../products/read-or-log-broken.ts'
import type { Services } from '../services.ts'
import { findByIdentifier, lookUpsPerMinute } from './find-by-identifier.ts'
import { doerOf } from '../auth/doer-of.ts'
import { setExternalId } from './own-key-queries.ts'

/** Products by a complete identifier, and their keys in other systems (docs/decisions/134, 136). */
export function lookupRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/lookup',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        ...perMinute(lookUpsPerMinute),
        example: { query: { identifier: '2001001000011' } },
      },
      schema: {
        tags: ['Products'],
        summary: 'Find a published product by a complete identifier',
        description:
          'Of whichever maker. Names and parts of an identifier find nothing. The list of products finds the products of a workgroup, published or not.',
        querystring: lookupQuery,
        response: { 200: named('Lookup', lookup) },
      },
    },
    async (request, reply): Promise<Lookup> => {
      const { products, isMore, mistyped } = await findByIdentifier(services.db, request.query.identifier)
      reply.header('cache-control', 'no-cache')
      return {
        products: products.flatMap(({ permalinkId: id, by, name, supplier, brand, status, isCurrent, version }) => {
          if (name === null || supplier === null) {
            logBroken(services, id)
            return []
          }
          return {
            id,
            by,
            text: name,
            supplier,
            brand_style: brand,
            status,
            current: isCurrent,
            version,
            link: permalinkOf(services, { id, brand }),
          }
        }),
        more: isMore,
        mistyped,
      }
    },
  )

  typed.put(
    '/api/v1/products/:synonymId/external_id',
    {
      config: {
        access: 'editor',
        key: 'write',
        refusals: [409],
        example: { params: { synonymId: '5010' }, body: { external_id: 'ERP-4711' } },
      },
      schema: {
        tags: ['Products'],
        summary: 'Give a product the key of another system',
        description:
          'A key belongs to only one product of a workgroup. It is not part of the record, so nothing has to be published again, and no visitor sees it. The list of products finds it.',
        params: ofProduct,
        body: externalIdBody,
        response: { 200: named('ExternalId', externalIdBody) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      const { external_id } = request.body
      if (
        !(await setExternalId(
          services.db,
          { workgroupId: member.workgroup.workgroupId, permalinkId: id, by: doerOf(member.user) },
          external_id,
        ))
      )
        throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('external_id', 'taken')] })
      return { external_id }
    },
  )
}
