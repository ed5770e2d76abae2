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
})

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

describe('a share that is sent again', () => {
  it('counts once under one key, however often it is sent', async () => {
    const headers = { ...server.as.viewer, 'idempotency-key': 'twice' }
    const body = { emails: ['gina@customer.example'], products: [lacquer] }
    const [first, second] = await Promise.all([send(body, headers), send(body, headers)])
    const { id } = await readSent(first)
    expect((await readSent(second)).id).toBe(id)
    await server.untilAccepted(id)
    expect(await server.mailbox.to('gina@customer.example')).toHaveLength(1)
  })

  it('counts once without a key too, if equal requests arrive within ten seconds, whatever the clock says', async () => {
    const body = { emails: ['hedda@customer.example'], products: [lacquer] }
    const begin = Math.ceil(Date.now() / 10_000) * 10_000 - 1
    const clock = vi.spyOn(Date, 'now')
    const sendAt = async (moment: number) => {
      clock.mockReturnValue(moment)
      return (await readSent(await send(body))).id
    }
    const first = await sendAt(begin)
    const ids = [await sendAt(begin + 2), await sendAt(begin + 10_000), await sendAt(begin + 10_001)]
    clock.mockRestore()
    expect(ids.map((id) => id === first)).toEqual([true, true, false])
  })

  it('counts once without a key too, if equal requests arrive at once', async () => {
    const body = { emails: ['hanna@customer.example'], products: [lacquer] }
    // None of them has the time of another.
    let moment = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (moment += 1))
    const answers = await Promise.all([send(body), send(body), send(body), send(body)]).finally(() => clock.mockRestore())
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await readSent(answer)).id)))
    expect(ids.size).toBe(1)
    const other = await readSent(await send({ ...body, language_msg: 'sl' }))
    expect(ids.has(other.id)).toBe(false)
    await server.untilAccepted([...ids][0] ?? 0)
    await server.untilAccepted(other.id)
    expect(await server.mailbox.to('hanna@customer.example')).toHaveLength(2)
  })

  it('is answered under one key as the first time, and refused with other content', async () => {
    const headers = { ...server.as.viewer, 'idempotency-key': 'once for all' }
    const body = { emails: ['kim@customer.example', 'lou@customer.example'], products: [lacquer] }
    const first = await readSent(await send(body, headers))
    expect(first.recipients).toBe(2)
    expect(await readSent(await send(body, headers))).toEqual(first)
    for (const other of [{ emails: ['max@customer.example'] }, { products: [thinner] }, { language_msg: 'sl' }, { sds: 0 }]) {
      const answer = await send({ ...body, ...other }, headers)
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({
        type: 'CLIENT_SIDE',
        reasons: [{ path: 'idempotency-key', code: 'keyReused' }],
      })
    }
    const mails = await server.api.services.db.selectFrom('deliveries').select('id').where('email', '=', 'max@customer.example').execute()
    expect(mails).toEqual([])
    // The key is the sender's own.
    expect(
      (
        await readSent(
          await send({ ...body, emails: ['max@customer.example'] }, { ...server.as.editor, 'idempotency-key': 'once for all' }),
        )
      ).id,
    ).not.toBe(first.id)
  })

  it('is refused with a key that is too long, since of two such keys the beginnings may be the same', async () => {
    const answer = await send(
      { emails: ['nils@customer.example'], products: [lacquer] },
      { ...server.as.viewer, 'idempotency-key': 'k'.repeat(201) },
    )
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { type: 'CLIENT_SIDE', reasons: [{ path: 'idempotency-key', code: 'tooLong', params: { max: 200 } }] },
    ])
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
