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
import { openApiAnswer } from './call-notes.ts'
import type { CollectedRoute } from './collect-routes.ts'
import { renderDocs } from './render-docs.ts'

const packageFile = z.object({ version: z.string() })

/** The description of the API for programs and for people. @param collected all routes of the API, complete when the app is ready */
export function docsRoutes(app: FastifyInstance, services: Services, collected: readonly CollectedRoute[]): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const { version } = packageFile.parse(JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')))
  const style = readFileSync(path.join(projectFolder, 'server/api/docs.css'), 'utf8')

  const describeFor = ({ host }: FastifyRequest) => {
    const brand = findBrandByHost(host, services.brands)
    return buildOpenApi(collected, { version, origin: originOf(services, brand.key), workgroupHeader: brand.workgroupHeader })
  }

  typed.get('/api/openapi.json', { schema: { response: { 200: openApiAnswer } } }, (request) => describeFor(request))
  app.get('/api/docs', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-language', 'en')
      .send(renderDocs(describeFor(request))),
  )
  app.get('/api/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
}
