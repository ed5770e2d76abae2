/** Responses that are sent again from memory. */
import { Agent } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { askHost, type HostRequest } from '../../tests/ask-host.ts'
import { closeAfterFile } from '../../tests/close-after-file.ts'
import { letGo } from './let-go.ts'
import { answerFromMemory } from './ready-answers.ts'
import { sendDocument } from './send-document.ts'

/** The state of the database, how often a response was made, and what was counted. */
const world = { state: 'first', known: true, made: 0, answered: [] as string[] }

async function serve(): Promise<{ app: FastifyInstance; port: number }> {
  const app = Fastify()
  answerFromMemory(app, {
    note: () => {},
    isStill: (_id, state) => world.known && state === world.state,
    forget: () => void (world.known = false),
  })
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeader('content-security-policy', "script-src 'self' 'nonce-1'"))
  app.addHook('onResponse', async (request, reply) => {
    world.answered.push(`${request.method} ${request.routeOptions.url} ${reply.statusCode}`)
  })
  app.get<{ Params: { audience: 'public' | 'private' }; Querystring: { a?: string } }>(
    '/:audience',
    {
      config: { access: 'everybody' },
      schema: { querystring: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false } },
    },
    (request, reply) => {
      world.made += 1
      return sendDocument(request, reply, {
        key: world.state,
        type: 'application/pdf',
        fileName: 'Sheet.pdf',
        languages: ['de'],
        audience: request.params.audience,
        product: { id: 1, state: world.state },
        make: async () => Buffer.from(`made of the ${world.state}`),
      })
    },
  )
  app.post('/changes', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

const { app, port } = await serve()
closeAfterFile(() => app.close())
const ask = (requested: HostRequest = {}, address = '/public', host = 'coatings.localhost') => askHost(port, host, address, requested)
const isMade = async (requested?: HostRequest, address?: string, host?: string) => {
  const before = world.made
  await ask(requested, address, host)
  return world.made > before
}

let turn = 0
beforeEach(() => {
  turn += 1
  Object.assign(world, { state: `state ${turn}`, known: true, answered: [] })
})

describe('a response that was sent before', () => {
  it.each<[string, HostRequest]>([
    ['whole', {}],
    ['as its head', { method: 'HEAD' }],
    ['to a browser', { headers: { 'accept-encoding': 'gzip, br', 'accept-language': 'fr', cookie: '__locale__=fr' } }],
  ])('is sent again with every header that it had, without being made again: %s', async (_, requested) => {
    await ask({ ...requested, method: 'GET' })
    const before = world.made
    const ready = await ask(requested)
    expect(world.made).toBe(before)
    world.known = false
    const made = await ask(requested)
    expect(world.made).toBe(before + 1)
    expect(told(ready)).toEqual(told(made))
    expect(told(made)).toMatchObject({ 'content-security-policy': "script-src 'self'", 'content-language': 'de' })
    expect(await ready.text()).toBe(await made.text())
    expect(ready.headers.get('x-request-id')).not.toBeNull()
  })

  it('is made again at once after any change through this process', async () => {
    await ask()
    expect(await isMade({ method: 'HEAD' })).toBe(false)
    await ask({ method: 'POST' }, '/changes')
    expect(await isMade()).toBe(true)
  })

  it('is 304 for a client that has it, and made for a client with another version, which never gets an older one than it has', async () => {
    const etag = `"${world.state}"`
    expect(await isMade({ headers: { 'if-none-match': etag } })).toBe(true)
    const ready = await ask({ headers: { 'if-none-match': etag } })
    expect([ready.status, await ready.text(), ready.headers.get('etag')]).toEqual([304, '', etag])
    expect(await isMade({ headers: { 'if-none-match': etag } })).toBe(false)
    await ask()
    for (const other of ['"newer"', `"other", ${etag}`, '*']) {
      expect(await isMade({ headers: { 'if-none-match': other } })).toBe(true)
      expect(await isMade({ headers: { 'if-none-match': other } })).toBe(true)
    }
  })

  it('is made again as soon as the product has changed, or its state is unknown', async () => {
    await ask()
    expect(await isMade()).toBe(false)
    world.known = false
    expect(await isMade()).toBe(true)
    world.known = true
    world.state = `${world.state}, changed`
    expect(await (await ask()).text()).toBe(`made of the ${world.state}`)
  })

  it.each<[string, HostRequest]>([
    ['who is signed in', { headers: { cookie: 'a=b; token=%7B%7D' } }],
    ['who brings a token', { headers: { authorization: 'Bearer broken' } }],
    ['who wants a part', { headers: { range: 'bytes=0-3' } }],
    ['who sends something', { headers: { 'content-length': '2' }, body: '{}' }],
  ])('is not sent to a request %s, whose own response is for nobody else', async (_, requested) => {
    await ask()
    expect(await isMade(requested)).toBe(true)
    expect(await isMade(requested)).toBe(true)
    expect(await isMade()).toBe(false)
  })

  it('differs by address and by host, and is never stored if it is private', async () => {
    await ask()
    expect(await isMade({}, '/public?a')).toBe(true)
    expect(await isMade({}, '/public', 'safety.localhost')).toBe(true)
    for (let time = 0; time < 2; time += 1) expect(await isMade({}, '/private')).toBe(true)
  })

  it.each(['/public?b=1', '/public??b=1', '/public??', '/public?a=1?&b=2', '/public?a=%31', '/public?&&a=1'])(
    'is not stored under %s, or anyone could fill the memory',
    async (address) => {
      expect(await isMade({}, address)).toBe(true)
      expect(await isMade({}, address)).toBe(true)
    },
  )

  it('is counted under its route', async () => {
    for (let time = 0; time < 2; time += 1) await ask()
    await expect.poll(() => world.answered).toEqual(['GET /:audience 200', 'GET /:audience 200'])
  })
})

it('a request with two hosts is refused, whatever is stored for either', async () => {
  await ask()
  const socket = connect(port, '127.0.0.1')
  const before = world.made
  socket.end('GET /public HTTP/1.1\r\nHost: coatings.localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  await text(socket)
  expect(world.made).toBe(before + 1)
})

it('stored responses are still sent while a process is draining, and close the connection', async () => {
  const leaving = await serve()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const askOn = () => askHost(leaving.port, 'coatings.localhost', '/public', { agent })
  expect((await askOn()).headers.get('connection')).toBe('keep-alive')
  const before = world.made
  const left = letGo(leaving.app, 1_000)
  const last = await askOn()
  expect([last.headers.get('connection'), await last.text(), world.made]).toEqual(['close', `made of the ${world.state}`, before])
  await left
  await leaving.app.close()
})

/** A response without the headers that belong to one request. */
function told({ status, headers }: Response): Record<string, string | number> {
  const { 'x-request-id': _id, date: _date, ...others } = Object.fromEntries(headers)
  return { status, ...others }
}
