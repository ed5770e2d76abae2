import { z } from 'zod'
import { quantity, text } from './texts.ts'

/** How a part of the record is edited, and written into tables. It is read from the schema itself, so that a new field can be edited from its first day. */
export type Shape =
  | { kind: 'text' }
  | { kind: 'quantity' }
  | { kind: 'line'; long: boolean }
  | { kind: 'day' }
  | { kind: 'number' }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[] }
  /** Fill-ins of a statement. */
  | { kind: 'values' }
  | { kind: 'list'; of: Shape }
  /** So many values, each in its own place. */
  | { kind: 'tuple'; of: readonly Shape[] }
  | { kind: 'object'; fields: readonly ShapeField[] }
  /** One of several objects, told apart by a field; without it the first is meant, or nobody has answered yet. */
  | { kind: 'variants'; by: string; isFirstMeant: boolean; variants: readonly { value: string | boolean; fields: readonly ShapeField[] }[] }

export interface ShapeField {
  name: string
  shape: Shape
  optional: boolean
}

/** Reads a shape from a schema. @throws Error for a kind of schema that nobody has thought of: a test walks the whole record */
export function shapeOf(schema: unknown): Shape {
  if (schema === text) return { kind: 'text' }
  if (schema === quantity) return { kind: 'quantity' }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  )
    return shapeOf(schema.def.innerType)
  // What was read in another form before is written in the present one.
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.out)
  if (schema instanceof z.ZodLazy) return shapeOf(schema.def.getter())
  if (schema instanceof z.ZodISODate) return { kind: 'day' }
  if (schema instanceof z.ZodNumber) return { kind: 'number' }
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return { kind: 'line', long: (schema.maxLength ?? 0) > 300 }
  if (schema instanceof z.ZodArray) return { kind: 'list', of: shapeOf(schema.element) }
  if (schema instanceof z.ZodTuple) return { kind: 'tuple', of: schema.def.items.map(shapeOf) }
  if (schema instanceof z.ZodRecord) return { kind: 'values' }
  if (schema instanceof z.ZodObject) return { kind: 'object', fields: fieldsOf(schema) }
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsOf(schema)
  throw new Error(`There is no shape for ${schema instanceof z.ZodType ? schema.def.type : typeof schema}`)
}

function fieldsOf(schema: z.ZodObject, without?: string): ShapeField[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name !== without)
    .map(([name, field]) => ({ name, shape: shapeOf(field), optional: field instanceof z.ZodOptional }))
}

function variantsOf(schema: z.ZodDiscriminatedUnion): Shape {
  const by = schema.def.discriminator
  const [first] = schema.options
  return {
    kind: 'variants',
    by,
    isFirstMeant: first instanceof z.ZodObject && first.shape[by] instanceof z.ZodOptional,
    variants: schema.options.flatMap((option) => {
      if (!(option instanceof z.ZodObject)) return []
      // A field that may be left out: the variant that is meant without it comes first.
      const field: unknown = option.shape[by]
      const literal = field instanceof z.ZodOptional ? field.unwrap() : field
      const values = literal instanceof z.ZodLiteral ? [...literal.values] : []
      return values.flatMap((value) =>
        typeof value === 'string' || typeof value === 'boolean' ? [{ value, fields: fieldsOf(option, by) }] : [],
      )
    }),
  }
}

/** What a new entry of a list begins as. */
export function emptyValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'object':
      return Object.fromEntries(shape.fields.filter(({ optional }) => !optional).map((field) => [field.name, emptyValue(field.shape)]))
    case 'variants': {
      const [first] = shape.variants
      return first ? { [shape.by]: first.value, ...asRecord(emptyValue({ kind: 'object', fields: first.fields })) } : {}
    }
    case 'list':
      return []
    case 'tuple':
      return shape.of.map(() => 0)
    case 'flag':
      return false
    case 'choice':
      return shape.options[0]
    case 'values':
    case 'text':
    case 'quantity':
      return {}
    case 'number':
      return undefined
    default:
      return ''
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
