/** Where a substance is used, over HTTP: in recipes, in section 3, within raw materials; and to whom it is told. */
import { describe, expect, it } from 'vitest'
import { whereUsed } from '../../shared/where-used.ts'
import { startEditing } from '../../tests/editors.ts'

const { editors, editor } = await startEditing()

const own = async (key: string, record: object) => {
  expect((await editor('POST', '/api/v1/own-substances', { key, record })).status).toBe(201)
}
const recipe = async (id: number, rows: object[]) => {
  const synonymId = await editors.store(id, { composition: { kind: 'mixture', ingredients: [] } })
  const { status } = await editor('PUT', `/api/v1/products/${synonymId}/recipe`, { revision: 0, recipe: { rows } })
  expect(status).toBe(200)
}
const ask = async (query: string) => whereUsed.parse((await editor('GET', `/api/v1/where-used?${query}`)).body)
const idsOf = async (query: string) => (await ask(query)).products.map(({ id }) => id)

await own('preservative', {
  kind: 'rawMaterial',
  name: 'Preservative P',
  components: [
    { cas: '2634-33-5', content: { from: 10, to: 20 } },
    { name: 'Water', content: 80 },
  ],
})
await own('dispersion', { kind: 'rawMaterial', name: 'Dispersion D', components: [{ substance: 'preservative', content: 5 }] })
await own('bit-of-ours', { kind: 'substance', name: 'BIT, technical', casNumber: '2634-33-5' })
await recipe(1, [{ key: 'a', name: 'BIT', cas: '2634-33-5', share: '0,04' }])
await recipe(2, [
  { key: 'a', name: 'Dispersion D', substance: 'dispersion', share: '40' },
  { key: 'b', name: 'BIT', ec: '220-120-9', share: '0.1' },
])
await recipe(3, [{ key: 'a', name: 'BIT, technical', substance: 'bit-of-ours', share: '1 – 2' }])
await recipe(4, [{ key: 'a', name: ' 1,2-Benzisothiazol-3(2H)-ON ', share: 'some' }])
await recipe(5, [{ key: 'a', name: 'Water', cas: '7732-18-5', share: '100' }])
await editors.store(6, {
  composition: {
    kind: 'mixture',
    ingredients: [{ name: { text: { en: 'BIT' } }, casNumber: '2634-33-5', contentRange: { from: 0.01, to: 0.1 } }],
  },
})

describe('where a substance is used', () => {
  it.each(['2634-33-5', '220-120-9', '613-088-00-6', '1,2-benzisothiazol-3(2H)-one', '1,2-Benzisothiazol-3(2H)-on'])(
    'is found by %s: in recipes, by another number of it, by its name, within raw materials and in section 3',
    async (substance) => {
      expect(await idsOf(`substance=${encodeURIComponent(substance)}`)).toEqual([1, 2, 3, 4, 6])
    },
  )

  it('is told with how much there is of it, however deep', async () => {
    const { products, raw_materials, total } = await ask('substance=2634-33-5')
    expect(total).toBe(5)
    expect(products.map(({ content, source }) => [content, source])).toEqual([
      [{ from: 0.04, to: 0.04 }, 'recipe'],
      // 40 % of 5 % of 10 to 20 %, and 0.1 %.
      [{ from: 0.3, to: 0.5 }, 'recipe'],
      [{ from: 1, to: 2 }, 'recipe'],
      [null, 'recipe'],
      [{ from: 0.01, to: 0.1 }, 'record'],
    ])
    expect(products[1]?.rows).toEqual([
      { name: 'Dispersion D', share: '40', via: 'dispersion' },
      { name: 'BIT', share: '0.1', via: null },
    ])
    expect(raw_materials).toEqual([
      { key: 'bit-of-ours', name: 'BIT, technical', content: { from: 100, to: 100 } },
      { key: 'dispersion', name: 'Dispersion D', content: { from: 0.5, to: 1 } },
      { key: 'preservative', name: 'Preservative P', content: { from: 10, to: 20 } },
    ])
  })

  it('is told of a raw material by its key, within others too', async () => {
    const { products, raw_materials } = await ask('key=preservative')
    expect(products.map(({ id, content }) => [id, content])).toEqual([[2, { from: 2, to: 2 }]])
    expect(raw_materials.map(({ key }) => key)).toEqual(['dispersion'])
  })

  it('is told page by page, with the total of all', async () => {
    expect(await ask('substance=2634-33-5&pageSize=2&page=2')).toMatchObject({ total: 5, page: 2, products: [{ id: 3 }, { id: 4 }] })
    expect(await ask('substance=2634-33-5&pageSize=2&page=9')).toMatchObject({ total: 5, page: 9, products: [] })
  })

  it('follows a recipe as soon as it is saved', async () => {
    await recipe(7, [{ key: 'a', name: 'Glycerol', cas: '56-81-5', share: '1' }])
    expect(await idsOf('substance=67-64-1')).toEqual([])
    const rows = [{ key: 'a', name: 'Acetone', cas: '67-64-1', share: '1' }]
    await editor('PUT', '/api/v1/products/20007/recipe', { revision: 1, recipe: { rows } })
    expect(await idsOf('substance=67-64-1')).toEqual([7])
    expect(await idsOf('substance=56-81-5')).toEqual([])
  })
})

describe('the question', () => {
  it.each([
    ['', 'substance', 'anyIdentity'],
    ['key=a&substance=b', 'substance', 'anyIdentity'],
    ['substance=2634-33-6', 'substance', 'casNumber'],
    ['key=%20', 'key', 'keyCharacters'],
    ['substance=a&page=0', 'page', 'between'],
    ['substance=a&pageSize=201', 'pageSize', 'between'],
  ])('%j is refused at %s with %s', async (query, path, code) => {
    const { status, body } = await editor('GET', `/api/v1/where-used?${query}`)
    expect([status, body.reasons[0].path, body.reasons[0].code]).toEqual([400, path, code])
  })

  it('about a substance of another workgroup finds nothing, and about its products neither', async () => {
    const foreign = editors.as('foreign')
    expect((await foreign('GET', '/api/v1/where-used?key=preservative')).status).toBe(404)
    expect((await foreign('GET', '/api/v1/where-used?substance=2634-33-5')).body).toMatchObject({
      total: 0,
      products: [],
      raw_materials: [],
    })
  })

  it('is answered to editors alone, since shares are secret', async () => {
    expect((await editors.as('viewer')('GET', '/api/v1/where-used?substance=2634-33-5')).status).toBe(403)
    expect((await editors.as('visitor')('GET', '/api/v1/where-used?substance=2634-33-5')).status).toBe(401)
  })
})
