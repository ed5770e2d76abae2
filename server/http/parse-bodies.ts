import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { locateJsonError } from '../../shared/reasons/locate-json-error.ts'
import { splitAddress } from './split-address.ts'

/** Names and values in one body or address at most. */
const mostPairs = 2_000

/**
 * Parses form-encoded and JSON bodies for all calls. A name that ends in `[]` is a list, even with one value; its key has no brackets. A
 * body that is not UTF-8, or is malformed, is refused with the place.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = decode(request, body)
    if (text instanceof AppError) return done(text)
    void parseJson(request, text, (error, value) =>
      error ? done(new AppError('CLIENT_SYNTAX', { message: error.message, cause: error, reasons: findMistake(text) })) : done(null, value),
    )
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = decode(request, body)
    if (text instanceof AppError) return done(text)
    if (!isUtf8(text)) return done(new AppError('CLIENT_SYNTAX', { reasons: [reasonAt('body', 'notUtf8')] }))
    const form = readForm(text)
    return form === null
      ? done(new AppError('CLIENT_SYNTAX', { reasons: [reasonAt('body', 'tooMany', { max: mostPairs })] }))
      : done(null, form)
  })
}

/** What other programs write for numbers that JSON does not have. */
const noFigures: ReadonlySet<string> = new Set(['"NaN"', '"Infinity"', '"-Infinity"'])

/** The refusal of malformed JSON: with the field for a number that JSON does not have, otherwise with the position in the text. */
function findMistake(text: string): Reason[] {
  const mistake = locateJsonError(text)
  if (!mistake) return [reasonAt(findPrototype(JSON.parse(text)), 'unknownField')]
  const { line, column, path, expected, found } = mistake
  if (noFigures.has(found) && path !== '') return [reasonAt(path, 'notANumber')]
  return [reasonAt(`line ${line}, column ${column}`, 'notJson', { expected, found })]
}

/** The refusal of JSON that is well-formed but rejected by the parser: with the place of the name that would set a prototype. */
function findPrototype(whole: unknown): string {
  const open: { value: object; path: PropertyKey[] }[] = isNested(whole) ? [{ value: whole, path: [] }] : []
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (Object.hasOwn(value, '__proto__')) return writePath([...path, '__proto__'])
    if (Object.hasOwn(value, 'constructor')) return writePath([...path, 'constructor'])
    const inner = Array.isArray(value) ? value.entries() : Object.entries(value)
    if (path.length === deepestBody) continue
    for (const [key, one] of inner) if (isNested(one)) open.push({ value: one, path: [...path, key] })
  }
  return 'body'
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Stateless from one body to the next. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode({ headers }: FastifyRequest, body: Buffer): string | AppError {
  const [, charset = 'utf-8'] = /;\s*charset="?([\w-]+)"?/i.exec(headers['content-type'] ?? '') ?? []
  if (!/^(utf-?8|us-ascii)$/i.test(charset))
    return new AppError('CLIENT_SYNTAX', { status: 415, reasons: [reasonAt('content-type', 'notAChoice', { choices: ['utf-8'] })] })
  try {
    return utf8.decode(body)
  } catch (cause) {
    return new AppError('CLIENT_SYNTAX', { message: 'the body is not UTF-8', cause, reasons: [reasonAt('body', 'notUtf8')] })
  }
}

/** Whether all bytes that stand percent-encoded in a form or a query are UTF-8. URLSearchParams puts U+FFFD for those that are not. */
function isUtf8(text: string): boolean {
  try {
    // The decoded text is used, because the bundler would drop a call whose result is unused.
    return (text.match(/(?:%[0-9a-f]{2})+/gi) ?? []).every((bytes) => decodeURIComponent(bytes) !== '')
  } catch {
    return false
  }
}

/**
 * Names and values of a form or of a query. A name that comes twice, or ends in `[]`, is a list.
 * @returns null for too many values
 */
export function readForm(text: string): Record<string, string | string[]> | null {
  const form = new Map<string, string | string[]>()
  let pairs = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++pairs > mostPairs) return null
    const isList = name.endsWith('[]')
    const key = isList ? name.slice(0, -2) : name
    const before = form.get(key)
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) form.set(key, [before, value])
    else form.set(key, isList ? [value] : value)
  }
  return Object.defineProperty(Object.fromEntries(form), ofForm, { value: true })
}

const ofForm = Symbol('of a form')

/** Whether values come from a form or a query, which can omit a value only by leaving it empty. */
export const isOfForm = (values: object): boolean => ofForm in values

/** A query with too many values, of which none counts. */
const overfull: Record<string, string | string[]> = Object.freeze({})

/**
 * The query of an address, parsed like a form. One with too many values is refused by `refuseNoText`: the router parses it before there is a
 * request to respond to.
 */
export function readQuery(text: string): Record<string, string | string[]> {
  return readForm(text) ?? overfull
}

/** Levels of lists and objects in a body at most: a record has about ten. */
const deepestBody = 60

/**
 * Refuses what cannot be text: bytes in the query that are not UTF-8, and a NUL, which nobody types and PostgreSQL does not store.
 * @throws {AppError} CLIENT_SYNTAX with the field that contains the NUL, or for a body that is nested too deeply, or a query with too many
 *   values
 */
export function refuseNoText({ url, params, query, body }: Pick<FastifyRequest, 'url' | 'params' | 'query' | 'body'>): void {
  if (!isUtf8(splitAddress(url).query)) throw new AppError('CLIENT_SYNTAX', { reasons: [reasonAt('query', 'notUtf8')] })
  if (query === overfull) throw new AppError('CLIENT_SYNTAX', { reasons: [reasonAt('query', 'tooMany', { max: mostPairs })] })
  for (const values of [params, query, body]) {
    const place: Place = []
    if (holdsNul(values, place)) throw new AppError('CLIENT_SYNTAX', { reasons: [reasonAt(writePlace(place), 'characters')] })
  }
}

/** Path of keys and indexes to a nested value. */
type Place = (string | number)[]

/** Made into text only for a refusal, since every text of every body has such a path. */
const writePlace = (place: Place): string =>
  place.reduce<string>((before, key) => (typeof key === 'number' ? `${before}[${key}]` : before === '' ? key : `${before}.${key}`), '')

/** Whether a value contains a NUL. @param place path of the value; afterwards that of the NUL, or of the object with a NUL in a key */
function holdsNul(value: unknown, place: Place): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false
  if (place.length > deepestBody) {
    const [outermost] = place
    // A list has no name.
    const field = typeof outermost === 'string' ? outermost : 'body'
    throw new AppError('CLIENT_SYNTAX', { reasons: [reasonAt(field, 'tooDeep', { max: deepestBody })] })
  }
  const within = (key: string | number, inner: unknown): boolean => {
    place.push(key)
    if (holdsNul(inner, place)) return true
    place.pop()
    return false
  }
  if (Array.isArray(value)) return value.some((inner, index) => within(index, inner))
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || within(key, inner))
}
