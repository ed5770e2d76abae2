import { describe, expect, it } from 'vitest'
import { writeSdscom } from '../../documents/sdscom/write-sdscom.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { draftAnswer, newProductAnswer } from '../../shared/editing.ts'
import { recipeAnswer } from '../../shared/recipe/recipe.ts'
import { draftOf, useEditors } from '../../tests/editors.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const { db } = api.services
const editors = await useEditors(api)
const editor = editors.as('editor')

async function create(body: object): Promise<{ permalinkId: number; synonymId: number }> {
  const answer = await editor('POST', '/api/v1/products', body)
  expect(answer.status).toBe(201)
  return newProductAnswer.parse(answer.body)
}

describe('a new product that begins with an SDScom file', () => {
  it('is a draft with the content of the file, and lists what was left out', async () => {
    const xml = writeSdscom(sdsSourceOf(1003), 'de')
    const made = newProductAnswer.parse((await editor('POST', '/api/v1/products', { sdscom: xml })).body)
    const draft = draftAnswer.parse((await editor('GET', draftOf(made.synonymId))).body)
    expect(draft.record).toMatchObject({
      name: 'Norvik Thin N 35',
      permalinkId: made.permalinkId,
      ufi: 'WDSX-N8SK-X00F-E7JG',
      transport: { regulated: true, unNumber: '1263' },
      firstAid: { general: expect.arrayContaining([{ phrase: 'firstAid.general.unconscious' }]) },
    })
    expect(draft.problems).toEqual([])
    expect(made.read?.left.map(({ path }) => path)).toContain('Datasheet/OtherInformation/FurtherInformation/FullText')
    const named = newProductAnswer.parse((await editor('POST', '/api/v1/products', { name: 'Another name', sdscom: xml })).body)
    expect(draftAnswer.parse((await editor('GET', draftOf(named.synonymId))).body).record).toMatchObject({ name: 'Another name' })
  })

  it('has a component whose content nobody can read without one, and says so in the draft and in the list', async () => {
    const xml = writeSdscom(sdsSourceOf(1003), 'de').replace('<Unit>Weight-%</Unit>', '<Unit>ppm</Unit>')
    const made = newProductAnswer.parse((await editor('POST', '/api/v1/products', { sdscom: xml })).body)
    const draft = draftAnswer.parse((await editor('GET', draftOf(made.synonymId))).body)
    expect(draft.problems).toEqual([expect.objectContaining({ path: 'composition.ingredients[0].contentRange' })])
    expect(made.read?.left).toContainEqual({ path: 'Datasheet/Composition/RegionEU/Component/Concentration/Unit', text: 'ppm' })
  })

  it.each([
    [{ sdscom: '<DatasheetFeed/>', copyOf: 5010 }, 'sdscom', 'notOffered'],
    [{ name: 'A', sdscom: '<a>' }, 'sdscom', 'notXml'],
    [{ sdscom: '' }, 'sdscom', 'missing'],
    [{}, 'name', 'missing'],
  ])('is refused with the reason: %j', async (body, path, code) => {
    const answer = await editor('POST', '/api/v1/products', body)
    expect([answer.status, answer.body.reasons[0].path, answer.body.reasons[0].code]).toEqual([400, path, code])
  })

  it.each(['Ham&#0;burg', 'Ham&#x1F;burg', '&#xD800;', 'a\u0001b', 'a\u001Bb', 'a\uFFFEb', 'a\uFFFFb'])(
    'is refused with the line of a character that XML does not know, and nothing is stored: %j',
    async (text) => {
      const count = () => db.selectFrom('products').select('permalink_id').execute()
      const before = await count()
      const xml = writeSdscom(sdsSourceOf(1003), 'de').replaceAll('Hamburg', text)
      const answer = await editor('POST', '/api/v1/products', { sdscom: xml })
      expect(answer).toMatchObject({
        status: 400,
        body: { reasons: [{ path: 'sdscom', code: 'xmlCharacter', params: { line: expect.any(Number) } }] },
      })
      expect(await count()).toEqual(before)
    },
  )

  it('has a name that the record would take, as one that is typed; other texts keep marks that turn the line, which documents leave out', async () => {
    const turned = (xml: string) => xml.replaceAll('Norvik Thin N 35', 'Norvik \u202eThin')
    const xml = turned(writeSdscom(sdsSourceOf(1003), 'de'))
    expect(await editor('POST', '/api/v1/products', { sdscom: xml })).toMatchObject({
      status: 400,
      body: { reasons: [{ path: 'name', code: 'line' }] },
    })
    expect((await editor('POST', '/api/v1/products', { name: 'Thin', sdscom: xml })).status).toBe(201)
  })

  it('is refused when it is larger than anybody’s sheet', async () => {
    const answer = await editor('POST', '/api/v1/products', { name: 'A', sdscom: `<a>${' '.repeat(2_100_000)}</a>` })
    expect(answer.status).toBe(413)
  })
})

describe('a new product that begins with an example', () => {
  it('has the recipe of the example, which can be changed like any other', async () => {
    const { synonymId } = await create({ name: 'To learn', example: 'hardener' })
    const address = `/api/v1/products/${synonymId}/recipe`
    const { revision, recipe } = recipeAnswer.parse((await editor('GET', address)).body)
    expect([revision, recipe.rows.map(({ share }) => share), recipe.measured.values.flashPoint]).toEqual([
      1,
      ['75', '14.8', '10', '0.2'],
      '38',
    ])
    const saved = await editor('PUT', address, { revision, recipe: { ...recipe, rows: recipe.rows.slice(0, 2) } })
    expect([saved.status, saved.body.revision]).toEqual([200, 2])
  })

  it.each([
    [{ example: 'cake' }, 'notAChoice'],
    [{ example: 'hardener', copyOf: 5010 }, 'notOffered'],
  ])('is refused with %j', async (body, code) => {
    const answer = await editor('POST', '/api/v1/products', { name: 'To learn', ...body })
    expect([answer.status, answer.body.reasons[0].path, answer.body.reasons[0].code]).toEqual([400, 'example', code])
  })
})

describe('a new product', () => {
  it('is empty in a workgroup without products, and lists what it needs', async () => {
    const { synonymId, permalinkId } = await create({ name: 'Very first' })
    expect([permalinkId > 10_000, synonymId > 10_000]).toStrictEqual([true, true])
    const draft = draftAnswer.parse((await editor('GET', draftOf(synonymId))).body)
    expect(draft).toMatchObject({ permalinkId, changed: false, differences: null, record: { name: 'Very first', brand: 'coatings' } })
    expect(draft.problems.map(({ path }) => path)).toStrictEqual(['description', 'supplier', 'producer', 'emergency', 'transport'])
    const refused = await editor('POST', `/api/v1/products/${synonymId}/publish`, { revision: draft.revision, date: '2026-01-01' })
    expect(refused.status).toBe(400)
  })

  it('is listed under its current name, and can be reset to empty, never to the placeholder record', async () => {
    const { synonymId, permalinkId } = await create({ name: 'Working title' })
    await editor('PUT', draftOf(synonymId), { revision: 1, patch: { name: 'Real name' } })
    const nameOf = async () =>
      (await db.selectFrom('products').select('name').where('permalink_id', '=', permalinkId).executeTakeFirst())?.name
    expect(await nameOf()).toBe('Real name')
    const { body } = await editor('DELETE', `${draftOf(synonymId)}?revision=2`)
    expect(body).toMatchObject({ revision: 3, changed: false })
    expect(body.record.supplier).toBeUndefined()
    expect(await nameOf()).toBe('Working title')
  })

  it('takes the supplier from the other products, and is published once it is complete', async () => {
    await editors.store(301)
    const { synonymId, permalinkId } = await create({ name: 'Second' })
    const draft = draftAnswer.parse((await editor('GET', draftOf(synonymId))).body)
    expect(draft.record).toMatchObject({ supplier: { name: 'Norvik Coatings GmbH' } })
    expect(draft.problems.map(({ path }) => path)).toStrictEqual(['description', 'transport'])
    const save = async (revision: number, patch: object) => (await editor('PUT', draftOf(synonymId), { revision, patch })).body.revision
    const publish = (revision: number) => editor('POST', `/api/v1/products/${synonymId}/publish`, { revision, date: '2026-01-01' })
    const described = await save(draft.revision, { description: { text: { en: 'Paint' } }, transport: { regulated: false } })
    expect((await api.ask(`/api/v1/sdsRender/view/-${permalinkId}/1`)).status).toBe(404)
    // Nothing has been said of its composition yet, which does not mean that it is harmless.
    const refused = await publish(described)
    expect([refused.status, refused.body.report.findings[0].code]).toEqual([422, 'classification.unanswered'])
    expect((await publish(await save(described, { composition: recordOf(1).composition }))).status).toBe(200)
    expect(await (await api.ask(`/api/v1/sdsRender/view/-${permalinkId}/1`)).text()).toContain('Second')
  })

  it('copies the draft of another product without what identifies that one: codes, other names, GTIN, UFI, address of the list of ingredients, versions', async () => {
    const source = await editors.store(
      302,
      {
        ufi: 'N1QV-R02N-J00M-WQD5',
        synonyms: [
          { id: 20_302, name: 'Original', productCodes: [{ id: 40_302, code: 'P-302' }], identifiers: ['EAN 2001001000011'] },
          { id: 21_302, name: 'Sold elsewhere as', productCodes: [{ id: 41_302, code: 'X-302' }] },
        ],
        labelDefaults: { productCodeIds: [40_302] },
        labelElements: { packSizes: [{ value: 1, unit: 'l' }], ingredientListAddress: 'https://original.example/ingredients/302' },
        otherInformation: { changes: [{ text: { en: 'Much' } }] },
      },
      '2026-01-01',
    )
    await editor('GET', draftOf(source))
    await editor('PUT', draftOf(source), { revision: 1, patch: { variant: { text: { en: 'red' } } } })
    const { synonymId, permalinkId } = await create({ name: 'Copy', copyOf: source })
    const { record, problems, published } = draftAnswer.parse((await editor('GET', draftOf(synonymId))).body)
    expect([problems, published]).toStrictEqual([[], []])
    expect(record).toMatchObject({ permalinkId, name: 'Copy', variant: { text: { en: 'red' } }, otherInformation: { changes: [] } })
    expect(record).not.toHaveProperty('ufi')
    expect(record).toMatchObject({ labelDefaults: { productCodeIds: [] }, labelElements: { packSizes: [{ value: 1, unit: 'l' }] } })
    expect(record['labelElements']).not.toHaveProperty('ingredientListAddress')
    expect(record['synonyms']).toStrictEqual([{ id: synonymId, name: 'Copy', productCodes: [], identifiers: [] }])
    const state = await db.selectFrom('products').select('document_state').where('permalink_id', '=', permalinkId).executeTakeFirst()
    expect(state?.document_state).toBe('draft')
  })

  it('copies an incomplete one as it is', async () => {
    const { synonymId: source } = await create({ name: 'Incomplete' })
    await editor('PUT', draftOf(source), { revision: 1, patch: { description: { text: { en: 'Half done' } } } })
    const { synonymId } = await create({ name: 'Copy of incomplete', copyOf: source })
    const { record, problems } = (await editor('GET', draftOf(synonymId))).body
    expect(record).toMatchObject({ name: 'Copy of incomplete', description: { text: { en: 'Half done' } }, synonyms: [{ id: synonymId }] })
    expect(problems).toStrictEqual([{ code: 'missing', params: {}, path: 'transport', message: 'is missing' }])
  })

  it('skips ids that an import has taken', async () => {
    const next = (await create({ name: 'Before' })).permalinkId + 1
    await editors.store(next)
    expect((await create({ name: 'After' })).permalinkId).toBe(next + 1)
  })

  it('gets ids of its own when many are created at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => create({ name: `Parallel ${index}` })))
    expect(new Set(made.map(({ permalinkId }) => permalinkId)).size).toBe(8)
    expect(new Set(made.map(({ synonymId }) => synonymId)).size).toBe(8)
  })

  it.each([
    ['no name', {}],
    ['a blank name', { name: '  ' }],
    ['a name too long', { name: 'x'.repeat(161) }],
    ['a name with half of a sign', { name: 'A \ud83d' }],
    ['a name with a control character', { name: 'A\u0007' }],
    ['another field', { name: 'A', brand: 'safety' }],
    ['a copy of a word', { name: 'A', copyOf: 'b' }],
  ])('%s is refused with 400', async (_, body) => {
    expect((await editor('POST', '/api/v1/products', body)).status).toBe(400)
  })

  it.each([
    ['a character that does not exist', '\u{2ee5e}'],
    ['a filler, which shows nothing', '\u3164'],
    ['a mark that turns the line', 'a\u202eb'],
    ['a control character', 'a\u0007b'],
  ])('has a name that the record would take: not %s', async (_, name) => {
    const refused = await editor('POST', '/api/v1/products', { name })
    expect(refused).toMatchObject({ status: 400, body: { type: 'CLIENT_SIDE', reasons: [{ path: 'name' }] } })
  })

  it('is for editors alone, and copies no product of another workgroup', async () => {
    const source = await editors.store(303)
    expect((await editors.as('visitor')('POST', '/api/v1/products', { name: 'A' })).status).toBe(401)
    expect((await editors.as('viewer')('POST', '/api/v1/products', { name: 'A' })).status).toBe(403)
    expect((await editors.as('foreign')('POST', '/api/v1/products', { name: 'A', copyOf: source })).status).toBe(404)
    expect(await editors.as('editor')('POST', '/api/v1/products', { name: 'A', copyOf: 2_000_000_000 })).toMatchObject({
      status: 404,
      body: { reasons: [{ path: 'copyOf', code: 'notFound' }] },
    })
  })
})
