/** Pages that are made once for all visitors. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findSnapshot } from '../server/products/queries.ts'
import { publishVersion } from '../server/products/publish-version.ts'
import { isoDayOf } from '../shared/iso-day.ts'
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

  it('is seen as soon as a version is published, and then again from what is kept', async () => {
    const address = '/p/1003/en/pd/1'
    const before = await get(address)
    const record = { ...(await newest(1003)), name: 'Renamed a moment ago' }
    await db.transaction().execute((tx) => publishVersion(tx, record, { kind: 'sds', date: isoDayOf(new Date()) }))
    const after = await get(address)
    expect(await before.text()).not.toContain('Renamed a moment ago')
    expect(await after.text()).toContain('Renamed a moment ago')
    expect((await get(address, 'coatings', { 'if-none-match': before.headers.get('etag') ?? '' })).status).toBe(200)
    expect((await get(address)).headers.get('etag')).toBe(after.headers.get('etag'))
    expect(keys().filter((key) => key.endsWith(address))).toHaveLength(1)
  })

  it('is gone as soon as the product is withdrawn', async () => {
    expect((await get('/p/1004/en/gh/1')).status).toBe(200)
    await db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 1004).execute()
    const answer = await get('/p/1004/en/gh/1')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/p/dossiererror?interfaceLang=en'])
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
