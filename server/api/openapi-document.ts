import { z } from 'zod'
import { keyScopes } from '../../shared/api-keys.ts'

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.looseObject({ schema, example: schema.optional() }))
/** An answer may be a list, or a text. */
const answered = z.record(z.string(), z.looseObject({ schema, example: z.unknown().optional() }))
const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema,
  example: z.union([z.string(), z.number()]).optional(),
})
const steps = z.array(z.object({ text: z.string(), command: z.string().optional() }))
const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter).default([]),
  requestBody: z.looseObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: answered.optional() })),
  /** Who may make the call. */
  'x-access': z.string(),
  /** What a key needs to make it; absent: open to no key. */
  'x-key-scope': z.enum(keyScopes).optional(),
  /** The feature without which the call is refused. */
  'x-feature': z.string().optional(),
  /** Why the example is not run as it stands. */
  'x-example-not-run': z.string().optional(),
})

/** Webhooks: the receiver is called, and does not call. */
const webhook = operation.pick({
  operationId: true,
  tags: true,
  summary: true,
  description: true,
  parameters: true,
  requestBody: true,
  responses: true,
})

/** The description of the API (OpenAPI 3.1), as far as this program reads it. */
export const openApiDocument = z.looseObject({
  /** Every code of a reason (docs/decisions/081-reasons-are-codes.md). */
  'x-reasons': z.array(z.object({ code: z.string(), parameters: z.array(z.string()), sentence: z.string() })).default([]),
  /** First steps of a program: texts, and commands for a shell. */
  'x-getting-started': steps.default([]),
  /** Whole jobs of a program, as commands for one shell. */
  'x-scenarios': z.array(z.object({ name: z.string(), purpose: z.string(), steps })).default([]),
  /** How types and classes are made from this description. */
  'x-clients': steps.default([]),
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })).default([]),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.object({ post: webhook })).default({}),
  components: z.looseObject({
    schemas: z.record(z.string(), schema),
    securitySchemes: z.record(z.string(), z.looseObject({})),
  }),
})
export type OpenApiDocument = z.infer<typeof openApiDocument>
export type OpenApiOperation = z.infer<typeof operation>
export type OpenApiParameter = z.infer<typeof parameter>
