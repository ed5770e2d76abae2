import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readPdf } from '../../documents/rendering/read-pdf.ts'
import { linkHolders, mailList, outdatedList, sentShare, sentUpdates, shareDetail, shareList } from '../../shared/share.ts'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { checkFileAnswer } from '../../tests/check-file-answer.ts'
import { addProduct, startShareServer, waitUntil, type ShareServer } from '../../tests/share-tools.ts'
import { insertWorkgroup } from '../auth/queries.ts'
import { writeCell } from './write-shares-csv.ts'
import { onSdsPublished } from './send-updates.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: ShareServer
let first: number
let second: number
beforeAll(async () => {
  server = await startShareServer()
  const { api, workgroupId, mailbox } = server
  first = await addProduct(api, workgroupId, 1)
  second = await addProduct(api, workgroupId, 2, [
    { date: '2026-02-01', name: '=HYPERLINK("x")', synonyms: [{ id: 20_002, name: '=HYPERLINK("x")', productCodes: [] }] },
  ])
  mailbox.behave({
    onRecipient: (address) => (address.startsWith('nobody') ? { status: 550, text: 'no such user' } : undefined),
  })
}, 60_000)
afterAll(() => server.mailbox.close())

async function share(emails: string[], products: number[], body: object = {}): Promise<number> {
  const answer = await server.post('/api/v1/products/group_action/share', {
    emails,
    products,
    language_doc: 1,
    language_msg: 'en',
    sds: 1,
    ...body,
  })
  return sentShare.parse(await answer.json()).id
}
const detailOf = async (id: number) => shareDetail.parse(await (await server.get(`/api/v1/shares/${id}`)).json())
const untilSettled = (id: number) =>
  waitUntil(async () => {
    const detail = await detailOf(id)
    return detail.recipients.every(({ state }) => ['accepted', 'refused', 'bounced'].includes(state)) && detail
  })
const listOf = async (query: string) => shareList.parse(await (await server.get(`/api/v1/shares${query}`)).json())

describe('the record of shares', () => {
  it('tells who refused a mail, and in which words', async () => {
    const id = await share(['anna@a.example', 'nobody@b.example'], [first])
    const { recipients } = await untilSettled(id)
    expect(recipients.map(({ email, state }) => [email, state])).toEqual([
      ['anna@a.example', 'accepted'],
      ['nobody@b.example', 'refused'],
    ])
    expect(recipients[1]?.answer).toContain('no such user')
    expect(recipients[1]?.accepted_at).toBeNull()
    expect(recipients[1]?.refused_at).not.toBeNull()
  })

  it('is found by part of recipient, product or sender, and by state and product', async () => {
    const id = await share(['Ćiril@Éxample.example'], [second])
    await untilSettled(id)
    expect((await listOf('?query=ciril')).shares.map((one) => one.id)).toEqual([id])
    expect((await listOf('?query=EXAMPLE%20hyper')).shares.map((one) => one.id)).toEqual([id])
    expect((await listOf('?query=100%25')).total).toBe(0)
    expect((await listOf('?state=refused')).shares).toHaveLength(1)
    expect((await listOf('?product=2')).shares.map((one) => one.id)).toEqual([id])
    const page = await listOf('?pageSize=1&page=2')
    expect([page.total, page.shares.length, page.page_size]).toEqual([2, 1, 1])
    expect((await listOf('')).shares[0]).toMatchObject({
      products: [{ sds_version: 1 }],
      recipients: [{ state: 'accepted', opened: false }],
    })
  })

  it.each(['?page=0', '?pageSize=101', '?state=lost', '?product=x'])('refuses %s', async (query) => {
    expect((await server.get(`/api/v1/shares${query}`)).status).toBe(400)
  })

  it('is for members of the workgroup', async () => {
    const [{ id } = { id: 0 }] = (await listOf('')).shares
    for (const path of [`/api/v1/shares/${id}`, `/api/v1/shares/${id}/receipt`]) {
      expect((await server.get(path, {})).status).toBe(401)
      expect((await server.get(path, server.as.stranger)).status).toBe(404)
    }
    expect(shareList.parse(await (await server.get('/api/v1/shares', server.as.stranger)).json()).total).toBe(0)
    expect((await server.get('/api/v1/shares/0')).status).toBe(404)
    expect((await server.get('/api/v1/shares/x')).status).toBe(404)
  })

  it('can be had as a table in which nothing is a formula', async () => {
    const answer = await server.get('/api/v1/shares/export?query=ciril')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.subarray(3).toString()
    const [head = '', line = '', ...rest] = text.split('\r\n')
    expect(head.startsWith('share_id,kind,')).toBe(true)
    expect(rest).toEqual([''])
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain('"Ćiril@Éxample.example"')
    expect(line).not.toContain('/p/s/')
    expect(line.split(',')).toHaveLength(head.split(',').length)
  })

  it('is exported by a link from the workgroup that the link names, not from the first', async () => {
    const { api, workgroupId } = server
    const empty = await insertWorkgroup(api.services.db, 'Empty', 'coatings')
    await addAccount(api, 'both@norvik.example', { [workgroupId]: 'viewer', [empty]: 'viewer' })
    const headers = bearer(await signIn(api, 'both@norvik.example'))
    await share(['privacy@a.example'], [first])
    const linesOf = async (query: string) => (await (await server.get(`/api/v1/shares/export${query}`, headers)).text()).split('\r\n')
    expect((await linesOf(`?query=privacy&workgroup_id=${workgroupId}`))[1]).toContain('privacy@a.example')
    expect((await linesOf(`?workgroup_id=${empty}`)).slice(1)).toEqual([''])
    const outside = await server.get(`/api/v1/shares/export?workgroup_id=${workgroupId}`, server.as.stranger)
    expect(outside.status).toBe(403)
  })

  it('is a table that is had as files are: with its length, tag, name and parts', async () => {
    const ask = (headers: Readonly<Record<string, string>>) => server.get('/api/v1/shares/export', { ...server.as.viewer, ...headers })
    // A mail that is accepted meanwhile makes another table.
    for (const { id } of (await listOf('?pageSize=100')).shares) await untilSettled(id)
    const bytes = await checkFileAnswer(ask, { fileName: 'shares.csv', disposition: 'attachment' })
    expect(bytes.length).toBeGreaterThan(1_024)
    expect(bytes.subarray(3, 20).toString()).toBe('share_id,kind,sen')
  })

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+49 30', `"'+49 30"`],
    ['-x', `"'-x"`],
    ['@x', `"'@x"`],
    ['\t=1', `"' =1"`],
    ['a\r\nb', '"a b"'],
    [null, ''],
    [3, '3'],
  ])('writes %j as %s', (value, cell) => {
    expect(writeCell(value)).toBe(cell)
  })

  it('has a receipt for each share, as an accessible PDF in the language of its reader', { timeout: 60_000 }, async () => {
    const id = await share(['otto@a.example', 'nobody@c.example'], [first, second])
    await untilSettled(id)
    const answer = await server.get(`/api/v1/shares/${id}/receipt?lang=de`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const text = pdf.pages.map((page) => page.text).join(' ')
    for (const part of [`Sendebeleg ${id}`, 'otto@a.example', 'Vom Mailserver angenommen', 'Abgelehnt', 'no such user', '=HYPERLINK'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
    expect((await server.get(`/api/v1/shares/${id}/receipt?lang=xx`)).status).toBe(400)
    const ask = (headers: Readonly<Record<string, string>>) =>
      server.get(`/api/v1/shares/${id}/receipt?lang=de`, { ...server.as.viewer, ...headers })
    await checkFileAnswer(ask, { fileName: `Receipt_${id}.pdf`, disposition: 'inline' })
    const other = await server.get(`/api/v1/shares/${id}/receipt?lang=en`)
    expect(other.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  })

  it('takes a note of mails that come back later', async () => {
    const id = await share(['bounce@a.example'], [first])
    const [recipient] = (await untilSettled(id)).recipients
    const body = { message_id: recipient?.message_id, reason: 'mailbox full' }
    expect((await server.post('/api/v1/shares/bounces', body)).status).toBe(403)
    expect((await server.post('/api/v1/shares/bounces', { ...body, message_id: '<none@x>' }, server.as.editor)).status).toBe(404)
    expect((await server.post('/api/v1/shares/bounces', body, server.as.stranger)).status).toBe(404)
    expect((await server.post('/api/v1/shares/bounces', body, server.as.editor)).status).toBe(204)
    expect((await detailOf(id)).recipients[0]).toMatchObject({ state: 'bounced', answer: 'mailbox full', bounced_at: expect.any(String) })
  })

  it('sends a mail that was refused once more when somebody asks for it, under the same Message-ID', async () => {
    const id = await share(['nobody@later.example'], [first])
    const [before] = (await untilSettled(id)).recipients
    server.mailbox.behave({})
    expect((await server.post(`/api/v1/shares/${id}/deliveries/${before?.delivery_id}/resend`, {})).status).toBe(204)
    const after = await waitUntil(async () => {
      const [recipient] = (await detailOf(id)).recipients
      return recipient?.state === 'accepted' && recipient
    })
    expect(after).toMatchObject({ message_id: before?.message_id, attempts: 2, refused_at: null })
    expect((await server.post(`/api/v1/shares/${id}/deliveries/${before?.delivery_id}/resend`, {})).status).toBe(404)
  })

  it('lists the mails, and shows one as it was sent', async () => {
    const { transport, mails, total } = mailList.parse(await (await server.get('/api/v1/mails?pageSize=1')).json())
    expect([transport, mails.length]).toEqual(['smtp', 1])
    expect(total).toBeGreaterThan(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Safety data sheet of Product 1 from viewer@norvik.example')
    const page = await server.get(`/api/v1/mails/${mail?.id}/html`)
    expect(await page.text()).toContain('viewer@norvik.example shared a product with you')
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect((await server.get(`/api/v1/mails/${mail?.id}/html`, server.as.stranger)).status).toBe(404)
    expect((await server.get(`/api/v1/mails/${mail?.id}/file`)).status).toBe(404)
  })
})

describe('who holds links to a product', () => {
  const holdersOf = async (synonym: number) =>
    linkHolders.parse(await (await server.get(`/api/v1/products/${synonym}/link-holders`)).json())

  it('is each address once, with the newest that it was given, and not who refused', async () => {
    server.mailbox.behave({ onRecipient: (address) => (address.startsWith('nobody') ? { status: 550, text: 'no such user' } : undefined) })
    const synonym = await addProduct(server.api, server.workgroupId, 30)
    expect(await holdersOf(synonym)).toEqual({ total: 0, recipients: [] })
    await untilSettled(await share(['ann@h.example', 'nobody@h.example'], [synonym], { attach: 1 }))
    await addProduct(server.api, server.workgroupId, 30, [{ date: '2026-03-01', name: 'Newer' }])
    const older = await share(['bob@h.example'], [synonym], { sds: 0 })
    await untilSettled(older)
    await untilSettled(await share(['ANN@h.example'], [synonym]))
    const { sql } = await import('kysely')
    await sql`update deliveries set queued_at = now() - interval '5 years' where share_id = ${older}`.execute(server.api.services.db)
    const { total, recipients } = await holdersOf(synonym)
    expect(total).toBe(2)
    expect(recipients).toEqual([
      { email: 'ANN@h.example', sent_at: expect.any(String), sds_version: 2, pdf: true, opened: false },
      { email: 'bob@h.example', sent_at: expect.any(String), sds_version: 2, pdf: false, opened: false },
    ])
  })

  it('is for members of its workgroup', async () => {
    const path = `/api/v1/products/${first}/link-holders`
    expect((await server.get(path, {})).status).toBe(401)
    expect((await server.get(path, server.as.stranger)).status).toBe(404)
    expect((await server.get('/api/v1/products/x/link-holders')).status).toBe(404)
  })
})

describe('updates, REACH Article 31(9)', () => {
  const outdatedOf = async (product: number) =>
    outdatedList.parse(await (await server.get(`/api/v1/shares/outdated?product=${product}`)).json()).products
  const publishNext = (permalinkId: number, date: string) =>
    addProduct(server.api, server.workgroupId, permalinkId, [
      { date, emergency: [{ telephone: `+49 30 ${date}`, hours: { text: { en: '24 h' } } }] },
    ])

  it('go to everybody with an older version, once, with the sections that differ', async () => {
    const synonym = await addProduct(server.api, server.workgroupId, 10)
    await untilSettled(await share(['ann@u.example', 'bob@u.example'], [synonym]))
    expect(await outdatedOf(10)).toEqual([])
    await publishNext(10, '2026-03-01')
    await untilSettled(await share(['BOB@u.example'], [synonym]))
    const [product] = await outdatedOf(10)
    expect(product).toMatchObject({
      permalink_id: 10,
      version: 2,
      revised_on: '2026-03-01',
      recipients: [{ email: 'ann@u.example', version: 1 }],
    })
    const preview = '/api/v1/shares/updates/preview?product=10&email='
    const page = await server.get(`${preview}ANN@u.example`, server.as.editor)
    const words = (await page.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain('Version 2 replaces it.')
    expect(words).toMatch(/Changed sections 1\. /)
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect((await server.get(`${preview}ann@u.example`)).status).toBe(403)
    expect((await server.get(`${preview}bob@u.example`, server.as.editor)).status).toBe(404)
    expect((await server.get(`${preview}ann@u.example`, server.as.stranger)).status).toBe(404)
    expect((await server.post('/api/v1/shares/updates', { product: 10 })).status).toBe(403)
    const answers = await Promise.all([1, 2].map(() => server.post('/api/v1/shares/updates', { product: 10 }, server.as.editor)))
    const counts = await Promise.all(answers.map(async (answer) => sentUpdates.parse(await answer.json()).recipients))
    expect(counts.toSorted((left, right) => left - right)).toEqual([0, 1])
    const mails = await waitUntil(async () => {
      const found = await server.mailbox.to('ann@u.example')
      return found.length === 2 && found
    })
    expect(mails[1]?.subject).toBe('New version of the safety data sheet of Product 10')
    expect(mails[1]?.text).toContain('You received version 1 of this safety data sheet within the last 12 months. Version 2 replaces it.')
    expect(mails[1]?.text).toContain('Changed sections\n  1. ')
    expect(mails[1]?.replyTo).toEqual([{ address: 'editor@norvik.example', name: '' }])
    expect(await outdatedOf(10)).toEqual([])
    const { shares } = await listOf('?product=10')
    expect(shares[0]).toMatchObject({ kind: 'update', recipients: [{ email: 'ann@u.example' }] })
    expect((await detailOf(shares[0]?.id ?? 0)).products[0]).toMatchObject({
      sds_version: 2,
      replaces_version: 1,
      changed_sections: [1, 16],
    })
  })

  it('carry the PDF to whoever had one, and to nobody else unless it is asked for', { timeout: 60_000 }, async () => {
    const { api, workgroupId, as, mailbox } = server
    const synonym = await addProduct(api, workgroupId, 13)
    await untilSettled(await share(['file@u.example'], [synonym], { attach: 1 }))
    await untilSettled(await share(['file@u.example', 'link@u.example'], [synonym]))
    await publishNext(13, '2026-03-01')
    expect((await outdatedOf(13))[0]?.recipients.map(({ email, pdf }) => [email, pdf])).toEqual([
      ['file@u.example', true],
      ['link@u.example', false],
    ])
    const preview = async (email: string, more = '') =>
      (await server.get(`/api/v1/shares/updates/preview?product=13&email=${email}${more}`, as.editor)).text()
    expect(await preview('file@u.example')).toContain('is attached as a PDF file')
    expect(await preview('link@u.example')).not.toContain('is attached')
    expect(await preview('link@u.example', '&attach=1')).toContain('is attached as a PDF file')
    expect((await server.post('/api/v1/shares/updates', { product: 13 }, as.editor)).status).toBe(200)
    const newest = (email: string, count: number) =>
      waitUntil(async () => {
        const found = await mailbox.to(email)
        return found.length === count && found.at(-1)
      })
    const typesOf = async (email: string, count: number) => (await newest(email, count))?.attachments.map(({ mimeType }) => mimeType)
    expect(await typesOf('file@u.example', 3)).toContain('application/pdf')
    expect(await typesOf('link@u.example', 2)).not.toContain('application/pdf')
    await publishNext(13, '2026-04-01')
    expect((await server.post('/api/v1/shares/updates', { product: 13, attach: 1 }, as.editor)).status).toBe(200)
    expect(await typesOf('link@u.example', 3)).toContain('application/pdf')
  })

  it('leave out who refused, and who got it more than 12 months ago', async () => {
    const synonym = await addProduct(server.api, server.workgroupId, 11)
    server.mailbox.behave({ onRecipient: (address) => (address.startsWith('nobody') ? { status: 550, text: 'no such user' } : undefined) })
    const id = await share(['old@u.example', 'nobody@u.example', 'new@u.example'], [synonym])
    await untilSettled(id)
    const { db } = server.api.services
    const { sql } = await import('kysely')
    await sql`update deliveries set queued_at = now() - interval '13 months' where share_id = ${id} and email = 'old@u.example'`.execute(db)
    await publishNext(11, '2026-03-01')
    expect((await outdatedOf(11))[0]?.recipients.map(({ email }) => email)).toEqual(['new@u.example'])
  })

  it('are sent by themselves where the workgroup wants it', async () => {
    const { api, as, workgroupId } = server
    const synonym = await addProduct(api, workgroupId, 12)
    await untilSettled(await share(['auto@u.example'], [synonym]))
    expect(await (await server.get('/api/v1/shares/settings')).json()).toEqual({ sds_updates: 'ask' })
    expect((await server.post('/api/v1/shares/settings', { sds_updates: 'send' }, as.editor)).status).toBe(403)
    expect((await server.post('/api/v1/shares/settings', { sds_updates: 'send' }, as.owner)).status).toBe(200)
    await publishNext(12, '2026-03-01')
    await onSdsPublished(api.services, { permalinkId: 12, versions: [{ kind: 'sds', number: 2 }] })
    const mails = await waitUntil(async () => {
      const found = await server.mailbox.to('auto@u.example')
      return found.length === 2 && found
    })
    expect(mails[1]?.replyTo).toBeUndefined()
    expect(mails[1]?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(mails[1]?.text).toContain('This e-mail was sent automatically.')
  })
})
