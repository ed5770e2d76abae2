import type { RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FeatureFlags } from '../../shared/features.ts'
import { describeAnswers } from './describe-answers.ts'
import { named, nameOf } from './name-schema.ts'

/** How zod's schemas are written: what JSON Schema cannot say, such as a transformation, is left open. */
export const zodToJsonConfig = { unrepresentable: 'any', override: () => undefined } as const

const writeSchemas = createJsonSchemaTransform({ zodToJsonConfig })
type Transform = typeof writeSchemas

/** What the `*` of a route is where the route does not say it. */
const drawnFile = { name: 'file', text: 'Name of the file, without its folder' }

/** The description of a call, from the contract of its route. Calls of a feature that is off are left out. */
export const describeCalls =
  (features: FeatureFlags): Transform =>
  (described) => {
    const { schema, route } = described
    const { access, key, upload, example, feature, rest = drawnFile } = route.config ?? {}
    if (!schema || schema.hide || !schema.tags || (feature && !features[feature])) return { schema: { hide: true }, url: described.url }
    const url = route.url.replace(/\*$/, `:${rest.name}`)
    const operationId = nameOperation(route)
    const given = upload ?? (schema.body instanceof z.ZodType ? schema.body : undefined)
    const body = given ? nameBody(given, operationId) : null
    const { schema: written } = writeSchemas({
      ...described,
      schema: {
        ...extensionsOf(route),
        tags: schema.tags,
        operationId,
        ...(schema.summary ? { summary: schema.summary } : {}),
        ...(schema.description ? { description: schema.description } : {}),
        ...(upload ? { consumes: ['multipart/form-data'] } : {}),
        security: access === 'everybody' ? [{}] : [{ bearer: [] }, { cookie: [] }, ...(key ? [{ key: [] }, { client: [key] }] : [])],
        params: schema.params ?? (route.url.endsWith('*') ? z.object({ [rest.name]: z.string().describe(rest.text) }) : undefined),
        querystring: schema.querystring,
        headers: schema.headers,
        body,
        response: describeAnswers(route),
      },
    })
    return {
      schema: {
        ...written,
        ...giveExamples('params', written.params, example?.params),
        ...giveExamples('querystring', written.querystring, example?.query),
      },
      url,
    }
  }

const namedBodies = new WeakMap<z.ZodType, z.ZodType>()

/** A body schema without a name gets that of its call, on a copy: other uses of the schema must not change because it was described. */
function nameBody(body: z.ZodType, operationId: string): z.ZodType {
  if (nameOf(body) !== undefined) return body
  const found = namedBodies.get(body) ?? named(operationId.charAt(0).toUpperCase() + operationId.slice(1), body.clone())
  namedBodies.set(body, found)
  return found
}

/** Extensions: what OpenAPI has no keyword for. */
function extensionsOf({ config = {} }: RouteOptions): object {
  const { access, key, feature, example } = config
  return {
    'x-access': access,
    ...(key ? { 'x-key-scope': key } : {}),
    ...(feature ? { 'x-feature': feature } : {}),
    ...(example?.notRun ? { 'x-example-not-run': example.notRun } : {}),
  }
}

const withProperties = z.looseObject({ properties: z.record(z.string(), z.looseObject({})) })

/** Adds to the parameters of a place the values with which the call works. */
function giveExamples(place: 'params' | 'querystring', schema: unknown, examples: Readonly<Record<string, string>> = {}): object {
  if (!schema) return {}
  const { properties, ...rest } = withProperties.parse(schema)
  const shown = Object.entries(properties).map(([name, property]) => [
    name,
    examples[name] === undefined ? property : { ...property, examples: [examples[name]] },
  ])
  return { [place]: { ...rest, properties: Object.fromEntries(shown) } }
}

/** `GET /api/v1/products/-:id/detail` → `getProductsPublicIdDetail`; the permalink's minus sign must not be lost. */
export function nameOperation({ method, url }: Pick<RouteOptions, 'method' | 'url'>): string {
  const words = url
    .replace(/^\/(api\/v1|api|v2|assets)\//, '')
    .replaceAll('/-:', '/public/')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  // Files are answered to HEAD by the same route.
  const verb = [method].flat().find((one) => one !== 'HEAD') ?? 'HEAD'
  return verb.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
