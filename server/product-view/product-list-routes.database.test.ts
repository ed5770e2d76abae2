/** The product list of a workgroup over HTTP: search, order, filters, pages and access. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startCatalogue } from '../../tests/start-catalogue.ts'
import { productList } from '../../shared/product-list.ts'

const { api, requested, get } = await startCatalogue()

describe('the product list', () => {
  const list = async (query: string, who: keyof typeof requested = 'viewer') => {
    const answer = await get(`/api/v1/products${query}`, requested[who])
    expect(answer.status).toBe(200)
    return productList.strict().parse(await answer.json())
  }
  const idsOf = async (query: string) => (await list(query)).products.map(({ id }) => id)

  it('has the products of the workgroup alone, sorted by name', async () => {
    const { total, total_is_exact, products } = await list('')
    expect([total, total_is_exact]).toStrictEqual([16, true])
    expect(products.map(({ text }) => text)).toStrictEqual(
      products.map(({ text }) => text).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
    expect(products.find(({ id }) => id === 1003)).toMatchObject({
      signal_word: 'danger',
      sds_version: expect.any(Number),
      state: 'published',
    })
    expect((await list('', 'stranger')).products).toStrictEqual([])
  })

  it.each([
    ['part of a name', 'clear lacq', [1001, 1015]],
    ['a name without its accents and capitals', 'VERNIS PU 2K 5', [1015]],
    ['a product code', 'PUK-4485-006-DE', [1015]],
    ['per cent signs, which mean themselves', '%', []],
    ['an underscore, which means itself', '_', []],
    ['a backslash, which means itself', '\\', []],
    ['quotes, which mean themselves', `' or 1=1 --`, []],
    ['nothing that is there', 'zzzzzz', []],
  ])('finds by %s', async (_name, query, ids) => {
    expect(
      (await idsOf(`?${new URLSearchParams({ query, sort: 'id' })}`)).filter((id) => ids.length === 0 || ids.includes(id)),
    ).toStrictEqual(ids)
  })

  it('finds by CAS number and by UFI, with its hyphens and without', async () => {
    const { products } = await list('?query=xylene')
    expect(products).toStrictEqual([])
    expect(await idsOf('?query=1330-20-7&sort=id')).toContain(1003)
    const { ufi } = (await list('?query=hardener+hdi')).products[0] ?? {}
    expect(ufi).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    expect(await idsOf(`?query=${ufi}`)).toStrictEqual([1002])
    expect(await idsOf(`?query=${ufi?.replaceAll('-', '').toLowerCase()}`)).toStrictEqual([1002])
  })

  it('comes in pages, and in the requested order', async () => {
    expect(await idsOf('?sort=id&pageSize=3&page=2')).toStrictEqual([1004, 1005, 1006])
    expect(await idsOf('?sort=-id&pageSize=2')).toStrictEqual([1016, 1015])
    expect(await idsOf('?page=99')).toStrictEqual([])
  })

  it('filters by state, by hazard class and by a language in which texts are missing', async () => {
    expect(await idsOf('?state=withdrawn')).toStrictEqual([1016])
    expect(await idsOf('?hazardClass=aerosols')).toStrictEqual([1013])
    const missingEnglish = await idsOf('?missing=1&sort=id')
    expect(missingEnglish).toContain(1012)
    expect(missingEnglish).not.toContain(1001)
    expect(await idsOf('?missing=24&sort=id')).toStrictEqual([1012, 1016])
  })

  it.each([
    '?page=0',
    '?page=1.5',
    '?pageSize=201',
    '?sort=price',
    '?state=lost',
    '?missing=99',
    '?hazardClass=magic',
    `?query=${'a'.repeat(201)}`,
  ])('refuses %s by naming the field', async (query) => {
    const answer = await get(`/api/v1/products${query}`, requested.viewer)
    expect(answer.status).toBe(400)
    const { reasons } = z.object({ reasons: z.array(z.object({ path: z.string() })) }).parse(await answer.json())
    expect(query).toContain(`?${reasons[0]?.path}=`)
  })

  it('is refused to visitors', async () => {
    expect((await get('/api/v1/products')).status).toBe(401)
  })

  it('distinguishes changed records from published ones', async () => {
    const { db } = api.services
    await db.updateTable('products').set({ record_hash: 'another' }).where('permalink_id', '=', 1005).execute()
    expect(await idsOf('?state=changed')).toStrictEqual([1005])
  })
})
