import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { draftCheck, type DraftCheck } from '../../shared/draft-check.ts'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { draftOf, startEditing, type Caller } from '../../tests/editors.ts'

const { editors, editor } = await startEditing()
const owner = editors.as('owner')
const reason = 'The range is that of the supplier until they measure again.'

const glycerol = (content: number): ProductRecordInput['composition'] => ({
  ...recordOf(1).composition,
  ingredients: recordOf(1).composition.ingredients.map((one) => ({ ...one, content })),
})
const check = async (id: number, query = '', ask: Caller = editor): Promise<DraftCheck> => {
  const { status, body } = await ask('GET', `${draftOf(id)}/check${query}`)
  expect(status).toBe(200)
  return draftCheck.parse(body)
}
const codesOf = ({ findings }: DraftCheck) => findings.map(({ severity, code }) => `${severity} ${code}`)

describe('GET …/draft/check', () => {
  it('says what is wrong with the record that is being edited, in the language of the caller, and how much is right', async () => {
    const id = await editors.store(701, { composition: glycerol(40) })
    const checked = await check(id, '?language=de')
    expect(codesOf(checked)).toContain('error composition.contentOutsideRange')
    expect(checked.findings[0]?.message).toMatch(/Gehalt|Bereich/)
    expect(checked.met).toBeGreaterThan(50)
    expect(checked.articles).toContain('REACH Anhang\u00a0II, 14.3; ADR 2.1.3')
    expect(checked.languages).toHaveLength(24)
    expect(checked.languages.find(({ code }) => code === 'en')?.missing).toBe(0)
    expect(checked.languages.find(({ code }) => code === 'de')).toMatchObject({ missing: expect.any(Number), first: ['free text'] })
    expect(checked.freeTexts).toContainEqual({ path: 'description', languages: ['en'] })
    expect([checked.mayOverrule, (await check(id, '', owner)).mayOverrule]).toEqual([false, true])
  })

  it('does not check a record that is not complete, and says what is missing', async () => {
    const { synonymId } = (await editor('POST', '/api/v1/products', { name: 'Begun' })).body
    const checked = await check(synonymId)
    expect(checked.problems.map(({ path }) => path)).toContain('transport')
    expect([checked.findings, checked.met, checked.languages]).toEqual([[], 0, []])
  })

  it('keeps an identifier that calls itself a GTIN and has a wrong check digit from being published, and names its place', async () => {
    const id = await editors.store(709, {})
    const { body: draft } = await editor('GET', draftOf(id))
    const synonyms = draft.record.synonyms.map((synonym: object) => ({ ...synonym, identifiers: ['internal 7', 'EAN 9506000134353'] }))
    const { body: saved } = await editor('PUT', draftOf(id), { revision: draft.revision, patch: { synonyms } })
    expect(saved.problems).toMatchObject([{ code: 'gtin', path: 'synonyms[0].identifiers[1]' }])
    const published = await editor('POST', `/api/v1/products/${id}/publish`, { revision: saved.revision, date: '2026-01-02' })
    expect(published).toMatchObject({ status: 400, body: { reasons: [{ code: 'gtin', path: 'synonyms[0].identifiers[1]' }] } })
  })

  it('knows the previous version, and what was overruled for it', async () => {
    const id = await editors.store(702, { composition: glycerol(40) })
    const before = await check(id)
    const [found] = before.findings
    const { revision } = (await editor('GET', draftOf(id))).body
    await owner('POST', `/api/v1/products/${id}/publish`, {
      revision,
      date: '2026-02-01',
      overrules: [{ finding: found?.key, reason }],
    })
    const after = await check(id)
    expect([before.unchanged, after.unchanged]).toEqual([false, true])
    expect(after.findings[0]).toMatchObject({ code: found?.code, overruled: { reason, by: 'owner@example.com' } })
    expect(after.published).toMatchObject([
      { kind: 'sds', number: 1, revisedOn: '2026-02-01', reason: null, overruled: [{ reason, message: found?.message }] },
    ])
  })

  it('knows other products with the UFI, until somebody says by which rule they share it', async () => {
    const ufi = makeUfi('DE123456789', 71)
    await editors.store(703, { ufi, composition: glycerol(20) }, '2026-01-01')
    const id = await editors.store(704, { ufi, composition: glycerol(21) })
    expect(codesOf(await check(id))).toContain('error ufi.usedTwice')
    const { revision } = (await editor('GET', draftOf(id))).body
    const confirmations = [{ kind: 'ufi', with: 703, ground: 'ranges' }]
    expect((await editor('POST', `/api/v1/products/${id}/publish`, { revision, date: '2026-02-01', confirmations })).status).toBe(200)
    expect(codesOf(await check(id))).not.toContain('error ufi.usedTwice')
  })

  it('puts all of section 14 right where another UN number follows from the recipe', async () => {
    const id = await editors.store(707, { composition: { kind: 'mixture', ingredients: [] }, transport: { regulated: false } })
    const rows = [
      { key: 'a', name: 'hydrogen peroxide', cas: '7722-84-1', share: '35' },
      { key: 'b', name: 'water', cas: '7732-18-5', share: '65', own: { classification: [] } },
    ]
    await editor('PUT', `/api/v1/products/${id}/recipe`, { revision: 0, recipe: { rows, physicalState: 'liquid' } })
    const { findings } = await check(id)
    const found = findings.find(({ code }) => code === 'transport.notRegulated')
    expect(found?.fix).toMatchObject([
      {
        op: 'replace',
        path: '/transport',
        value: { unNumber: '2014', road: { hazardClass: '5.1', subsidiaryHazards: ['8'], packingGroup: 'II' } },
      },
    ])
  })

  it('is for the requested revision, and for no other', async () => {
    const id = await editors.store(705)
    const { revision } = (await editor('GET', draftOf(id))).body
    expect((await check(id, `?revision=${revision}`)).revision).toBe(revision)
    expect((await editor('GET', `${draftOf(id)}/check?revision=${revision + 1}`)).status).toBe(409)
  })

  it('refuses an unknown language, and people who may not edit this product', async () => {
    const id = await editors.store(706)
    expect((await editor('GET', `${draftOf(id)}/check?language=xx`)).status).toBe(400)
    for (const [who, status] of [
      ['visitor', 401],
      ['viewer', 403],
      ['foreign', 404],
    ] as const)
      expect((await editors.as(who)('GET', `${draftOf(id)}/check`)).status).toBe(status)
  })
})
