import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { archivePath, archiveQuery } from '../../shared/archive.ts'
import { nameFile } from '../../documents/name-file.ts'
import { perMinute } from '../api/limit-calls.ts'
import { writeDisposition } from '../http/send-part.ts'
import { doerOf } from '../auth/doer-of.ts'
import { memberOf } from '../auth/require-user.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import type { Services } from '../services.ts'
import { writeArchive } from './write-archive.ts'

/** Archives per minute: each keeps a renderer busy for as long as it is being read. */
const archivesPerMinute = 5

/** The whole workgroup as one file, for its owners, never by an API key (docs/decisions/185-archive-of-a-workgroup.md). */
export function archiveRoutes(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    archivePath,
    {
      config: {
        ...perMinute(archivesPerMinute),
        access: 'owner',
        sentWhileWritten: 'untagged',
        example: { query: { languages: 'en', versions: 'newest' }, notRun: 'takes minutes' },
      },
      schema: {
        tags: ['Account'],
        summary: 'Documents and data of the workgroup as one ZIP file',
        description:
          'PDF, HTML, SDScom XML and JSON of every version, labels, posters, files, recipes, own substances, the record of shares, members and the log, with an index and checksums. Digital labels are not in it. It is made while it is read: some ten documents a second at best. If the download breaks off, the file is not a valid ZIP file and has to be fetched again.',
        produces: ['application/zip'],
        querystring: archiveQuery,
      },
    },
    async (request, reply) => {
      const { user, workgroup } = memberOf(request)
      const now = new Date()
      const day = now.toISOString().slice(0, 10)
      reply
        .type('application/zip')
        .header('content-disposition', writeDisposition('attachment', nameFile('Permasheet_', workgroup.name, `_${day}.zip`)))
      if (request.method === 'HEAD') return reply.send('')
      // The archive contains recipes: the other owners see who downloaded them.
      await services.db
        .transaction()
        .execute((tx) => insertEntry(tx, 'company.archived', { workgroupId: workgroup.workgroupId, by: doerOf(user) }))
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const work = { workgroupId: workgroup.workgroupId, order: request.query, now, signal: gone.signal }
      return reply.send(writeArchive(services, work))
    },
  )
}
