import { beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../tests/find-free-port.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'

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
  it('says that it lives, and that it is ready', async () => {
    expect(await (await plain.ask('/health/live')).json()).toEqual({ status: 'live' })
    expect(await (await plain.ask('/health/ready')).json()).toEqual({ status: 'ready' })
  })

  it('answers on its own hosts and on addresses, and on no other', async () => {
    for (const host of ['coatings.localhost', 'safety.localhost:3000', '127.0.0.1'])
      expect((await plain.ask('/health/live', { host })).status).toBe(200)
    const answer = await plain.ask('/robots.txt', { host: 'evil.example' })
    expect(answer.status).toBe(421)
    expect(await answer.text()).not.toContain('evil.example')
  })

  it('gives each answer an id, and takes one from a trusted proxy alone', async () => {
    const headers = { 'x-request-id': 'proxy-1' }
    expect((await behindProxy.ask('/health/live', { headers })).headers.get('x-request-id')).toBe('proxy-1')
    expect((await plain.ask('/health/live', { headers })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const hostile = await behindProxy.ask('/health/live', { headers: { 'x-request-id': 'a b<script>' } })
    expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('counts answers by route on a port of their own', async () => {
    await plain.ask('/api/v1/sdsRender/view/-999999/1')
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toContain('permasheet_http_request_seconds_count{method="GET",route="/api/v1/sdsRender/view/-:id/:lang",status="404"} 1')
    expect(text).toContain('permasheet_process_resident_memory_bytes')
    expect(await (await plain.ask('/metrics')).text()).not.toContain('permasheet_')
  })

  it('takes the proxy’s word for host and protocol', async () => {
    const headers = { 'x-forwarded-host': 'safe.example.com', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const robots = await (await behindProxy.ask('/robots.txt', { headers })).text()
    expect(robots).toContain('Sitemap: https://safe.example.com/sitemap.xml')
    expect(await (await plain.ask('/robots.txt', { headers })).text()).toContain('Sitemap: http://coatings.localhost')
  })

  it('demands HTTPS where it is behind it, and lets only the named shops show it in a frame', async () => {
    const behind = (await behindProxy.ask('/health/live')).headers
    expect(behind.get('strict-transport-security')).toBe('max-age=31536000')
    expect(behind.get('content-security-policy')).toContain("frame-ancestors 'self' https://shop.example.com")
    const own = (await plain.ask('/health/live')).headers
    expect(own.get('strict-transport-security')).toBeNull()
    expect(own.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(own.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(own.get('x-content-type-options')).toBe('nosniff')
    expect(own.get('content-security-policy')).not.toContain('unsafe-inline')
  })
})
