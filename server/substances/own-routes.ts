import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  changedOwnSubstance,
  newOwnSubstance,
  ownSubstanceAnswer,
  ownSubstanceList,
  type OwnSubstanceAnswer,
} from '../../shared/own-substances.ts'
import { wholeNumber } from '../../shared/sent-values.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { rankMatch } from '../library/search-texts.ts'
import type { Services } from '../services.ts'
import { changeOwnSubstance, createOwnSubstance, noSuchSubstance, removeOwnSubstance } from './change-own-substance.ts'
import { findOwnSubstance, listOwnSubstances, type StoredOwnSubstance } from './queries.ts'

const path = z.object({ key: z.string().max(200).describe('Key of an own substance or raw material') })
const listQuery = z.object({
  query: z.string().trim().max(200).default('').describe('Words of the name, or a number; empty: everything'),
  limit: wholeNumber(1_000).default(100).describe('Entries at most, 1 to 1000'),
})
const revisionQuery = z.object({
  revision: wholeNumber(2_147_483_647).optional().describe('Refused where there is another by now'),
})
const bodyLimit = 1_048_576

/** What the sheet of a supplier says of a raw material, as it stands in the examples of the description. */
const exampleRecord = {
  kind: 'rawMaterial',
  name: 'Alkyd resin 60 in white spirit',
  supplier: { name: 'Example Resins GmbH', country: 'DE', articleNumber: 'AR-60' },
  sheet: { day: '2026-03-02', revision: '4' },
  classification: [{ class: 'Flam. Liq. 3 H226' }, { class: 'STOT SE 3 H336' }, { class: 'Asp. Tox. 1 H304' }],
  components: [
    { ec: '919-857-5', name: 'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2% aromatics', content: { from: 35, to: 40 } },
  ],
}

/** Substances and raw materials of a workgroup, for its members alone. */
export function ownSubstanceRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/own-substances',
    {
      config: { access: 'viewer', example: { query: { query: 'resin' } } },
      schema: {
        tags: ['Substances'],
        summary: 'Substances and raw materials of the workgroup',
        querystring: listQuery,
        response: { 200: named('OwnSubstanceList', ownSubstanceList) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      const { query, limit } = request.query
      const found = (await listOwnSubstances(services.db, workgroup.workgroupId)).filter(({ key, record }) =>
        rankMatch(query, [
          key,
          record.name,
          record.casNumber ?? '',
          record.ecNumber ?? '',
          record.indexNumber ?? '',
          record.supplier?.name ?? '',
        ]),
      )
      return { substances: found.slice(0, limit).map(view), leftOff: Math.max(0, found.length - limit) }
    },
  )

  typed.post(
    '/api/v1/own-substances',
    {
      config: {
        access: 'editor',
        refusals: [409],
        example: { json: { key: 'resin-12', record: exampleRecord }, notRun: 'would store something' },
      },
      schema: {
        tags: ['Substances'],
        summary: 'Add a substance or raw material. Its key must be free, and it may not contain itself',
        body: newOwnSubstance,
        response: { 201: named('OwnSubstanceAnswer', ownSubstanceAnswer) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const member = memberOf(request)
      return reply.code(201).send(view(await createOwnSubstance(services, member, request.body.key, request.body.record)))
    },
  )

  typed.get(
    '/api/v1/own-substances/:key',
    {
      config: { access: 'viewer', refusals: [404], example: { params: { key: 'resin-12' }, notRun: 'the demonstration has none' } },
      schema: {
        tags: ['Substances'],
        summary: 'A substance or raw material of the workgroup',
        params: path,
        response: { 200: named('OwnSubstanceAnswer', ownSubstanceAnswer) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      const stored = await findOwnSubstance(services.db, workgroup.workgroupId, request.params.key)
      if (stored === undefined) throw noSuchSubstance()
      return view(stored)
    },
  )

  typed.put(
    '/api/v1/own-substances/:key',
    {
      config: {
        access: 'editor',
        refusals: [404, 409],
        example: { params: { key: 'resin-12' }, json: { revision: 1, record: exampleRecord }, notRun: 'the demonstration has none' },
      },
      schema: {
        tags: ['Substances'],
        summary: 'Change a substance or raw material. Refused where another revision is there by now',
        params: path,
        body: changedOwnSubstance,
        response: { 200: named('OwnSubstanceAnswer', ownSubstanceAnswer) },
      },
      bodyLimit,
    },
    async (request) => {
      const member = memberOf(request)
      return view(await changeOwnSubstance(services, member, request.params.key, request.body))
    },
  )

  typed.delete(
    '/api/v1/own-substances/:key',
    {
      config: { access: 'editor', refusals: [404, 409], example: { params: { key: 'resin-12' }, notRun: 'the demonstration has none' } },
      schema: {
        tags: ['Substances'],
        summary: 'Delete a substance or raw material that no raw material and no recipe contains',
        params: path,
        querystring: revisionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      await removeOwnSubstance(services, member, request.params.key, request.query.revision)
      return reply.code(204).send(null)
    },
  )
}

const view = ({ key, revision, record, changed_at, changed_by }: StoredOwnSubstance): OwnSubstanceAnswer => ({
  key,
  revision,
  changedAt: changed_at.toISOString(),
  changedBy: changed_by,
  record,
})
