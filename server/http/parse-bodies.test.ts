import compress from '@fastify/compress'
import Fastify from 'fastify'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { toErrorAnswer } from '../errors.ts'
import { parseBodies, readForm, readQuery, refuseNoText } from './parse-bodies.ts'

const app = Fastify({ routerOptions: { querystringParser: readQuery } })
await app.register(compress)
parseBodies(app)
app.setErrorHandler((error, _request, reply) => {
  const { status, body } = toErrorAnswer(error)
  return reply.code(status).send(body)
})
app.addHook('preValidation', async (request) => refuseNoText(request))
app.post('/', (request) => ({ body: request.body ?? null }))
app.get('/', (request) => request.query)

const post = (type: string, payload: string | Buffer) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
const bodyOf = async (type: string, payload: string | Buffer) => (await post(type, payload)).json().body
const form = 'application/x-www-form-urlencoded'

describe('a form-encoded body', () => {
  it('has a list where a name ends in brackets, also with one value', async () => {
    expect(await bodyOf(form, 'a%5B%5D=1&a[]=2&b[]=3&c=4&d=')).toStrictEqual({ a: ['1', '2'], b: ['3'], c: '4', d: '' })
  })

  it('has a list where a name comes twice', async () => {
    expect(await bodyOf(form, 'a=1&a=2&b=1&b[]=2')).toStrictEqual({ a: ['1', '2'], b: ['1', '2'] })
  })

  it('reads characters of every script, and plus as a space', async () => {
    expect(await bodyOf(form, 'n=%C5%A0koda+%E2%82%AC')).toStrictEqual({ n: 'Škoda €' })
  })

  it.each(['n=%FF%FE', 'n%FF=1', 'n=%C3a', 'n=a%E2%82', 'n=%ED%A0%80', 'n=%C0%80'])(
    '%s is refused because it is not UTF-8',
    async (text) => {
      const answer = await post(form, text)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'default', type: 'CLIENT_SYNTAX', reasons: [{ path: 'body', code: 'notUtf8' }] })
    },
  )

  it('keeps a percent sign that encodes nothing', async () => {
    expect(await bodyOf(form, 'n=100%&m=%zz%C3%BC')).toStrictEqual({ n: '100%', m: '%zzü' })
  })

  it('changes no prototype', async () => {
    const read = readForm('__proto__[]=1&constructor=2') ?? {}
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toStrictEqual(['__proto__', 'constructor'])
  })

  it('is refused with too many values', async () => {
    expect((await post(form, 'a=1&'.repeat(2_001))).json()).toMatchObject({
      type: 'CLIENT_SYNTAX',
      reasons: [{ path: 'body', code: 'tooMany', params: { max: 2000 } }],
    })
  })
})

describe('a compressed body', () => {
  const send = (encoding: string, payload: Buffer) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': form, 'content-encoding': encoding }, payload })
  const packed = gzipSync('a=1')

  it('is read', async () => {
    expect((await send('gzip', packed)).json()).toStrictEqual({ body: { a: '1' } })
  })

  it.each([
    ['in a coding that is not read', 'compress', packed, 415, { path: 'content-encoding', code: 'notAChoice' }],
    ['that is not what it says', 'gzip', Buffer.from('a=1'), 400, { path: 'body', code: 'form' }],
    ['that ends too soon', 'gzip', packed.subarray(0, -9), 400, { path: 'body', code: 'form' }],
  ])('%s is refused with the place', async (_name, encoding, payload, status, reason) => {
    const answer = await send(encoding, payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: 'default', type: 'CLIENT_SYNTAX', reasons: [reason] }])
  })
})

describe('a query', () => {
  it('with too many values is refused, and not read as if it had none', async () => {
    expect((await app.inject({ url: `/?${'a&'.repeat(1_999)}version=1` })).json()).toMatchObject({ version: '1' })
    const answer = await app.inject({ url: `/?${'a&'.repeat(2_000)}version=1` })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { type: 'CLIENT_SYNTAX', reasons: [{ path: 'query', code: 'tooMany', params: { max: 2000 } }] },
    ])
  })
})

describe('a JSON body', () => {
  it('means the same as the form', async () => {
    expect(await bodyOf('application/json; charset=UTF-8', '{"a":["1","2"],"c":"4"}')).toStrictEqual({ a: ['1', '2'], c: '4' })
  })

  it.each([
    ['of no length', 'application/json', ' ', 400],
    ['that ends too soon', 'application/json', '{"a":', 400],
    ['that would change a prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
    ['with bytes that are not UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
  ])('%s is refused', async (_name, type, payload, status) => {
    const answer = await post(type, payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: 'default', type: 'CLIENT_SYNTAX', id: expect.stringMatching(/^[a-z0-9]{3}$/) })
  })

  it.each([
    ['application/json; charset=iso-8859-1', '{}', 'utf-8'],
    ['application/xml', '<a/>', 'application/json'],
  ])('as %s is refused with the list of accepted types', async (type, payload, choice) => {
    const answer = await post(type, payload)
    expect(answer.statusCode).toBe(415)
    const reason = { path: 'content-type', code: 'notAChoice', params: { choices: expect.arrayContaining([choice]) } }
    expect(answer.json()).toMatchObject({ type: 'CLIENT_SYNTAX', reasons: [reason] })
  })

  it.each([
    ['{"mixture": {"components": [{"content": NaN}]}}', 'mixture.components[0].content', 'notANumber'],
    ['{"mixture":\n {"components": [}}', 'line 2, column 18', 'notJson'],
    [`{"mixture": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'mixture', 'tooDeep'],
    ['['.repeat(100_000), 'line 1, column 100001', 'notJson'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'body', 'tooDeep'],
    ['{"mixture": {"components": [{"name": "a"}, {"__proto__": {"name": "b"}}]}}', 'mixture.components[1].__proto__', 'unknownField'],
    ['{"mixture": {"constructor": {"prototype": {"name": "b"}}}}', 'mixture.constructor', 'unknownField'],
    ['{"mixture": {"components": [{"name": "a"}, {"name": "b\\u0000"}]}}', 'mixture.components[1].name', 'characters'],
    ['{"mixture": {"measured": {"p\\u0000H": 7}}}', 'mixture.measured', 'characters'],
    [Buffer.from([0x22, 0xff, 0x22]), 'body', 'notUtf8'],
  ])('is refused with the place: %.40s', async (payload, path, code) => {
    expect((await post('application/json', payload)).json().reasons).toMatchObject([{ path, code }])
  })
})
