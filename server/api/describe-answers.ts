import type { CollectedRoute } from './collect-routes.ts'
import type { OpenApiAnswer } from './openapi-document.ts'
import type { SchemaWriter } from './write-schemas.ts'

const errorReference = { $ref: '#/components/schemas/Error' }
const refusals: Readonly<Record<number, string>> = {
  302: 'The document is not complete in this language: Location is its address in the first language in which it is, of a label in those asked for in which it is; languages names all',
  400: 'Something in the request is wrong; fields says what',
  401: 'Not signed in, or the token is no longer good',
  403: 'Not allowed: the feature is switched off, the role does not suffice, the workgroup is another one’s, or a page of another site asks',
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

/** The good answers of a call. */
export function describeAnswers(
  { method, answers, schema: { produces: types = ['application/json'] } }: CollectedRoute,
  schemas: SchemaWriter,
): Record<string, OpenApiAnswer> {
  const described: Record<string, OpenApiAnswer> = {}
  for (const [status, schema] of answers)
    described[status] =
      status === 204
        ? { description: 'Done' }
        : {
            description: 'As asked for',
            content: Object.fromEntries(types.map((type) => [type, { schema: schemas.write(schema, 'output') }])),
          }
  if (answers.size > 0) return described
  // Files have no schema.
  const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]))
  return {
    200: { description: 'The file', content },
    ...(comesInParts(method) ? { 206: { description: 'The part of the file that Range asks for', content } } : {}),
  }
}

/** The refusals of a call: those of its kind, and those of its own. */
export function describeRefusals(route: CollectedRoute): Record<string, OpenApiAnswer> {
  const { access, feature, rateLimit, refusals: own = [] } = route.config
  const isOpen = access === 'everybody'
  const isFile = route.answers.size === 0
  const hasId = /:id|:synonymId|:lang|\*$/.test(route.url)
  const statuses = [
    400,
    ...(isOpen ? [] : [401, 403]),
    ...(feature ? [403] : []),
    ...(hasId ? [404] : []),
    ...(route.method === 'GET' ? [] : [413, 415]),
    ...(isFile && !route.schema.produces?.includes('image/svg+xml') ? [429, 504, ...(comesInParts(route.method) ? [416] : [])] : []),
    421,
    500,
    503,
    ...(rateLimit ? [429] : []),
    ...own,
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

/** RFC 9110, section 14.2: of a file that is made by POST nobody asks for a part. */
const comesInParts = (method: string): boolean => method === 'GET'
