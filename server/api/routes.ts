import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { buildOpenApi } from './build-openapi.ts'
import type { collectRoutes } from './collect-routes.ts'
import { renderDocs } from './render-docs.ts'

const packageFile = z.object({ version: z.string() })

/** The description itself has no schema of its own: OpenAPI 3.1 is it. */
const openApiAnswer = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })

/** The description of the API for programs and for people. @param collected all routes of the API, complete when the app is ready */
export function docsRoutes(app: FastifyInstance, services: Services, collected: ReturnType<typeof collectRoutes>): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const { version } = packageFile.parse(JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')))
  const style = readFileSync(path.join(projectFolder, 'server/api/docs.css'), 'utf8')

  const describeFor = ({ host }: FastifyRequest) => {
    const brand = findBrandByHost(host, services.brands)
    return buildOpenApi(collected.list(), { version, origin: originOf(services, brand.key), workgroupHeader: brand.workgroupHeader })
  }

  typed.get(
    '/api/openapi.json',
    {
      config: { access: 'everybody' },
      schema: { tags: ['Application'], summary: 'This description as OpenAPI 3.1', response: { 200: openApiAnswer } },
    },
    (request) => describeFor(request),
  )
  app.get('/api/docs', { config: { access: 'everybody' }, schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-language', 'en')
      .send(renderDocs(describeFor(request))),
  )
  app.get('/api/docs/style.css', { config: { access: 'everybody' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
}
