/** The classification of a recipe over HTTP: reasons, distances, and decisions against the calculation. */
import { describe, expect, it } from 'vitest'
import { classificationView, type ToldClass } from '../../shared/proposals/classification.ts'
import { startEditing } from '../../tests/editors.ts'

const { editors, editor } = await startEditing()
const address = (id: number): string => `/api/v1/products/${id}/classification`
const recipeOf = (id: number): string => `/api/v1/products/${id}/recipe`

const recipe = (xylene: number, overrides: object[] = []) => ({
  rows: [
    { key: 'a', name: 'xylene', cas: '1330-20-7', share: String(xylene) },
    { key: 'b', name: 'resin', share: String(100 - xylene), own: { classification: [] } },
  ],
  physicalState: 'liquid',
  measured: { values: { flashPoint: '30' } },
  uses: ['professional'],
  overrides,
})
const bare = { composition: { kind: 'mixture' as const, ingredients: [] } }
const view = async (id: number) => classificationView.parse((await editor('GET', address(id))).body)
const find = (classes: readonly ToldClass[], key: string): ToldClass => {
  const found = classes.find((one) => one.key === key)
  if (!found) throw new Error(`no ${key}`)
  return found
}
const skin = 'skinCorrosionIrritation'
/** An expert's decision against the class, made for the current calculation. */
const decideAgainstSkin = async (id: number) => {
  const { overrule } = find((await view(id)).classes, skin)
  return {
    class: overrule?.class,
    category: null,
    basis: 'expertJudgement',
    reason: 'The supplier has tested it on rabbits.',
    madeFor: overrule?.upon,
  }
}

describe('the classification of a recipe', () => {
  it('shows the sum, the limit and the distance, with the place in the law', async () => {
    const id = await editors.store(1, bare)
    await editor('PUT', recipeOf(id), { revision: 0, recipe: recipe(12) })
    const { classes } = await view(id)
    expect(find(classes, skin)).toMatchObject({
      group: 'applies',
      category: 'Skin Irrit. 2',
      statements: ['H315'],
      ratio: 1.2,
      distance: { side: 'above' },
      article: 'CLP Annex I, Table 3.2.3',
      overrule: { choices: expect.arrayContaining(['Skin Corr. 1B H314', 'Skin Irrit. 2 H315']) },
    })
    await editor('PUT', recipeOf(id), { revision: 1, recipe: recipe(9) })
    expect(find((await view(id)).classes, skin)).toMatchObject({ group: 'doesNotApply', ratio: 0.9, distance: { side: 'below' } })
  })

  it('keeps both results where a person decides, and the proposals follow the decision', async () => {
    const id = await editors.store(2, bare)
    await editor('PUT', recipeOf(id), { revision: 0, recipe: recipe(12) })
    const { overrule } = find((await view(id)).classes, skin)
    const override = {
      class: overrule?.class,
      category: null,
      basis: 'testData',
      reason: 'OECD 439, mean viability 71 %, report 2026-17',
      evidence: 'report 2026-17',
      madeFor: overrule?.upon,
      person: 'Anna',
      day: '2026-11-23',
    }
    await editor('PUT', recipeOf(id), { revision: 1, recipe: recipe(12, [override]) })
    expect(find((await view(id)).classes, skin)).toMatchObject({
      group: 'overruled',
      category: 'Skin Irrit. 2',
      override: { category: null, person: 'Anna', day: '2026-11-23', isLapsed: false },
    })
    const texts = (await editor('GET', `/api/v1/products/${id}/proposals`)).body.proposals.map(({ text }: { text: string }) => text)
    expect(texts.join(' ')).not.toContain('Skin Irrit. 2 · H315')
  })

  it('says of a decision upon lacking data that they lack, and not that the class does not apply', async () => {
    const id = await editors.store(8, bare)
    const unmeasured = { ...recipe(12), measured: { values: {} } }
    await editor('PUT', recipeOf(id), { revision: 0, recipe: unmeasured })
    const flammable = 'flammableLiquids'
    const { group, calculated, overrule } = find((await view(id)).classes, flammable)
    expect([group, calculated]).toEqual(['notKnown', 'notKnown'])
    const reason = 'Closed cup above 93 °C by the supplier of the resin.'
    const override = { class: overrule?.class, category: null, basis: 'expertJudgement', reason, madeFor: overrule?.upon }
    await editor('PUT', recipeOf(id), { revision: 1, recipe: { ...unmeasured, overrides: [override] } })
    expect(find((await view(id)).classes, flammable)).toMatchObject({ group: 'overruled', calculated: 'notKnown' })
  })

  it('refuses a decision with a reason shorter than the page requires, and a test without its report', async () => {
    const id = await editors.store(7, bare)
    await editor('PUT', recipeOf(id), { revision: 0, recipe: recipe(12) })
    const decided = await decideAgainstSkin(id)
    const refused = await editor('PUT', recipeOf(id), {
      revision: 1,
      recipe: recipe(12, [{ ...decided, basis: 'testData', reason: `OECD 439${' '.repeat(30)}` }]),
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.body.reasons).toMatchObject([
      { path: 'recipe.overrides[0].reason', code: 'tooShort', params: { min: 30 } },
      { path: 'recipe.overrides[0].evidence', code: 'missing' },
    ])
    expect(await editor('PUT', recipeOf(id), { revision: 1, recipe: recipe(12, [decided]) })).toMatchObject({ status: 200 })
  })

  it('requires a new confirmation if a component on which the class rests has changed; until then the calculation counts', async () => {
    const id = await editors.store(3, bare)
    await editor('PUT', recipeOf(id), { revision: 0, recipe: recipe(12) })
    const override = await decideAgainstSkin(id)
    await editor('PUT', recipeOf(id), { revision: 1, recipe: recipe(13, [override]) })
    expect(find((await view(id)).classes, skin)).toMatchObject({ group: 'overruled', override: { isLapsed: true } })
    const texts = (await editor('GET', `/api/v1/products/${id}/proposals`)).body.proposals.map(({ text }: { text: string }) => text)
    expect(texts.join(' ')).toContain('Skin Irrit. 2 · H315')
  })

  it('requires none if rows change places', async () => {
    const id = await editors.store(6, bare)
    const rows = [
      { key: 'a', name: 'xylene', cas: '1330-20-7', share: '12' },
      { key: 'b', name: 'toluene', cas: '108-88-3', share: '30' },
      { key: 'c', name: 'resin', share: '58', own: { classification: [] } },
    ]
    const put = (revision: number, order: object[], overrides: object[]) =>
      editor('PUT', recipeOf(id), { revision, recipe: { ...recipe(12, overrides), rows: order } })
    await put(0, rows, [])
    const override = await decideAgainstSkin(id)
    await put(1, rows.toReversed(), [override])
    expect(find((await view(id)).classes, skin)).toMatchObject({ group: 'overruled', override: { isLapsed: false } })
  })

  it('shows a figure below zero as far beyond a positive limit', async () => {
    const id = await editors.store(5, bare)
    const rows = [{ key: 'a', cas: '67-64-1', name: 'Acetone', share: '100' }]
    const measured = { values: { flashPoint: '-18', initialBoilingPoint: '56' } }
    await editor('PUT', recipeOf(id), { revision: 0, recipe: { rows, physicalState: 'liquid', measured } })
    const liquid = (await view(id)).classes.find(({ category }) => category === 'Flam. Liq. 2')
    expect(liquid?.ratio).toBeGreaterThan(2)
  })

  it('is empty without a recipe, and only for editors of the workgroup', async () => {
    const id = await editors.store(4, bare)
    await editor('PUT', recipeOf(id), { revision: 0, recipe: { rows: [] } })
    expect(await view(id)).toMatchObject({ isJudged: false, classes: [] })
    for (const who of ['visitor', 'viewer', 'foreign', 'nobody'] as const)
      expect((await editors.as(who)('GET', address(id))).status).toBe(who === 'visitor' ? 401 : who === 'foreign' ? 404 : 403)
  })
})
