import { z } from 'zod'
import { errorAnswer } from '../../shared/error-answer.ts'
import { workgroupParameter } from '../auth/require-user.ts'
import { callGroups, type CallNote, type ParameterNote } from './call-note.ts'
import { callNotes } from './call-notes.ts'
import type { CollectedRoute } from './collect-routes.ts'

export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: object
  example?: string
}
export interface OpenApiAnswer {
  description: string
  headers?: Record<string, { description: string; schema: object }>
  content?: Record<string, { schema: object }>
}
export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters: OpenApiParameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: object; example?: object }> }
  responses: Record<string, OpenApiAnswer>
}
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

const errorReference = { $ref: '#/components/schemas/Error' }
const refusals: Readonly<Record<number, string>> = {
  400: 'Something in the request is wrong; fields says what',
  401: 'Not signed in, or the token is no longer good',
  403: 'Not allowed: the role does not suffice, the workgroup is another one’s, or a page of another site asks',
  404: 'There is no such thing, or not for whoever asks',
  409: 'Somebody else was faster, or the state of the product does not allow it',
  413: 'The request is too large',
  415: 'The body is in a type or an encoding that is not read',
  416: 'The part of the file that was asked for lies beyond its end',
  421: 'The host is none of this server',
  422: 'The text does not fit on the label; report says by how much',
  429: 'Too often; Retry-After says when to ask again',
  500: 'The server failed; id is in its log',
  503: 'Too much waits to be done, or the database does not answer; to be sent again',
  504: 'The document took too long to make',
}

/** The description of the API (OpenAPI 3.1), from the schemas that validate and the notes of each call. */
export function buildOpenApi(
  routes: readonly CollectedRoute[],
  options: { version: string; origin: string; workgroupHeader: string },
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const note = callNotes[`${route.method} ${route.url}`]
    const operations = (paths[pathOf(route.url)] ??= {})
    operations[route.method.toLowerCase()] = describe(route, note, options.workgroupHeader)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Permasheet',
      version: options.version,
      description:
        'Products with safety data sheet, technical data sheet, label and safety instructions. Bodies may be form-encoded, with lists as name[], or JSON. Every GET may be sent as HEAD; files answer Range and If-None-Match.',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: options.origin }],
    tags: callGroups.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorAnswer, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
      },
    },
  }
}

/** Address of a call as OpenAPI writes it: `/api/v1/products/-{id}/detail`. */
export const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{file}')

function describe(route: CollectedRoute, note: CallNote | undefined, workgroupHeader: string): OpenApiOperation {
  const isOpen = note?.access === 'everybody'
  const body = describeBody(route, note)
  return {
    operationId: nameOperation(route),
    tags: [note?.group ?? 'Application'],
    summary: note?.summary ?? `${route.method} ${pathOf(route.url)}`,
    ...(note?.description ? { description: note.description } : {}),
    security: isOpen ? [{}] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...listParameters(route, note), ...(isOpen || note?.access === 'user' ? [] : describeWorkgroup(workgroupHeader))],
    ...(body ? { requestBody: body } : {}),
    responses: { ...describeAnswers(route, note), ...describeRefusals(route, note) },
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

function listParameters({ url, params, query }: CollectedRoute, note: CallNote | undefined): OpenApiParameter[] {
  const names = [...pathOf(url).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inPath = propertiesOf(params)
  const inQuery = propertiesOf(query)
  return [
    ...names.map((name) =>
      describeParameter({ name, place: 'path', schema: inPath.properties[name] ?? { type: 'string' }, required: true }, note),
    ),
    ...Object.entries(inQuery.properties).map(([name, schema]) =>
      describeParameter({ name, place: 'query', schema, required: inQuery.required.includes(name) }, note),
    ),
  ]
}

function describeParameter(
  { name, place, schema, required }: { name: string; place: 'path' | 'query'; schema: object; required: boolean },
  note: CallNote | undefined,
): OpenApiParameter {
  const { description, values } = note?.parameters?.[name] ?? readDescription(schema)
  const example = (place === 'path' ? note?.example.params : note?.example.query)?.[name]
  return {
    name,
    in: place,
    required,
    ...(description === undefined ? {} : { description }),
    schema: values === undefined ? schema : { ...schema, enum: values },
    ...(example === undefined ? {} : { example }),
  }
}

function readDescription(schema: object): Partial<ParameterNote> {
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

function describeBody({ body }: CollectedRoute, note: CallNote | undefined): OpenApiOperation['requestBody'] {
  if (note?.upload) return { required: true, content: { 'multipart/form-data': { schema: toJsonSchema(note.upload, 'input') } } }
  if (!body) return undefined
  const schema = toJsonSchema(body, 'input')
  const { body: example } = note?.example ?? {}
  const content = { schema, ...(example === undefined ? {} : { example }) }
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
  }
}

function describeAnswers({ answers }: CollectedRoute, note: CallNote | undefined): Record<string, OpenApiAnswer> {
  const types = note?.type?.split(', ') ?? ['application/json']
  const described: Record<string, OpenApiAnswer> = {}
  for (const [status, schema] of answers)
    described[status] =
      status === 204
        ? { description: 'Done' }
        : {
            description: 'As asked for',
            content: Object.fromEntries(types.map((type) => [type, { schema: toJsonSchema(schema, 'output') }])),
          }
  if (answers.size > 0) return described
  // Files: they have no schema, and may come in parts.
  const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]))
  return {
    200: { description: 'The file', content },
    206: { description: 'The part of the file that Range asks for', content },
  }
}

function describeRefusals(route: CollectedRoute, note: CallNote | undefined): Record<string, OpenApiAnswer> {
  const isOpen = note?.access === 'everybody'
  const isFile = route.answers.size === 0
  const hasId = /:id|:synonymId|:lang|\*$/.test(route.url)
  const statuses = [
    400,
    ...(isOpen ? [] : [401, 403]),
    ...(hasId ? [404] : []),
    ...(route.method === 'GET' ? [] : [413, 415]),
    ...(isFile && note?.type !== 'image/svg+xml' ? [416, 504] : []),
    421,
    500,
    503,
    ...(note?.refusals ?? []),
  ]
  const cached = route.method === 'GET' ? { 304: { description: 'Unchanged since the entity tag of If-None-Match' } } : {}
  return {
    ...cached,
    ...Object.fromEntries(
      [...new Set(statuses)].map((status) => [
        status,
        { description: refusals[status] ?? 'Refused', content: { 'application/json': { schema: errorReference } } },
      ]),
    ),
  }
}

function propertiesOf(schema: z.ZodType | null): { properties: Record<string, object>; required: readonly string[] } {
  if (!schema) return { properties: {}, required: [] }
  const { properties = {}, required = [] } = z
    .object({ properties: z.record(z.string(), z.looseObject({})).optional(), required: z.array(z.string()).optional() })
    .parse(toJsonSchema(schema, 'input'))
  return { properties, required }
}

/** What cannot be said in JSON Schema, such as a transformation, is left open. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}
