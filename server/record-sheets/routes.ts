import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { findSynonymsInOrder } from '../label/bulk-queries.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { exportQuery, importAnswer, importQuery } from '../../shared/record-sheets/import-answer.ts'
import { named } from '../api/name-schema.ts'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { readUpload } from '../attachments/read-upload.ts'
import { memberOf, type Member } from '../auth/require-user.ts'
import { doerOf } from '../auth/doer-of.ts'
import { AppError } from '../errors.ts'
import { isKnown, writeDisposition } from '../http/send-part.ts'
import { hashRecord } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { importSheets } from './import-sheets.ts'
import { largestFile, mostProducts } from './limits.ts'
import { openSheetThread } from './open-sheet-thread.ts'
import type { SheetRow } from './open-sheet-row.ts'
import { sendWhileWritten } from './send-while-written.ts'
import { findSheetRow, listSheetProducts, listSheetStates } from './sheet-queries.ts'
import { openTurns } from './take-turns.ts'
import type { SheetFormat } from './write-records.ts'

const importParts = z.object({
  file: z.file().describe(`One file of at most ${largestFile / 1_000_000} MB: xlsx, csv, or an archive of csv`),
})
/** A table without some of the chosen products would be mistaken for a complete one. */
async function refuseUnknown({ db }: Services, workgroupId: number, ids: readonly number[]): Promise<void> {
  const found = new Set(
    (
      await findSynonymsInOrder(
        db,
        workgroupId,
        ids.filter((id) => id <= 2_147_483_647),
      )
    ).map(({ synonymId }) => synonymId),
  )
  const unknown = ids.filter((id) => !found.has(id))
  if (unknown.length > 0)
    throw new AppError('CLIENT_SIDE', {
      status: 404,
      reasons: [reasonAt('synonym_ids', 'notFoundAmong', { values: unknown.slice(0, 20) })],
    })
}

async function* readProducts({ db }: Services, workgroupId: number, ids: readonly number[], gone: AbortSignal): AsyncGenerator<SheetRow> {
  for (const id of ids) {
    gone.throwIfAborted()
    const product = await findSheetRow(db, workgroupId, id)
    if (product) yield product
  }
}

const templateQuery = exportQuery.omit({ synonym_ids: true })

/** Records as tables: out, in, and a template (docs/decisions/184-records-in-tables.md). */
export function recordSheetRoutes(app: FastifyInstance, services: Services): void {
  const store = openAttachmentStore(services)
  // One file at a time: a large one takes a processor for seconds, and memory.
  const turns = openTurns()
  const thread = openSheetThread()
  app.addHook('onClose', () => thread.close())
  // Another version of the program may write the same records differently.
  const program = randomUUID()

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { format, name, follows }: { format: SheetFormat; name: string; follows: object },
    pieces: (gone: AbortSignal) => AsyncIterable<Uint8Array>,
  ): Promise<FastifyReply> {
    reply
      .header('cache-control', 'private, no-cache')
      .type(types[format])
      .header('content-disposition', writeDisposition('attachment', `${name}.${format === 'xlsx' ? 'xlsx' : 'zip'}`))
    // Weak: computed from the sources of the file, since its bytes do not exist yet.
    const etag = `W/"${hashRecord({ program, name, format, follows })}"`
    reply.header('etag', etag)
    if (isKnown(request, etag)) return reply.code(304).removeHeader('content-type').send()
    if (request.method === 'HEAD') return reply.send('')
    return reply.send(await sendWhileWritten((work) => turns.take(request, work), pieces))
  }

  void app.register(async (scope) => {
    await scope.register(multipart)
    const typed = scope.withTypeProvider<ZodTypeProvider>()

    typed.get(
      '/api/v1/products/export',
      {
        config: {
          access: 'editor',
          key: 'write',
          refusals: [404, 503],
          sentWhileWritten: 'tagged',
          example: { query: { synonym_ids: '5010', lang: 'en' } },
        },
        schema: {
          tags: ['Editing'],
          summary: 'Products as tables, with everything that their records hold',
          description: `The drafts of up to ${mostProducts} products. Changes in the file are imported by POST /api/v1/products/import.`,
          produces: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
          querystring: exportQuery,
        },
      },
      async (request, reply) => {
        const member = memberOf(request)
        const { format, synonym_ids: ids } = request.query
        const language = readLanguage(member, request.query.lang)
        const which =
          ids === undefined
            ? 'all'
            : {
                synonymIds: ids.split(',').map(Number),
              }
        if (which !== 'all') await refuseUnknown(services, member.workgroup.workgroupId, which.synonymIds)
        const { workgroupId } = member.workgroup
        const found = await listSheetProducts(services.db, workgroupId, which, mostProducts + 1)
        if (found.length > mostProducts)
          throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('synonym_ids', 'tooManyProducts', { max: mostProducts })] })
        const follows = { language, found, states: await listSheetStates(services.db, found) }
        return send(request, reply, { format, name: 'products', follows }, (gone) =>
          thread.write({ language, format }, readProducts(services, workgroupId, found, gone)),
        )
      },
    )

    typed.get(
      '/api/v1/products/template',
      {
        config: { access: 'editor', key: 'write', refusals: [503], sentWhileWritten: 'tagged', example: { query: { lang: 'en' } } },
        schema: {
          tags: ['Editing'],
          summary: 'The same tables with examples, which are ignored by the import',
          produces: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
          querystring: templateQuery,
        },
      },
      async (request, reply) => {
        const { format, lang } = request.query
        const language = readLanguage(memberOf(request), lang)
        return send(request, reply, { format, name: 'template', follows: { language } }, () => thread.write({ language, format }, null))
      },
    )

    typed.post(
      '/api/v1/products/import',
      {
        config: {
          access: 'editor',
          key: 'write',
          refusals: [409, 413, 503],
          upload: importParts,
          example: { query: { dry_run: '1' }, body: { file: 'products.xlsx' }, notRun: 'needs a file' },
        },
        schema: {
          tags: ['Editing'],
          summary: 'Make drafts of a file of tables, all of them or none',
          description:
            'As multipart/form-data. Products are found by the number of their permanent link or by the key of another system; others are new. Nothing is published. Problems are reported with their cell as path: Ingredients!D14. 409: somebody else has changed a product meanwhile.',
          querystring: importQuery,
          response: { 200: named('ImportAnswer', importAnswer) },
        },
      },
      async (request) => {
        const member = memberOf(request)
        const { file, fileName } = await readUpload(request, store, { schema: z.object({}), largest: largestFile })
        try {
          const result = await turns.take(request, () =>
            importSheets(services, {
              workgroup: member.workgroup,
              userId: member.user.id,
              by: doerOf(member.user),
              read: () => thread.read({ path: file.path, name: fileName }),
              isDryRun: request.query.dry_run === '1',
              numbers: request.query.numbers,
            }),
          )
          if ('answer' in result) return result.answer
          throw new AppError('CLIENT_SIDE', { status: result.isConflict ? 409 : 400, reasons: result.problems })
        } finally {
          await store.discard(file)
        }
      },
    )
  })
}

function readLanguage({ user }: Member, lang: string | undefined): LanguageCode {
  const language = lang === undefined ? user.interfaceLanguage : languageCodes.find((code) => code === lang)
  if (language === undefined) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('lang', 'notALanguage')] })
  return language
}

const types = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv: 'application/zip' } as const
