import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { rulesVersion } from '../../check/check-catalogue.ts'
import { writeFindings } from '../../check/write-finding.ts'
import { today } from '../../shared/iso-day.ts'
import { lintAnswer, lintBody } from '../../shared/lint.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import type { Services } from '../services.ts'
import { exampleRecord } from './example-record.ts'

/** Checks from one IP address: a check takes up to a quarter of a second of processor time, and an editor runs several a minute. */
const checksPerMinute = 60

/** The check before publishing for everybody: nothing is stored (the contract of the engine, The check). */
export function checkRoutes(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/lint',
    {
      config: { ...perMinute(checksPerMinute), access: 'everybody', example: { json: { record: exampleRecord, at: '2026-11-23' } } },
      schema: {
        tags: ['Classification'],
        summary: 'Check a record before it is published',
        description:
          'Everything in which a record contradicts itself, its composition or the law of a day, each with its place, its article and, where there is only one, the correction. Nothing is stored. Findings that depend on other records are left out: a UFI of another product, earlier versions.',
        body: lintBody,
        response: { 200: named('LintAnswer', lintAnswer) },
      },
    },
    async (request, reply) => {
      const { record, at = today(), language } = request.body
      const found = services.check(record, await services.register.current(), {
        day: at,
        published: null,
        others: [],
        components: [],
        recipe: null,
      })
      reply.header('cache-control', 'private, no-store').header('content-language', language)
      return {
        findings: writeFindings(found, language).map(({ fix, ...one }) => ({ ...one, fix: fix && [...fix] })),
        at,
        rules: rulesVersion,
      }
    },
  )
}
