import { request } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RenderResult } from '../../documents/rendering/render-job.ts'
import { startCatalogue } from '../../tests/start-catalogue.ts'

const { api, requested } = await startCatalogue({ TRUST_PROXY: 'loopback', VISITOR_DOCUMENTS: '3', MEMBER_DOCUMENTS: '4' })
const { renderPool, documents, log } = api.services
const { render } = renderPool

/** Documents that the renderers have begun; each is finished only when `finish` is called. */
let begun: { finish(): void }[] = []
beforeEach(() => {
  begun = []
  renderPool.render = (job, options) =>
    new Promise<RenderResult>((resolve, reject) => {
      begun.push({ finish: () => void render(job, options).then(resolve, reject) })
    })
})
afterEach(async () => {
  renderPool.render = render
  for (const { finish } of begun) finish()
  await expect.poll(() => documents.waiting()).toBe(0)
})

let last = 0
const label = (text: string | number = ++last) => `/api/v1/productLabelRender/view/-1001?dim=8&info=${text}`
const from = (address: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...more })
const get = (address: string, headers: Record<string, string>) => api.ask(address, { headers })

/** A request whose connection can be closed. */
function ask(address: string, headers: Record<string, string>) {
  const port = Number(api.host.split(':')[1])
  const sent = request({ host: '127.0.0.1', port, path: address, headers: { host: api.host, ...headers } })
  sent.on('error', () => {}).end()
  return { drop: () => sent.destroy() }
}

it('a visitor beyond the share of their address is told when to retry; other visitors, and cached documents, do not wait for them', async () => {
  renderPool.render = render
  const known = label('known')
  expect((await get(known, from('203.0.113.1'))).status).toBe(200)
  renderPool.render = (job, options) =>
    new Promise((resolve, reject) => begun.push({ finish: () => void render(job, options).then(resolve, reject) }))
  const greedy = [1, 2, 3].map(() => get(label(), from('203.0.113.1')))
  await expect.poll(() => begun.length + documents.waiting()).toBe(3)

  const refused = await get(label(), from('203.0.113.1'))
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '2',
    'private, no-store',
  ])
  expect(await refused.json()).toMatchObject({
    code: 'default',
    type: 'CLIENT_SIDE',
    reasons: [{ code: 'documentsTooMany', params: { seconds: 2 } }],
  })
  expect((await get(known, from('203.0.113.1'))).status).toBe(200)

  const other = get(label(), from('203.0.113.2'))
  const member = get(label(), from('203.0.113.1', requested.viewer))
  await expect.poll(() => begun.length + documents.waiting()).toBe(5)
  renderPool.render = render
  for (const { finish } of begun) finish()
  expect((await Promise.all([...greedy, other, member])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

it('the addresses of one IPv6 network share, whatever their host parts', async () => {
  const waiting = [1, 2, 3].map((end) => get(label(), from(`2001:db8:1:2::${end}`)))
  await expect.poll(() => begun.length + documents.waiting()).toBe(3)
  expect((await get(label(), from('2001:db8:1:2:ffff::9'))).status).toBe(429)
  const neighbour = get(label(), from('2001:db8:1:3::1'))
  await expect.poll(() => begun.length + documents.waiting()).toBe(4)
  renderPool.render = render
  for (const { finish } of begun) finish()
  expect((await Promise.all([...waiting, neighbour])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

it('a document that nobody waits for any more leaves the queue, and others who wait for the same one are answered', async () => {
  const shared = label()
  const dropped = [label(), label(), shared].map((address) => ask(address, from('203.0.113.3')))
  await expect.poll(() => begun.length + documents.waiting()).toBe(3)
  // Waits until they have joined: before that, the label would leave the queue with the first caller.
  const joined = vi.fn()
  const { get: getDocument } = documents
  documents.get = (key, make, waiter, options) =>
    getDocument(key, make, { ...waiter, account: () => waiter.account().finally(joined) }, options)
  const other = get(shared, from('203.0.113.4'))
  await expect.poll(() => joined).toHaveBeenCalledOnce()
  documents.get = getDocument
  for (const { drop } of dropped) drop()
  await expect.poll(() => documents.waiting()).toBeLessThanOrEqual(1)
  renderPool.render = render
  for (const { finish } of begun) finish()
  const answer = await other
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('two hundred abandoned labels leave nothing behind', async () => {
  const dropped = Array.from({ length: 200 }, () => ask(label(), from('203.0.113.5')))
  await expect.poll(() => begun.length + documents.waiting()).toBe(3)
  for (const { drop } of dropped) drop()
  await expect.poll(() => documents.waiting()).toBe(0)
  renderPool.render = render
  for (const { finish } of begun) finish()
  expect((await get(label(), from('203.0.113.5'))).status).toBe(200)
})

it('refusals take one log line a second, without stack traces', async () => {
  const lines: [string, object, string | undefined][] = []
  const levels = ['info', 'warn', 'error'] as const
  const before = levels.map((level) => log[level])
  for (const level of levels)
    // A renderer that happens to be replaced has a log line of its own.
    log[level] = (details: object, message?: string) =>
      void (('refused' in details || 'err' in details) && lines.push([level, details, message]))
  const begin = performance.now()
  const waiting = [1, 2, 3].map(() => get(label(), from('203.0.113.6')))
  await expect.poll(() => begun.length + documents.waiting()).toBe(3)
  const refused = await Promise.all(Array.from({ length: 20 }, () => get(label(), from('203.0.113.6'))))
  const toldOf = () => lines.map(([, details]) => Number(/^{"refused":{"429":(\d+)}}$/.exec(JSON.stringify(details))?.[1]))
  await expect.poll(() => toldOf().reduce((sum, count) => sum + count, 0)).toBe(20)
  const seconds = Math.ceil((performance.now() - begin) / 1_000)
  for (const [index, level] of levels.entries()) log[level] = before[index] ?? (() => {})
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429))
  expect(new Set(lines.map(([level, , message]) => `${level}: ${message}`))).toEqual(
    new Set(['warn: requests were refused because too much is asked for, by status']),
  )
  expect(lines.length).toBeLessThanOrEqual(seconds)
  renderPool.render = render
  for (const { finish } of begun) finish()
  await Promise.all(waiting)
})
