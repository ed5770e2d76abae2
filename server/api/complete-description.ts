import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import type { FeatureFlags } from '../../shared/features.ts'
import { reasonCodes, reasonParameters } from '../../shared/reasons/reason-codes.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { answerExamples } from './answer-examples.ts'
import { showIsoDays } from '../write-english.ts'
import { describedWebhooks, webhookSchemas } from './describe-webhooks.ts'
import { generatedClients, gettingStarted, scenarios } from './scenarios.ts'
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-document.ts'
import { namedSchemas, partForForms } from './part-for-forms.ts'
import { workgroupParameters } from './workgroup-parameters.ts'

type Schemas = Readonly<Record<string, Record<string, unknown>>>

/** What differs from brand to brand. */
export interface Addressed {
  origin: string
  workgroupHeader: string
}

/** Adds what the plugin cannot know: the address, bodies as forms, examples of bodies, how a call names the workgroup. */
export function completeDescription(
  document: OpenApiDocument,
  routes: ReadonlyMap<string, RouteOptions>,
  { origin, workgroupHeader, features }: Addressed & { features: FeatureFlags },
): OpenApiDocument {
  const { schemas } = document.components
  const ofWorkgroup = workgroupParameters(workgroupHeader)
  const answers = answerExamples(origin)
  const paths = mapValues(document.paths, (operations) =>
    mapValues(withoutHead(operations), (operation) =>
      complete(operation, routes.get(operation.operationId), { schemas, ofWorkgroup, answers: answers[operation.operationId] ?? {} }),
    ),
  )
  return {
    ...document,
    info: { ...document.info, contact: { name: document.info.title, url: origin } },
    'x-getting-started': gettingStarted(origin),
    'x-scenarios': scenarios(origin, features),
    'x-clients': generatedClients(origin),
    'x-reasons': listReasons(),
    servers: [{ url: origin }],
    paths,
    webhooks: describedWebhooks,
    components: {
      ...document.components,
      schemas: keepReferenced({ paths, webhooks: describedWebhooks }, { ...schemas, ...webhookSchemas }),
    },
  }
}

/** The sentences are templates: a parameter stands in braces where its value goes. */
function listReasons(): OpenApiDocument['x-reasons'] {
  const texts = loadWording('en').interface
  return reasonCodes.map((code) => ({
    code,
    parameters: [...reasonParameters[code]],
    sentence: showIsoDays(code, texts[`reason.${code}`] ?? ''),
  }))
}

function complete(
  operation: OpenApiOperation,
  route: RouteOptions | undefined,
  {
    schemas,
    ofWorkgroup,
    answers,
  }: { schemas: Schemas; ofWorkgroup: readonly OpenApiParameter[]; answers: Readonly<Record<string, unknown>> },
): OpenApiOperation {
  const { parameters, requestBody, description, ...rest } = operation
  const [inPath, others] = [parameters.filter((one) => one.in === 'path'), parameters.filter((one) => one.in !== 'path')]
  const ofMember = ['everybody', 'user'].includes(operation['x-access']) ? [] : ofWorkgroup
  return {
    ...rest,
    description: [description, sayWhoMay(operation)].filter(Boolean).join(' '),
    parameters: [...inPath, ...others, ...ofMember].map(typeExample),
    responses: mapValues(operation.responses, (answer, status) => giveExample(nameHeaders(answer, status), answers[status])),
    ...(requestBody && route ? { requestBody: completeBody(requestBody, route, schemas) } : {}),
  }
}

/** Headers that a client needs to understand a response; the others mean what HTTP says. */
const headersOf: Readonly<Record<string, Record<string, { description: string; schema: object }>>> = {
  302: { Location: { description: 'Address to request instead', schema: { type: 'string' } } },
  307: { Location: { description: 'Where the code leads', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds', schema: { type: 'string', pattern: '^\\d+$' } } },
}

function nameHeaders<Answer extends object>(answer: Answer, status: string): Answer {
  const headers = headersOf[status]
  return headers ? { ...answer, headers } : answer
}

type Answered = OpenApiOperation['responses'][string]

/** Files have none: their bytes are no text. */
function giveExample(answer: Answered, example: unknown): Answered {
  if (!answer.content || example === undefined) return answer
  return { ...answer, content: mapValues(answer.content, (one, type) => (isJson(type) ? { ...one, example } : one)) }
}

const isJson = (type: string): boolean => /[/+]json$/.test(type)

/** Who may make a call, in a sentence. */
function sayWhoMay({ 'x-access': access, 'x-key-scope': scope }: OpenApiOperation): string {
  if (access === 'everybody') return 'For everybody.'
  const people = access === 'user' ? 'everybody who is signed in' : `people who are ${access} of the workgroup or more`
  return `For ${people}; ${scope ? `for keys with the scope ${scope}` : 'not for keys'}.`
}

/** An address consists of text; the example of a number is a number all the same. */
function typeExample(parameter: OpenApiParameter): OpenApiParameter {
  const isNumber = ['integer', 'number'].includes(String(parameter.schema['type']))
  return isNumber && parameter.example !== undefined ? { ...parameter, example: Number(parameter.example) } : parameter
}

type Body = NonNullable<OpenApiOperation['requestBody']>

function completeBody(described: Body, { schema, config = {} }: RouteOptions, named: Schemas): Body {
  const { body: example, json = example } = config.example ?? {}
  const schemaOfJson = described.content['application/json']?.schema
  if (!schemaOfJson) return { ...described, content: mapValues(described.content, (parts) => ({ ...parts, example })) }
  const inForms = partForForms(schemaOfJson, named)
  return {
    required: schema?.body instanceof z.ZodType && !schema.body.safeParse(undefined).success,
    content: {
      'application/json': { schema: schemaOfJson, ...(json === undefined ? {} : { example: json }) },
      ...(inForms && { 'application/x-www-form-urlencoded': { schema: inForms, ...(example === undefined ? {} : { example }) } }),
    },
  }
}

/** The schemas that are referenced: each exists as input and as output, and few are used as both. */
function keepReferenced(from: object, all: Schemas): Record<string, Record<string, unknown>> {
  const kept = new Map<string, Record<string, unknown>>()
  const follow = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const name = key === '$ref' && typeof inner === 'string' ? inner.replace(namedSchemas, '') : null
      const schema = name === null ? undefined : all[name]
      if (name === null || !schema) follow(inner)
      else if (!kept.has(name)) {
        kept.set(name, { ...schema })
        follow(schema)
      }
    }
  }
  follow(from)
  return Object.fromEntries([...kept].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Every GET may be sent as HEAD; the description says so once instead of for each call. */
const withoutHead = <T>(operations: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(operations).filter(([method]) => method !== 'head'))

const mapValues = <V, R>(record: Readonly<Record<string, V>>, map: (value: V, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
