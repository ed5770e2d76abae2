import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addProduct, nameViewer, readSent, sendShare, startShareServer, type ShareServer } from '../../tests/share-tools.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: ShareServer
let lacquer: number
let thinner: number
beforeAll(async () => {
  server = await startShareServer()
  const { api, workgroupId } = server
  lacquer = await addProduct(api, workgroupId, 1, [{ date: '2026-02-01' }, { date: '2026-03-01', name: 'PU lacquer' }])
  thinner = await addProduct(api, workgroupId, 2, [{ date: '2026-02-02' }])
  await nameViewer(server, 'Ingrid Solheim')
}, 60_000)

const send = (body: object, headers?: Record<string, string>) => sendShare(server, body, headers)
const preview = (body: object) => server.post('/api/v1/products/sharePreview', { language_doc: 1, language_msg: 'en', sds: 1, ...body })

describe('the preview', () => {
  it('is the real mail, with links that record nothing, under a policy without scripts', async () => {
    const answer = await preview({ emails: ['x@x.eu'], synonym_ids: [lacquer] })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    const html = await answer.text()
    expect(html).toContain('Ingrid Solheim shared a product with you')
    expect(html).toContain('/p/1/en/gh/1?version=2"')
    expect(html).toContain('src="data:image/png;base64,')
    const { id } = await readSent(await send({ emails: ['ida@customer.example'], products: [lacquer] }))
    await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('ida@customer.example')
    const plain = (text = '') => text.replaceAll(/(?:href|src)="[^"]*"/g, '')
    expect(plain(mail?.html).trim()).toBe(plain(html))
  })

  it('is refused like the share itself', async () => {
    expect((await preview({ emails: ['nobody'], synonym_ids: [lacquer] })).status).toBe(400)
  })
})

describe('the personal link', () => {
  it('leads to the sheet in language and version, and records the first opening only', async () => {
    const { id } = await readSent(await send({ emails: ['jo@customer.example'], products: [lacquer, thinner] }))
    await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('jo@customer.example')
    const [, path = ''] = /http:\/\/[^/]+(\/p\/s\/[\w-]+)/.exec(mail?.text ?? '') ?? []
    const head = await server.api.ask(path, { method: 'HEAD' })
    expect(head.status).toBe(303)
    await server.api.ask(path, { headers: { 'sec-purpose': 'prefetch' } })
    expect((await server.readShare(id)).recipients[0]?.products.map((product) => product.opened_at)).toEqual([null, null])
    const answer = await server.api.ask(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/p/1/en/gh/1?version=2')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const first = (await server.readShare(id)).recipients[0]?.products
    expect(first).toEqual([
      { opened_at: expect.any(String), pdf_hash: null },
      { opened_at: null, pdf_hash: null },
    ])
    await server.api.ask(path)
    expect((await server.readShare(id)).recipients[0]?.products).toEqual(first)
  })

  it('does not count as opened if it led to the message that the product was removed', async () => {
    const synonym = await addProduct(server.api, server.workgroupId, 40)
    const { id } = await readSent(await send({ emails: ['kai@customer.example'], products: [synonym] }))
    await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('kai@customer.example')
    const [, path = ''] = /http:\/\/[^/]+(\/p\/s\/[\w-]+)/.exec(mail?.text ?? '') ?? []
    const change = (call: string) => server.post(`/api/v1/products/${synonym}/${call}`, {}, server.as.editor)
    const openedAt = async () => (await server.readShare(id)).recipients[0]?.products[0]?.opened_at
    expect((await change('withdraw')).status).toBe(200)
    expect((await server.api.ask(path)).status).toBe(303)
    expect(await openedAt()).toBeNull()
    expect((await change('restore')).status).toBe(200)
    await server.api.ask(path)
    expect(await openedAt()).toEqual(expect.any(String))
  })

  it('does not count as opened if the sheet does not exist, or cannot be made', async () => {
    const { db } = server.api.services
    const off = await addProduct(server.api, server.workgroupId, 41)
    const broken = await addProduct(server.api, server.workgroupId, 42)
    const { id } = await readSent(await send({ emails: ['lea@customer.example'], products: [off, broken] }))
    await server.untilAccepted(id)
    await addProduct(server.api, server.workgroupId, 41, [{ date: '2026-03-01', documents: { sds: false } }])
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection)
      await sql`update published_versions set snapshot = '{}'::jsonb where permalink_id = 42`.execute(connection)
      await sql`set session_replication_role = default`.execute(connection)
    })
    server.api.services.products.records.clear()
    server.api.services.products.sheets.clear()
    const [mail] = await server.mailbox.to('lea@customer.example')
    const paths = [...(mail?.text ?? '').matchAll(/http:\/\/[^/]+(\/p\/s\/[\w-]+)/g)].map(([, path = '']) => path)
    expect(paths).toHaveLength(2)
    for (const path of paths) expect((await server.api.ask(path)).status).toBe(303)
    expect((await server.readShare(id)).recipients[0]?.products.map((product) => product.opened_at)).toEqual([null, null])
  })

  it('proves that a mail of unknown fate arrived, even if it leads to a message', async () => {
    const { db } = server.api.services
    const synonym = await addProduct(server.api, server.workgroupId, 43)
    const { id } = await readSent(await send({ emails: ['mia@customer.example'], products: [synonym] }))
    await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('mia@customer.example')
    const [, path = ''] = /http:\/\/[^/]+(\/p\/s\/[\w-]+)/.exec(mail?.text ?? '') ?? []
    await db.updateTable('deliveries').set({ state: 'unknown', accepted_at: null }).where('share_id', '=', id).execute()
    await server.post(`/api/v1/products/${synonym}/withdraw`, {}, server.as.editor)
    await server.api.ask(path)
    expect((await server.readShare(id)).recipients[0]).toMatchObject({ state: 'accepted', products: [{ opened_at: null }] })
  })

  it('that is unknown reveals nothing else', async () => {
    const answer = await server.api.ask('/p/s/AAAAAAAAAAAAAAAAAAAAAA')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/p/dossiererror'])
  })
})
