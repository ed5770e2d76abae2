import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { identityReport, type SharedIdentity } from '../../shared/identities.ts'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { startEditing } from '../../tests/editors.ts'
import { recordOf } from '../../test-kit/product-record.ts'

const { api, editors, editor } = await startEditing()
const { db } = api.services
const owner = editors.as('owner')
const on = (id: number, call: string) => `/api/v1/products/${id}/${call}`

const names = (permalinkId: number, ...codes: string[]): Partial<ProductRecordInput> => ({
  synonyms: [
    {
      id: permalinkId + 20_000,
      name: `Product ${permalinkId}`,
      productCodes: codes.map((code, index) => ({ id: permalinkId * 100 + 500_000 + index, code })),
    },
  ],
})
const glycerol = (content: number): ProductRecordInput['composition'] => ({
  kind: 'mixture',
  ingredients: [{ name: { text: { en: 'glycerol' } }, casNumber: '56-81-5', content, contentRange: { from: 10, to: 60 } }],
})
const ufiOf = (number: number) => makeUfi('DE123456789', number)

/** A draft that is not published. */
async function edit(permalinkId: number, changes: Partial<ProductRecordInput>) {
  const id = await editors.store(permalinkId, changes)
  const { revision } = (await editor('GET', on(id, 'draft'))).body
  return { id, revision: Number(revision) }
}
const publish = ({ id, revision }: { id: number; revision: number }, more: object = {}, ask = editor) =>
  ask('POST', on(id, 'publish'), { revision, date: '2026-02-01', ...more })
const previewOf = async (id: number): Promise<SharedIdentity[]> =>
  identityReport.parse((await editor('GET', on(id, 'publish/preview'))).body).sharedIdentities

describe('a product code of another published product', () => {
  it('keeps a product from being published, and names the other', async () => {
    await editors.store(100, { ...names(100, 'AB 1'), name: 'The first' }, '2026-01-01')
    const second = await edit(101, names(101, 'ab1', 'own'))
    expect(await previewOf(second.id)).toMatchObject([
      { kind: 'code', value: 'ab1', with: { permalinkId: 100, synonymId: 20_100, name: 'The first' }, confirmed: null },
    ])
    const { status, body } = await publish(second)
    expect(status).toBe(400)
    expect(body.reasons).toEqual([
      {
        code: 'sharedCode',
        params: { code: 'ab1', name: 'The first', product: 100 },
        path: 'confirmations',
        message: 'The product code ab1 is also that of The first.',
      },
    ])
    expect(identityReport.parse(body.report).sharedIdentities).toHaveLength(1)
    expect((await api.ask('/api/v1/sdsRender/view/-101/1')).status).toBe(404)
  })

  it('is confirmed with a reason, which is kept for both of them', async () => {
    await editors.store(110, names(110, 'C-110'), '2026-01-01')
    const second = await edit(111, names(111, 'C-110'))
    const said = { kind: 'code', value: 'C-110', with: 110 }
    expect((await publish(second, { confirmations: [{ ...said, reason: ' ' }] })).status).toBe(400)
    expect((await publish(second, { confirmations: [{ ...said, value: 'C-111', reason: 'x' }] })).status).toBe(400)
    expect((await publish(second, { confirmations: [{ ...said, with: 100, reason: 'x' }] })).status).toBe(400)
    expect((await publish(second, { confirmations: [{ ...said, reason: 'Sold under one number' }] })).status).toBe(200)
    const [kept] = await previewOf(second.id)
    expect(kept?.confirmed).toMatchObject({ ground: null, reason: 'Sold under one number', by: 'editor@example.com' })
    const renamed = await editor('PUT', on(second.id, 'draft'), { revision: second.revision + 1, patch: { name: 'Renamed' } })
    const again = { revision: renamed.body.revision, id: second.id }
    expect((await publish(again, { date: '2026-03-01', reason: { text: { en: 'New' } } })).status).toBe(200)
    const first = await edit(110, {})
    const [other] = await previewOf(first.id)
    expect(other ?? null).toBeNull()
    await expect(db.updateTable('products').set({ name: 'x' }).where('permalink_id', '=', 110).execute()).resolves.toBeDefined()
  })

  it('counts only if that product is published, not withdrawn, and in the same workgroup', async () => {
    await editors.store(120, names(120, 'D-1'))
    expect((await publish(await edit(121, names(121, 'D-1')))).status).toBe(200)
    const gone = await editors.store(122, names(122, 'D-2'), '2026-01-01')
    expect((await editor('POST', on(gone, 'withdraw'))).status).toBe(200)
    expect((await publish(await edit(123, names(123, 'D-2')))).status).toBe(200)
    const foreign = await editors.store(124, names(124, 'D-3'), '2026-01-01')
    await db.updateTable('products').set({ workgroup_id: editors.foreignGroup }).where('permalink_id', '=', 124).execute()
    expect(foreign).toBe(20_124)
    expect((await publish(await edit(125, names(125, 'D-3')))).status).toBe(200)
    // Another brand of one workgroup is the same supplier.
    await editors.store(126, { ...names(126, 'D-4'), brand: 'safety' }, '2026-01-01')
    expect((await publish(await edit(127, names(127, 'D-4')))).status).toBe(400)
  })

  it('has to be confirmed when a product that had it before is restored', async () => {
    const gone = await editors.store(130, names(130, 'E-1'), '2026-01-01')
    await editor('POST', on(gone, 'withdraw'))
    expect((await publish(await edit(131, names(131, 'E-1')))).status).toBe(200)
    const refused = await editor('POST', on(gone, 'restore'))
    expect(refused.status).toBe(400)
    expect(identityReport.parse(refused.body.report).sharedIdentities[0]).toMatchObject({ value: 'E-1', with: { permalinkId: 131 } })
    const [product] = await db.selectFrom('products').select('status').where('permalink_id', '=', 130).execute()
    expect(product?.status).toBe('withdrawn')
    const confirmations = [{ kind: 'code', value: 'E-1', with: 131, reason: 'Both are sold until summer' }]
    expect((await editor('POST', on(gone, 'restore'), { confirmations })).status).toBe(200)
  })

  it('is detected by one of two simultaneous publications', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const ids = [140 + 2 * turn, 141 + 2 * turn]
      const drafts = await Promise.all(ids.map((id) => edit(id, names(id, `F-${turn}`))))
      const answers = await Promise.all(drafts.map((draft) => publish(draft)))
      expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
    }
  })
})

describe('a UFI of another product', () => {
  it('may be shared by one composition', async () => {
    const ufi = ufiOf(1)
    await editors.store(200, { ufi, composition: glycerol(30) }, '2026-01-01')
    expect((await publish(await edit(201, { ufi, composition: glycerol(30) }))).status).toBe(200)
  })

  it('keeps another composition from being published, until somebody says which rule of CLP Annex VIII allows it', async () => {
    const ufi = ufiOf(2)
    await editors.store(210, { name: 'Gloss', ufi, composition: glycerol(30) }, '2026-01-01')
    const second = await edit(211, { ufi: ufi.toLowerCase(), composition: glycerol(40) })
    expect(await previewOf(second.id)).toMatchObject([
      { kind: 'ufi', with: { name: 'Gloss' }, grounds: ['ranges', 'interchangeableGroup', 'standardFormula', 'fuel'], confirmed: null },
    ])
    const refused = await publish(second)
    expect([refused.status, refused.body.reasons]).toMatchObject([400, [{ code: 'sharedUfi', params: { name: 'Gloss', product: 210 } }]])
    const said = { kind: 'ufi', with: 210 }
    const perfumes = await publish(second, { confirmations: [{ ...said, ground: 'perfumes' }] })
    expect([perfumes.status, perfumes.body.reasons[0].code]).toEqual([400, 'groundTooWide'])
    expect((await publish(second, { confirmations: [{ ...said, ground: 'ranges' }] })).status).toBe(200)
    expect((await previewOf(second.id))[0]?.confirmed).toMatchObject({
      ground: 'ranges',
      named: null,
      reason: null,
      by: 'editor@example.com',
    })
  })

  it('may be shared by products of one named standard formula, or of one named fuel', async () => {
    const [formula, fuel] = [ufiOf(7), ufiOf(8)]
    await editors.store(250, { ufi: formula, composition: glycerol(20) }, '2026-01-01')
    const second = await edit(251, { ufi: formula, composition: glycerol(55) })
    const said = { kind: 'ufi', with: 250, ground: 'standardFormula' }
    const unnamed = await publish(second, { confirmations: [said] })
    expect([unnamed.status, unnamed.body.reasons[0].code]).toEqual([400, 'missing'])
    const named = 'Ready mixed concrete, standard formula 1'
    expect((await publish(second, { confirmations: [{ ...said, named }] })).status).toBe(200)
    expect((await previewOf(second.id))[0]?.confirmed).toMatchObject({ ground: 'standardFormula', named })

    const declared = (content: number) => {
      const { ingredients, ...composition } = glycerol(content)
      return { ...composition, ingredients: ingredients.map((one) => ({ ...one, contentRange: { from: 90, to: 100 } })) }
    }
    await editors.store(252, { ufi: fuel, composition: declared(93) }, '2026-01-01')
    const other = await edit(253, { ufi: fuel, composition: declared(99.5) })
    expect((await previewOf(other.id))[0]?.grounds).toContain('fuel')
    const diesel = { kind: 'ufi', with: 252, ground: 'fuel', named: 'Diesel fuel' }
    expect((await publish(other, { confirmations: [diesel] })).status).toBe(200)
    expect((await previewOf(other.id))[0]?.confirmed).toMatchObject({ ground: 'fuel', named: 'Diesel fuel' })
  })

  it('has to be confirmed again when one of the compositions has changed', async () => {
    const ufi = ufiOf(3)
    await editors.store(220, { ufi, composition: glycerol(30) }, '2026-01-01')
    const second = await edit(221, { ufi, composition: glycerol(31) })
    expect((await publish(second, { confirmations: [{ kind: 'ufi', with: 220, ground: 'ranges' }] })).status).toBe(200)
    const { revision } = (await editor('GET', on(second.id, 'draft'))).body
    const changed = await editor('PUT', on(second.id, 'draft'), { revision, patch: { composition: glycerol(32) } })
    const next = { id: second.id, revision: changed.body.revision }
    expect((await publish(next, { date: '2026-03-01', reason: { text: { en: 'New' } } })).status).toBe(400)
  })

  it('is overruled by an owner alone, with a reason that is kept', async () => {
    const ufi = ufiOf(4)
    const classification: ProductRecordInput['classification'] = [{ category: 'Flam. Liq. 3', statements: ['H226'] }]
    await editors.store(230, { ufi, composition: glycerol(20), classification }, '2026-01-01')
    const second = await edit(231, { ufi, composition: glycerol(55) })
    expect((await previewOf(second.id))[0]?.grounds).toEqual([])
    const overrule = (reason?: string) => ({
      confirmations: [{ kind: 'ufi', with: 230, ground: 'overruled', ...(reason ? { reason } : {}) }],
    })
    const byEditor = await publish(second, overrule('I say so'))
    expect([byEditor.status, byEditor.body.reasons[0].code]).toEqual([400, 'ownerOverrules'])
    const without = await publish(second, overrule(), owner)
    expect([without.status, without.body.reasons[0].code]).toEqual([400, 'missing'])
    for (const unseen of [' ', '\u200b\u00a0\u2060', '\u3164']) {
      const refused = await publish(second, overrule(unseen), owner)
      expect([refused.status, refused.body.reasons]).toMatchObject([400, [{ path: 'confirmations[0].reason', code: 'missing' }]])
    }
    expect((await publish(second, overrule('Submission 2026-17'), owner)).status).toBe(200)
    expect((await previewOf(second.id))[0]?.confirmed).toMatchObject({
      ground: 'overruled',
      reason: 'Submission 2026-17',
      by: 'owner@example.com',
    })
    await expect(db.deleteFrom('identity_confirmations').execute()).rejects.toThrow('never changed')
  })

  it('counts where it stands in an older version, and where the product is withdrawn', async () => {
    const ufi = ufiOf(5)
    const first = await editors.store(240, { ufi, composition: glycerol(20) }, '2026-01-01')
    await editors.store(240, { ufi: ufiOf(6), composition: glycerol(50) }, '2026-01-15')
    await editor('POST', on(first, 'withdraw'))
    expect((await publish(await edit(241, { ufi, composition: glycerol(50) }))).status).toBe(400)
    expect(recordOf(240).name).toBe('Product 240')
  })
})
