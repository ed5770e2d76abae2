import { z } from 'zod'
import { errorAnswer } from '../../shared/error-answer.ts'
import { workgroupParameter } from '../auth/require-user.ts'
import { callGroups, type CallExample } from './route-contract.ts'
import type { CollectedRoute } from './collect-routes.ts'
import { describeAnswers, describeRefusals } from './describe-answers.ts'
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-document.ts'
import { createSchemaWriter, partForForms, type SchemaWriter } from './write-schemas.ts'

interface Context {
  schemas: SchemaWriter
  workgroupHeader: string
}

/** The description of the API (OpenAPI 3.1), from the schemas that validate and the notes of each call. */
export function buildOpenApi(
  routes: readonly CollectedRoute[],
  options: { version: string; origin: string; workgroupHeader: string },
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const schemas = createSchemaWriter()
  const context: Context = { schemas, workgroupHeader: options.workgroupHeader }
  for (const route of routes) {
    const operations = (paths[pathOf(route.url)] ??= {})
    operations[route.method.toLowerCase()] = describe(route, context)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Permasheet',
      version: options.version,
      description:
        'Products with safety data sheet, technical data sheet, label and safety instructions. Bodies may be form-encoded, with lists as name[], or JSON; one that holds a record is JSON. Every GET may be sent as HEAD; files answer Range and If-None-Match.',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: options.origin }],
    tags: callGroups.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemas.write(errorAnswer, 'output'), ...schemas.named() },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
      },
    },
  }
}

/** Address of a call as OpenAPI writes it: `/api/v1/products/-{id}/detail`. */
export const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{file}')

function describe(route: CollectedRoute, { schemas, workgroupHeader }: Context): OpenApiOperation {
  const { access, feature, example } = route.config
  const { tags = [], summary = '', description } = route.schema
  const isOpen = access === 'everybody'
  const body = describeBody(route, schemas)
  return {
    operationId: nameOperation(route),
    tags: [...tags],
    summary,
    ...(description ? { description } : {}),
    ...(feature ? { 'x-feature': feature } : {}),
    ...(example?.notRun ? { 'x-example-not-run': example.notRun } : {}),
    security: isOpen ? [{}] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...listParameters(route, schemas), ...(isOpen || access === 'user' ? [] : describeWorkgroup(workgroupHeader))],
    ...(body ? { requestBody: body } : {}),
    responses: { ...describeAnswers(route, schemas), ...describeRefusals(route) },
  }
}

/** `GET /api/v1/products/-:id/detail` → `getProductsPublicIdDetail`; the permalink's minus sign must not be lost. */
function nameOperation({ method, url }: CollectedRoute): string {
  const words = url
    .replace(/^\/(api\/v1|api|v2|assets)\//, '')
    .replaceAll('/-:', '/public/')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function listParameters({ url, params, query, config }: CollectedRoute, schemas: SchemaWriter): OpenApiParameter[] {
  const names = [...pathOf(url).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inPath = propertiesOf(params, schemas)
  const inQuery = propertiesOf(query, schemas)
  return [
    ...names.map((name) =>
      describeParameter({ name, place: 'path', schema: inPath.properties[name] ?? { type: 'string' }, required: true }, config.example),
    ),
    ...Object.entries(inQuery.properties).map(([name, schema]) =>
      describeParameter({ name, place: 'query', schema, required: inQuery.required.includes(name) }, config.example),
    ),
  ]
}

function describeParameter(
  { name, place, schema, required }: { name: string; place: 'path' | 'query'; schema: object; required: boolean },
  examples: CallExample | undefined,
): OpenApiParameter {
  const example = (place === 'path' ? examples?.params : examples?.query)?.[name]
  return {
    name,
    in: place,
    required,
    ...readDescription(schema),
    schema,
    ...(example === undefined ? {} : { example }),
  }
}

function readDescription(schema: object): { description?: string } {
  return 'description' in schema && typeof schema.description === 'string' ? { description: schema.description } : {}
}

const workgroupId = { type: 'string', pattern: '^[1-9]\\d{0,9}$' }
const describeWorkgroup = (header: string): OpenApiParameter[] => [
  {
    name: header,
    in: 'header',
    required: false,
    description: 'Id of the workgroup; without it the first of the user. Each brand has a header of its own',
    schema: workgroupId,
  },
  {
    name: workgroupParameter,
    in: 'query',
    required: false,
    description: 'The same for links, frames and plain forms, which send no header. The header comes before it',
    schema: workgroupId,
  },
]

function describeBody({ body, config }: CollectedRoute, schemas: SchemaWriter): OpenApiOperation['requestBody'] {
  if (config.upload) return { required: true, content: { 'multipart/form-data': { schema: schemas.write(config.upload, 'input') } } }
  if (!body) return undefined
  const schema = schemas.write(body, 'input')
  const inForms = partForForms(schema, schemas.named())
  const { body: example, json = example } = config.example ?? {}
  const shown = example === undefined ? {} : { example }
  return {
    required: !body.safeParse(undefined).success,
    content: {
      'application/json': { schema, ...(json === undefined ? {} : { example: json }) },
      ...(inForms ? { 'application/x-www-form-urlencoded': { schema: inForms, ...shown } } : {}),
    },
  }
}

function propertiesOf(
  schema: z.ZodType | null,
  schemas: SchemaWriter,
): { properties: Record<string, object>; required: readonly string[] } {
  if (!schema) return { properties: {}, required: [] }
  const { properties = {}, required = [] } = z
    .object({ properties: z.record(z.string(), z.looseObject({})).optional(), required: z.array(z.string()).optional() })
    .parse(schemas.write(schema, 'input'))
  return { properties, required }
}
