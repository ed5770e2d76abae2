import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { listingBody, ufiAnswer, workgroupAnswer, workgroupBody } from '../../shared/workgroup-profile.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { updateListing } from '../products/listing-queries.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import type { Services } from '../services.ts'
import { changeProfile } from './change-profile.ts'
import { makeNextUfi } from './make-next-ufi.ts'
import { findWorkgroupProfile } from './queries.ts'

/** Who a workgroup is, as it stands in the example of the description. */
const exampleProfile = {
  revision: 0,
  profile: {
    company: {
      name: 'Example Paints GmbH',
      address: 'Beispielweg 1',
      postalCode: '70173',
      city: 'Stuttgart',
      country: 'DE',
      telephone: '+49 711 1234567',
      email: 'sds@paints.example',
    },
    emergency: [
      { name: 'Poison Centre Freiburg', telephone: '+49 761 19240', hours: { phrase: 'telephone.allDay' }, languages: ['de', 'en'] },
    ],
    vatNumber: 'DE123456789',
  },
}

/** Who the workgroup is: what new products begin with (docs/decisions/096-who-a-workgroup-is.md). */
export function workgroupRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/workgroup',
    {
      config: { access: 'viewer', key: 'read' },
      schema: {
        tags: ['Account'],
        summary: 'Who the workgroup is: company, emergency telephones, VAT number',
        response: { 200: named('WorkgroupAnswer', workgroupAnswer) },
      },
    },
    async (request) => findWorkgroupProfile(services.db, memberOf(request).workgroup.workgroupId),
  )

  typed.put(
    '/api/v1/workgroup',
    {
      config: { access: 'owner', refusals: [409], example: { json: exampleProfile, notRun: 'would store something' } },
      schema: {
        tags: ['Account'],
        summary:
          'Say who the workgroup is. Products that are there already keep what they say. Refused where another revision is there by now',
        body: named('WorkgroupBody', workgroupBody),
        response: { 200: named('WorkgroupAnswer', workgroupAnswer) },
      },
    },
    async (request) => changeProfile(services, memberOf(request), request.body),
  )

  typed.put(
    '/api/v1/workgroup/listing',
    {
      config: { access: 'owner', example: { json: { listsProducts: true }, notRun: 'would store something' } },
      schema: {
        tags: ['Account'],
        summary: 'Say whether everybody finds the workgroup’s products on the start page, and search engines in the sitemap',
        body: named('ListingBody', listingBody),
        response: { 200: named('WorkgroupAnswer', workgroupAnswer) },
      },
    },
    async (request) => {
      const { user, workgroup } = memberOf(request)
      const { workgroupId } = workgroup
      const { listsProducts } = request.body
      await services.db.transaction().execute(async (tx) => {
        if (!(await updateListing(tx, workgroupId, listsProducts))) return
        await insertEntry(tx, listsProducts ? 'company.listed' : 'company.unlisted', { workgroupId, by: doerOf(user) })
      })
      return findWorkgroupProfile(services.db, workgroupId)
    },
  )

  typed.post(
    '/api/v1/workgroup/ufi',
    {
      config: { access: 'editor', key: 'write', refusals: [409], example: { notRun: 'would use up a formulation number' } },
      schema: {
        tags: ['Account'],
        summary: 'Make a UFI that the workgroup never had, from its VAT number and the next formulation number',
        response: { 200: named('UfiAnswer', ufiAnswer) },
      },
    },
    async (request) => makeNextUfi(services, memberOf(request)),
  )
}
