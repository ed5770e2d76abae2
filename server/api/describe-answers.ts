import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { file, html, nameOf, refusal } from './name-schema.ts'

const refusals: Readonly<Record<number, string>> = {
  302: 'The document is not complete in this language: Location is its address in the first language in which it is, of a label in those asked for in which it is; languages names all',
  400: 'Something in the request is wrong; reasons says what',
  401: 'Not signed in, or the token is no longer good',
  403: 'Not allowed: the feature is switched off, the role does not suffice, the workgroup is another one’s, or a page of another site asks',
  404: 'There is no such thing, or not for the caller',
  409: 'Somebody else was faster, or the state of the product does not allow it',
  413: 'The request is too large',
  415: 'The body is in a type or an encoding that is not read',
  416: 'The part of the file that was asked for lies beyond its end',
  421: 'The host is none of this server',
  422: 'The text does not fit on the label, or the check finds errors in the record; report says by how much, and which',
  429: 'Too often; Retry-After says when to ask again',
  500: 'The server failed; id is in its log',
  503: 'Too much waits to be done, or the database does not answer; to be sent again',
  504: 'The document took too long to make',
}

/** What responses without content mean. */
const withoutContent: Readonly<Record<number, string>> = { 307: 'Location is where the code leads' }

/** A response of a call: its content by media type, or none. */
type Answer = z.ZodType | Described
interface Described {
  description: string
  content: Record<string, { schema: z.ZodType }>
}

/**
 * All responses of a call by status: those of its schema, the refusals of its kind of call, and its own refusals.
 * @throws Error for a response whose schema has no name
 */
export function describeAnswers(route: RouteOptions): Record<number, Answer> {
  const answers = readAnswers(route)
  return { ...(answers.size > 0 ? describeContent(route, answers) : describeFile(route)), ...describeRefusals(route, answers.size === 0) }
}

function readAnswers({ schema }: RouteOptions): ReadonlyMap<number, z.ZodType> {
  const response: object = typeof schema?.response === 'object' && schema.response !== null ? schema.response : {}
  return new Map(Object.entries(response).flatMap(([status, one]) => (one instanceof z.ZodType ? [[Number(status), one]] : [])))
}

function describeContent({ method, url, schema }: RouteOptions, answers: ReadonlyMap<number, z.ZodType>): Record<number, Answer> {
  const described = [...answers].map(([status, answer]): [number, Answer] => {
    if (answer instanceof z.ZodNull) return [status, z.null().describe(withoutContent[status] ?? 'Done')]
    if (nameOf(answer) === undefined) throw new Error(`The answer of ${String(method)} ${url} has no name`)
    if (status === 300) return [status, describeChoice(schema?.produces, answer)]
    return [status, inTypes('As asked for', schema?.produces, answer)]
  })
  return Object.fromEntries(described)
}

/** Programs get the media type that they accept; people get a page with the same choice. */
function describeChoice(types: readonly string[] | undefined, schema: z.ZodType): Answer {
  const { description, content } = inTypes('Several products have this number: which one is meant, only who has it knows', types, schema)
  return { description, content: { ...content, 'text/html': { schema: html } } }
}

function describeFile({ method, schema, config }: RouteOptions): Record<number, Answer> {
  const parts =
    isGet(method) && !config?.sentWhileWritten ? { 206: inTypes('The part of the file that Range asks for', schema?.produces, file) } : {}
  return { 200: inTypes('The file', schema?.produces, file), ...parts }
}

function describeRefusals({ method, url, schema, config = {} }: RouteOptions, isFile: boolean): Record<number, Answer> {
  const { access, feature, key, rateLimit, sentWhileWritten, refusals: own = [] } = config
  const isOpen = access === 'everybody'
  const isRead = isGet(method)
  const hasId = /:id|:synonymId|:lang|\*$/.test(url)
  // Drawings are files: nobody waits for them to be made.
  const isMade = isFile && !schema?.produces?.includes('image/svg+xml')
  const statuses = [
    400,
    ...(isOpen ? [] : [401, 403]),
    ...(feature ? [403] : []),
    ...(hasId ? [404] : []),
    ...(isRead ? [] : [413, 415]),
    // Ranges apply to GET alone (RFC 9110, section 14.2), and not to a file of which no part exists yet.
    ...(isMade ? [429, 504, ...(isRead && !sentWhileWritten ? [416] : [])] : []),
    421,
    500,
    503,
    // Every call of a key counts (docs/decisions/130-keys-for-machines.md).
    ...(rateLimit || key ? [429] : []),
    ...own,
  ]
  const refused = statuses.map((status) => [status, inTypes(refusals[status] ?? 'Refused', undefined, refusal)])
  return {
    ...(isRead && sentWhileWritten !== 'untagged' ? { 304: z.null().describe('Unchanged since the entity tag of If-None-Match') } : {}),
    ...Object.fromEntries(refused),
  }
}

function inTypes(description: string, types: readonly string[] = ['application/json'], schema: z.ZodType): Described {
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

/** Files are answered to HEAD by the same route. */
const isGet = (method: RouteOptions['method']): boolean => [method].flat().includes('GET')
