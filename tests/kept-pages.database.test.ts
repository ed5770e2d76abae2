/** Pages that are made once for all visitors. */
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { longestKnown } from '../server/products/known-states.ts'
import { findSnapshot } from '../server/products/queries.ts'
import { publishVersion } from '../server/products/publish-version.ts'
import { isoDayOf } from '../shared/iso-day.ts'
import { askHost, type HostRequest } from './ask-host.ts'
import { addAccount, bearer, cookieOf, passwordGrant, signIn } from './account.ts'
import { startPages } from './start-pages.ts'

const { app, get, html } = await startPages()
const { db } = app.services
const keys = () => [...app.services.keptPages.keys()]
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

describe('a page of a product', () => {
  it.each(['pd', 'pi', 'gh', 'th', 'mh', 'ee', 'ed', 'dl'])('is made once for all visitors, and the same each time: %s', async (page) => {
    const address = `/p/1001/en/${page}/1`
    const first = await get(address)
    const again = await get(address, 'coatings', { cookie: '__locale__=de', 'accept-language': 'fr' })
    expect(first.status).toBe(200)
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(again.headers.get('content-language')).toBe('en')
    expect(keys().filter((key) => key.endsWith(address))).toHaveLength(1)
  })

  it('may be kept for half a minute by the caches on its way, and is asked about each time by a browser', async () => {
    const { headers } = await get('/p/1001/en/gh/1')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15')
    expect(headers.get('cdn-cache-control')).toBe('max-age=15, stale-while-revalidate=15')
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect([headers.get('surrogate-key'), headers.get('cache-tag')]).toEqual(['product-1001 brand-coatings', 'product-1001,brand-coatings'])
  })

  it('travels compressed as the browser prefers, each way with a strong tag of its own, and not again where it is known', async () => {
    const read = async (encoding: string) => {
      const answer = await get('/p/1001/en/pi/1', 'coatings', { 'accept-encoding': encoding })
      return {
        coding: answer.headers.get('content-encoding'),
        tag: answer.headers.get('etag') ?? '',
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    }
    const [brotli, gzip, plain] = await Promise.all([read('gzip, deflate, br'), read('gzip;q=1.0, br;q=0'), read('identity')])
    expect([brotli.coding, gzip.coding, plain.coding]).toEqual(['br', 'gzip', null])
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(new Set([brotli.tag, gzip.tag, plain.tag]).size).toBe(3)
    const known = await get('/p/1001/en/pi/1', 'coatings', { 'accept-encoding': 'br', 'if-none-match': brotli.tag })
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', brotli.tag])
    expect((await get('/p/1001/en/pi/1', 'coatings', { 'accept-encoding': 'gzip', 'if-none-match': brotli.tag })).status).toBe(200)
  })

  it('answers a request for its head with the head alone, and whoever comes next with the page', async () => {
    for (const address of ['/p/1001/en/gh/1', '/p/1006/fi/gh/18', '/p/1015/en/ee/1', '/p/1006/en/gh/1?utm_source=tin']) {
      const head = await app.fetch(address, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      const page = await get(address)
      const bytes = Buffer.from(await page.arrayBuffer())
      expect(bytes.toString()).toContain('</html>')
      expect(page.headers.get('etag')).toBe(head.headers.get('etag'))
      if (head.headers.has('etag')) expect(head.headers.get('content-length')).toBe(String(bytes.length))
    }
  })

  it('lets its own scripts run by their hashes, without a nonce', async () => {
    const answer = await get('/p/1001/en/gh/1')
    const page = await answer.text()
    expect(`${page}${policyOf(answer)}`).not.toContain('nonce')
    expect(policyOf(answer).match(/'sha256-[^']+'/g)?.length).toBe(6)
  })

  it('is another one under the other brand’s host', async () => {
    expect(await html('/p/1001/en/pd/1', 'safety')).not.toBe(await html('/p/1001/en/pd/1'))
    expect(keys().filter((key) => key.endsWith('/p/1001/en/pd/1'))).toHaveLength(2)
  })

  it('is the same one under every host of the brand, so that nobody fills the room by hosts', async () => {
    const { port } = new URL(app.origin)
    const tags = await Promise.all(
      [`coatings.localhost:${port}`, 'coatings.localhost', 'localhost:81', '192.0.2.7', '[::1]:82'].map(async (host) =>
        (await askHost(Number(port), host, '/p/1005/en/pd/1')).headers.get('etag'),
      ),
    )
    expect([new Set(tags).size, tags[0]]).toEqual([1, expect.any(String)])
    expect(keys().filter((key) => key.endsWith('/p/1005/en/pd/1'))).toHaveLength(1)
  })

  it('is none of another brand’s, whatever host the address itself names', async () => {
    const address = `${app.safetyOrigin}/p/1009/en/pd/1`
    expect((await get(address)).status).toBe(400)
    expect((await get(address, 'safety')).headers.get('surrogate-key')).toBe('product-1009 brand-safety')
    expect((await get('/p/1009/en/pd/1')).headers.get('surrogate-key')).toBe('product-1009 brand-coatings')
  })

  it('is made for the request alone where its address says what we do not know, so that nobody fills the room', async () => {
    const before = keys().length
    for (const query of ['utm_source=tin', 'version=1&version=2', 'qrCode=1&x=', `qrCode=${'0'.repeat(50)}`, 'dim=8']) {
      const answer = await get(`/p/1002/en/gh/1?${query}`)
      expect(answer.headers.get('etag')).toBeNull()
      expect(policyOf(answer)).toContain("'nonce-")
    }
    for (const address of ['/p/1002/xx/gh/1', '/p/1002/en/gh/999', '/p/1002', '/p/999999/en/pd/1', '/p/1016/en/pd/1', '/seen'])
      await get(address)
    expect(keys()).toHaveLength(before)
  })

  it('shows the labels of a kit’s components as they are now', async () => {
    expect((await get('/p/1015/en/ee/1')).headers.get('etag')).toBeNull()
  })
})

describe('what is public of a product', () => {
  const newest = async (id: number) => {
    const record = await findSnapshot(db, id, 'sds', 1)
    if (!record) throw new Error(`${id} has no version 1`)
    return record
  }

  it('is seen a moment after a version is published, and then again from what is kept', async () => {
    const address = '/p/1003/en/pd/1'
    const before = await get(address)
    const record = { ...(await newest(1003)), name: 'Renamed a moment ago' }
    await db.transaction().execute((tx) => publishVersion(tx, record, { kind: 'sds', date: isoDayOf(new Date()) }))
    await sleep(longestKnown)
    const after = await get(address)
    expect(await before.text()).not.toContain('Renamed a moment ago')
    expect(await after.text()).toContain('Renamed a moment ago')
    expect((await get(address, 'coatings', { 'if-none-match': before.headers.get('etag') ?? '' })).status).toBe(200)
    expect((await get(address)).headers.get('etag')).toBe(after.headers.get('etag'))
    expect(keys().filter((key) => key.endsWith(address))).toHaveLength(1)
  })

  it('is gone a moment after the product is withdrawn, also where every connection to the database was lost meanwhile', async () => {
    expect((await get('/p/1004/en/gh/1')).status).toBe(200)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
    await db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 1004).execute()
    await sleep(longestKnown)
    const answer = await get('/p/1004/en/gh/1')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/p/dossiererror?interfaceLang=en'])
  })
})

/** An answer that cost no question to the database, however long ago this busy machine asked it last. */
async function fromMemory(address: string, options: HostRequest): Promise<Response> {
  const { heads, states } = app.services.products
  const asking = vi.spyOn(heads, 'load')
  const knowing = vi.spyOn(states, 'isStill').mockReturnValue(true)
  const answer = await app.fetch(address, options)
  expect([knowing.mock.calls.length, asking.mock.calls.length]).toEqual([1, 0])
  knowing.mockRestore()
  asking.mockRestore()
  return answer
}

/** All that an answer says but what is of one request. */
const told = ({ status, headers }: Response) => [status, [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')]

describe('what is ready to be sent', () => {
  const pdf = '/api/v1/sdsRender/sdsPdf/-1001/1?version=3&qrCode=1'
  it.each<[string, string, HostRequest]>([
    ['a page in Brotli', '/p/1001/en/gh/1', { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
    ['a page in gzip', '/p/1001/en/gh/1', { headers: { 'accept-encoding': 'gzip' } }],
    ['a page as it is', '/p/1001/de/pd/2', {}],
    ['the head of a page', '/p/1001/en/gh/1', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } }],
    ['a sheet', pdf, {}],
    ['the head of a sheet', pdf, { method: 'HEAD' }],
    ['a poster', '/api/v1/sdsRender/ipiPdf/-1001/1/P?format=A4', { headers: { 'accept-encoding': 'br' } }],
    ['a sheet for programs', '/api/v1/sdsRender/sdscom/-1001/1', {}],
  ])('says and holds what it would if it were not, %s and its 304', async (_, address, options) => {
    // With this header a request goes the whole way.
    const whole = { ...options, headers: { ...options.headers, 'if-range': '"none"' } }
    const made = await app.fetch(address, whole)
    await app.fetch(address, { ...options, method: 'GET' })
    const ready = await fromMemory(address, options)
    expect(told(ready)).toEqual(told(made))
    expect(Buffer.from(await ready.arrayBuffer()).equals(Buffer.from(await made.arrayBuffer()))).toBe(true)
    expect(ready.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const requested = { ...options.headers, 'if-none-match': made.headers.get('etag') ?? '' }
    await app.fetch(address, { headers: requested })
    const unchanged = await fromMemory(address, { headers: requested })
    expect(unchanged.status).toBe(304)
    expect(told(unchanged)).toEqual(told(await app.fetch(address, { headers: { ...requested, 'if-range': '"none"' } })))
  })

  it('is asked of the database for whoever has another version than this process knows, and for a part', async () => {
    await fromMemory(pdf, {})
    const asking = vi.spyOn(app.services.products.heads, 'load')
    expect((await app.fetch(pdf, { headers: { 'if-none-match': '"of a later version"' } })).status).toBe(200)
    const part = await app.fetch(pdf, { headers: { range: 'bytes=0-4' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
    expect(asking.mock.calls.length).toBeGreaterThanOrEqual(2)
    // Nobody fills the room with addresses that say what we do not know.
    for (let time = 0; time < 2; time += 1) {
      asking.mockClear()
      expect((await app.fetch(`${pdf}&utm_source=tin`)).status).toBe(200)
      expect(asking).toHaveBeenCalled()
    }
    asking.mockRestore()
  })

  const product = (values: { status?: 'active' | 'withdrawn'; brand?: string; name?: string }) => () =>
    db.updateTable('products').set(values).where('permalink_id', '=', 1007).execute()
  const file = { name: 'Seen.pdf', extension: 'pdf', category: 'brochure', status: 'published', size: 1, sha256: '0'.repeat(64) } as const
  it.each<[string, () => Promise<unknown>]>([
    ['a withdrawal', product({ status: 'withdrawn' })],
    ['a restoration', product({ status: 'active' })],
    ['another name', product({ name: 'Renamed' })],
    ['another brand', product({ brand: 'coatings' })],
    [
      'a file for everybody',
      () =>
        db
          .insertInto('attachments')
          .values({ ...file, permalink_id: 1007 })
          .execute(),
    ],
    ['a file that is gone', () => db.deleteFrom('attachments').where('permalink_id', '=', 1007).execute()],
    [
      'a version',
      async () => {
        const record = await findSnapshot(db, 1007, 'sds', 1)
        if (record) await db.transaction().execute((tx) => publishVersion(tx, record, { kind: 'sds', date: isoDayOf(new Date()) }))
      },
    ],
  ])('is looked at anew within a moment of %s', async (_, change) => {
    const address = '/api/v1/sdsRender/sdsPdf/-1007/1'
    await app.fetch(address)
    const before = await app.services.products.heads.load(1007)
    await change()
    await sleep(longestKnown)
    const asking = vi.spyOn(app.services.products.heads, 'load')
    const answer = await app.fetch(address)
    expect(asking).toHaveBeenCalledWith(1007)
    asking.mockRestore()
    const after = await app.services.products.heads.load(1007)
    expect(after?.state).not.toBe(before?.state)
    expect(answer.status).toBe(after?.status === 'withdrawn' ? 404 : 200)
  })
})

describe('what is made for one person', () => {
  it('reaches nobody else, and what is made for all does not reach them', async () => {
    const { id: group } = await db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
    await addAccount(app, 'editor@example.com', { [group]: 'editor' })
    const post = (address: string, form: Readonly<Record<string, string>>) =>
      app.fetch(address, {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const signedIn = cookieOf(await post('/api/oauth2/token', passwordGrant('editor@example.com')))
    const tokens = await signIn({ post }, 'editor@example.com')
    const address = '/p/1005/en/pi/1'
    for (const headers of [{ cookie: signedIn }, bearer(tokens), { cookie: 'token=broken' }]) {
      const visitor = await get(address)
      const own = await get(address, 'coatings', headers)
      expect(own.headers.get('etag')).toBeNull()
      expect(own.headers.get('cache-control') ?? 'none').toMatch(/private, no-store|none/)
      expect(policyOf(own)).toContain("'nonce-")
      const page = await own.text()
      expect(page.includes('data-signed-in')).toBe(!('cookie' in headers && headers.cookie === 'token=broken'))
      expect(await visitor.text()).not.toContain('data-signed-in')
      expect(await html(address)).not.toContain('data-signed-in')
    }
    expect((await get(address, 'coatings', { cookie: signedIn })).headers.get('cache-control')).toBe('private, no-store')
  })
})
