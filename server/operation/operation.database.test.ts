import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { handleError } from '../../app/entry.server.tsx'
import { noPages, startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { createApp } from '../app.ts'
import { createMetrics } from './serve-metrics.ts'

let plain: TestApi
let behindProxy: TestApi
let metricsPort: number
beforeAll(async () => {
  metricsPort = await findFreePort()
  plain = await startWithoutPages({ environment: { METRICS_PORT: String(metricsPort) } })
  behindProxy = await startWithoutPages({
    environment: {
      PUBLIC_ORIGIN: 'https://sheets.example.com',
      HOSTS: 'safe.example.com=safety',
      TRUST_PROXY: 'loopback',
      EMBED_ORIGINS: 'https://shop.example.com',
    },
  })
}, 120_000)

describe('the server in operation', () => {
  it('reports that it is alive, and that it is ready', async () => {
    expect(await (await plain.ask('/health/live')).json()).toEqual({ status: 'live' })
    expect(await (await plain.ask('/health/ready')).json()).toEqual({ status: 'ready' })
  })

  it('serves documents that it cannot cache, and reports that to monitoring', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-degraded-'))
    await mkdir(path.join(dataDir, 'cache'))
    await writeFile(path.join(dataDir, 'cache', 'documents'), 'in the way')
    const port = await findFreePort()
    const degraded = await startWithoutPages({ environment: { DEMO: '1', DATA_DIR: dataDir, METRICS_PORT: String(port) } })
    for (let turn = 0; turn < 2; turn += 1) {
      const picture = await degraded.ask('/api/v1/productLabelRender/view/-1001?dim=8')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    const ready = await degraded.ask('/health/ready')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', reason: 'rendered documents cannot be kept' }])
    const kept = async () => (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).match(/^permasheet_documents_kept .*/m)?.[0]
    expect(await kept()).toBe('permasheet_documents_kept 0')
    await rm(path.join(dataDir, 'cache', 'documents'))
    expect(await (await degraded.ask('/health/ready')).json()).toEqual({ status: 'ready' })
    expect(await kept()).toBe('permasheet_documents_kept 1')
  })

  it('logs once that an untrusted proxy is in front: all visitors would share one address', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const app = await createApp(plain.services, noPages, log, createMetrics(plain.services))
    for (let turn = 0; turn < 2; turn += 1)
      await app.inject({ url: '/health/live', headers: { host: 'coatings.localhost', 'x-forwarded-for': '203.0.113.9' } })
    await app.close()
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
  })

  it('accepts its own hosts and IP addresses, and no other host', async () => {
    for (const host of ['coatings.localhost', 'safety.localhost:3000', '127.0.0.1'])
      expect((await plain.ask('/health/live', { host })).status).toBe(200)
    const answer = await plain.ask('/robots.txt', { host: 'evil.example' })
    expect(answer.status).toBe(421)
    expect(await answer.text()).not.toContain('evil.example')
  })

  it.each([
    ['/robots.txt', 'coatings.localhost', 'evil.example'],
    ['/robots.txt', 'coatings.localhost', 'coatings.localhost'],
    ['/robots.txt', 'evil.example', 'coatings.localhost'],
    ['http://evil.example/robots.txt', 'coatings.localhost', null],
    ['http://safety.localhost/robots.txt', 'coatings.localhost', null],
  ])('refuses a request with two hosts: %s with %s and %s', async (address, first, second) => {
    const socket = connect(Number(plain.host.split(':')[1]), '127.0.0.1')
    socket.end(
      [`GET ${address} HTTP/1.1`, `Host: ${first}`, ...(second ? [`host: ${second}`] : []), 'Connection: close', '\r\n'].join('\r\n'),
    )
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"reasons":\[\{"code":"onceOnly","params":\{"code":"host"\},"path":"host"/)
  })

  it('gives each response an id, and accepts one only from a trusted proxy', async () => {
    const headers = { 'x-request-id': 'proxy-1' }
    expect((await behindProxy.ask('/health/live', { headers })).headers.get('x-request-id')).toBe('proxy-1')
    expect((await plain.ask('/health/live', { headers })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const hostile = await behindProxy.ask('/health/live', { headers: { 'x-request-id': 'a b<script>' } })
    expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('counts responses by route, on a separate port', async () => {
    await plain.ask('/api/v1/sdsRender/view/-999999/1')
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toContain('permasheet_http_request_seconds_count{method="GET",route="/api/v1/sdsRender/view/-:id/:lang",status="404"} 1')
    expect(text).toContain('permasheet_process_resident_memory_bytes')
    expect(await (await plain.ask('/metrics')).text()).not.toContain('permasheet_')
  })

  it('takes host and protocol from the proxy', async () => {
    const headers = { 'x-forwarded-host': 'safe.example.com', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const robots = await (await behindProxy.ask('/robots.txt', { headers })).text()
    expect(robots).toContain('Sitemap: https://safe.example.com/sitemap.xml')
    expect(await (await plain.ask('/robots.txt', { headers })).text()).toContain('Sitemap: http://coatings.localhost')
  })

  it.each(['/p', '/p/1001/en/pd/1', '/p?from=shop'])('lets the named shops show the public page %s in a frame', async (address) => {
    const { headers } = await behindProxy.ask(address)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' https:\/\/shop\.example\.com(;|$)/)
    expect(headers.get('x-frame-options')).toBeNull()
    const own = (await plain.ask(address)).headers
    expect(own.get('content-security-policy')).toMatch(/frame-ancestors 'self'(;|$)/)
    expect(own.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it.each(['/', '/app/products', '/app/sign-in', '/pictograms/GHS02.svg', '/api/v1/products', '/products', '/seen?next=/p/1'])(
    'lets nobody else show %s in a frame',
    async (address) => {
      for (const api of [plain, behindProxy]) {
        const { headers } = await api.ask(address)
        expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'(;|$)/)
        expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      }
    },
  )

  it('demands HTTPS if it is served over HTTPS', async () => {
    const behind = (await behindProxy.ask('/health/live')).headers
    expect(behind.get('strict-transport-security')).toBe('max-age=31536000')
    const own = (await plain.ask('/health/live')).headers
    expect(own.get('strict-transport-security')).toBeNull()
    expect(own.get('x-content-type-options')).toBe('nosniff')
    expect(own.get('content-security-policy')).not.toContain('unsafe-inline')
  })
})

describe('the log', () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const failing = {
    id: 'failing',
    path: 'p/*',
    module: {
      default: () => null,
      loader: () => {
        throw new Error('nobody foresaw it')
      },
    },
  }
  const pages = { ...noPages, routes: { failing }, entry: { module: { ...noPages.entry.module, handleError } } }
  const host = 'coatings.localhost'
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createApp({ ...plain.services, log: logger }, pages, logger, createMetrics(plain.services))
  })
  afterAll(() => app.close())

  it.each(['', '/', '?from=mail', '/more', '.data'])(
    'contains no personal link that somebody could follow: /p/s/<token>%s',
    async (rest) => {
      lines.length = 0
      const token = 'Zm9sbG93LW1lLWlmLXlvdQ'
      await app.inject({ url: `/p/s/${token}${rest}`, headers: { host } })
      await app.inject({ url: `/%70/s/${token}${rest}`, headers: { host } })
      const answered = lines.filter(({ msg }) => msg === 'answered')
      expect(answered.map(({ path }) => path)).toContain('/p/s/…')
      expect(answered.length).toBe(2)
      if (['', '/', '?from=mail'].includes(rest)) expect(JSON.stringify(lines)).not.toContain(token)
    },
  )

  it('has other paths as they were requested, without the query', async () => {
    lines.length = 0
    await app.inject({ url: '/p/1001/en/pd/1?q=secret', headers: { host } })
    expect(lines.find(({ msg }) => msg === 'answered')).toMatchObject({ path: '/p/1001/en/pd/1', reqId: expect.any(String) })
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it('identifies the request of a failed page by the id of the response, not by one that the visitor sent', async () => {
    lines.length = 0
    const answer = await app.inject({ url: '/p/1001/en/pd/1', headers: { host, 'x-request-id': 'made-up' } })
    const reqId = answer.headers['x-request-id']
    expect(reqId).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines.find(({ msg }) => msg === 'a page failed')).toMatchObject({
      reqId,
      errorId: expect.stringMatching(/^[a-z0-9]{3}$/),
      path: '/p/1001/en/pd/1',
      err: expect.objectContaining({ message: 'nobody foresaw it' }),
    })
    expect(lines.find(({ msg }) => msg === 'answered')).toMatchObject({ reqId })
  })
})
