import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { isOfForm } from './parse-bodies.ts'

/**
 * Checks what a request brings against its schema. An empty value that the schema does not take counts as absent, in every call: a form
 * sends all of its fields, also those that nobody filled in. In a JSON body it is what somebody says: whoever wants none leaves it out.
 */
export const validateValues: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route)
  return (data: unknown) => {
    const checked = check(data)
    const isRefused = typeof checked === 'object' && 'error' in checked
    const filled = isRefused && (route.httpPart !== 'body' || isFormBody(data)) ? withoutEmpty(route.schema, data) : null
    return filled === null ? checked : check(filled)
  }
}

const isFormBody = (data: unknown): boolean => typeof data === 'object' && data !== null && isOfForm(data)

/** The values without the empty ones that the schema refuses; null where there are none. */
function withoutEmpty(schema: z.ZodType, data: unknown): object | null {
  if (typeof data !== 'object' || data === null) return null
  const empty = new Set(Object.entries(data).flatMap(([name, value]) => (isEmpty(value) ? [name] : [])))
  if (empty.size === 0) return null
  const refused = new Set(schema.safeParse(data).error?.issues.map(({ path: [name] }) => name))
  const filled = Object.entries(data).filter(([name]) => !empty.has(name) || !refused.has(name))
  return filled.length < Object.keys(data).length ? Object.fromEntries(filled) : null
}

/** A list of empty values is what a name says that comes twice. */
function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length > 0 && value.every((one) => one === ''))
}
