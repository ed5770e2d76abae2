import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { mailList, shareList } from '../../shared/share.ts'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { checkFileAnswer } from '../../tests/check-file-answer.ts'
import { addProduct, startShareServer, waitUntil, type ShareServer } from '../../tests/share-tools.ts'
import { insertWorkgroup } from '../auth/queries.ts'
import { writeCell } from './write-shares-csv.ts'

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
})

const listOf = async (query: string) => shareList.parse(await (await server.get(`/api/v1/shares${query}`)).json())

describe('the record of shares', () => {
  it('shows who refused a mail, and with which words', async () => {
    const id = await server.share(['anna@a.example', 'nobody@b.example'], [first])
    const { recipients } = await server.untilSettled(id)
    expect(recipients.map(({ email, state }) => [email, state])).toEqual([
      ['anna@a.example', 'accepted'],
      ['nobody@b.example', 'refused'],
    ])
    expect(recipients[1]?.answer).toContain('no such user')
    expect(recipients[1]?.accepted_at).toBeNull()
    expect(recipients[1]?.refused_at).not.toBeNull()
  })

  it('is found by part of recipient, product or sender, and by state and product', async () => {
    const id = await server.share(['Ćiril@Éxample.example'], [second])
    await server.untilSettled(id)
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

  it('can be downloaded as a table in which nothing is a formula', async () => {
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

  it('is exported by a link for the workgroup that the link names, not for the first', async () => {
    const { api, workgroupId } = server
    const empty = await insertWorkgroup(api.services.db, 'Empty', 'coatings')
    await addAccount(api, 'both@norvik.example', { [workgroupId]: 'viewer', [empty]: 'viewer' })
    const headers = bearer(await signIn(api, 'both@norvik.example'))
    await server.share(['privacy@a.example'], [first])
    const linesOf = async (query: string) => (await (await server.get(`/api/v1/shares/export${query}`, headers)).text()).split('\r\n')
    expect((await linesOf(`?query=privacy&workgroup_id=${workgroupId}`))[1]).toContain('privacy@a.example')
    expect((await linesOf(`?workgroup_id=${empty}`)).slice(1)).toEqual([''])
    const outside = await server.get(`/api/v1/shares/export?workgroup_id=${workgroupId}`, server.as.stranger)
    expect(outside.status).toBe(403)
  })

  it('is a table that is served like files, with length, ETag, name and ranges', async () => {
    const ask = (headers: Readonly<Record<string, string>>) => server.get('/api/v1/shares/export', { ...server.as.viewer, ...headers })
    // A mail that is accepted meanwhile would change the table.
    for (const { id } of (await listOf('?pageSize=100')).shares) await server.untilSettled(id)
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

  it('has a receipt for each share, as an accessible PDF in the language of its reader', async () => {
    const id = await server.share(['otto@a.example', 'nobody@c.example'], [first, second])
    await server.untilSettled(id)
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

  it('records mails that come back later', async () => {
    const id = await server.share(['bounce@a.example'], [first])
    const [recipient] = (await server.untilSettled(id)).recipients
    const body = { message_id: recipient?.message_id, reason: 'mailbox full' }
    expect((await server.post('/api/v1/shares/bounces', body)).status).toBe(403)
    expect((await server.post('/api/v1/shares/bounces', { ...body, message_id: '<none@x>' }, server.as.editor)).status).toBe(404)
    expect((await server.post('/api/v1/shares/bounces', body, server.as.stranger)).status).toBe(404)
    expect((await server.post('/api/v1/shares/bounces', body, server.as.editor)).status).toBe(204)
    expect((await server.readShare(id)).recipients[0]).toMatchObject({
      state: 'bounced',
      answer: 'mailbox full',
      bounced_at: expect.any(String),
    })
  })

  it('resends a refused mail on request, under the same Message-ID', async () => {
    const id = await server.share(['nobody@later.example'], [first])
    const [before] = (await server.untilSettled(id)).recipients
    server.mailbox.behave({})
    expect((await server.post(`/api/v1/shares/${id}/deliveries/${before?.delivery_id}/resend`, {})).status).toBe(204)
    const after = await waitUntil(async () => {
      const [recipient] = (await server.readShare(id)).recipients
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
