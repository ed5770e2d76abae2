import { XmlDocument } from 'libxml2-wasm'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { workgroupFeedAnswer } from '../../shared/feed-answer.ts'
import { feedToken } from '../../shared/feeds.ts'
import { useEditors } from '../../tests/editors.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { jsonFeed } from './write-feed.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const { group, foreignGroup, store } = editors
const editor = editors.as('editor')

const hostile = `"'><script>alert(1)</script>&amp; ]]> Ω`
const synonym = await store(801, { name: hostile }, '2026-01-02')
await store(802, {}, '2026-01-03')
await store(803)

const read = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await api.ask(address, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const names = { a: 'http://www.w3.org/2005/Atom' }

/** The texts that an XML parser finds; throws for XML that is not well-formed. */
function find(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document.find(path, names).map(({ content }) => content)
  } finally {
    document.dispose()
  }
}
const itemsOf = (text: string) => jsonFeed.strict().parse(JSON.parse(text)).items

describe('the feed of a product', () => {
  it('is well-formed Atom with everything that RFC 4287 requires, and escapes all texts', async () => {
    const { status, headers, text } = await read('/api/v1/products/-801/feed.atom')
    expect([status, headers.get('content-type')]).toStrictEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(find(text, '/a:feed/a:title')).toStrictEqual([hostile])
    expect(find(text, '/a:feed/a:entry/a:title')).toStrictEqual([`${hostile} · Safety data sheet · Version 1`])
    expect(find(text, '//a:script | //script')).toStrictEqual([])
    expect(find(text, '//@type[. = "html" or . = "xhtml"]')).toStrictEqual([])
    for (const place of ['/a:feed', '//a:entry'])
      for (const needed of ['id', 'title', 'updated', 'author/a:name']) expect(find(text, `${place}/a:${needed}`)).toHaveLength(1)
    expect(find(text, '//a:updated').map(Date.parse).every(Number.isFinite)).toBe(true)
    const [self = ''] = find(text, '/a:feed/a:link[@rel="self"]/@href')
    expect(self).toMatch(/\/api\/v1\/products\/-801\/feed\.atom\?lang=1$/)
    expect(find(text, '//a:entry/a:link/@href')[0]).toMatch(/\/p\/801\/en\/gh\/1\?version=1$/)
  })

  it('has the same content as JSON Feed 1.1, in the requested language', async () => {
    const { headers, text } = await read('/api/v1/products/-801/feed.json?lang=2')
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'de', title: hostile })
    const [item, ...others] = itemsOf(text)
    expect(others).toStrictEqual([])
    expect(item).toMatchObject({
      title: `${hostile} · Sicherheitsdatenblatt · Version 1`,
      url: expect.stringMatching(/\/p\/801\/de\/gh\/2\?version=1$/),
    })
    expect([item?.id]).toStrictEqual(find((await read('/api/v1/products/-801/feed.atom')).text, '//a:entry/a:id'))
  })

  it.each(['atom', 'json'])('as %s is not sent again to a client that has it, by its strong tag', async (format) => {
    const address = `/api/v1/products/-801/feed.${format}`
    const { headers } = await read(address)
    const etag = headers.get('etag') ?? ''
    expect([etag.startsWith('"'), headers.get('cache-control')]).toStrictEqual([true, 'public, no-cache'])
    expect(await read(address, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
  })

  it('tells of nothing that is not published', async () => {
    for (const id of ['803', '999999', 'x', '0']) expect((await read(`/api/v1/products/-${id}/feed.atom`)).status).toBe(404)
    const { body: draft } = await editor('GET', `/api/v1/products/${synonym}/draft`)
    const record = { ...draft.record, name: 'Not yet to be known' }
    expect((await editor('PUT', `/api/v1/products/${synonym}/draft`, { revision: draft.revision, record })).status).toBe(200)
    expect((await read('/api/v1/products/-801/feed.json')).text).not.toContain('Not yet to be known')
    expect((await editor('POST', `/api/v1/products/${synonym}/withdraw`, {})).status).toBe(200)
    const { text } = await read('/api/v1/products/-801/feed.json')
    expect(itemsOf(text)).toMatchObject([{ title: `${hostile} · Withdrawn`, content_text: 'Withdrawn' }])
    expect(text).not.toContain('Not yet to be known')
    expect((await editor('POST', `/api/v1/products/${synonym}/restore`, {})).status).toBe(200)
    expect(itemsOf((await read('/api/v1/products/-801/feed.json')).text)[0]?.title).toContain('Version 1')
  })
})

describe('the feed of a workgroup', () => {
  const addressOf = async (headers: Record<string, string>) => {
    const answer = await read('/api/v1/workgroup/feed', headers)
    return workgroupFeedAnswer.parse(JSON.parse(answer.text))
  }
  const pathOf = (address: string) => new URL(address).pathname

  it('is open to anyone who knows its address, which a key of the workgroup can read, and has nothing of another workgroup', async () => {
    const [own, foreign] = [await makeKey(api, group), await makeKey(api, foreignGroup)]
    expect((await read('/api/v1/workgroup/feed')).status).toBe(401)
    const [address, other] = [await addressOf(own.headers), await addressOf(foreign.headers)]
    for (const format of ['atom', 'json'] as const) {
      const { status, headers, text } = await read(pathOf(address[format]))
      expect([status, headers.get('cache-control')]).toStrictEqual([200, 'private, no-cache'])
      expect(text).toContain('802#sds-1')
      // The address itself may contain these digits.
      expect(text).not.toContain('/p/803')
      expect((await read(pathOf(address[format]), { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
      expect((await read(pathOf(other[format]))).text).not.toMatch(/\/p\/80[123]/)
    }
    expect(find((await read(pathOf(other.atom))).text, '//a:entry')).toStrictEqual([])
  })

  it('cannot be guessed, not even from the id of the workgroup', async () => {
    for (const guess of [String(group), '0'.repeat(32), `${'0'.repeat(31)}%00`, "' or true --"]) {
      const { status, text } = await read(`/api/v1/feeds/${encodeURIComponent(guess)}/feed.json`)
      expect([status, JSON.parse(text).reasons[0].code]).toStrictEqual([404, 'notFound'])
    }
    const { rows } = await sql<{ token: string }>`select feed_token as token from workgroups`.execute(api.services.db)
    expect(rows.every(({ token }) => feedToken.test(token))).toBe(true)
    expect(new Set(rows.map(({ token }) => token)).size).toBe(rows.length)
  })

  it('moves to another address when an owner says so, and an editor cannot', async () => {
    const { headers } = await makeKey(api, group)
    const before = await addressOf(headers)
    expect((await editor('POST', '/api/v1/workgroup/feed')).status).toBe(403)
    expect((await editors.as('owner')('POST', '/api/v1/workgroup/feed')).status).toBe(200)
    const after = await addressOf(headers)
    expect(after.json).not.toBe(before.json)
    expect([(await read(pathOf(before.json))).status, (await read(pathOf(after.json))).status]).toStrictEqual([404, 200])
  })

  it('has the latest events first, and for a withdrawn product the withdrawal instead of its versions', async () => {
    const { json } = await addressOf((await makeKey(api, group)).headers)
    const days = itemsOf((await read(pathOf(json))).text).map(({ date_published: at }) => at)
    expect(days).toStrictEqual(days.toSorted().toReversed())
    await api.services.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 802).execute()
    const items = itemsOf((await read(pathOf(json))).text).filter(({ id }) => id.includes('/802#'))
    expect(items.map(({ id }) => id)).toStrictEqual([expect.stringMatching(/\/p\/802#withdrawn-/)])
    // Of its pages the digital label alone is left.
    expect(pathOf(items[0]?.url ?? '')).toMatch(/^\/p\/802\/\w\w\/dl\/\d+$/)
  })
})
