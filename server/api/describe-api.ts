import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { FeatureFlags } from '../../shared/features.ts'
import { projectFolder } from '../../project-folder.ts'
import { completeDescription, type Addressed } from './complete-description.ts'
import { describeCalls, nameOperation, zodToJsonConfig } from './describe-call.ts'
import { openApiDocument, type OpenApiDocument } from './openapi-document.ts'
import { recordSchemaPath } from './record-schema.ts'
import { callGroups } from './route-contract.ts'

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')))

const scopeMeanings: Readonly<Record<KeyScope, string>> = {
  read: 'What a viewer reads: products, documents, attachments',
  write: 'What an editor reads and changes: drafts, recipes, attachments',
  publish: 'Publish, withdraw, restore',
  share: 'Send by mail, and see what was sent',
  labels: 'Labels as spreadsheet, Word file and for many products',
}

const description = [
  'Products with safety data sheet, technical data sheet, label and safety instructions.',
  'Bodies may be form-encoded, with lists as name[], or JSON; one that holds a record is JSON.',
  'Programs bring a key of a workgroup as bearer, psk_…, or a token that they get for it; x-getting-started has the first calls.',
  'Every GET may be sent as HEAD; files answer Range and If-None-Match.',
  `The JSON Schema of a product record: ${recordSchemaPath}.`,
].join(' ')

/**
 * Describes the calls of the API (OpenAPI 3.1) as their routes are registered: what has a tag is described. To be called before the routes
 * are registered.
 * @param features that are on: calls of the others are not described
 * @returns a function that reads the description for a brand once the app is ready
 */
export async function describeApi(app: FastifyInstance, features: FeatureFlags): Promise<(addressed: Addressed) => OpenApiDocument> {
  const routes = new Map<string, RouteOptions>()
  app.addHook('onRoute', (route) => void routes.set(nameOperation(route), route))
  app.addHook('onReady', async () => refuseUndescribed([...routes.values()]))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Permasheet', version, description, license: { name: 'Apache 2.0', identifier: 'Apache-2.0' } },
      tags: Object.entries(callGroups).map(([name, meaning]) => ({ name, description: meaning })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'psk_…',
            description: 'A key of a workgroup, for programs. Each call says which scope it needs; without one it is open to people only.',
          },
          client: {
            type: 'oauth2',
            description: 'The same key as client_secret, its first twelve letters as client_id.',
            flows: { clientCredentials: { tokenUrl: '/api/oauth2/token', scopes: scopeMeanings } },
          },
          cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        },
      },
    },
    hideUntagged: true,
    convertConstToEnum: false,
    transform: describeCalls(features),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  return (addressed) => completeDescription(openApiDocument.parse(app.swagger()), routes, { ...addressed, features })
}

/** A call of the API is described or hidden on purpose: one that says neither would exist without anybody knowing of it. */
function refuseUndescribed(routes: readonly RouteOptions[]): void {
  const undescribed = routes
    .filter(({ url, schema }) => url.startsWith('/api/') && schema?.hide !== true && (schema?.tags ?? []).length === 0)
    .map(({ method, url }) => `${[method].flat().join(', ')} ${url}`)
  if (undescribed.length > 0)
    throw new Error(`Routes have no tag, by which the description lists them, and are not hidden: ${undescribed.join('; ')}`)
}
