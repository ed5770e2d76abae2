/** The recipe of a product over HTTP: its initial state, saving, refusals and access. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { recipeAnswer, recipeState } from '../../shared/recipe/recipe.ts'
import { recipeRevisionAnswer, recipeRevisions } from '../../shared/recipe/revisions.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { startEditing } from '../../tests/editors.ts'

const { api, editors, editor, other } = await startEditing()
const recipeOf = (id: number): string => `/api/v1/products/${id}/recipe`

const xylene = {
  name: { text: { en: 'Xylene', de: 'Xylol' } },
  casNumber: '1330-20-7',
  content: 9.25,
  contentRange: { from: 5, to: 10 },
  classification: [{ category: 'STOT RE 2' as const, statements: ['H373' as const], organs: { text: { en: 'hearing organs' } } }],
  mFactorAcute: 1,
}
const resin = { name: { text: { de: 'Harz' } }, ecNumber: '200-001-8', contentRange: { from: 10, to: 25 } }
const withIngredients = { composition: { kind: 'mixture' as const, ingredients: [xylene, resin] } }

describe('the recipe of a product', () => {
  it('starts from section 3 of the draft, without storing anything', async () => {
    const id = await editors.store(1, withIngredients)
    const { status, body } = await editor('GET', recipeOf(id))
    expect(status).toBe(200)
    const answer = recipeAnswer.parse(body)
    expect(answer).toMatchObject({ permalinkId: 1, name: 'Product 1', revision: 0, begunFrom: 'record', savedBy: null, savedAt: null })
    expect(answer.recipe.rows).toMatchObject([
      {
        key: 'section3-1',
        name: 'Xylene',
        cas: '1330-20-7',
        share: '9.25',
        own: { classification: ['STOT RE 2 H373 (hearing organs)'], m: { acute: 1 } },
        source: { kind: 'record' },
      },
      { key: 'section3-2', ec: '200-001-8', share: '10 – < 25' },
    ])
    await editor('GET', `/api/v1/products/${id}/draft`)
    await editor('PUT', `/api/v1/products/${id}/draft`, { revision: 1, patch: { name: 'Other', composition: { ingredients: [resin] } } })
    expect(recipeAnswer.parse((await editor('GET', recipeOf(id))).body)).toMatchObject({ name: 'Other', recipe: { rows: [{}] } })
    expect(await api.services.db.selectFrom('recipes').selectAll().execute()).toEqual([])
  })

  it('is saved as typed, with wrong numbers and unfinished rows, and loaded again unchanged', async () => {
    const id = await editors.store(2)
    const rows = [
      { key: 'a', name: '', cas: '64742-48-8', share: '2,0 oder 3' },
      { key: 'b', name: 'Entwässerer K', share: '' },
    ]
    const saved = await editor('PUT', recipeOf(id), {
      revision: 0,
      recipe: { rows, measured: { values: { flashPoint: '> 6O' } }, uses: ['consumer'], packs: [{ value: '0,5', unit: 'l' }] },
    })
    expect(saved.status).toBe(200)
    expect(recipeState.parse(saved.body)).toMatchObject({ revision: 1, savedBy: 'editor@example.com' })
    const { body } = await other('GET', recipeOf(id))
    expect(recipeAnswer.parse(body)).toMatchObject({
      revision: 1,
      begunFrom: 'stored',
      recipe: { rows, measured: { values: { flashPoint: '> 6O' } }, uses: ['consumer'], packs: [{ value: '0,5', unit: 'l' }] },
    })
  })

  it('based on an older revision is refused with the current one, but a repeated call is not', async () => {
    const id = await editors.store(3)
    const first = { rows: [{ key: 'a', name: 'First', share: '1' }] }
    const second = { rows: [{ key: 'a', name: 'Second', share: '2' }] }
    expect((await editor('PUT', recipeOf(id), { revision: 0, recipe: first })).body.revision).toBe(1)
    const conflict = await other('PUT', recipeOf(id), { revision: 0, recipe: second })
    expect(conflict.status).toBe(409)
    expect(conflict.body.reasons).toMatchObject([{ path: 'revision', code: 'outdatedRevision', params: { revision: 1 } }])
    expect(conflict.body.report.current).toMatchObject({ revision: 1, savedBy: 'editor@example.com', recipe: first })
    // As after a lost response.
    expect((await editor('PUT', recipeOf(id), { revision: 0, recipe: first })).body.revision).toBe(1)
    expect((await other('PUT', recipeOf(id), { revision: 1, recipe: second })).body.revision).toBe(2)
  })

  it('refuses invalid recipes, each problem with its place', async () => {
    const id = await editors.store(4)
    const refused = async (recipe: unknown) => {
      const { status, body } = await editor('PUT', recipeOf(id), { revision: 0, recipe })
      return [status, ...body.reasons.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)]
    }
    expect(await refused({ rows: [{ key: 'a b' }] })).toEqual([400, 'recipe.rows[0].key keyCharacters'])
    expect(await refused({ rows: [{ key: 'a', name: 'a\tb' }] })).toEqual([400, 'recipe.rows[0].name characters'])
    expect(await refused({ rows: [{ key: 'a', name: 'half \ud83d' }] })).toEqual([400, 'recipe.rows[0].name characters'])
    expect(await refused({ rows: Array.from({ length: 501 }, (_, at) => ({ key: `k${at}` })) })).toEqual([400, 'recipe.rows tooMany'])
    expect(await refused({ uses: ['everybody'] })).toEqual([400, 'recipe.uses[0] notAChoice'])
    expect(await refused({ odd: 1 })).toEqual([400, 'recipe.odd unknownField'])
    expect((await editor('PUT', recipeOf(id), { recipe: {} })).status).toBe(400)
  })

  it('is for editors of its workgroup alone', async () => {
    const id = await editors.store(5)
    const body = { revision: 0, recipe: {} }
    for (const who of ['visitor', 'viewer', 'foreign', 'nobody'] as const) {
      const expected = who === 'visitor' ? 401 : who === 'foreign' ? 404 : 403
      expect([who, (await editors.as(who)('GET', recipeOf(id))).status]).toEqual([who, expected])
      expect([who, (await editors.as(who)('PUT', recipeOf(id), body)).status]).toEqual([who, expected])
    }
    expect((await editor('GET', recipeOf(999_999))).status).toBe(404)
  })

  it('is in no public response and no published version', async () => {
    const id = await editors.store(6, {}, '2026-01-01')
    await editor('PUT', recipeOf(id), { revision: 0, recipe: { rows: [{ key: 'a', name: 'Secret of the house', share: '1' }] } })
    const { snapshot } = await api.services.db
      .selectFrom('published_versions')
      .select('snapshot')
      .where('permalink_id', '=', 6)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(snapshot)).not.toContain('Secret of the house')
    for (const address of ['/api/v1/products/-6/detail', `/api/v1/products/${id}/detail`, '/api/v1/sdsRender/view/-6/en'])
      expect(JSON.stringify((await editors.as('visitor')('GET', address)).body)).not.toContain('Secret of the house')
  })

  it('is copied with its record, and deleted with its product', async () => {
    const id = await editors.store(7, recordOf(7))
    await editor('PUT', recipeOf(id), { revision: 0, recipe: { rows: [{ key: 'a', name: 'Base', share: '7' }] } })
    const copy = (await editor('POST', '/api/v1/products', { name: 'Copy', copyOf: id })).body
    expect((await editor('GET', recipeOf(copy.synonymId))).body).toMatchObject({
      revision: 1,
      begunFrom: 'stored',
      recipe: { rows: [{ name: 'Base' }] },
    })
    await api.services.db.deleteFrom('products').where('permalink_id', '=', copy.permalinkId).execute()
    expect(await api.services.db.selectFrom('recipes').selectAll().where('permalink_id', '=', copy.permalinkId).execute()).toEqual([])
  })
})

describe('the history of a recipe', () => {
  const listOf = async (id: number) => recipeRevisions.parse((await editor('GET', `${recipeOf(id)}/revisions`)).body).revisions
  const save = async (call: typeof editor, id: number, revision: number, share: string) =>
    expect((await call('PUT', recipeOf(id), { revision, recipe: { rows: [{ key: 'a', name: 'Resin', share }] } })).status).toBe(200)
  const age = (id: number, minutes: number) =>
    sql`update recipe_revisions set saved_at = saved_at - make_interval(mins => ${minutes}) where permalink_id = ${id}`.execute(
      api.services.db,
    )

  it('shows who changed what and when, the newest first, and each revision can be loaded', async () => {
    const id = await editors.store(21)
    expect(await listOf(id)).toEqual([])
    await save(editor, id, 0, '40')
    await save(other, id, 1, '45')
    const [second, first] = await listOf(id)
    expect(first).toMatchObject({ revision: 1, savedBy: 'editor@example.com', changed: [{ name: 'Resin', before: '', after: '40 %' }] })
    expect(second).toMatchObject({ revision: 2, changed: [{ name: 'Resin', before: '40 %', after: '45 %' }], elsewhere: false })
    expect(second?.savedBy).not.toBe(first?.savedBy)
    const { body } = await editor('GET', `${recipeOf(id)}/revisions/1`)
    expect(recipeRevisionAnswer.parse(body)).toMatchObject({ revision: 1, recipe: { rows: [{ share: '40' }] } })
  })

  it('keeps one revision of one person for every ten minutes, and never drops that of another', async () => {
    const id = await editors.store(22)
    await save(editor, id, 0, '1')
    await save(editor, id, 1, '2')
    await save(editor, id, 2, '3')
    expect((await listOf(id)).map(({ revision }) => revision)).toEqual([3, 1])
    await age(22, 11)
    await save(editor, id, 3, '4')
    expect((await listOf(id)).map(({ revision }) => revision)).toEqual([4, 3, 1])
    await save(other, id, 4, '5')
    await save(editor, id, 5, '6')
    expect((await listOf(id)).map(({ revision }) => revision)).toEqual([6, 5, 4, 3, 1])
  })

  it('is as confidential as the recipe, belongs to its product alone, and reports a missing revision', async () => {
    const id = await editors.store(23)
    await save(editor, id, 0, '1')
    for (const address of [`${recipeOf(id)}/revisions`, `${recipeOf(id)}/revisions/1`]) {
      expect((await editors.as('viewer')('GET', address)).status).toBe(403)
      expect((await editors.as('visitor')('GET', address)).status).toBe(401)
    }
    for (const revision of ['2', '0', 'x', '99999999999'])
      expect((await editor('GET', `${recipeOf(id)}/revisions/${revision}`)).status).toBe(404)
  })
})
