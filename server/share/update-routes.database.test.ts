import { beforeAll, describe, expect, it, vi } from 'vitest'
import { linkHolders, outdatedList, sentUpdates, shareList } from '../../shared/share.ts'
import { addProduct, startShareServer, waitUntil, type ShareServer } from '../../tests/share-tools.ts'
import { onSdsPublished } from './send-updates.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: ShareServer
let first: number
beforeAll(async () => {
  server = await startShareServer()
  const { api, workgroupId, mailbox } = server
  first = await addProduct(api, workgroupId, 1)
  mailbox.behave({
    onRecipient: (address) => (address.startsWith('nobody') ? { status: 550, text: 'no such user' } : undefined),
  })
})

const listOf = async (query: string) => shareList.parse(await (await server.get(`/api/v1/shares${query}`)).json())

describe('who holds links to a product', () => {
  const holdersOf = async (synonym: number) =>
    linkHolders.parse(await (await server.get(`/api/v1/products/${synonym}/link-holders`)).json())

  it('is each address once, with its newest link, without those whose mail was refused', async () => {
    server.mailbox.behave({ onRecipient: (address) => (address.startsWith('nobody') ? { status: 550, text: 'no such user' } : undefined) })
    const synonym = await addProduct(server.api, server.workgroupId, 30)
    expect(await holdersOf(synonym)).toEqual({ total: 0, recipients: [] })
    await server.untilSettled(await server.share(['ann@h.example', 'nobody@h.example'], [synonym], { attach: 1 }))
    await addProduct(server.api, server.workgroupId, 30, [{ date: '2026-03-01', name: 'Newer' }])
    const older = await server.share(['bob@h.example'], [synonym], { sds: 0 })
    await server.untilSettled(older)
    await server.untilSettled(await server.share(['ANN@h.example'], [synonym]))
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
    await server.untilSettled(await server.share(['ann@u.example', 'bob@u.example'], [synonym]))
    expect(await outdatedOf(10)).toEqual([])
    await publishNext(10, '2026-03-01')
    await server.untilSettled(await server.share(['BOB@u.example'], [synonym]))
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
    expect((await server.readShare(shares[0]?.id ?? 0)).products[0]).toMatchObject({
      sds_version: 2,
      replaces_version: 1,
      changed_sections: [1, 16],
    })
  })

  it('have the PDF attached for those who had one, and for nobody else unless requested', async () => {
    const { api, workgroupId, as, mailbox } = server
    const synonym = await addProduct(api, workgroupId, 13)
    await server.untilSettled(await server.share(['file@u.example'], [synonym], { attach: 1 }))
    await server.untilSettled(await server.share(['file@u.example', 'link@u.example'], [synonym]))
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

  it('leave out those whose mail was refused, and those who got it more than 12 months ago', async () => {
    const synonym = await addProduct(server.api, server.workgroupId, 11)
    server.mailbox.behave({ onRecipient: (address) => (address.startsWith('nobody') ? { status: 550, text: 'no such user' } : undefined) })
    const id = await server.share(['old@u.example', 'nobody@u.example', 'new@u.example'], [synonym])
    await server.untilSettled(id)
    const { db } = server.api.services
    const { sql } = await import('kysely')
    await sql`update deliveries set queued_at = now() - interval '13 months' where share_id = ${id} and email = 'old@u.example'`.execute(db)
    await publishNext(11, '2026-03-01')
    expect((await outdatedOf(11))[0]?.recipients.map(({ email }) => email)).toEqual(['new@u.example'])
  })

  it('are sent automatically if the workgroup wants it', async () => {
    const { api, as, workgroupId } = server
    const synonym = await addProduct(api, workgroupId, 12)
    await server.untilSettled(await server.share(['auto@u.example'], [synonym]))
    expect(await (await server.get('/api/v1/shares/settings')).json()).toEqual({ sds_updates: 'ask' })
    expect((await server.post('/api/v1/shares/settings', { sds_updates: 'send' }, as.editor)).status).toBe(403)
    expect((await server.post('/api/v1/shares/settings', { sds_updates: 'send' }, as.owner)).status).toBe(200)
    await publishNext(12, '2026-03-01')
    await onSdsPublished(api.services, [{ permalinkId: 12, versions: [{ kind: 'sds', number: 2 }] }])
    const mails = await waitUntil(async () => {
      const found = await server.mailbox.to('auto@u.example')
      return found.length === 2 && found
    })
    expect(mails[1]?.replyTo).toBeUndefined()
    expect(mails[1]?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(mails[1]?.text).toContain('This e-mail was sent automatically.')
  })
})
