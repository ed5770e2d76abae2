import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nameFile } from '../../documents/name-file.ts'
import { buildReport } from '../../documents/report/build-report.ts'
import { reportPdfJob } from '../../documents/report/write-report-pdf.ts'
import type { Mixture } from '../../clp/classification/mixture.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { classificationAnswer } from '../../shared/classification/answer.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { languageCodes } from '../../shared/languages.ts'
import { jsonSchema, named } from '../api/name-schema.ts'
import { perMinute } from '../api/limit-calls.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import type { Services } from '../services.ts'
import { findOwnOfMixture } from './find-own-substances.ts'
import { openSubstanceNames } from './find-substance-name.ts'
import { hashInput } from './hash-input.ts'
import { today } from '../../shared/iso-day.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of a recipe as it was sent, before the schema parses it. */
    inputHash: string
  }
}

const reportQuery = z.object({
  language: z.enum(languageCodes).default('en').describe('ISO code'),
  name: z.string().trim().max(160).default('').describe('Name of the product, for the file name'),
})

let schemas: { request: object; answer: object } | null = null

/** JSON Schemas of request and answer, generated on the first request. */
function writeClassificationSchemas(): { request: object; answer: object } {
  schemas ??= {
    request: z.toJSONSchema(classificationRequest, { io: 'input', unrepresentable: 'any', reused: 'ref' }),
    answer: z.toJSONSchema(classificationAnswer, { io: 'output', unrepresentable: 'any' }),
  }
  return schemas
}

/** Classification of a mixture for everybody: nothing is stored (the contract of the engine, Calls). */
export function classifyRoutes(app: FastifyInstance, services: Services): void {
  /** The answer as JSON: validated and serialised once, in the thread that makes it. */
  async function classify(
    { at, mixture }: { at: string | null; mixture: Mixture },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer> {
    const own = await findOwnOfMixture(services, mixture, request, reply)
    const register = await services.register.current()
    return services.classifier.classify({ mixture, day: at ?? today(), own }, register, waiterOf(services, request, reply))
  }

  const limit = perMinute(services.config.classifyPerMinute)
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.post(
    '/api/v1/classify',
    {
      config: {
        ...limit,
        access: 'everybody',
        example: {
          json: {
            at: '2026-11-23',
            mixture: {
              physicalState: 'liquid',
              use: 'professional',
              inhalation: 'mist',
              measured: { kinematicViscosity40: 60, pH: 7 },
              components: [
                { cas: '822-06-0', content: 0.2, own: { ate: { mist: 0.124 } } },
                { name: 'Acrylic resin', content: 40, own: { classification: [] } },
                { cas: '123-86-4', content: { from: 50, to: 59 } },
              ],
            },
          },
        },
      },
      schema: {
        tags: ['Classification'],
        summary: 'Classify a mixture by CLP Annex I',
        description:
          'From components with contents and measured data to every hazard class with its reasons. Nothing is stored. A harmonised entry of Annex VI applies by itself; own adds further endpoints. For a signed-in member substance is the key of an own substance or raw material of the workgroup; to others it is unknown.',
        body: classificationRequest,
        response: { 200: named('ClassificationAnswer', classificationAnswer) },
      },
    },
    async (request, reply) => {
      const answer = await classify(request.body, request, reply)
      reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
      // Serialised already: a second validation of the engine's answer would cost more than the engine.
      return reply.send(answer as never)
    },
  )

  app.decorateRequest('inputHash', '')
  typed.post(
    '/api/v1/classify/report',
    {
      config: {
        ...limit,
        access: 'everybody',
        example: {
          query: { language: 'de' },
          json: {
            at: '2026-11-23',
            mixture: {
              physicalState: 'liquid',
              use: 'professional',
              measured: { kinematicViscosity40: 60 },
              components: [
                { cas: '123-86-4', content: { from: 50, to: 59 } },
                { name: 'Acrylic resin', content: 40, own: { classification: [] } },
              ],
            },
          },
        },
      },
      schema: {
        tags: ['Classification'],
        summary: 'Report on a classification as PDF',
        description:
          'Takes what the classification takes: inputs, results, arithmetic, sources, state of the law, version of the rules and the SHA-256 of the request (keys sorted, without blanks: RFC 8785). Tagged (PDF/UA-1). Nothing is stored.',
        produces: ['application/pdf'],
        body: classificationRequest,
        querystring: reportQuery,
      },
      preValidation: async (request) => {
        request.inputHash = hashInput(request.body)
      },
    },
    async (request, reply) => {
      const { language, name } = request.query
      const answer: ClassificationAnswer = JSON.parse((await classify(request.body, request, reply)).toString())
      const findName = openSubstanceNames(language)
      const report = buildReport({ mixture: request.body.mixture, answer, inputHash: request.inputHash, findName }, language)
      const key = documentKey(['report', JSON.stringify(report)])
      const make = (signal: AbortSignal) => renderDocument(services, reportPdfJob(report), { report: request.inputHash }, { signal })
      // A recipe is confidential: the document is sent and not stored.
      return sendDocument(request, reply, {
        key,
        make: () => services.documents.get(key, make, waiterOf(services, request, reply), { keep: false }),
        languages: [language],
        type: 'application/pdf',
        fileName: name === '' ? `Classification_${answer.at}.pdf` : nameFile('Classification_', name, `_${answer.at}.pdf`),
        audience: 'private',
      })
    },
  )

  typed.get(
    '/api/v1/classify/schema',
    {
      config: { access: 'everybody', forOtherSites: true },
      schema: { tags: ['Classification'], summary: 'JSON Schema of the request and of the answer', response: { 200: jsonSchema } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, no-cache')
      return writeClassificationSchemas()
    },
  )
}
