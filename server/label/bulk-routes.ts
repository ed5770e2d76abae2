import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bulkLabels, bulkLabelsPath } from '../../shared/bulk-labels.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { reasonAt, rule } from '../../shared/reasons/reason.ts'
import { sendDocument } from '../http/send-document.ts'
import type { BulkReport } from '../db/bulk-label-tables.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { createBulkJobs } from './bulk-jobs.ts'
import type { BulkJob } from './bulk-job-queries.ts'
import { bulkOrder } from './bulk-order.ts'
import { nameRules } from './name-rules.ts'

const namesRules = 'The header Label-Rules names the rules that the labels of the file follow, each once with its option.'
const path = z.object({
  jobId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, rule('notAnId'))
    .describe('job_id of the order'),
})

/** Labels of many products in one file of A4 sheets, for members of the workgroup: ordered, polled, fetched. */
export function bulkLabelRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const jobs = createBulkJobs(services)
  app.addHook('onClose', () => jobs.close())

  typed.post(
    bulkLabelsPath,
    {
      config: {
        access: 'viewer',
        key: 'labels',
        feature: 'bulkLabels',
        refusals: [404, 429],
        example: { body: { synonym_ids: ['5010'], dim: '8' } },
      },
      schema: {
        tags: ['Label'],
        summary: 'Order labels of many products as one PDF',
        body: bulkOrder,
        response: { 202: named('BulkLabels', bulkLabels) },
      },
    },
    async (request, reply) => {
      const { user, workgroup } = memberOf(request)
      const job = await jobs.start(user.id, workgroup.workgroupId, request.body)
      return reply.code(202).header('location', `${bulkLabelsPath}/${job.id}`).send(answerOf(job))
    },
  )

  typed.get(
    `${bulkLabelsPath}/:jobId`,
    {
      config: {
        access: 'viewer',
        key: 'labels',
        feature: 'bulkLabels',
        refusals: [404],
        example: { params: { jobId: '9f86d081884c7d659a2feaa0c55ad015' }, notRun: 'needs an id that the workgroup made itself' },
      },
      schema: {
        tags: ['Label'],
        summary: 'How far an order is',
        description: namesRules,
        params: path,
        response: { 200: named('BulkLabels', bulkLabels) },
      },
    },
    async (request, reply) => {
      const job = await findJob(request, request.params.jobId)
      nameRules(reply, job.rules)
      return answerOf(job)
    },
  )

  typed.get(
    `${bulkLabelsPath}/:jobId/pdf`,
    {
      config: {
        access: 'viewer',
        key: 'labels',
        feature: 'bulkLabels',
        refusals: [404],
        example: { params: { jobId: '9f86d081884c7d659a2feaa0c55ad015' }, notRun: 'needs an id that the workgroup made itself' },
      },
      schema: {
        tags: ['Label'],
        summary: 'The labels of an order',
        description: namesRules,
        produces: ['application/pdf'],
        params: path,
      },
    },
    async (request, reply) => {
      const job = await findJob(request, request.params.jobId)
      const { key } = job
      if (key === null) throw unknownJob()
      nameRules(reply, job.rules)
      return sendDocument(request, reply, {
        key,
        type: 'application/pdf',
        fileName: 'Labels.pdf',
        audience: 'private',
        make: async () => {
          const document = await jobs.read(job)
          // The products have changed since; a new order prints their current state.
          if (!document) throw unknownJob()
          return document
        },
      })
    },
  )

  async function findJob(request: FastifyRequest, id: string): Promise<BulkJob> {
    const { user, workgroup } = memberOf(request)
    const job = await jobs.find({ userId: user.id, workgroupId: workgroup.workgroupId }, id)
    if (!job) throw unknownJob()
    return job
  }
}

const unknownJob = () => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('jobId', 'notFound')] })

function answerOf({ id, state, done, total, labels, key, reports }: BulkJob): z.input<typeof bulkLabels> {
  return {
    job_id: id,
    state,
    done,
    total,
    labels,
    pdf: key === null ? null : `${bulkLabelsPath}/${id}/pdf`,
    reports: reports.map(describeReport),
  }
}

function describeReport({ synonymId, name, reason, report }: BulkReport) {
  const told = report && {
    missing_height: report.missingHeight,
    is_label_too_small: report.isLabelTooSmall,
    sizes: report.sizes,
  }
  return { synonym_id: synonymId, name, reason, ...told }
}
