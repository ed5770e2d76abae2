import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { findOrigin } from './check-origin.ts'

/** The origin of a request with these headers. */
async function ask(
  headers: Record<string, string>,
  { publicOrigin, trustProxy = false }: { publicOrigin?: string; trustProxy?: boolean } = {},
) {
  const app = Fastify({ trustProxy })
  app.get('/', (request) => findOrigin(request, { publicOrigin }))
  return (await app.inject({ url: '/', headers: { host: 'sheets.example.com', ...headers } })).body
}

const proxy = { publicOrigin: 'https://sheets.example.com', trustProxy: true }
const https = { 'x-forwarded-proto': 'https' }

it.each([
  ['a page of this site', { origin: 'http://sheets.example.com' }, {}, 'own'],
  ['the same name by another protocol', { origin: 'https://sheets.example.com' }, {}, 'foreign'],
  ['https behind a proxy', { ...https, origin: 'https://sheets.example.com' }, proxy, 'own'],
  ['http where the site is on https', { ...https, origin: 'http://sheets.example.com' }, proxy, 'foreign'],
  ['http where the proxy does not say that it is asked by https', { origin: 'http://sheets.example.com' }, proxy, 'foreign'],
  ['another brand behind the same proxy', { host: 'safe.example.com', origin: 'https://safe.example.com' }, proxy, 'own'],
  ['another brand by http', { host: 'safe.example.com', origin: 'http://safe.example.com' }, proxy, 'foreign'],
  ['the machine itself, past the proxy', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, proxy, 'own'],
  ['another port', { origin: 'http://sheets.example.com:8080' }, {}, 'foreign'],
  ['no page at all', {}, {}, 'untold'],
  ['a sandbox', { origin: 'null' }, {}, 'foreign'],
])('%s', async (_what, headers, options, expected) => {
  expect(await ask(headers, options)).toBe(expected)
})
