import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { text } from '../../shared/record/texts.ts'

/** Where the description keeps the schemas that have a name. */
const namedSchemas = '#/components/schemas/'

// A schema that holds itself can be written only by name. A text may stand in the values of a phrase, which is a text.
z.globalRegistry.add(text, { id: 'Text' })

/** Writes the schemas of one description as JSON Schema. */
export interface SchemaWriter {
  /**
   * What cannot be said in JSON Schema, such as a transformation, is left open.
   * @throws Error for a schema that holds itself and has no name, or for two that have the same
   */
  write(schema: z.ZodType, io: 'input' | 'output'): object
  /** The schemas with a name of their own that were met so far: what references lead to. */
  named(): Readonly<Record<string, object>>
}

const written = z.looseObject({ $defs: z.record(z.string(), z.looseObject({})).optional() })

export function createSchemaWriter(): SchemaWriter {
  const named = new Map<string, object>()
  return {
    write(schema, io) {
      const {
        $schema: _,
        $defs = {},
        ...rest
      } = written.parse(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }))
      for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
        // zod counts those that have no name: the next schema would have the same.
        if (name.startsWith('__')) throw new Error(`A schema that holds itself needs a name: ${JSON.stringify(definition).slice(0, 200)}`)
        const moved = pointToNamed(definition)
        const known = named.get(name)
        if (known && !isDeepStrictEqual(known, moved)) throw new Error(`Two schemas have the name ${name}`)
        named.set(name, moved)
      }
      return pointToNamed(rest)
    },
    named: () => Object.fromEntries(named),
  }
}

/** The same with its references into the schema itself pointing to where the description keeps what they mean. */
function pointToNamed(schema: object): object {
  const entries = Object.entries(schema).map(([key, value]: [string, unknown]): [string, unknown] => {
    if (key === '$ref' && typeof value === 'string') return [key, value.replace(/^#\/\$defs\//, namedSchemas)]
    return [key, pointAny(value)]
  })
  return Object.fromEntries(entries)
}

function pointAny(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointAny)
  return typeof value === 'object' && value !== null ? pointToNamed(value) : value
}

const bodySchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.looseObject({})).optional(),
  oneOf: z.array(z.looseObject({})).optional(),
  items: z.looseObject({}).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
})

/**
 * What of a body a form can send, whose values are texts and lists of texts: without the properties that are neither.
 * @returns null where one of those must be there
 */
export function partForForms(schema: object, named: Readonly<Record<string, object>>): object | null {
  const { anyOf, oneOf, properties, required = [] } = bodySchema.parse(schema)
  const choices = anyOf ?? oneOf
  if (choices) {
    const parts = choices.flatMap((choice) => partForForms(choice, named) ?? [])
    return parts.length === 0 ? null : { ...schema, [anyOf ? 'anyOf' : 'oneOf']: parts }
  }
  if (!properties) return schema
  const kept = Object.entries(properties).filter(([, property]) => isSendable(property, named))
  const names = new Set(kept.map(([name]) => name))
  return required.every((name) => names.has(name)) ? { ...schema, properties: Object.fromEntries(kept) } : null
}

function isSendable(schema: object, named: Readonly<Record<string, object>>): boolean {
  const { $ref, type, anyOf, oneOf, items, enum: values, const: value } = bodySchema.parse(schema)
  if ($ref !== undefined) return isSendable(named[$ref.replace(namedSchemas, '')] ?? {}, named)
  const choices = anyOf ?? oneOf
  if (choices) return choices.some((choice) => isSendable(choice, named))
  if (values) return values.some((one) => typeof one === 'string')
  if (value !== undefined) return typeof value === 'string'
  const types = type === undefined ? ['string'] : [type].flat()
  return types.includes('string') || (types.includes('array') && isSendable(items ?? {}, named))
}
