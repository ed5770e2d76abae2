import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** Where the description lists schemas that have a name. */
export const namedSchemas = '#/components/schemas/'

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

type Schema = Record<string, unknown>

/**
 * The part of a body that a form can send: the properties that are texts or lists of texts.
 * @returns null where a required property is neither
 */
export function partForForms(schema: Schema, named: Readonly<Record<string, Schema>>): Schema | null {
  const { $ref, anyOf, oneOf, properties, required = [] } = bodySchema.parse(schema)
  if ($ref !== undefined) {
    const whole = named[$ref.replace(namedSchemas, '')] ?? {}
    const part = partForForms(whole, named)
    return isDeepStrictEqual(part, whole) ? schema : part
  }
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

function isSendable(schema: object, named: Readonly<Record<string, Schema>>): boolean {
  const { $ref, type, anyOf, oneOf, items, enum: values, const: value } = bodySchema.parse(schema)
  if ($ref !== undefined) return isSendable(named[$ref.replace(namedSchemas, '')] ?? {}, named)
  const choices = anyOf ?? oneOf
  if (choices) return choices.some((choice) => isSendable(choice, named))
  if (values) return values.some((one) => typeof one === 'string')
  if (value !== undefined) return typeof value === 'string'
  const types = type === undefined ? ['string'] : [type].flat()
  return types.includes('string') || (types.includes('array') && isSendable(items ?? {}, named))
}
