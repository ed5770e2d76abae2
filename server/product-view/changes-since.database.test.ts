import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { productList } from '../../shared/product-list.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { publishVersion } from '../products/publish-version.ts'
import { useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { recordOf } from '../../test-kit/product-record.ts'

const api = await startWithoutPages()
const { as, store } = await useEditors(api)
const viewer = as('viewer')
const { db } = api.services

const ask = async (since: string, more = '') => {
  const { status, body } = await viewer('GET', `/api/v1/products?updated_since=${encodeURIComponent(since)}${more}`)
  expect(status).toBe(200)
  const { products, next_since: next = '', total } = productList.strict().parse(body)
  return { ids: products.map(({ id }) => id), next, total }
}
/** A change is reported only after a moment. */
const told = (since: string, ids: number[]) => expect.poll(async () => (await ask(since)).ids).toStrictEqual(ids)

it('a program that polls gets every change once, in the order of the changes', async () => {
  const start = new Date(Date.now() - 60_000).toISOString()
  for (const id of [703, 701, 702]) await store(id)
  await told(start, [703, 701, 702])
  const first = await ask(start, '&pageSize=2&sort=name')
  expect([first.ids, first.total]).toStrictEqual([[703, 701], 3])
  const second = await ask(first.next, '&pageSize=2')
  expect([second.ids, second.total]).toStrictEqual([[702], 1])
  const third = await ask(second.next)
  expect([third.ids, third.next]).toStrictEqual([[], second.next])
  // Between two pages a product of the first page changes again: none of those after it is lost.
  await db.transaction().execute(async (tx) => publishVersion(tx, productRecord.parse(recordOf(703)), { kind: 'sds', date: '2026-01-01' }))
  await told(second.next, [703])
  await told(first.next, [702, 703])
})

it('of changes at the same moment none is lost between pages', async () => {
  await sql`update products set updated_at = '2026-02-01T00:00:00.123456Z'`.execute(db)
  const since = '2026-02-01T01:00:00.123+01:00'
  const seen: number[] = []
  let next = since
  for (let page = 0; page < 3; page += 1) {
    const answer = await ask(next, '&pageSize=1')
    seen.push(...answer.ids)
    ;({ next } = answer)
  }
  expect(seen).toStrictEqual([701, 702, 703])
  expect(next).toBe('2026-02-01T00:00:00.123456Z,703')
})

it('a change whose transaction is still running holds back later ones, until both are reported', async () => {
  const start = '2026-03-01T00:00:00Z'
  const isWritten = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = db.transaction().execute(async (tx) => {
    await tx
      .updateTable('products')
      .set({ updated_at: sql`now()` })
      .where('permalink_id', '=', 701)
      .execute()
    isWritten.resolve()
    await mayEnd.promise
  })
  await isWritten.promise
  await db
    .updateTable('products')
    .set({ updated_at: sql`clock_timestamp()` })
    .where('permalink_id', '=', 702)
    .execute()
  expect((await ask(start)).ids).toStrictEqual([])
  mayEnd.resolve()
  await slow
  await told(start, [701, 702])
})

it('a program whose clock is years ahead goes on from now, and misses nothing that changes afterwards', async () => {
  const { ids, next } = await ask('2099-01-01T00:00:00Z')
  expect(ids).toStrictEqual([])
  expect(Math.abs(Date.parse(next.split(',')[0] ?? '') - Date.now())).toBeLessThan(60_000)
  await store(704)
  // What was changed just before it asked may be told once more.
  await expect.poll(async () => (await ask(next)).ids).toContain(704)
})

it.each([
  'yesterday',
  '2026-13-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '01/01/2026',
  '2026-01-01T00:00:00.000000Z,99999999999',
  'x'.repeat(61),
])('refuses %s as a point in time', async (since) => {
  const { status, body } = await viewer('GET', `/api/v1/products?updated_since=${encodeURIComponent(since)}`)
  expect([status, body.reasons[0].path]).toStrictEqual([400, 'updated_since'])
})

it('accepts the beginning of a day, and gives an example where the value is invalid', async () => {
  const refused = await viewer('GET', '/api/v1/products?updated_since=01/01/2026')
  const [, day = ''] = /: (\d{4}-\d\d-\d\d),/.exec(refused.body.reasons[0].message) ?? []
  expect(day).toBe('2026-12-31')
  const [ofDay, ofMoment] = await Promise.all(
    ['2026-01-01', '2026-01-01T00:00:00Z'].map((since) => viewer('GET', `/api/v1/products?updated_since=${since}`)),
  )
  expect(ofDay?.body.total).toBeGreaterThan(0)
  expect(ofDay?.body).toEqual(ofMoment?.body)
})

it.each(['2026-01-01T00:00:00', '2026-01-01 00:00', '2026-01-01T01:00:00.5 01:00'])(
  'says that the time zone lacks in %s, and shows moments that are taken as they stand',
  async (since) => {
    const refused = await viewer('GET', `/api/v1/products?updated_since=${encodeURIComponent(since)}`)
    const [{ code, path, message }] = refused.body.reasons
    expect([refused.status, code, path]).toStrictEqual([400, 'timeZone', 'updated_since'])
    const shown = [...message.matchAll(/2026-\S*\d[\dZ]/g)].map(([moment]) => moment)
    expect(shown).toHaveLength(2)
    for (const moment of shown) expect((await viewer('GET', `/api/v1/products?updated_since=${moment}`)).status).toBe(200)
  },
)

it('refuses a page number, with which a program would read the same page for ever', async () => {
  const { status, body } = await viewer('GET', '/api/v1/products?updated_since=2026-01-01T00:00:00Z&page=2')
  expect([status, body.reasons]).toMatchObject([400, [{ path: 'page', code: 'tooLarge', params: { max: 1 } }]])
})
