import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { createOidcProvider, makeChecks } from './provider.ts'

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

let broken = { path: '', answer: '' }
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
