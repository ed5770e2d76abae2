import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { RefusedValues } from '../refused-values.ts'
import { isOfForm } from './parse-bodies.ts'

/**
 * Validates the data of a request against its schema. An empty value that the schema does not accept counts as absent, in every call: a
 * form sends all of its fields, even those that were not filled in. In a JSON body it counts as a value, since it could have been left out.
 */
export const validateValues: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const check = (data: unknown) => schema.safeParse(data, { reportInput: true })
  return (data: unknown) => {
    const checked = check(data)
    if (checked.success) return { value: checked.data }
    const filled = httpPart !== 'body' || isFormBody(data) ? withoutEmpty(checked.error, data) : null
    const again = filled === null ? checked : check(filled)
    return again.success ? { value: again.data } : { error: new RefusedValues(again.error.issues) }
  }
}

const isFormBody = (data: unknown): boolean => typeof data === 'object' && data !== null && isOfForm(data)

/** The values without the empty ones that were refused; null where there are none. */
function withoutEmpty({ issues }: z.ZodError, data: unknown): object | null {
  if (typeof data !== 'object' || data === null) return null
  const empty = new Set(Object.entries(data).flatMap(([name, value]) => (isEmpty(value) ? [name] : [])))
  if (empty.size === 0) return null
  const refused = new Set(issues.map(({ path: [name] }) => name))
  const filled = Object.entries(data).filter(([name]) => !empty.has(name) || !refused.has(name))
  return filled.length < Object.keys(data).length ? Object.fromEntries(filled) : null
}

/** A name that occurs twice yields a list, whose values may all be empty. */
function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length > 0 && value.every((one) => one === ''))
}
