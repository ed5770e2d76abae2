/** Look-ups over HTTP: for everybody, for a workgroup among its own products, and by the keys of other systems. */
import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { lookup } from '../../shared/lookup.ts'
import { productList } from '../../shared/product-list.ts'
import { breakSnapshots } from '../../tests/break-snapshots.ts'
import { startEditing } from '../../tests/editors.ts'
import { makeKey } from '../../tests/make-key.ts'
import { lookUpsPerMinute } from './find-by-identifier.ts'

const { api, editors, editor } = await startEditing()
const visitor = editors.as('visitor')
const foreign = editors.as('foreign')
const ufi = makeUfi('DE123456789', 9)

const named = (id: number, code: string, identifiers: string[] = []) => ({
  synonyms: [{ id: id + 20_000, name: `Product ${id}`, productCodes: [{ id: id + 40_000, code }], identifiers }],
})
const published = await editors.store(701, { ...named(701, 'PUB 1', ['EAN 4006381333931']), ufi }, '2026-01-01')
const draft = await editors.store(702, named(702, 'DRAFT-1', ['EAN 9520123456788']))

describe('everybody', () => {
  it('finds a published product by its complete code', async () => {
    const { status, body } = await visitor('GET', '/api/v1/lookup?identifier=pub1')
    expect(status).toBe(200)
    expect(lookup.strict().parse(body)).toEqual({
      products: [
        {
          id: 701,
          by: 'code',
          text: 'Product 701',
          supplier: 'Norvik Coatings GmbH',
          brand_style: 'coatings',
          status: 'active',
          current: true,
          version: null,
          link: `http://${api.host}/p/701`,
        },
      ],
      more: false,
      mistyped: null,
    })
  })

  it.each(['DRAFT-1', '9520123456788', 'PUB', 'Product 701'])('does not find %s', async (identifier) => {
    const { body } = await visitor('GET', `/api/v1/lookup?${new URLSearchParams({ identifier })}`)
    expect(body).toEqual({ products: [], more: false, mistyped: null })
  })

  it('finds the others of a number where one of them cannot be read', async () => {
    for (const id of [703, 704]) await editors.store(id, named(id, `TWIN-${id}`, ['EAN 5901234123457']), '2026-01-01')
    await breakSnapshots(api.services.db, [703])
    const { status, body } = await visitor('GET', '/api/v1/lookup?identifier=5901234123457')
    expect([status, lookup.parse(body).products.map(({ id }) => id)]).toEqual([200, [704]])
  })

  it('is told of a mistyped number, and of a missing parameter', async () => {
    expect((await visitor('GET', '/api/v1/lookup?identifier=4006381333930')).body).toMatchObject({ products: [], mistyped: 'gtin' })
    expect(await visitor('GET', '/api/v1/lookup')).toMatchObject({
      status: 400,
      body: { reasons: [{ path: 'identifier', code: 'missing' }] },
    })
  })
})

describe('a workgroup', () => {
  const idsOf = async (query: string, who = editor) =>
    productList.parse((await who('GET', `/api/v1/products?${query}`)).body).products.map(({ id }) => id)

  it.each([
    ['code=pub1', [701]],
    ['code=PUB', []],
    ['code=DRAFT-1', [702]],
    ['gtin=4006381333931', [701]],
    ['gtin=09520123456788', [702]],
    [`ufi=${ufi}`, [701]],
    [`ufi=${ufi.replaceAll('-', '').toLowerCase()}`, [701]],
    ['external_id=ERP-1', []],
  ])('finds its own products by exact values, published or not: %s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
    expect(await idsOf(query, foreign)).toEqual([])
  })

  it.each([
    ['gtin=4006381333930', 'gtin', 'gtin'],
    ['gtin=12', 'gtin', 'gtin'],
    ['ufi=VDU1-414F-1003-1863', 'ufi', 'ufi'],
    [`external_id=${'x'.repeat(81)}`, 'external_id', 'tooLong'],
    ['external_id=a%0Ab', 'external_id', 'line'],
  ])('is told what is wrong with %s', async (query, path, code) => {
    expect(await editor('GET', `/api/v1/products?${query}`)).toMatchObject({ status: 400, body: { reasons: [{ path, code }] } })
  })

  it('finds a product by the key of another system, but not by part of it', async () => {
    expect(await editor('PUT', `/api/v1/products/${draft}/external_id`, { external_id: ' ERP-4711 ' })).toMatchObject({
      status: 200,
      body: { external_id: 'ERP-4711' },
    })
    const { body } = await editor('GET', '/api/v1/products?external_id=ERP-4711')
    expect(productList.parse(body)).toMatchObject({ total: 1, products: [{ id: 702, external_id: 'ERP-4711' }] })
    expect(await idsOf('external_id=ERP')).toEqual([])
    expect(await idsOf('external_id=erp-4711')).toEqual([])
  })

  it('gives a key to one product, even in two simultaneous calls, and removes it', async () => {
    const give = (id: number, external_id: string | null) => editor('PUT', `/api/v1/products/${id}/external_id`, { external_id })
    const given = await Promise.all([give(published, 'ERP-1'), give(draft, 'ERP-1')])
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(given.find(({ status }) => status === 409)?.body).toMatchObject({ reasons: [{ path: 'external_id', code: 'taken' }] })
    expect((await give(published, null)).status).toBe(200)
    expect((await give(draft, null)).status).toBe(200)
    expect(await idsOf('external_id=ERP-1')).toEqual([])
  })

  it('records who gave which key, a machine by the name of its own key', async () => {
    const { headers } = await makeKey(api, editors.group, { name: 'ERP' })
    const body = JSON.stringify({ external_id: 'ERP-9' })
    const json = { ...headers, 'content-type': 'application/json' }
    for (let time = 0; time < 2; time += 1) await api.ask(`/api/v1/products/${draft}/external_id`, { method: 'PUT', headers: json, body })
    await editor('PUT', `/api/v1/products/${draft}/external_id`, { external_id: null })
    const { entries } = (await editor('GET', `/api/v1/products/${draft}/draft/revisions`)).body
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'externalId', value: null, by: expect.stringContaining('editor@example.com') },
      { kind: 'externalId', value: 'ERP-9', by: expect.stringMatching(/^ERP \(psk_/) },
    ])
  })

  it('does not change a published product by giving it a key, and shows the key to no visitor', async () => {
    const detail = () => visitor('GET', '/api/v1/products/-701/detail')
    const before = (await detail()).body
    await editor('PUT', `/api/v1/products/${published}/external_id`, { external_id: 'SECRET-KEY' })
    expect((await detail()).body).toEqual(before)
    expect((await editor('GET', '/api/v1/products?external_id=SECRET-KEY')).body).toMatchObject({ products: [{ state: 'published' }] })
    expect((await visitor('GET', '/api/v1/lookup?identifier=SECRET-KEY')).body).toMatchObject({ products: [] })
  })

  it('gives keys only to its own products, and not through viewers', async () => {
    const body = { external_id: 'X' }
    expect((await foreign('PUT', `/api/v1/products/${published}/external_id`, body)).status).toBe(404)
    expect((await editors.as('viewer')('PUT', `/api/v1/products/${published}/external_id`, body)).status).toBe(403)
  })
})

it.each(['', '?identifier', '?identifier='])('nothing to look up (“%s”) is missing, written or not', async (query) => {
  const { status, body } = await visitor('GET', `/api/v1/lookup${query}`)
  expect([status, body]).toMatchObject([400, { reasons: [{ code: 'missing', path: 'identifier' }] }])
})

it('guessing is limited', async () => {
  const answers = await Promise.all(Array.from({ length: lookUpsPerMinute + 1 }, () => visitor('GET', '/api/v1/lookup?identifier=guess')))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.body).toMatchObject({ reasons: [{ code: 'addressTooOften', params: { max: lookUpsPerMinute } }] })
})
