import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sentShare, type ShareDetail } from '../../shared/share.ts'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { checkFileAnswer } from '../../tests/check-file-answer.ts'
import { addProduct, startShareServer, waitUntil, type ShareServer } from '../../tests/share-tools.ts'
import { listLostDeliveries } from './queries.ts'

// Retries and the queue's polling take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: ShareServer
let product: number
beforeAll(async () => {
  server = await startShareServer()
  product = await addProduct(server.api, server.workgroupId, 1)
})
afterEach(() => server.mailbox.behave({}))

const share = (of: ShareServer, email: string, id = product): Promise<number> => of.share([email], [id])
const recipientOf = async (of: ShareServer, id: number): Promise<ShareDetail['recipients'][number]> => {
  const {
    recipients: [recipient],
  } = await of.readShare(id)
  if (!recipient) throw new Error('no recipient')
  return recipient
}
const until = (of: ShareServer, id: number, state: string) =>
  waitUntil(async () => {
    const recipient = await recipientOf(of, id)
    return recipient.state === state && recipient
  })
const receivedBy = (email: string) => server.mailbox.received.filter(({ to }) => to === email)

describe('a mail', () => {
  it('is tried again after a temporary refusal, and arrives once', async () => {
    let refusals = 2
    server.mailbox.behave({ onRecipient: () => (refusals-- > 0 ? { status: 451, text: 'greylisted' } : undefined) })
    const id = await share(server, 'grey@x.example')
    await waitUntil(async () => (await recipientOf(server, id)).answer?.includes('greylisted'))
    const { attempts, refused_at: refusedAt } = await until(server, id, 'accepted')
    expect([attempts, refusedAt, receivedBy('grey@x.example').length]).toEqual([3, null, 1])
  })

  it('is refused for good if the server refuses the message', async () => {
    server.mailbox.behave({ onMessage: () => ({ status: 554, text: 'looks like spam' }) })
    const id = await share(server, 'spam@x.example')
    expect(await until(server, id, 'refused')).toMatchObject({ attempts: 1, answer: expect.stringContaining('looks like spam') })
    expect(receivedBy('spam@x.example')).toEqual([])
  })

  it('waits while the server is down', async () => {
    await server.mailbox.goDown()
    const id = await share(server, 'down@x.example')
    await waitUntil(async () => (await recipientOf(server, id)).answer?.includes('ECONNREFUSED'))
    await server.mailbox.comeBack()
    await until(server, id, 'accepted')
    expect(receivedBy('down@x.example')).toHaveLength(1)
  })

  it('is sent again when the server goes down before it has answered', async () => {
    server.mailbox.behave({ tarry: () => 60_000 })
    const id = await share(server, 'lost@x.example')
    await until(server, id, 'handing_over')
    await server.mailbox.goDown()
    server.mailbox.behave({})
    await server.mailbox.comeBack()
    const { attempts, message_id: messageId } = await until(server, id, 'accepted')
    expect(attempts).toBeGreaterThan(1)
    expect(receivedBy('lost@x.example').map((mail) => mail.messageId)).toEqual([messageId])
  })

  it('is waited for while the server is slow', async () => {
    server.mailbox.behave({ tarry: () => 3_000 })
    const id = await share(server, 'slow@x.example')
    expect((await until(server, id, 'accepted')).attempts).toBe(1)
    expect(receivedBy('slow@x.example')).toHaveLength(1)
  })

  it('is neither recorded nor queued when the transaction that shares it fails', async () => {
    const { db, mail } = server.api.services
    const id = randomUUID()
    await expect(
      db.transaction().execute(async (tx) => {
        await mail.enqueueMails(tx, [id])
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const { sql } = await import('kysely')
    const { rows } = await sql`select from queue.job where data ->> 'delivery' = ${id}`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('a mail whose process was killed while handing it over', () => {
  /** A delivery as the killed process left it, and a job for it as the queue gives it to the next process. */
  async function leaveBehind(email: string): Promise<number> {
    await server.mailbox.goDown()
    const id = await share(server, email)
    const { delivery_id: delivery } = await waitUntil(async () => {
      const recipient = await recipientOf(server, id)
      return recipient.state === 'queued' && recipient.attempts > 0 && recipient
    })
    const { db } = server.api.services
    await db.updateTable('deliveries').set({ state: 'handing_over', handed_over_at: new Date() }).where('id', '=', delivery).execute()
    await server.mailbox.comeBack()
    return id
  }

  it('is not sent again automatically, since the server may have it', async () => {
    const id = await leaveBehind('killed@x.example')
    expect(await until(server, id, 'unknown')).toMatchObject({ answer: expect.stringContaining('not known') })
    expect(receivedBy('killed@x.example')).toEqual([])
  })

  it('is sent when a user requests it, under its Message-ID', async () => {
    const id = await leaveBehind('again@x.example')
    const { delivery_id: delivery, message_id: messageId } = await until(server, id, 'unknown')
    expect((await server.post(`/api/v1/shares/${id}/deliveries/${delivery}/resend`, {})).status).toBe(204)
    await until(server, id, 'accepted')
    expect(receivedBy('again@x.example').map((mail) => mail.messageId)).toEqual([messageId])
  })

  it('counts as accepted once its link is opened', async () => {
    const id = await leaveBehind('opens@x.example')
    const { delivery_id: delivery } = await until(server, id, 'unknown')
    const { token } = await server.api.services.db
      .selectFrom('delivery_products')
      .select('token')
      .where('delivery_id', '=', delivery)
      .executeTakeFirstOrThrow()
    await server.api.ask(`/p/s/${token}`)
    expect((await recipientOf(server, id)).state).toBe('accepted')
  })
})

describe('without SMTP_URL', () => {
  it('mails are stored in the data folder and can be read', async () => {
    const other = await startShareServer({ folder: true })
    const own = await addProduct(other.api, other.workgroupId, 1)
    const id = await share(other, 'anna@x.example', own)
    const { delivery_id: delivery, message_id: messageId } = await until(other, id, 'written')
    const { folder, kind } = other.api.services.mail
    expect(kind).toBe('folder')
    // No other account on the machine can open the personal links in it.
    expect(statSync(path.join(folder, `${delivery}.eml`)).mode & 0o777).toBe(0o600)
    const file = await other.get(`/api/v1/mails/${delivery}/file`)
    expect(file.headers.get('content-type')).toBe('message/rfc822')
    const mail = await PostalMime.parse(await file.text())
    expect(mail.messageId).toBe(messageId)
    expect(mail.to).toEqual([{ address: 'anna@x.example', name: '' }])
    const ask = (headers: Readonly<Record<string, string>>) =>
      other.get(`/api/v1/mails/${delivery}/file`, { ...other.as.viewer, ...headers })
    await checkFileAnswer(ask, { fileName: `${delivery}.eml`, disposition: 'attachment' })
    await other.mailbox.close()
  })

  it('nothing claims that a server accepted them, neither the record nor the receipt nor the table', async () => {
    const other = await startShareServer({ folder: true })
    const own = await addProduct(other.api, other.workgroupId, 1)
    const body = { emails: ['anna@x.example'], products: [own], language_doc: 1, language_msg: 'en', sds: 1 }
    const answer = sentShare.parse(await (await other.post('/api/v1/products/group_action/share', body)).json())
    expect(answer.transport).toBe('folder')
    const recipient = await until(other, answer.id, 'written')
    expect(recipient).toMatchObject({ accepted_at: null, handed_over_at: null, written_at: expect.any(String) })
    expect(recipient.answer).toBe(`${recipient.delivery_id}.eml`)
    const pdf = await readPdf(new Uint8Array(await (await other.get(`/api/v1/shares/${answer.id}/receipt?lang=en`)).arrayBuffer()))
    const receipt = pdf.pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    const [table = '', note = ''] = receipt.split('Times in Coordinated Universal Time')
    expect(table).toContain('Written to a file, not sent')
    expect(table).toMatch(/written to a file \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d UTC/)
    expect(table).not.toMatch(/accepted|handed over|, sent|^Sent/i)
    expect(note).toContain('no mail server was given')
    const [head = '', line = ''] = (await (await other.get('/api/v1/shares/export')).text()).split('\r\n')
    const cells = new Map(
      head
        .replace('\u{feff}', '')
        .split(',')
        .map((name, index) => [name, line.split(',')[index]]),
    )
    expect([cells.get('state'), cells.get('accepted_at'), cells.get('handed_over_at')]).toEqual(['"written"', '', ''])
    expect(cells.get('written_at')).toMatch(/^"\d{4}-/)
    // It can be sent as soon as there is a server.
    expect((await other.post(`/api/v1/shares/${answer.id}/deliveries/${recipient.delivery_id}/resend`, {})).status).toBe(204)
    await other.mailbox.close()
  })
})

describe('a mail that waits without a job, as after restoring a backup', () => {
  it('gets one at the next start', async () => {
    const { db, mail } = server.api.services
    await server.mailbox.goDown()
    const id = await share(server, 'restored@x.example')
    const { sql } = await import('kysely')
    await waitUntil(async () => {
      const { numAffectedRows } = await sql`delete from queue.job where name = 'mail' and state in ('created', 'retry')`.execute(db)
      return numAffectedRows === 1n
    })
    await server.mailbox.comeBack()
    const lost = await db.transaction().execute(async (tx) => {
      const found = await listLostDeliveries(tx)
      await mail.enqueueMails(tx, found)
      return found
    })
    expect(lost).toEqual([(await recipientOf(server, id)).delivery_id])
    expect(await db.transaction().execute(listLostDeliveries)).toEqual([])
    await until(server, id, 'accepted')
    expect(receivedBy('restored@x.example')).toHaveLength(1)
  })
})
