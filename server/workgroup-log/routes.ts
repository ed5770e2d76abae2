import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { auditFilter, auditList, auditPeople, auditQuery, entriesOfPage, logPath, logPeoplePath } from '../../shared/audit-log.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { sendBytes } from '../http/send-document.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import { doesHouseWork } from '../processes/house-work.ts'
import type { Services } from '../services.ts'
import { deleteOldEntries, listLog, listLogPeople } from './queries.ts'
import { writeLogCsv } from './write-log-csv.ts'

const hour = 3_600_000

/** Who did what in a workgroup, for its owners, never by an API key (docs/decisions/181-sessions-and-the-log.md). */
export function logRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()
  if (doesHouseWork(services.config)) forgetRegularly(app, services)

  typed.get(
    logPath,
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Members'],
        summary: 'Who did what in the workgroup, the newest first',
        description:
          'Sign-ins and passwords of its members, members, keys, webhooks, products, shares, settings. Sign-ins and passwords are kept for a year, what was done with a product as long as the product, all else for ten years.',
        querystring: auditQuery,
        response: { 200: named('AuditList', auditList) },
      },
    },
    async (request) => {
      const { before, ...filter } = request.query
      const { workgroupId } = memberOf(request).workgroup
      const found = await listLog(db, workgroupId, filter, { before, most: entriesOfPage + 1 })
      const entries = found.slice(0, entriesOfPage)
      return {
        entries: entries.map(({ id, at, by, kind, params, product, synonymId }) => ({
          id,
          at: at.toISOString(),
          by,
          kind,
          params,
          product: product === null ? null : { synonym_id: synonymId, name: product },
        })),
        next: found.length > entriesOfPage ? (entries.at(-1)?.id ?? null) : null,
      }
    },
  )

  typed.get(
    logPeoplePath,
    {
      config: { access: 'owner' },
      schema: { tags: ['Members'], summary: 'Whom the log names', response: { 200: named('AuditPeople', auditPeople) } },
    },
    async (request) => ({ people: await listLogPeople(db, memberOf(request).workgroup.workgroupId) }),
  )

  typed.get(
    `${logPath}/export`,
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Members'],
        summary: 'The same as CSV, with the entries in the language of the user',
        produces: ['text/csv'],
        querystring: auditFilter,
      },
      compress: false,
    },
    async (request, reply) => {
      const { user, workgroup } = memberOf(request)
      const parts: Buffer[] = []
      for await (const lines of writeLogCsv(db, workgroup.workgroupId, request.query, createMailTexts(user.interfaceLanguage)))
        parts.push(Buffer.from(lines))
      return sendBytes(request, reply, {
        bytes: Buffer.concat(parts),
        type: 'text/csv; charset=utf-8',
        fileName: 'log.csv',
        audience: 'private',
        disposition: 'attachment',
      })
    },
  )
}

function forgetRegularly(app: FastifyInstance, { db, log }: Pick<Services, 'db' | 'log'>): void {
  let forgetting = Promise.resolve()
  const forget = (): void => {
    forgetting = deleteOldEntries(db).catch((error: unknown) => log.warn({ err: error }, 'old entries could not be deleted'))
  }
  const timer = setInterval(forget, hour).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await forgetting
  })
}
