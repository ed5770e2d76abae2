import { beforeAll, describe, expect, it, vi } from 'vitest'
import { shareLanguages } from '../../shared/share.ts'
import { importEntry } from '../../shared/record/product-record.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { breakSnapshots } from '../../tests/break-snapshots.ts'
import { makeKey } from '../../tests/make-key.ts'
import { addProduct, nameViewer, readSent, sendShare, startShareServer, type ShareServer } from '../../tests/share-tools.ts'
import { importEntries } from '../products/import-records.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: ShareServer
let lacquer: number
let thinner: number
let label: number
beforeAll(async () => {
  server = await startShareServer()
  const { api, workgroupId } = server
  lacquer = await addProduct(api, workgroupId, 1, [{ date: '2026-02-01' }, { date: '2026-03-01', name: 'PU lacquer' }])
  thinner = await addProduct(api, workgroupId, 2, [{ date: '2026-02-02' }])
  label = await addProduct(api, workgroupId, 3, [{ date: '2026-02-03', documents: { sds: false } }])
  await nameViewer(server, 'Ingrid Solheim')
})

const languagesOf = async (ids: unknown, headers?: Record<string, string>) =>
  server.post('/api/v1/products/shareProductLangs', { synonym_ids: ids }, headers)
const send = (body: object, headers?: Record<string, string>) => sendShare(server, body, headers)
const reasonsOf = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null && 'reasons' in body ? body.reasons : undefined
}

describe('the languages of a share', () => {
  it('are those of mails, and those in which all products have a valid sheet', async () => {
    const { ui, sds } = shareLanguages.parse(await (await languagesOf([lacquer, thinner])).json())
    expect(ui[0]).toEqual({ id: 'en', text: 'English' })
    expect(ui).toContainEqual({ id: 'sl', text: 'Slovenščina' })
    expect(sds).toEqual([{ id: 1, text: 'English' }])
  })

  it('have none for sheets as soon as one product has no sheet', async () => {
    expect(shareLanguages.parse(await (await languagesOf([lacquer, label])).json()).sds).toEqual([])
  })

  it('are refused with every product that is withdrawn or was never published', async () => {
    const { api, workgroupId, as } = server
    const gone = await addProduct(api, workgroupId, 50)
    await server.post(`/api/v1/products/${gone}/withdraw`, {}, as.editor)
    const draft = importEntry.parse(entryOf(recordOf(51)))
    await importEntries(api.services.db, [{ place: [], entry: draft }], { workgroupId })
    const answer = await languagesOf([gone, lacquer, 20_051])
    expect(answer.status).toBe(400)
    expect(await reasonsOf(answer)).toMatchObject([
      { path: 'synonym_ids', code: 'notPublished', params: { id: gone } },
      { path: 'synonym_ids', code: 'notPublished', params: { id: 20_051 } },
    ])
  })

  it('are refused with the name of a product whose published version cannot be read, and the list of all products stays', async () => {
    const { api, workgroupId, as } = server
    const broken = await addProduct(api, workgroupId, 52, [{ date: '2026-02-01', name: 'Broken sheet' }])
    await breakSnapshots(api.services.db, [52])
    const answer = await languagesOf([lacquer, broken])
    expect(answer.status).toBe(400)
    expect(await reasonsOf(answer)).toMatchObject([
      { path: 'synonym_ids', code: 'versionBroken', params: { id: broken, name: 'Product 52' } },
    ])
    const covered = await (await server.get('/api/v1/coverage/products', as.editor)).json()
    expect(covered).toMatchObject({
      products: expect.arrayContaining([
        { synonym_id: broken, text: 'Broken sheet', sds: [], tds: null },
        expect.objectContaining({ synonym_id: lacquer, sds: ['en'] }),
      ]),
    })
  })

  it('are for members of the workgroup', async () => {
    expect((await languagesOf([lacquer], {})).status).toBe(401)
    expect((await languagesOf([lacquer], server.as.stranger)).status).toBe(404)
  })

  it.each([[[]], ['x'], [[0]], [[999_999]]])('refuse %j', async (ids) => {
    const answer = await languagesOf(ids)
    expect([400, 404]).toContain(answer.status)
    expect(await reasonsOf(answer)).toMatchObject([{ path: expect.stringMatching(/^(synonym_ids|id)$/), message: expect.any(String) }])
  })

  it('may be requested with a form', async () => {
    const answer = await server.api.ask('/api/v1/products/shareProductLangs', {
      method: 'POST',
      headers: { ...server.as.viewer, 'content-type': 'application/x-www-form-urlencoded' },
      body: `synonym_ids%5B%5D=${lacquer}`,
    })
    expect(answer.status).toBe(200)
  })
})

describe('a share', () => {
  it('reaches each recipient in a mail of their own, with links to the sheets', async () => {
    const { id, recipients } = await readSent(
      await send({ emails: ['anna@customer.example, ben@customer.example'], products: [lacquer, thinner] }),
    )
    expect(recipients).toBe(2)
    await server.untilAccepted(id)
    const [mail, ...others] = await server.mailbox.to('anna@customer.example')
    expect(others).toEqual([])
    expect(mail?.to).toEqual([{ address: 'anna@customer.example', name: '' }])
    expect(mail?.cc).toBeUndefined()
    expect(mail?.from).toEqual({ address: 'sheets@permasheet.example', name: 'Permasheet Coatings' })
    expect(mail?.replyTo).toEqual([{ address: 'viewer@norvik.example', name: 'Ingrid Solheim' }])
    expect(mail?.subject).toBe('2 safety data sheets from Ingrid Solheim')
    expect(mail?.html).toContain('Ingrid Solheim shared 2 products with you')
    expect(mail?.html).toContain('Safety data sheets in English')
    expect(mail?.html).toMatch(/<strong[^>]*>Product 1<\/strong>.*Norvik Coatings GmbH · version 2 · 01\/03\/2026/)
    expect(JSON.stringify(mail)).not.toContain('ben@customer.example')
    expect(mail?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual([['image/png', '<logo@permasheet>']])
    const links = [...(mail?.text ?? '').matchAll(/http:\/\/coatings\.localhost:\d+\/p\/s\/[\w-]{22}/g)].map(([link]) => link)
    expect(new Set(links).size).toBe(2)
    for (const link of links) expect(mail?.html).toContain(link)
  })

  it('by a program is sent in the name of its workgroup, tells nobody of the key, and promises no answer', async () => {
    const { headers } = await makeKey(server.api, server.workgroupId, { name: 'Night shift' })
    const { id } = await readSent(await send({ emails: 'nora@customer.example', products: [lacquer] }, headers))
    const { sender } = await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('nora@customer.example')
    const { name } = await server.api.services.db
      .selectFrom('workgroups')
      .select('name')
      .where('id', '=', server.workgroupId)
      .executeTakeFirstOrThrow()
    expect(mail?.subject).toBe(`Safety data sheet of Product 1 from ${name}`)
    expect(mail?.text).toContain(`because ${name} entered your address. This e-mail was sent automatically.`)
    expect(JSON.stringify(mail)).not.toMatch(/psk_|Night shift|Reply to this/)
    expect(mail?.replyTo).toBeUndefined()
    // Among the workgroup's own the key is named.
    expect(sender.name).toContain('Night shift')
  })

  it('is recorded with versions, hashes, languages and times', async () => {
    const { id } = await readSent(await send({ emails: 'carl@customer.example', products: [lacquer] }))
    const detail = await server.untilAccepted(id)
    expect(detail).toMatchObject({
      kind: 'share',
      sender: { name: 'Ingrid Solheim', email: 'viewer@norvik.example' },
      target: 'sds',
      language_doc: 1,
      language_msg: 'en',
      products: [
        {
          permalink_id: 1,
          synonym_id: lacquer,
          sds_version: 2,
          revised_on: '2026-03-01',
          sheet_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
      recipients: [{ email: 'carl@customer.example', attempts: 1, answer: expect.stringMatching(/^250/), refused_at: null }],
    })
    const [recipient] = detail.recipients
    expect(recipient?.message_id).toBe(`<${recipient?.delivery_id}@permasheet.example>`)
    expect(server.mailbox.received.filter(({ to }) => to === 'carl@customer.example').map(({ messageId }) => messageId)).toEqual([
      recipient?.message_id,
    ])
  })

  it('attaches the sheets as PDF on request, and records their hashes', async () => {
    const { id } = await readSent(await send({ emails: ['dora@customer.example'], products: [lacquer], attach: 1 }))
    const detail = await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('dora@customer.example')
    const pdf = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    expect(pdf?.filename).toBe('SDS_A4_Product 1.pdf')
    const bytes = pdf?.content instanceof ArrayBuffer ? Buffer.from(pdf.content) : Buffer.alloc(0)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const { createHash } = await import('node:crypto')
    expect(detail.recipients[0]?.products[0]?.pdf_hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(mail?.text).toContain('The safety data sheet is attached as a PDF file.')
  })

  it('is in the language of the message', async () => {
    const { id } = await readSent(await send({ emails: ['eva@customer.example'], products: [lacquer, thinner], language_msg: 'sl' }))
    await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('eva@customer.example')
    expect(mail?.subject).toBe('2 varnostna lista, poslal uporabnik Ingrid Solheim')
    expect(mail?.html).toContain('<html lang="sl">')
    expect(mail?.html).toContain('Varnostni listi, jezik: angleščina')
  })

  it('links to the overviews if there is no sheet, whatever was requested', async () => {
    const { id } = await readSent(await send({ emails: ['fred@customer.example'], products: [lacquer, label], sds: 1, language_doc: '' }))
    const detail = await server.untilAccepted(id)
    expect(detail).toMatchObject({ target: 'ui', language_doc: null })
    const [mail] = await server.mailbox.to('fred@customer.example')
    expect(mail?.html).toContain('Open product page')
  })

  it('of overviews needs no language of the sheets, which the caller may not know', async () => {
    const { id } = await readSent(await send({ emails: ['nia@customer.example'], products: [lacquer], sds: 0, language_doc: '' }))
    expect(await server.untilAccepted(id)).toMatchObject({ target: 'ui', language_doc: 1 })
  })

  it.each([
    ['no recipient', { emails: [] }, { path: 'emails', code: 'recipientsMissing' }],
    ['eleven recipients', { emails: Array.from({ length: 11 }, (_, i) => `r${i}@x.eu`) }, { path: 'emails', code: 'tooManyRecipients' }],
    ['no product', { products: [] }, { path: 'products', code: 'missing' }],
    ['no language of the message', { language_msg: '' }, { path: 'language_msg', code: 'missing' }],
    ['an unknown language', { language_msg: 'xx' }, { path: 'language_msg', code: 'notALanguage' }],
    ['no language of the sheets', { language_doc: '' }, { path: 'language_doc', code: 'missing' }],
    ['a language that a sheet lacks', { language_doc: 2 }, { path: 'language_doc', code: 'sheetNotInLanguage' }],
    [
      'sheets that do not exist',
      {
        get products() {
          return [label]
        },
        attach: 1,
        language_doc: '',
      },
      { path: 'attach', code: 'noSheet' },
    ],
  ])('is refused with %s', async (_name, body, reason) => {
    const answer = await send({ emails: ['x@x.eu'], products: [lacquer], ...body })
    expect(answer.status).toBe(400)
    expect(await reasonsOf(answer)).toMatchObject([reason])
  })

  it('is refused with the list of invalid addresses, and nothing is sent', async () => {
    const sharesOf = async () => (await server.api.services.db.selectFrom('shares').select('id').execute()).length
    const before = await sharesOf()
    const hostile = ['no-at.example', 'a@b', 'x@x.eu\r\nBcc: victim@x.eu', '<a@b.eu>', 'a@b.eu>RCPT', 'nul\u0001@x.eu']
    const answer = await send({ emails: hostile, products: [lacquer] })
    expect(answer.status).toBe(400)
    const body: unknown = await answer.json()
    expect(body).toMatchObject({ report: { invalidEmails: ['no-at.example', 'a@b', 'Bcc:', '<a@b.eu>', 'a@b.eu>RCPT', 'nul\u0001@x.eu'] } })
    expect(await sharesOf()).toBe(before)
    expect(server.mailbox.received.filter(({ to }) => /no-at|a@b|x@x\.eu|victim/.test(to))).toEqual([])
  })

  it('is refused to visitors and for products of another workgroup', async () => {
    expect((await send({ emails: ['x@x.eu'], products: [lacquer] }, {})).status).toBe(401)
    expect((await send({ emails: ['x@x.eu'], products: [lacquer] }, server.as.stranger)).status).toBe(404)
  })

  it('keeps hostile names out of headers and mark-up', async () => {
    const { api, workgroupId } = server
    const name = 'Evil <script>alert(1)</script> &amp; "quotes" Bcc: victim@x.eu'
    const synonym = await addProduct(api, workgroupId, 66, [
      { date: '2026-02-01', name, synonyms: [{ id: 20_066, name, productCodes: [] }] },
    ])
    const { id } = await readSent(await send({ emails: ['hal@customer.example'], products: [synonym] }))
    await server.untilAccepted(id)
    const [mail] = await server.mailbox.to('hal@customer.example')
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toContain('Evil <script>alert(1)</script> &amp; "quotes" Bcc: victim@x.eu')
    expect(mail?.html).not.toContain('<script')
    expect(mail?.html).toContain('&lt;script&gt;')
  })
})
