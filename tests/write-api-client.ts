import { z } from 'zod'
import type { OpenApiDocument, OpenApiOperation } from '../server/api/openapi-document.ts'

const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
})

/** The type of TypeScript that a JSON Schema describes. */
function writeType(given: unknown): string {
  if (given === false) return 'never'
  const schema = jsonSchema.parse(given === undefined || given === true ? {} : given)
  const { anyOf, oneOf, type, properties, items, additionalProperties, required = [] } = schema
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = anyOf ?? oneOf
  if (choices) return choices.map((choice) => `(${writeType(choice)})`).join(' | ')
  if (Array.isArray(type)) return type.map((one) => `(${writeType({ ...schema, type: one })})`).join(' | ')
  if (type === 'string' || type === 'boolean' || type === 'null') return type
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'array') return `(${writeType(items)})[]`
  if (type !== 'object') return 'unknown'
  if (!properties) return `Record<string, ${typeof additionalProperties === 'object' ? writeType(additionalProperties) : 'unknown'}>`
  const members = Object.entries(properties).map(
    ([name, inner]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${writeType(inner)}`,
  )
  return `{ ${members.join('; ')} }`
}

/** @throws Error for what a generator cannot find: anything but a named schema */
function nameOf(reference: string): string {
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(reference) ?? []
  if (name === undefined) throw new Error(`${reference} is no schema of the description`)
  return name
}

/** A client in TypeScript for the API of this description: one function per call, with types of what goes in and what comes out. */
export function writeApiClient({ paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => writeCall(method, path, operation)),
  )
  return [
    ...Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${writeType(schema)}`),
    'export interface Answer<T> { status: number; headers: Headers; content: T }',
    'export type Send = (path: string, init: { method: string; headers: Record<string, string>; body?: string }) => Promise<Response>',
    `async function call<T>(send: Send, method: string, path: string, given: { params?: object; query?: object; body?: unknown }, headers: Record<string, string>): Promise<Answer<T>> {
  const filled = Object.entries(given.params ?? {}).reduce((address, [name, value]) => address.replace('{' + name + '}', encodeURIComponent(String(value))), path)
  const query = new URLSearchParams(Object.entries(given.query ?? {}).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]))
  const answer = await send(query.size > 0 ? filled + '?' + query : filled, {
    method,
    headers: { ...headers, ...(given.body ? { 'content-type': 'application/json' } : {}) },
    ...(given.body ? { body: JSON.stringify(given.body) } : {}),
  })
  if (!answer.ok) throw Object.assign(new Error(method + ' ' + path + ': ' + answer.status), { error: (await answer.json()) as Error$ })
  const type = answer.headers.get('content-type') ?? ''
  const content = answer.status === 204 ? undefined : type.startsWith('application/json') ? await answer.json() : type.startsWith('text/') ? await answer.text() : await answer.blob()
  return { status: answer.status, headers: answer.headers, content: content as T }
}`.replace('Error$', 'Error_'),
    `type Error_ = ${writeType(components.schemas['Error'])}`,
    `export function createClient(send: Send, headers: Record<string, string> = {}) {\n  return {\n${calls.join('\n')}\n  }\n}`,
    '',
  ].join('\n\n')
}

function writeCall(method: string, path: string, operation: OpenApiOperation): string {
  const group = (place: 'path' | 'query') => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place)
    const members = parameters.map(({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${writeType(schema)}`)
    const isOptional = parameters.every(({ required }) => !required)
    return parameters.length === 0 ? [] : [`${place === 'path' ? 'params' : 'query'}${isOptional ? '?' : ''}: { ${members.join('; ')} }`]
  }
  const bodySchema = operation.requestBody?.content['application/json']?.schema
  const body = bodySchema ? [`body${operation.requestBody?.required ? '' : '?'}: ${writeType(bodySchema)}`] : []
  const given = [...group('path'), ...group('query'), ...body]
  const isOptional = given.every((member) => /^\w+\?:/.test(member))
  return `    ${operation.operationId}: (given: { ${given.join('; ')} }${isOptional ? ' = {}' : ''}) => call<${writeAnswer(operation)}>(send, '${method.toUpperCase()}', '${path}', given, headers),`
}

function writeAnswer({ responses }: OpenApiOperation): string {
  const [type, content] = Object.entries(responses['200']?.content ?? {})[0] ?? []
  if (type === undefined) return 'undefined'
  if (type === 'application/json') return writeType(content?.schema)
  return type.startsWith('text/') ? 'string' : 'Blob'
}
