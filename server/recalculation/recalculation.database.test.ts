/** A raw material changes: what that means for products, how the change gets into their drafts, and how they are published. */
import { describe, expect, it, vi } from 'vitest'
import {
  announcedChanges,
  recalculatedProducts,
  recalculationAnswer,
  recalculationList,
  type RecalculatedProduct,
  type RecalculationAnswer,
} from '../../shared/recalculation.ts'
import { draftOf, useEditors, type Caller } from '../../tests/editors.ts'
import { cleanerOf, introduceWorkgroup, publishRecipe } from '../../tests/publish-recipe.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { runRecalculations } from './run-recalculations.ts'

const api = await startWithoutPages()
const { db } = api.services
const editors = await useEditors(api)
const [owner, editor, other] = [editors.as('owner'), editors.as('editor'), editors.as('editor2')]
const address = '/api/v1/recalculations'

const surfactant = (classes: string[]) => ({
  kind: 'substance',
  name: 'Isotridecanol, ethoxylated',
  casNumber: '69011-36-5',
  classification: classes.map((one) => ({ class: one, source: 'sheet of the supplier' })),
})
await introduceWorkgroup(owner)
for (const [key, record] of [
  ['surfactant', surfactant(['Eye Irrit. 2 H319'])],
  ['emulsifier', { kind: 'rawMaterial', name: 'Emulsifier LX 40', components: [{ substance: 'surfactant', content: 100 }] }],
])
  expect((await owner('POST', '/api/v1/own-substances', { key, record })).status).toBe(201)
const strong = await publishRecipe(owner, 'Tool cleaner', cleanerOf('20'))
const mild = await publishRecipe(owner, 'Floor care', cleanerOf('5'))
const trace = await publishRecipe(owner, 'Glass cleaner', cleanerOf('0.05'))
const without = { permalinkId: 500 }
await editors.store(without.permalinkId, {})
await owner('PUT', '/api/v1/own-substances/surfactant', { revision: 1, record: surfactant(['Eye Dam. 1 H318']) })

const change = { kind: 'substance', key: 'surfactant', since: 1 }

async function settled(id: number, ask: Caller = editor): Promise<RecalculationAnswer> {
  return vi.waitFor(
    async () => {
      const found = recalculationAnswer.parse((await ask('GET', `${address}/${id}`)).body)
      if (found.state === 'running') throw new Error(`${found.done} of ${found.total}`)
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}
async function begin(body: object = { change }): Promise<RecalculationAnswer> {
  const { status, body: begun } = await editor('POST', address, body)
  expect([status, begun.reasons]).toEqual([202, undefined])
  return settled(recalculationAnswer.parse(begun).id)
}
const productsOf = async (id: number, query = ''): Promise<RecalculatedProduct[]> =>
  recalculatedProducts.parse((await editor('GET', `${address}/${id}/products${query}`)).body).products
async function productOf(id: number, { permalinkId }: { permalinkId: number }): Promise<RecalculatedProduct> {
  const found = (await productsOf(id)).find((one) => one.id === permalinkId)
  if (!found) throw new Error(`no product ${permalinkId}`)
  return found
}
const task = async (id: number, name: 'take' | 'publish', body: object, ask: Caller = editor) => {
  const { status, body: begun } = await ask('POST', `${address}/${id}/${name}`, body)
  expect([status, begun.reasons]).toEqual([202, undefined])
  return settled(id, ask)
}
const versionsOf = async ({ permalinkId }: { permalinkId: number }) =>
  db
    .selectFrom('published_versions')
    .select(['number', 'reason'])
    .where('permalink_id', '=', permalinkId)
    .where('kind', '=', 'sds')
    .orderBy('number')
    .execute()
const published = { products: 'all', date: '2026-11-23', reason: { text: { en: 'The supplier classifies the emulsifier anew.' } } }

/** As while it runs, and only one of its products is done. */
const leaveUndone = async (id: number, done: number, lease: { runner?: string; lease_until: Date }) => {
  await db
    .updateTable('recalculations')
    .set({ state: 'running', ended_at: null, ...lease })
    .where('id', '=', id)
    .execute()
  const undone = db.updateTable('recalculated_products').set({ queued: true, outcome: null, result: null })
  await undone.where('recalculation_id', '=', id).where('permalink_id', '!=', done).execute()
}

describe('the recalculation', () => {
  it('lists for each product that uses it what would change, and writes nothing', async () => {
    const before = await versionsOf(strong)
    const done = await begin()
    expect(done).toMatchObject({
      name: 'Isotridecanol, ethoxylated',
      state: 'done',
      task: 'calculate',
      done: 3,
      total: 3,
      stale: 0,
      labels: 2,
    })
    expect(done.outcomes).toEqual({ changed: 2, failed: 0, unchanged: 1, waiting: 0 })
    expect((await productsOf(done.id)).map(({ text, outcome }) => [text, outcome])).toEqual([
      ['Floor care', 'changed'],
      ['Tool cleaner', 'changed'],
      ['Glass cleaner', 'unchanged'],
    ])
    expect(await productOf(done.id, strong)).toMatchObject({
      is_label: true,
      failure: null,
      draft: null,
      difference: {
        classes: [{ hazardClass: 'eyeDamageIrritation', before: 'Eye Irrit. 2 H319', after: 'Eye Dam. 1 H318' }],
        label: {
          signalWord: { before: 'Warning', after: 'Danger' },
          pictograms: { added: ['GHS05'], gone: ['GHS07'] },
          hazardStatements: { added: ['H318'], gone: ['H319'] },
        },
        overrules: [],
      },
    })
    const { words, difference, follows } = await productOf(done.id, strong)
    expect(words).toContain('Eye Irrit. 2 H319 becomes Eye Dam. 1 H318')
    expect(words).toContain('Warning becomes Danger')
    expect(words).toContain('H318 Causes serious eye damage: new')
    expect(difference?.sections).toEqual(expect.arrayContaining(['2.1', '2.2', '4.1']))
    expect(follows.open).toBeGreaterThan(2)
    expect(follows.differs).toBe(0)
    expect(await versionsOf(strong)).toEqual(before)
    expect((await editor('GET', draftOf(strong.synonymId))).body.changed).toBe(false)
  })

  it('works in the same way for the law of another day, for products with the substance alone', async () => {
    // (EU) 2025/1222: isophorone diisocyanate among others, from 1 February 2027.
    const id = await editors.store(501, {})
    const rows = [{ key: 'a', name: 'IPDI', cas: '4098-71-9', share: '0.4' }]
    await editor('PUT', `/api/v1/products/${id}/recipe`, { revision: 0, recipe: { rows, physicalState: 'liquid' } })
    const done = await begin({ change: { kind: 'law', from: '2026-11-23', to: '2027-02-01', substance: '4098-71-9' } })
    expect(done).toMatchObject({ name: '4098-71-9', total: 1, outcomes: { changed: 1 } })
    const [product] = await productsOf(done.id)
    expect(product?.difference?.classes.map(({ after }) => after)).not.toEqual([])
    const { announced } = recalculationList.parse((await editor('GET', address)).body)
    expect(announced[0]).toMatchObject({ day: '2027-02-01' })
    expect(announced[0]?.entries).toBeGreaterThan(10)
    // The recipe contains one of them; the calculation was ordered for that substance alone, and not for all products.
    expect(announced[0]).toMatchObject({ products: 1, calculated: null })
    const whole = await begin({ change: { kind: 'law', from: '2026-11-23', to: '2027-02-01' } })
    const again = announcedChanges.parse((await editor('GET', `${address}/announced`)).body)
    expect(again.announced[0]).toMatchObject({
      products: 1,
      calculated: { id: whole.id, changed: whole.outcomes.changed, is_running: false },
    })
  })

  it('says why a product could not be calculated', async () => {
    const id = await editors.store(502, {})
    const rows = [{ key: 'a', name: 'Emulsifier LX 40', substance: 'emulsifier', share: 'some' }]
    await editor('PUT', `/api/v1/products/${id}/recipe`, { revision: 0, recipe: { rows } })
    const done = await begin({ change, products: [502] })
    expect(done.outcomes).toMatchObject({ failed: 1 })
    expect(await productsOf(done.id, '?outcome=failed')).toMatchObject([{ id: 502, failure: 'nothingToJudge', words: [] }])
  })

  it('is stale as soon as a recipe or the raw material changes, and nothing is taken from it then', async () => {
    const synonymId = await editors.store(503, { composition: { kind: 'mixture', ingredients: [] } })
    await editor('PUT', `/api/v1/products/${synonymId}/recipe`, { revision: 0, recipe: cleanerOf('30') })
    const { id } = await begin({ change, products: [503] })
    await other('PUT', `/api/v1/products/${synonymId}/recipe`, { revision: 1, recipe: cleanerOf('0.1') })
    expect(await settled(id)).toMatchObject({ stale: 1 })
    await task(id, 'take', { products: 'all' })
    expect(await productOf(id, { permalinkId: 503 })).toMatchObject({ stale: true, taken: null, left: { task: 'take', why: 'stale' } })
  })

  it('can be stopped, and keeps its results so far', async () => {
    const { id } = await begin({ change, products: [strong.permalinkId] })
    await db
      .updateTable('recalculations')
      .set({ state: 'running', ended_at: null, lease_until: new Date(Date.now() + 60_000) })
      .where('id', '=', id)
      .execute()
    const refused = await editor('POST', address, { change })
    expect([refused.status, refused.body.reasons[0].code]).toEqual([409, 'recalculationUnderWay'])
    expect((await editor('POST', `${address}/${id}/cancel`)).body).toMatchObject({ state: 'cancelled', outcomes: { changed: 1 } })
    expect((await editor('POST', `${address}/${id}/cancel`)).body).toMatchObject({ state: 'cancelled' })
  })

  it('continues after its process was killed, and does no product twice', async () => {
    const { id } = await begin({ change, products: [strong, mild, trace].map(({ permalinkId }) => permalinkId) })
    // The state that a killed process leaves: two of three are not done, and its lease has expired.
    await leaveUndone(id, strong.permalinkId, { runner: 'gone', lease_until: new Date(0) })
    const kept = await productOf(id, strong)
    const again = runRecalculations(api.services, { lease: 30, polling: 60 })
    again.wake()
    expect(await settled(id)).toMatchObject({ state: 'done', done: 3, total: 3, outcomes: { changed: 2, unchanged: 1, waiting: 0 } })
    await again.close()
    expect(await productOf(id, strong)).toEqual(kept)
  })
})

describe('the consequences of a change', () => {
  it('are taken into drafts, except one that somebody is editing, and published once with one reason', async () => {
    const { id } = await begin()
    // Somebody else is still editing a draft of one of them.
    const { revision } = (await other('GET', draftOf(mild.synonymId))).body
    await other('PUT', draftOf(mild.synonymId), { revision, patch: { name: 'Floor care, new' } })
    expect((await productOf(id, mild)).draft).toMatchObject({ by: 'editor2@example.com', is_mine: false })
    expect(await task(id, 'take', { products: 'all' })).toMatchObject({ task: 'take', done: 2, total: 2, taken: 1, published: 0 })
    expect(await productOf(id, mild)).toMatchObject({ taken: null, left: { task: 'take', why: 'othersDraft', by: 'editor2@example.com' } })
    const { record } = (await editor('GET', draftOf(strong.synonymId))).body
    expect(record.classification).toMatchObject([{ category: 'Eye Dam. 1', statements: ['H318'] }])
    expect(await versionsOf(strong)).toHaveLength(1)

    const twice = await Promise.all([1, 2].map(() => editor('POST', `${address}/${id}/publish`, published)))
    expect(twice.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([202, 409])
    expect(await settled(id)).toMatchObject({ task: 'publish', published: 1 })
    expect(await productOf(id, strong)).toMatchObject({ published: { version: 2, on: '2026-11-23' }, left: null, state: 'published' })
    expect(await versionsOf(strong)).toMatchObject([{ number: 1 }, { number: 2, reason: published.reason }])
    // A second run has nothing left to do.
    const third = await editor('POST', `${address}/${id}/publish`, published)
    expect([third.status, third.body.reasons[0].code]).toEqual([400, 'tooFew'])

    // The other one is named although somebody is editing it: their changes stay in it.
    await task(id, 'take', { products: [mild.permalinkId], overDrafts: [mild.permalinkId] })
    const draft = (await editor('GET', draftOf(mild.synonymId))).body.record
    expect([draft.name, draft.classification]).toMatchObject(['Floor care, new', [{ category: 'Eye Dam. 1' }]])
  })

  it('are not published with errors of the check, which are reported; nor if the draft has changed since', async () => {
    const bad = await publishRecipe(owner, 'Bath cleaner', cleanerOf('8'))
    const { id } = await begin({ change, products: [bad.permalinkId, mild.permalinkId] })
    // It follows the current emulsifier already: nothing is left to take.
    await task(id, 'take', { products: [bad.permalinkId] })
    expect(await productOf(id, bad)).toMatchObject({ left: { why: 'nothing' } })
    await owner('PUT', '/api/v1/own-substances/surfactant', {
      revision: 2,
      record: surfactant(['Eye Dam. 1 H318', 'Skin Irrit. 2 H315', 'Acute Tox. 4 H302']),
    })
    const next = await begin({ change: { ...change, since: 2 }, products: [bad.permalinkId, trace.permalinkId] })
    await task(next.id, 'take', { products: 'all' })
    const { revision } = (await editor('GET', draftOf(bad.synonymId))).body
    await editor('PUT', draftOf(bad.synonymId), { revision, patch: { classification: [] } })
    await task(next.id, 'publish', published)
    expect(await productOf(next.id, bad)).toMatchObject({ published: null, left: { task: 'publish', why: 'draftMoved' } })
    await db
      .updateTable('recalculated_products')
      .set({ taken: JSON.stringify({ revision: revision + 1, taken: 1, open: 0 }) })
      .where('recalculation_id', '=', next.id)
      .execute()
    await task(next.id, 'publish', published)
    const { left, published: none } = await productOf(next.id, bad)
    expect([left?.why, none]).toEqual(['refused', null])
    expect(left?.findings.map(({ code }) => code)).toContain('classification.missing')
    expect(await versionsOf(bad)).toHaveLength(1)
  })
})

describe('a call', () => {
  it.each([
    ['POST', address, { change: { kind: 'substance', key: 'nothing', since: 1 } }, 404, 'key'],
    ['POST', address, { change: { kind: 'substance', key: 'surfactant', since: 99 } }, 404, 'key'],
    ['POST', address, { change, products: [without.permalinkId] }, 404, 'products'],
    ['POST', address, { change: { kind: 'law', from: '2026-11-23', to: '2026-11-23' } }, 400, 'change.to'],
    ['POST', address, { change: { kind: 'law', from: '2026-11-23' } }, 400, 'change.to'],
    ['POST', address, { change: { kind: 'law', from: '2026-11-23', to: '2027-02-01', substance: '67-64-2' } }, 400, 'substance'],
    ['GET', `${address}/999999`, undefined, 404, 'id'],
    ['GET', `${address}/x/products`, undefined, 404, 'id'],
    ['POST', `${address}/999999/cancel`, undefined, 404, 'id'],
    ['POST', `${address}/999999/take`, { products: 'all' }, 404, 'id'],
    ['POST', `${address}/999999/take`, { products: [] }, 400, 'products'],
    ['POST', `${address}/999999/publish`, { ...published, reason: { text: { en: 'too short' } } }, 400, 'reason'],
  ])('%s %s with %j is refused with %i at %s', async (method, to, body, status, path) => {
    const answer = await editor(method, to, body)
    expect([answer.status, answer.body.reasons[0].path]).toEqual([status, path])
  })

  it('is refused to another workgroup and to viewers', async () => {
    const { id } = await begin({ change, products: [strong.permalinkId] })
    const foreign = editors.as('foreign')
    expect((await foreign('GET', `${address}/${id}`)).status).toBe(404)
    expect((await foreign('GET', `${address}/${id}/products`)).status).toBe(404)
    expect((await foreign('POST', `${address}/${id}/take`, { products: 'all' })).status).toBe(404)
    expect((await foreign('POST', address, { change })).status).toBe(404)
    expect((await foreign('GET', address)).body.recalculations).toEqual([])
    expect((await editors.as('viewer')('GET', address)).status).toBe(403)
  })

  it('tell how far the calculation came before it was stopped, and no more is done than is asked for next', async () => {
    for (const permalinkId of [504, 505]) {
      const synonymId = await editors.store(permalinkId, { composition: { kind: 'mixture', ingredients: [] } })
      await editor('PUT', `/api/v1/products/${synonymId}/recipe`, { revision: 0, recipe: cleanerOf('30') })
    }
    const { id } = await begin({ change, products: [504, 505] })
    await leaveUndone(id, 504, { lease_until: new Date(Date.now() + 60_000) })
    const stopped = { state: 'cancelled', done: 1, total: 2, outcomes: { changed: 1, waiting: 1 } }
    expect((await editor('POST', `${address}/${id}/cancel`)).body).toMatchObject(stopped)
    expect(await task(id, 'take', { products: 'all' })).toMatchObject({ state: 'done', task: 'take', done: 1, total: 1 })
  })
})
