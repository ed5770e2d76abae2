import { createServer, type ServerResponse } from 'node:http'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createOidcProvider, makeChecks, type OidcProvider } from './provider.ts'

const json = { 'content-type': 'application/json' }
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  'the page of a gateway': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'that it is busy': (response) => response.writeHead(503, json).end('{"error":"temporarily_unavailable"}'),
  'another address': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'the beginning': (response) => void response.writeHead(200, { ...json, 'content-length': '100' }).write('{', () => response.destroy()),
  'no end': (response) => {
    response.writeHead(200, json)
    const write = () => void (response.destroyed || response.write(' '.repeat(100_000), () => setImmediate(write)))
    write()
  },
}

const fine = { path: 'none', answer: '' }
let broken = fine
afterEach(() => vi.useRealTimers())
const provider = createServer(({ url = '' }, response) => {
  if (url.startsWith(broken.path)) {
    answers[broken.answer]?.(response)
    return
  }
  const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  response.writeHead(200, json).end(JSON.stringify(metadata))
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const address = provider.address()
const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const places = ['/.well-known', '/token'].flatMap((path) => Object.keys(answers).map((answer) => ({ path, answer })))
it.each(places)('a provider whose $path answers $answer is down, and accepted nothing', async (place) => {
  broken = place
  const oidc = createOidcProvider({ issuer, clientId: 'x', clientSecret: 'y', name: 'Works Login' })
  const checks = makeChecks()
  const wayBack = new URL(`http://127.0.0.1/back?code=x&state=${checks.state}`)
  const way = oidc.begin('http://127.0.0.1/back', checks, false).then(() => oidc.finish(wayBack, checks))
  await expect(way).rejects.toMatchObject({ name: 'OidcFailure', problem: 'down' })
})

const begin = (oidc: OidcProvider) => oidc.begin('http://127.0.0.1/back', makeChecks(), false)
const create = () => createOidcProvider({ issuer, clientId: 'x', clientSecret: 'y', name: 'Works Login' })

it('a provider that has gone down since somebody was sent there is down for the next one, before the browser is sent', async () => {
  broken = fine
  const oidc = create()
  expect((await begin(oidc)).pathname).toBe('/auth')
  broken = { path: '/.well-known', answer: 'the page of a gateway' }
  // Whoever comes at the same moment is not asked about twice.
  expect((await begin(oidc)).pathname).toBe('/auth')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 })
  await expect(begin(oidc)).rejects.toMatchObject({ name: 'OidcFailure', problem: 'down' })
  broken = fine
  expect((await begin(oidc)).pathname).toBe('/auth')
})

it('a provider that takes the connection and says nothing is down after some seconds', async () => {
  broken = { path: '/.well-known', answer: 'nothing' }
  const before = performance.now()
  await expect(begin(create())).rejects.toMatchObject({ name: 'OidcFailure', problem: 'down' })
  expect(performance.now() - before).toBeLessThan(8_000)
}, 15_000)
