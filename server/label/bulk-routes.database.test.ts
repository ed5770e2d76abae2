import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { bulkOrder, queryOf } from './bulk-order.ts'

let api: TestApi
let groupId: number
let otherGroupId: number
let member: Record<string, string>
let colleague: Record<string, string>
let stranger: Record<string, string>
beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { db } = api.services
  const group = await db.selectFrom('products').select('workgroup_id').where('permalink_id', '=', 1001).executeTakeFirstOrThrow()
  groupId = group.workgroup_id
  const other = await db.insertInto('workgroups').values({ name: 'Other', brand: 'coatings' }).returning('id').executeTakeFirstOrThrow()
  otherGroupId = other.id
  await addAccount(api, 'member@example.org', { [groupId]: 'viewer' })
  await addAccount(api, 'colleague@example.org', { [groupId]: 'owner' })
  await addAccount(api, 'stranger@example.org', { [other.id]: 'owner' })
  member = bearer(await signIn(api, 'member@example.org'))
  colleague = bearer(await signIn(api, 'colleague@example.org'))
  stranger = bearer(await signIn(api, 'stranger@example.org'))
}, 120_000)

const synonymsOf = async (permalinkId: number) =>
  (await api.services.db.selectFrom('synonyms').select('id').where('permalink_id', '=', permalinkId).orderBy('id').execute()).map(
    ({ id }) => id,
  )
/** Synonyms of products of one workgroup: those of 1001. */
async function listOwn(): Promise<number[]> {
  const rows = await api.services.db.selectFrom('products').select('permalink_id').where('workgroup_id', '=', groupId).execute()
  const ids = rows.map(({ permalink_id: id }) => id)
  return [1001, 1003, 1005, 1006, 1007].filter((id) => ids.includes(id))
}

const order = (body: object, headers = member) =>
  api.ask('/api/v1/label/bulk', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })

const read = async (answer: Response): Promise<Record<string, unknown>> => {
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

async function untilFinished(id: unknown, headers = member): Promise<Record<string, unknown>> {
  let job: Record<string, unknown> = {}
  const readState = async () => {
    job = await read(await api.ask(`/api/v1/label/bulk/${String(id)}`, { headers }))
    return job.state
  }
  await expect.poll(readState, { timeout: 60_000, interval: 20 }).toMatch(/^(?:done|failed)$/)
  return job
}

const wide = { dim: '7', emb: '2', xlang: ['1'], opisOFF: '1', padT: '3', padR: '3', padB: '3', padL: '3' }

describe('labels in bulk', () => {
  it('are ordered, composed with their progress, and fetched as A4 sheets', async () => {
    const products = (await listOwn()).slice(0, 3)
    const ids = (await Promise.all(products.map(synonymsOf))).flatMap(([first]) => first ?? [])
    const answer = await order({ ...wide, synonym_ids: ids, copies: 2 })
    expect(answer.status).toBe(202)
    const ordered = await read(answer)
    expect(answer.headers.get('location')).toBe(`/api/v1/label/bulk/${String(ordered.job_id)}`)
    expect(ordered).toMatchObject({ total: ids.length, labels: 0, pdf: null, reports: [] })
    const finished = await untilFinished(ordered.job_id)
    expect(finished).toMatchObject({ state: 'done', done: ids.length, total: ids.length, labels: 2 * ids.length, reports: [] })
    const file = await api.ask(String(finished.pdf), { headers: member })
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toBe('private, no-cache')
    const rules = '"CLP Annex I, 1.2.1.4, Table 1.3";option=emb, "CLP Article 31(3); ECHA guidance on labelling and packaging";option=font'
    expect(file.headers.get('label-rules')).toBe(rules)
    const told = await api.ask(`/api/v1/label/bulk/${String(ordered.job_id)}`, { headers: member })
    expect(told.headers.get('label-rules')).toBe(rules)
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()))
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array.from({ length: 2 * ids.length }, () => [210, 297]),
    )
    // In the order of the list, the copies of a product together.
    expect(pdf.pages[0]?.text).toContain('Norvik PU Clear Lacquer 2K')
    expect(pdf.pages[1]?.body).toBe(pdf.pages[0]?.body)
    expect(pdf.pages[2]?.body).not.toBe(pdf.pages[0]?.body)
  })

  const pagesOf = async (body: object) => {
    const finished = await untilFinished((await read(await order(body))).job_id)
    const file = await api.ask(String(finished.pdf), { headers: member })
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
    return pages.map(({ text }) => text.replaceAll('\u00a0', ' '))
  }

  it('carry the default product code where it belongs to the name that was ordered, otherwise the first of the name', async () => {
    const pages = await pagesOf({ ...wide, synonym_ids: await synonymsOf(1001) })
    const codes = pages.map((text) => /PUL-4410-\d+(?:-[A-Z]+)?/.exec(text)?.[0])
    expect(codes).toEqual(['PUL-4410-005', 'PUL-4410-005-DE', 'PUL-4410-005-FR'])
  })

  it('carry the content of the pack only beside the code that it belongs to, unless the order says one', async () => {
    const own = await pagesOf({ ...wide, synonym_ids: [...(await synonymsOf(1006)), ...(await synonymsOf(1001))] })
    expect(own[0]).toContain('NV-EP210-040')
    expect(own.map((text) => /\b\d+ l\b/.exec(text)?.[0])).toEqual(['4 l', '5 l', undefined, undefined])
    const requested = await pagesOf({ ...wide, synonym_ids: await synonymsOf(1001), vseb: '5 l' })
    expect(requested.map((text) => /\b\d+ l\b/.exec(text)?.[0])).toEqual(['5 l', '5 l', '5 l'])
  })

  it('are not printed where one of them does not fit, and its report says why; or printed without it', async () => {
    const [first, second] = (await Promise.all([1001, 1011].map(synonymsOf))).map(([id]) => id ?? 0)
    const small = { ...wide, dim: '1', synonym_ids: [first, second] }
    const refused = await untilFinished((await read(await order(small))).job_id)
    expect(refused).toMatchObject({
      state: 'failed',
      done: 2,
      pdf: null,
      reports: [{ synonym_id: first, name: 'Norvik PU Clear Lacquer 2K', reason: 'doesNotFit', missing_height: expect.any(Number) }],
    })
    const without = await untilFinished((await read(await order({ ...small, leave_out: true }))).job_id)
    expect(without).toMatchObject({ state: 'done', labels: 1, reports: [{ synonym_id: first }] })
  })

  it('report a language that a product lacks, instead of printing another one', async () => {
    const [id] = await synonymsOf(1012)
    const job = await untilFinished((await read(await order({ ...wide, synonym_ids: [id] }))).job_id)
    expect(job).toMatchObject({ state: 'failed', reports: [{ synonym_id: id, reason: 'languages' }] })
  })

  it('have a size of their own where the order says one', async () => {
    const { dim: _dim, ...options } = wide
    const finished = await untilFinished(
      (await read(await order({ ...options, w: 205, h: '300.5', synonym_ids: await synonymsOf(1003) }))).job_id,
    )
    expect(finished).toMatchObject({ state: 'done', reports: [] })
    const file = await api.ask(String(finished.pdf), { headers: member })
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
    // Larger than A4: each has a page of its own.
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height * 10) / 10])).toEqual(
      Array.from({ length: Number(finished.labels) }, () => [205, 300.5]),
    )
  })

  it('take the relief for small packages where the law gives one, and report the labels that have none', async () => {
    const [thinner, filler] = (await Promise.all([1003, 1011].map(synonymsOf))).map(([id]) => id ?? 0)
    const small = { ...wide, synonym_ids: [thinner, filler], vseb: '100 ml', leave_out: true }
    const [whole, relieved] = [await pagesOf({ ...small }), await pagesOf({ ...small, reliefON: true })]
    expect(whole).toHaveLength(2)
    expect(whole[0]).toMatch(/Causes skin\s+irritation/)
    expect(relieved).toHaveLength(1)
    expect(relieved[0]).not.toMatch(/Causes skin\s+irritation/)
    const kept = await untilFinished((await read(await order({ ...small, reliefON: true, leave_out: false }))).job_id)
    expect(kept).toMatchObject({ state: 'failed', pdf: null, reports: [{ synonym_id: filler, reason: 'noRelief' }] })
    const large = await untilFinished((await read(await order({ ...small, vseb: '1 l', reliefON: true }))).job_id)
    expect(large).toMatchObject({ state: 'failed', reports: [{ synonym_id: thinner, reason: 'noRelief' }, { reason: 'noRelief' }] })
  })

  it.each([
    ['fold', { fold: '2' }, 'notOffered'],
    ['lp', { lp: '1' }, 'notOffered'],
    ['pCodes', { pCodes: '7' }, 'notOffered'],
    ['w', { dim: '0', h: '80' }, 'missing'],
    ['h', { dim: '', w: '80' }, 'missing'],
  ])('refuse %s by name, with the reason: %o', async (path, change, code) => {
    const answer = await order({ ...wide, synonym_ids: [1], ...change })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ reasons: [{ path, code }] })
  })

  it('accept an option that is otherwise refused if it is set to its default', () => {
    const usual = { ...wide, synonym_ids: [1], fold: 0, lp: false, pCodes: '' }
    expect(queryOf(bulkOrder.parse(usual))).toEqual(queryOf(bulkOrder.parse({ ...wide, synonym_ids: [1] })))
  })

  it('of the same order are the same job, for the same person alone', async () => {
    const [id] = await synonymsOf(1003)
    const body = { ...wide, synonym_ids: [id], vseb: 'the same' }
    const [one, two] = await Promise.all([order(body), order(body)].map(async (answer) => read(await answer)))
    expect(one?.job_id).toBe(two?.job_id)
    expect((await read(await order(body, colleague))).job_id).not.toBe(one?.job_id)
    await untilFinished(one?.job_id)
    for (const end of ['', '/pdf']) {
      expect((await api.ask(`/api/v1/label/bulk/${String(one?.job_id)}${end}`, { headers: colleague })).status).toBe(404)
      expect((await api.ask(`/api/v1/label/bulk/${String(one?.job_id)}${end}`)).status).toBe(401)
      expect((await api.ask(`/api/v1/label/bulk/${String(one?.job_id)}${end}`, { headers: member })).status).toBe(200)
    }
  })

  it('of a workgroup that somebody was taken out of are closed to them, by way of their other workgroup, too', async () => {
    const email = 'of-two@example.org'
    const userId = await addAccount(api, email, { [groupId]: 'viewer', [otherGroupId]: 'viewer' })
    const ofTwo = bearer(await signIn(api, email))
    const within = (workgroupId: number) => ({ ...ofTwo, 'x-coatings-workgroup': String(workgroupId) })
    const [id] = await synonymsOf(1003)
    const { job_id: job } = await read(await order({ ...wide, synonym_ids: [id] }, within(groupId)))
    await untilFinished(job, within(groupId))
    const { db } = api.services
    await db.deleteFrom('memberships').where('user_id', '=', userId).where('workgroup_id', '=', groupId).execute()
    for (const end of ['', '/pdf'])
      expect((await api.ask(`/api/v1/label/bulk/${String(job)}${end}`, { headers: within(otherGroupId) })).status).toBe(404)
  })

  it('are ordered alike by a form and by JSON, with numbers and true or false', async () => {
    const [id] = await synonymsOf(1003)
    const json = {
      synonym_ids: [id],
      dim: 7,
      emb: 2,
      xlang: [1],
      opisOFF: true,
      stavkiOFF: false,
      copies: 2,
      leave_out: true,
      vseb: 'form',
    }
    const ordered = await read(await order(json))
    expect(ordered).toMatchObject({ total: 1 })
    const texts = { dim: '7', emb: '2', opisOFF: '1', stavkiOFF: '0', copies: '2', vseb: 'form' }
    for (const form of [
      { ...texts, 'synonym_ids[]': String(id), 'xlang[]': '1', leave_out: '1' },
      { ...texts, synonym_ids: String(id), xlang: '1', leave_out: 'true' },
    ]) {
      const answer = await api.post('/api/v1/label/bulk', form, { headers: member })
      expect([answer.status, await read(answer)]).toMatchObject([202, { total: 1 }])
    }
    const orders = [json, { ...texts, synonym_ids: String(id), xlang: '1', leave_out: 'true' }].map((body) => bulkOrder.parse(body))
    expect(orders[0]).toMatchObject({ copies: 2, leave_out: true, synonym_ids: [id] })
    expect(bulkOrder.parse({ synonym_ids: id, dim: 7 })).toMatchObject({ copies: 1, leave_out: false })
    expect(queryOf(bulkOrder.parse(json))).toMatchObject({ dim: '7', xlang: ['1'] })
    expect(orders[1]).toMatchObject({ copies: 2, leave_out: true, synonym_ids: [id], dim: '7', xlang: ['1'] })
    expect((await untilFinished(ordered.job_id)).labels).toBe(2)
  })

  it.each([
    ['copies', { copies: 0 }],
    ['copies', { copies: '1.5' }],
    ['leave_out', { leave_out: 2 }],
    ['synonym_ids[1]', { synonym_ids: [1, 'x'] }],
    ['synonym_ids', { synonym_ids: {} }],
  ])('name the field %s where it is wrong: %o', async (path, change) => {
    const answer = await order({ ...wide, synonym_ids: [1], ...change })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ reasons: [{ path }] })
  })

  it.each([
    ['nobody', { ...wide, synonym_ids: [1] }, 'nobody', 401],
    ['another workgroup’s products', { ...wide, synonym_ids: [1] }, 'stranger', 404],
    ['no product', { ...wide, synonym_ids: [] }, 'member', 400],
    ['a synonym that is none', { ...wide, synonym_ids: ['x'] }, 'member', 400],
    ['more products than an order holds', { ...wide, synonym_ids: Array.from({ length: 1_001 }, (_, index) => index + 1) }, 'member', 400],
    ['more labels than a file holds', { ...wide, synonym_ids: [1, 2], copies: 2_501 }, 'member', 400],
    ['labels of no common size', { synonym_ids: [1] }, 'member', 400],
    ['an unknown option', { ...wide, synonym_ids: [1], dim: '9' }, 'member', 400],
  ])('refuse %s', async (_name, body, who, status) => {
    const headers = { nobody: {}, stranger, member }[who] ?? {}
    const own = who === 'stranger' ? { ...body, synonym_ids: await synonymsOf(1001) } : body
    const answer = await order(own, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: 'default' })
  })

  it('of a job that this process does not know are not found', async () => {
    const answer = await api.ask(`/api/v1/label/bulk/${'0'.repeat(32)}`, { headers: member })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ reasons: [{ path: 'jobId', code: 'notFound' }] })
  })
})
