import fc from 'fast-check'
import { beforeAll, beforeEach, describe, it } from 'vitest'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { exampleOf, findUndescribed, readDescription, type DescribedCall } from '../../tests/described-api.ts'
import { howOften, longest, seed } from '../../tests/fuzz/fuzz-settings.ts'
import { startWithoutPages, type Requested, type TestApi } from '../../tests/start-without-pages.ts'
import { errorAnswer } from '../../shared/error-answer.ts'
import type { AccessClaims } from '../auth/tokens.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** Generated requests for each call: many with `npm run fuzz`. */
const often = howOften(15, 2_000)
/** Milliseconds that a response may take. */
const slowest = 1_000

const api: TestApi = await startWithoutPages({ environment: { DEMO: '1', CLASSIFY_PER_MINUTE: '0' } })
const { document, calls } = await readDescription(api)
let member: Record<string, string>
let claims: AccessClaims

beforeAll(async () => {
  const { id } = await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
  await addAccount(api, 'fuzz@example.com', { [id]: 'owner' })
  const headers = bearer(await signIn(api, 'fuzz@example.com'))
  const read = await api.services.auth.tokens.readAccessToken((headers['authorization'] ?? '').replace('Bearer ', ''))
  if (read.state !== 'valid') throw new Error('The token is not good')
  claims = read.claims
  // The first document starts the renderer; the time that this takes is measured elsewhere.
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { address, requested } = exampleOf(call)
    await api.ask(address, { ...requested, headers })
  }
}, 300_000)

// Signing in itself is limited to so many in a minute.
beforeEach(async () => {
  member = bearer({ access_token: await api.services.auth.tokens.signAccessToken(claims) })
})

const odd = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1.5',
  'NaN',
  'null',
  'true',
  '٣',
  '99999999999999999999',
  "' or 1=1 --",
  '"; drop table products; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..\\..\\windows',
  '#eval("1+1")',
  '=cmd()',
  '\r\nx-injected: 1',
  '\0',
  '%',
  '\\',
  '\ud800',
  '𝕏'.repeat(100),
  'a'.repeat(5_000),
  '__proto__',
  'constructor',
)
const anything = fc.oneof({ weight: 2, arbitrary: odd }, fc.string({ unit: 'binary', maxLength: 200 }), fc.integer().map(String))

/** A replacement for a value: often the one that works, so that requests reach the code behind the validation. */
const near = (good: string | undefined) => (good === undefined ? anything : fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, anything))

const oddNumber = fc.constantFrom(-1, -0, 0, 1e-320, 5e-324, 0.1 + 0.2, 100.5, 100.500001, 1e9, 1e308, Number.MAX_SAFE_INTEGER)
const oddValue = fc.oneof(anything, oddNumber, fc.constantFrom<unknown>(null, true, [], {}, [[]], undefined), fc.jsonValue({ maxDepth: 3 }))

/** A body that works with one of its values, however deep it lies, in place of another or left out. */
const changed = (good: Record<string, unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), oddValue).map(([number, value]) => {
    const copy = structuredClone(good)
    const places = listPlaces(copy)
    const place = places[number % Math.max(1, places.length)]
    if (place) Reflect.set(place.holder, place.key, value)
    return copy
  })

const listPlaces = (value: unknown): { holder: object; key: string }[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...listPlaces(inner)])

/** No program can send a lone surrogate in an address. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed())

function requestOf(call: DescribedCall): fc.Arbitrary<{ address: string; requested: Requested }> {
  const { parameters, requestBody } = call.operation
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const example = Object.entries(requestBody?.content['application/json']?.example ?? {})
  return fc
    .record({
      path: fc.tuple(...inPath.map(({ example: good }) => near(good?.toString()))),
      query: fc.tuple(...inQuery.map(({ example: good }) => fc.option(near(good?.toString()), { nil: undefined }))),
      further: fc.dictionary(fc.string({ maxLength: 10 }), anything, { maxKeys: 2 }),
      body: fc.tuple(
        ...example.map(([, good]) => fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, anything, fc.array(anything, { maxLength: 3 }))),
      ),
      isJson: fc.boolean(),
      deep: fc.option(changed(Object.fromEntries(example)), { freq: 3 }),
      raw: fc.option(fc.string({ unit: 'binary', maxLength: 100 }), { freq: 6 }),
      headers: fc.constantFrom<Record<string, string>>(
        {},
        { range: 'bytes=0-1' },
        { range: 'bytes=99999999-' },
        { 'if-none-match': '*' },
        { accept: 'x' },
      ),
    })
    .map(({ path, query, further, body, isJson: wantsJson, deep, raw, headers }) => {
      const isJson = wantsJson || deep !== null
      const filled = inPath.reduce((address, { name }, index) => address.replace(`{${name}}`, encode(path[index] || '0')), call.path)
      const pairs = [...inQuery.map(({ name }, index) => [name, query[index]] as const), ...Object.entries(further)]
      const search = pairs.flatMap(([name, value]) => (value === undefined ? [] : [`${encode(name)}=${encode(value)}`])).join('&')
      const named = Object.fromEntries(example.map(([name], index) => [name, body[index]]))
      const content = raw ?? (isJson ? JSON.stringify(deep ?? named) : formOf(named))
      const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
      return {
        address: search === '' ? filled : `${filled}?${search}`,
        requested: {
          method: call.method,
          headers: requestBody ? { ...headers, 'content-type': type } : headers,
          ...(requestBody ? { body: content } : {}),
        },
      }
    })
}

const formOf = (values: Record<string, unknown>) =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((item) => `${name}[]=${encode(String(item))}`) : [`${name}=${encode(String(value))}`],
    )
    .join('&')

/** What a response must never contain: file names and line numbers of the program, statements and errors of the database. */
const innerThings = /\n\s+at .+\(|\/server\/[\w/-]+\.ts|node_modules|select .+ from |insert into |violates|syntax error at|kysely|Error:/i

async function check(
  call: DescribedCall,
  { address, requested }: { address: string; requested: Requested },
  description: OpenApiDocument,
): Promise<void> {
  const send = async () => {
    const begun = performance.now()
    const answer = await api.ask(address, { ...requested, headers: { ...member, ...requested.headers } })
    return { answer, took: performance.now() - begun }
  }
  const first = await send()
  // Other tests run beside this one: what was slow is sent twice more before it counts.
  const second = first.took > slowest ? await send() : first
  const { answer, took } = second.took > slowest ? await send() : second
  const what = `${requested.method} ${address} ${requested.body ?? ''}`
  if (answer.status >= 500) throw new Error(`${answer.status} for ${what}`)
  if (took > slowest) throw new Error(`${Math.round(took)} ms for ${what}`)
  const copy = answer.clone()
  if (/json/.test(answer.headers.get('content-type') ?? '') && answer.status >= 400) {
    const text = await copy.text()
    // A request that can be read and is refused is told why, by a code of the catalogue.
    const { type, reasons = [] } = errorAnswer.parse(JSON.parse(text))
    if (answer.status === 400 && type === 'CLIENT_SIDE' && reasons.length === 0) throw new Error(`no reason for ${what}: ${text}`)
    if (innerThings.test(text)) throw new Error(`tells too much for ${what}: ${text}`)
  }
  if (answer.headers.has('x-injected')) throw new Error(`a header was injected by ${what}`)
  // An odd path segment may name another call, or none; one longer than HTTP allows is refused before routing.
  const problem = [404, 431].includes(answer.status) ? null : await findUndescribed(answer, call, description)
  if (problem !== null) throw new Error(`${problem} for ${what}`)
}

describe(`generated requests (seed ${seed})`, () => {
  // Sign-in is limited per minute, and the test would see nothing but that refusal; signing out would end its session.
  const skipped = new Set(['POST /api/oauth2/token', 'POST /api/v1/auth/logout'])
  it.each(calls.filter(({ name }) => !skipped.has(name)).map((call) => [call.name, call] as const))(
    '%s never fails, is never slow and never tells too much',
    { timeout: longest },
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(requestOf(call), (request) => check(call, request, document)),
        often,
      )
    },
  )

  it.each(calls.filter(({ name }) => skipped.has(name)).map((call) => [call.name, call] as const))(
    '%s never fails or tells too much',
    { timeout: longest },
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(requestOf(call), async (request) => {
          const body = request.requested.body?.includes('demo@permasheet.example') ? '{}' : (request.requested.body ?? '')
          await check(
            call,
            { ...request, requested: { ...request.requested, body, headers: { ...request.requested.headers, authorization: '' } } },
            document,
          )
        }),
        howOften(15, 100),
      )
    },
  )
})
