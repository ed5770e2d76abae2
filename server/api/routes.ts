import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import type { PreparedJson } from '../products/product-cache.ts'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import type { Addressed } from './complete-description.ts'
import { jsonSchema, named } from './name-schema.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { recordSchemaPath, writeRecordSchema } from './record-schema.ts'
import { renderDocs } from './render-docs.ts'

/** The description has no schema here: OpenAPI 3.1 is its schema. */
const openApiAnswer = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })

/** What is prepared once for each brand. */
interface Described {
  openApi: PreparedJson
  recordSchema: PreparedJson
  page: string
}

/** The description of the API for programs and for people. @param readDescription complete when the app is ready */
export function docsRoutes(app: FastifyInstance, services: Services, readDescription: (addressed: Addressed) => OpenApiDocument): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const style = readFileSync(path.join(projectFolder, 'server/api/docs.css'), 'utf8')
  const ofBrand = new Map<string, Described>()

  function describe(host: string): Described {
    const { key, workgroupHeader } = findBrandByHost(host, services.brands)
    const known = ofBrand.get(key)
    if (known) return known
    const origin = originOf(services, key)
    const document = readDescription({ origin, workgroupHeader })
    const made = {
      openApi: prepare(document),
      recordSchema: prepare(writeRecordSchema(`${origin}${recordSchemaPath}`)),
      page: renderDocs(document),
    }
    ofBrand.set(key, made)
    return made
  }

  typed.get(
    '/api/openapi.json',
    {
      config: { access: 'everybody', forOtherSites: true },
      schema: { tags: ['Application'], summary: 'This description as OpenAPI 3.1', response: { 200: named('OpenApi', openApiAnswer) } },
    },
    async (request, reply) => sendPrepared(request, reply.header('cache-control', 'public, no-cache'), describe(request.host).openApi),
  )
  typed.get(
    recordSchemaPath,
    {
      config: { access: 'everybody', forOtherSites: true },
      schema: {
        tags: ['Editing'],
        summary: 'JSON Schema of a product record',
        description: 'Of the record as it is imported and saved. What a schema cannot say is checked when the record is published.',
        response: { 200: jsonSchema },
      },
    },
    async (request, reply) => sendPrepared(request, reply.header('cache-control', 'public, no-cache'), describe(request.host).recordSchema),
  )
  const hidden = { config: { access: 'everybody' }, schema: { hide: true } } as const
  app.get('/api/docs', hidden, (request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-language', 'en').send(describe(request.host).page),
  )
  app.get('/api/docs/style.css', hidden, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
}

function prepare(value: object): PreparedJson {
  const json = Buffer.from(JSON.stringify(value))
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` }
}
