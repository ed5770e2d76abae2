import { strFromU8, unzipSync } from 'fflate'
import net from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { importFile, type ProductRecordInput } from '../../shared/record/product-record.ts'
import { importEntries } from '../products/import-records.ts'

const html = '<img src=x onerror=alert(1)><script>alert(2)</script>'
const typst = '#read("/etc/passwd") $x^2$ #panic("p") @label \\ *b* `c`'
const formula = '=HYPERLINK("http://evil.example";"x")'
const headers = 'A"\r\nx-injected: 1\r\n\r\n<b>'

let api: TestApi
let member: Record<string, string>

beforeAll(async () => {
  api = await startWithoutPages()
  const { id: workgroupId } = await api.services.db
    .insertInto('workgroups')
    .values({ name: 'Group', brand: 'coatings' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addAccount(api, 'inject@example.com', { [workgroupId]: 'editor' })
  const named = (id: number, name: string, changes: Partial<ProductRecordInput> = {}) =>
    recordOf(id, {
      name,
      description: { text: { en: name } },
      synonyms: [{ id: id + 20_000, name, productCodes: [{ id: id + 40_000, code: name.slice(0, 60) }] }],
      ...changes,
    })
  const records = [
    named(1, html),
    named(2, typst),
    named(3, formula),
    named(4, headers.replaceAll(/[\r\n]/g, ' ')),
    named(5, '../../../etc/passwd'),
  ]
  const entries = importFile.parse(records.map((record) => entryOf(record, '2026-01-01')))
  const { problems } = await importEntries(
    api.services.db,
    entries.map((entry, index) => ({ entry, place: [index] })),
    { workgroupId },
  )
  expect(problems).toStrictEqual([])
  member = bearer(await signIn(api, 'inject@example.com'))
}, 120_000)

const get = (address: string, given: Record<string, string> = {}) => api.ask(address, { headers: given })

/** The response of a server to exactly these bytes. */
function sendRaw(text: string): Promise<string> {
  const { port } = api.services.config
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(text))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.on('error', reject)
  })
}

describe('text that another program would execute', () => {
  it('SQL is text like any other in a search, and not an id where an id belongs', async () => {
    const query = new URLSearchParams({ query: `'; drop table products; select '%` })
    const answer = await get(`/api/v1/products?${query}`, member)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ total: 0 })
    expect((await get(`/api/v1/products/-${encodeURIComponent('1;delete from products')}/detail`)).status).toBe(404)
    expect(await (await get('/api/v1/products', member)).json()).toMatchObject({ total: 5 })
  })

  it('HTML in a name is text in every sheet, and JSON is never taken for a page', async () => {
    for (const address of ['/api/v1/sdsRender/view/-1/1', '/api/v1/sdsRender/ipi/-1/1/P']) {
      const answer = await get(address)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const text = await answer.text()
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(text).not.toMatch(/<script|<img src=x/)
    }
    const detail = await get('/api/v1/products/-1/detail')
    expect(detail.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(detail.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await detail.json()).toMatchObject({ basic: { text: html } })
  })

  it('Typst in a name is text in the PDF', async () => {
    const answer = await get('/api/v1/sdsRender/sdsPdf/-2/1')
    expect(answer.status).toBe(200)
    const text = JSON.stringify(await readPdf(new Uint8Array(await answer.arrayBuffer())))
    expect(text).toContain('#read(')
    expect(text).toContain('#panic(')
    expect(text).not.toContain('root:')
  })

  it('a formula in a name is text in the spreadsheet', async () => {
    const form = new URLSearchParams([
      ['synonym_id', '20003'],
      ['xlang[]', '1'],
    ])
    const answer = await api.ask('/api/v1/label/nice_label', {
      method: 'POST',
      headers: { ...member, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    expect(answer.status).toBe(200)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const sheets = Object.entries(files).filter(([name]) => name.startsWith('xl/worksheets/'))
    expect(sheets.length).toBeGreaterThan(0)
    for (const [, content] of sheets) expect(strFromU8(content)).not.toMatch(/<f[ >]/)
    expect(
      Object.values(files)
        .map((content) => strFromU8(content))
        .join(),
    ).toContain('HYPERLINK')
  })

  it('a line break in a name makes no header', async () => {
    const answer = await get('/api/v1/products/-4/link/url')
    expect(answer.headers.has('x-injected')).toBe(false)
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[^"]+"; filename\*=UTF-8''[\w%.-]+$/)
  })

  it('a line break in an address makes no header', async () => {
    const answer = await get('/api/v1/tools/trans/en%0d%0ax-injected:%201')
    expect(answer.headers.has('x-injected')).toBe(false)
    expect(answer.status).toBe(404)
  })

  it('a path in a name or an address leads nowhere', async () => {
    const answer = await get('/api/v1/products/-5/link/url')
    expect(answer.headers.get('content-disposition')).not.toMatch(/[/\\]/)
    for (const address of [
      '/v2/assets/signs/..%2f..%2f..%2fpackage.json',
      '/pictograms/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
    ]) {
      const refused = await get(address)
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(await refused.text()).not.toContain('dependencies')
    }
  })

  it('a host that belongs to no brand is in no link', async () => {
    for (const host of ['evil.example', 'evil.example:80', 'localhost.evil.example']) {
      for (const address of [
        '/api/v1/products/-1/detail',
        '/api/openapi.json',
        '/robots.txt',
        '/sitemap.xml',
        '/assets/app.config.json',
        '/',
      ]) {
        const answer = await api.ask(address, { host })
        expect(await answer.text()).not.toContain('evil.example')
        expect(answer.headers.get('location') ?? '').not.toContain('evil.example')
      }
    }
  })

  it('a value that is not a host name does no harm', async () => {
    for (const host of ['a b', '<script>', 'x'.repeat(5_000), "'--"]) {
      const answer = await sendRaw(`GET /api/v1/products/-1/detail HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404|421|431) /)
      expect(answer).not.toMatch(/<script>(?!alert)/)
    }
  })

  it('a request without a host, or with an expectation that is not met, is told so', async () => {
    const end = 'Connection: close\r\n\r\n'
    expect(await sendRaw(`GET /robots.txt HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1 421 [\s\S]+"path":"host"/)
    expect(await sendRaw(`GET /robots.txt HTTP/1.1\r\nHost: ${api.host}\r\nExpect: magic\r\n${end}`)).toMatch(
      /^HTTP\/1\.1 417 [\s\S]+"type":"CLIENT_SYNTAX"[\s\S]+"path":"expect"/,
    )
  })

  it('what is too large is refused: body, address, header, number of values', async () => {
    const type = { 'content-type': 'application/json' }
    const body = await api.ask('/api/v1/label/nice_label', {
      method: 'POST',
      headers: { ...member, ...type },
      body: JSON.stringify('x'.repeat(1_100_000)),
    })
    expect(body.status).toBe(413)
    expect(await body.json()).toMatchObject({
      code: 'default',
      type: 'CLIENT_SIDE',
      reasons: [{ code: 'bodyTooLarge', params: { max: 1024 }, path: '', message: 'What was sent is larger than 1024\u00a0kB.' }],
    })
    expect(
      await sendRaw(`GET /api/v1/products?query=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 431 /)
    const header = await sendRaw(`GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(20_000)}\r\nConnection: close\r\n\r\n`)
    expect(header).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
    expect(header).toMatch(/\{"code":"default","type":"CLIENT_SYNTAX","uiMessage":"app\.ERROR_MESSAGE_CLIENT_SYNTAX","id":"\w{3}"\}$/)
    // A connection that has carried a response before is told as well.
    const kept = await sendRaw(`GET /robots.txt HTTP/1.1\r\nHost: ${api.host}\r\n\r\nGET /?${'x'.repeat(20_000)} HTTP/1.1\r\n`)
    expect(kept).toMatch(/^HTTP\/1\.1 200 [\s\S]+HTTP\/1\.1 431 [\s\S]+"type":"CLIENT_SYNTAX"/)
    expect(await sendRaw('what is this\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]+"type":"CLIENT_SYNTAX"/)
    expect((await get(`/api/v1/products/-1/detail?${'a=1&'.repeat(1_900)}`)).status).toBe(200)
    expect((await get(`/api/v1/products/-1/detail?${'a=1&'.repeat(3_000)}`)).status).toBe(400)
  })

  it('what is wrongly encoded is refused, in body and address', async () => {
    const body = await api.ask('/api/v1/label/nice_label', {
      method: 'POST',
      headers: { ...member, 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' },
      body: 'synonym_id=1',
    })
    expect([body.status, await body.json()]).toMatchObject([415, { type: 'CLIENT_SYNTAX' }])
    const address = await get('/api/v1/products/-%E0%A4%A/detail')
    expect([address.status, await address.json()]).toMatchObject([404, { type: 'CLIENT_SIDE' }])
    const nul = await get('/api/v1/products?query=%00', member)
    expect([nul.status, await nul.json()]).toMatchObject([400, { type: 'CLIENT_SYNTAX', reasons: [{ path: 'query' }] }])
    const bytes = await get('/api/v1/products?query=%FF', member)
    expect([bytes.status, await bytes.json()]).toMatchObject([400, { type: 'CLIENT_SYNTAX' }])
    const name = await api.post('/api/oauth2/token', {
      grant_type: 'password',
      client_id: 'permasheet-web',
      username: 'a\0',
      password: 'b',
    })
    expect([name.status, await name.json()]).toMatchObject([400, { type: 'CLIENT_SYNTAX', reasons: [{ path: 'username' }] }])
  })
})
