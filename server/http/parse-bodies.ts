import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { locateJsonError } from '../../shared/reasons/locate-json-error.ts'

/** Names and values in one body or address at most. */
const mostPairs = 2_000

/**
 * Form-encoded and JSON bodies for every call alike. A name that ends in `[]` is a list, also with one value; it is known without its
 * brackets. What is not UTF-8, or is not well-formed, is refused by name.
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

/** What other programs write for figures that JSON does not have. */
const noFigures: ReadonlySet<string> = new Set(['"NaN"', '"Infinity"', '"-Infinity"'])

/** Of a figure that does not exist the field is named; of what is no JSON, the place in the text. */
function findMistake(text: string): Reason[] {
  const mistake = locateJsonError(text)
  if (!mistake) return [reasonAt(findPrototype(JSON.parse(text)), 'unknownField')]
  const { line, column, path, expected, found } = mistake
  if (noFigures.has(found) && path !== '') return [reasonAt(path, 'notANumber')]
  return [reasonAt(`line ${line}, column ${column}`, 'notJson', { expected, found })]
}

/** Of JSON that the parser refuses nevertheless: the place of the name that reaches for a prototype. */
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

/** Keeps nothing from one body to the next. */
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
    // What is decoded is used, because the bundler leaves out a call whose result nobody uses.
    return (text.match(/(?:%[0-9a-f]{2})+/gi) ?? []).every((bytes) => decodeURIComponent(bytes) !== '')
  } catch {
    return false
  }
}

/**
 * Names and values of a form or of a query. A name that comes twice, or ends in `[]`, is a list.
 * @returns null for more values than anyone needs
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

/** Whether values come from a form or a query, which have no other way to leave one out than to leave it empty. */
export const isOfForm = (values: object): boolean => ofForm in values

/**
 * The query of an address, read as forms are; what is too long to be one is no query. It refuses nothing, because the router reads it
 * before there is a request to answer.
 */
export function readQuery(text: string): Record<string, string | string[]> {
  return readForm(text) ?? {}
}

/** Levels of lists and objects in a body at most: a record has about ten. */
const deepestBody = 60

/**
 * Refuses what no text is: bytes in the query that are not UTF-8, and a NUL, which nobody types and PostgreSQL does not store.
 * @throws {AppError} CLIENT_SYNTAX with the field that holds the NUL, or for a body that is nested without end
 */
export function refuseNoText({ url, params, query, body }: Pick<FastifyRequest, 'url' | 'params' | 'query' | 'body'>): void {
  if (!isUtf8(url.slice(url.indexOf('?') + 1))) throw new AppError('CLIENT_SYNTAX', { reasons: [reasonAt('query', 'notUtf8')] })
  for (const values of [params, query, body]) {
    const place: Place = []
    if (holdsNul(values, place)) throw new AppError('CLIENT_SYNTAX', { reasons: [reasonAt(writePlace(place), 'characters')] })
  }
}

/** Names and numbers from the outermost value to one within it. */
type Place = (string | number)[]

/** Written only of what is refused: each text of each body stands somewhere. */
const writePlace = (place: Place): string =>
  place.reduce<string>((before, key) => (typeof key === 'number' ? `${before}[${key}]` : before === '' ? key : `${before}.${key}`), '')

/** Whether a NUL stands in a value. @param place of the value; then that of the NUL, or of the object one of whose names has it */
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
