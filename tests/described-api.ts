import { z } from 'zod'
import type { OpenApiDocument, OpenApiOperation } from '../server/api/openapi-document.ts'
import { exampleAddress, formPairs } from '../server/api/render-docs.ts'
import type { Requested, TestApi } from './start-without-pages.ts'

/** A call as the description of the API has it. */
export interface DescribedCall {
  name: string
  method: string
  path: string
  operation: OpenApiOperation
  isOpen: boolean
}

export async function readDescription(api: TestApi): Promise<{ document: OpenApiDocument; calls: DescribedCall[] }> {
  const document: OpenApiDocument = JSON.parse(await (await api.ask('/api/openapi.json')).text())
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
      isOpen: operation.security.some((scheme) => Object.keys(scheme).length === 0),
    })),
  )
  return { document, calls }
}

/** The example of a call, as it stands in the description. */
export function exampleOf({ method, path, operation }: DescribedCall): { address: string; requested: Requested } {
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.example
  const json = operation.requestBody?.content['application/json']?.example
  if (body === undefined && json !== undefined) {
    const requested = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
    return { address: exampleAddress(path, operation), requested }
  }
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    address: exampleAddress(path, operation),
    requested: { method, headers, ...(body === undefined ? {} : { body: new URLSearchParams(formPairs(body)).toString() }) },
  }
}

type Json = Record<string, unknown>
const read = z.looseObject({})
/** Of each description its named schemas, and what was read of it: almost every call answers one of a few. */
const descriptions = new WeakMap<OpenApiDocument, { $defs: Json; schemas: Map<string, z.ZodType> }>()
const leadToDefinitions = (schema: object): Json =>
  read.parse(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')))

/** The schema with what its references lead to. */
function readSchema(schema: object, document: OpenApiDocument): z.ZodType {
  const known = descriptions.get(document) ?? { $defs: leadToDefinitions(document.components.schemas), schemas: new Map() }
  descriptions.set(document, known)
  const text = JSON.stringify(schema)
  const found = known.schemas.get(text) ?? z.fromJSONSchema(read.parse({ ...leadToDefinitions(schema), $defs: known.$defs }))
  known.schemas.set(text, found)
  return found
}

/** What is undescribed in an answer; null where everything is as the description says. */
export async function findUndescribed(answer: Response, { operation }: DescribedCall, document: OpenApiDocument): Promise<string | null> {
  const described = operation.responses[String(answer.status)]
  if (!described) return `status ${answer.status}: ${(await answer.text()).slice(0, 300)}`
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  if (!described.content) {
    const text = await answer.text()
    return text === '' ? null : `content with status ${answer.status}`
  }
  const { schema } = described.content[type] ?? {}
  if (!schema) return `type ${type} with status ${answer.status}`
  if (type !== 'application/json') return null
  return findMisfit(JSON.parse(await answer.text()), schema, document)
}

/** Why a value does not pass a schema of the description; null where it does. */
export function findMisfit(value: unknown, schema: object, document: OpenApiDocument): string | null {
  const parsed = readSchema(schema, document).safeParse(value)
  return parsed.success ? null : z.prettifyError(parsed.error)
}
