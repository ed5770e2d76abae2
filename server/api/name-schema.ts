import { z } from 'zod'
import { errorAnswer } from '../../shared/error-answer.ts'
import { text } from '../../shared/record/texts.ts'

/**
 * Gives a schema the name under which the description of the API lists it and refers to it.
 * @returns the schema
 */
export function named<T extends z.ZodType>(name: string, schema: T): T {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id: name })
  return schema
}

export const nameOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id

// A recursive schema can be written only by name: a text may hold a phrase, whose values are texts.
named('Text', text)

/** The body of every refusal. */
export const refusal = named('Error', errorAnswer)
/** A page or a part of one. */
export const html = named('Html', z.string())
/** Bytes, which have no schema. */
export const file = named('File', z.unknown().meta({ description: 'The bytes of a file' }))
/** A schema of JSON Schema itself. */
export const jsonSchema = named('JsonSchema', z.looseObject({}))
