import { z } from 'zod'

/** A field of the request and what is wrong with it. */
export interface FieldError {
  field: string
  reason: string
}

/** What a schema found wrong at one place. */
interface Issue {
  path: string[]
  code: string
  message: string
  /** Keys that an object has and should not have. */
  keys: string[]
  /** What each alternative of a choice found wrong. */
  alternatives: Issue[][]
}

const keys = z.array(z.string()).default([])
const issue: z.ZodType<Issue> = z.lazy(() =>
  z
    .object({ path: z.array(z.coerce.string()), code: z.string(), message: z.string(), keys, errors: z.array(z.array(issue)).default([]) })
    .transform(({ errors, ...rest }) => ({ ...rest, alternatives: errors })),
)

/** As Fastify has it: `instancePath` is a JSON pointer, and `params` what the issue has beyond. */
const entry = z
  .object({
    instancePath: z.string(),
    keyword: z.string().default(''),
    message: z.string(),
    params: z.object({ keys, errors: z.array(z.array(issue)).default([]) }).default({ keys: [], errors: [] }),
  })
  .transform(({ instancePath, keyword, message, params }): Issue => ({
    path: instancePath.split('/').filter((step) => step !== ''),
    code: keyword,
    message,
    keys: params.keys,
    alternatives: params.errors,
  }))

const validationError = z.object({ validation: z.array(entry), validationContext: z.string().optional() })

/** What is wrong as a whole, where no field of it is. */
const wholes: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'headers' }

/** The fields that Fastify's validation found wrong, each reason once; none where the error is another one. */
export function nameFields(error: unknown): FieldError[] {
  const read = validationError.safeParse(error)
  if (!read.success) return []
  const { validation, validationContext = 'body' } = read.data
  const found = validation.flatMap((one) => fieldsOf(one, [], wholes[validationContext] ?? 'body'))
  return [...new Map(found.map((one) => [`${one.field} ${one.reason}`, one])).values()]
}

function fieldsOf(found: Issue, within: readonly string[], whole: string): FieldError[] {
  const path = [...within, ...found.path]
  if (found.code === 'unrecognized_keys' && found.keys.length > 0) return nameUnknown(found.keys, path, whole)
  const nearest = findNearest(found.alternatives)
  if (nearest) return nearest.flatMap((inner) => fieldsOf(inner, path, whole))
  return [{ field: path.join('.') || whole, reason: reasonOf(found) }]
}

/** Named up to this number, the others counted. */
const mostUnknownShown = 24

function nameUnknown(keys: readonly string[], path: readonly string[], whole: string): FieldError[] {
  const named = keys.slice(0, mostUnknownShown).map((key) => ({ field: [...path, key].join('.'), reason: 'is not known here' }))
  const more = keys.length - named.length
  return more > 0 ? [...named, { field: path.join('.') || whole, reason: `has ${more} more that are not known here` }] : named
}

/** Where no alternative is nearer than another, what each of them wants of the value itself. */
function reasonOf({ alternatives, message }: Issue): string {
  const wanted = alternatives.flatMap((issues) => issues.flatMap((one) => (one.path.length === 0 ? [one.message] : [])))
  return wanted.length > 0 ? [...new Set(wanted)].join('; or ') : message
}

/** Of the alternatives that the value is of the kind of, the one with the fewest things wrong; undefined where two are as near. */
function findNearest(alternatives: readonly Issue[][]): Issue[] | undefined {
  const ofKind = alternatives.filter((issues) => !issues.some(({ code, path }) => path.length === 0 && code === 'invalid_type'))
  const [first, second] = ofKind.toSorted((left, right) => left.length - right.length)
  return first && second && second.length === first.length ? undefined : first
}
