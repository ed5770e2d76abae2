import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isoDate } from '../../shared/record/texts.ts'
import { foundSubstances, substanceAnswer } from '../../shared/substances.ts'
import { faultOf, reasonAt, type Fault } from '../../shared/reasons/reason.ts'
import { named } from '../api/name-schema.ts'
import { perMinute } from '../api/limit-calls.ts'
import { readOrRefreshIdentity } from '../auth/identify.ts'
import { refuse, requireRole } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { findSubstances } from '../library/find-substances.ts'
import { searchQuery } from '../library/search-query.ts'
import type { Services } from '../services.ts'
import { describeSubstance, findEntries, readSubstanceNumber } from './find-entries.ts'
import { today } from '../../shared/iso-day.ts'

const at = isoDate.optional().describe('the day whose law is requested; today where it is left out')
const searched = searchQuery.extend({
  query: searchQuery.shape.query.describe('A name, or a CAS, EC or index number; empty: everything of the library'),
  at,
})
const path = z.object({ id: z.string().max(200).describe('CAS, EC or index number') })
const dayQuery = z.object({ at })

/** Requests of one address a minute. */
const requestsOfAddress = 1_200
/** Entries of the register that one search shows. */
const mostEntries = 100

/** The register of substances for everybody, with the library for members of a workgroup (docs/decisions/060-register-of-substances.md). */
export function substanceRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const limit = perMinute(requestsOfAddress)

  typed.get(
    '/api/v1/substances',
    {
      config: { ...limit, access: 'everybody', refusals: [401, 403], example: { query: { query: 'xylene' } } },
      schema: {
        tags: ['Substances'],
        summary: 'Find a substance by name, with typing errors forgiven, or by number',
        description:
          'Everybody is shown the harmonised entries of CLP Annex VI, Table 3, by the state of a day; members of a workgroup the substances of the library too. A query that looks like a number with a wrong check digit says so in `remark`.',
        querystring: searched,
        response: { 200: named('FoundSubstances', foundSubstances) },
      },
    },
    async (request, reply) => {
      const { query, language, limit, at: day = today() } = request.query
      const register = await services.register.current()
      const found = query === '' ? { harmonised: [], remark: null } : findEntries(register, query, day, Math.min(limit, mostEntries))
      request.identity ??= readOrRefreshIdentity(services, request, reply)
      const { state } = await request.identity
      if (state === 'absent') return { substances: [], leftOff: 0, ...found }
      if (state !== 'known') throw refuse(state)
      await requireRole(services, request, reply, 'viewer')
      return { ...findSubstances(query, language, limit), ...found }
    },
  )

  typed.get(
    '/api/v1/substances/:id',
    {
      config: { ...limit, access: 'everybody', forOtherSites: true, refusals: [404], example: { params: { id: '108-88-3' } } },
      schema: {
        tags: ['Substances'],
        summary: 'The harmonised classification of a substance on a day, what is announced, and its place on the candidate list',
        params: path,
        querystring: dayQuery,
        response: { 200: named('SubstanceAnswer', substanceAnswer) },
      },
    },
    async (request) => {
      const number = readSubstanceNumber(request.params.id)
      if (number === null) throw refuseId(faultOf('substanceNumber'))
      if (!number.isValid) throw refuseId(faultOf(`${number.field}Number`))
      const answer = describeSubstance(await services.register.current(), number, request.query.at ?? today())
      if (answer === null) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
      return answer
    },
  )
}

const refuseId = (fault: Fault): AppError => new AppError('CLIENT_SIDE', { reasons: [{ ...fault, path: 'id' }] })
