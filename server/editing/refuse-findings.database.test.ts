import { describe, expect, it } from 'vitest'
import { findingReport } from '../../shared/draft-check.ts'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { draftOf, startEditing, type Caller } from '../../tests/editors.ts'
import { recordOf } from '../../test-kit/product-record.ts'

const { api, editors, editor } = await startEditing()
const { db } = api.services
const owner = editors.as('owner')
const reason = 'The range is that of the supplier until they measure again.'

/** Glycerol whose range does not hold its content. */
const outside = (content: number, more: Partial<ProductRecordInput['composition']> = {}): ProductRecordInput['composition'] => ({
  ...recordOf(1).composition,
  ingredients: recordOf(1).composition.ingredients.map((one) => ({ ...one, content })),
  ...more,
})

/** @returns the synonym id and the present revision */
async function edit(permalinkId: number, changes: Partial<ProductRecordInput>): Promise<{ id: number; revision: number }> {
  const id = await editors.store(permalinkId, changes)
  return { id, revision: (await editor('GET', draftOf(id))).body.revision }
}
async function change(id: number, patch: object): Promise<{ id: number; revision: number }> {
  const { revision } = (await editor('GET', draftOf(id))).body
  return { id, revision: (await editor('PUT', draftOf(id), { revision, patch })).body.revision }
}
const publish = (ask: Caller, { id, revision }: { id: number; revision: number }, more: object = {}) =>
  ask('POST', `/api/v1/products/${id}/publish`, { revision, date: '2026-02-01', ...more })
const findingsOf = (report: unknown) => findingReport.parse(report).findings
const overruledOf = (permalinkId: number) =>
  db.selectFrom('published_versions').select(['number', 'overruled']).where('permalink_id', '=', permalinkId).orderBy('number').execute()

describe('an error that the check finds', () => {
  it('keeps a record from being published, and is named with place, article and sentence', async () => {
    const draft = await edit(601, { composition: outside(40) })
    const { status, body } = await publish(editor, draft)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'default',
      type: 'CLIENT_SIDE',
      reasons: [
        {
          code: 'foundByCheck',
          params: { finding: 'composition.contentOutsideRange', article: 'REACH Annex II, 3.2' },
          path: 'composition.ingredients[0].contentRange',
        },
      ],
    })
    expect(findingsOf(body.report)).toMatchObject([
      { code: 'composition.contentOutsideRange', severity: 'error', message: expect.stringContaining('glycerol'), overruled: null },
    ])
    expect(await overruledOf(601)).toEqual([])
  })

  it('does not prevent publishing if it is a warning', async () => {
    // Section 9 names no physical state, and no uses are named.
    expect((await publish(editor, await edit(602, {}))).status).toBe(200)
    expect(await overruledOf(602)).toEqual([{ number: 1, overruled: [] }])
  })

  it('is overruled by an owner alone, with a reason that the version keeps', async () => {
    const draft = await edit(603, { composition: outside(40) })
    const [found] = findingsOf((await publish(owner, draft)).body.report)
    const overrules = [{ finding: found?.key, reason }]
    const byEditor = await publish(editor, draft, { overrules })
    expect([byEditor.status, byEditor.body.reasons]).toMatchObject([403, [{ code: 'onlyOwnersOverrule', path: 'overrules' }]])
    expect((await publish(owner, draft, { overrules })).status).toBe(200)
    const [version] = await overruledOf(603)
    expect(version?.overruled).toEqual([
      expect.objectContaining({
        key: found?.key,
        code: 'composition.contentOutsideRange',
        path: 'composition.ingredients[0].contentRange',
        reason,
        by: 'owner@example.com',
        on: new Date().toISOString().slice(0, 10),
      }),
    ])
  })

  it('does not have to be overruled again for another version of the same recipe, but does when the recipe changes', async () => {
    const draft = await edit(604, { composition: outside(40) })
    const [found] = findingsOf((await publish(owner, draft)).body.report)
    await publish(owner, draft, { overrules: [{ finding: found?.key, reason }] })
    const next = await change(draft.id, { name: 'Other name' })
    expect((await publish(editor, next, { reason: { text: { en: 'Name' } } })).status).toBe(200)
    expect((await overruledOf(604)).map(({ overruled }) => overruled[0]?.reason)).toEqual([reason, reason])
    const otherRecipe = await change(draft.id, { composition: outside(40, { notes: [{ text: { en: 'In water' } }] }) })
    const requested = await publish(editor, otherRecipe, { reason: { text: { en: 'Notes' } } })
    expect([requested.status, findingsOf(requested.body.report).map(({ overruled }) => overruled)]).toEqual([422, [null]])
  })

  it('stays when another one is overruled', async () => {
    const draft = await edit(605, {
      composition: outside(40),
      classification: [{ category: 'Carc. 2', statements: ['H351'], basis: 'calculation' }],
    })
    const findings = findingsOf((await publish(owner, draft)).body.report)
    expect(findings.length).toBeGreaterThan(1)
    const left = await publish(owner, draft, { overrules: [{ finding: findings[0]?.key, reason }] })
    expect(left.status).toBe(422)
    expect(findingsOf(left.body.report).map(({ key }) => key)).toEqual(findings.slice(1).map(({ key }) => key))
  })

  it('hides nothing that follows from it any more: that is overruled by its own name', async () => {
    const draft = await edit(608, {
      composition: {
        kind: 'mixture',
        ingredients: [{ name: { text: { en: 'xylene' } }, casNumber: '1330-20-7', contentRange: { from: 30, to: 40 } }],
      },
      labelElements: { ...recordOf(1).labelElements, precautionaryStatements: [{ code: 'P280' }] },
    })
    const said = (findings: ReturnType<typeof findingsOf>) => findings.map(({ key }) => ({ finding: key, reason }))
    const causes = findingsOf((await publish(owner, draft)).body.report)
    expect(causes.map(({ code }) => code)).not.toContain('label.precautionaryUnfounded')
    const left = await publish(owner, draft, { overrules: said(causes) })
    const followers = findingsOf(left.body.report)
    expect([left.status, followers.map(({ code }) => code)]).toEqual([422, ['label.precautionaryUnfounded']])
    expect((await publish(owner, draft, { overrules: said([...causes, ...followers]) })).status).toBe(200)
    const [version] = await overruledOf(608)
    expect(version?.overruled.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['classification.missing', 'label.precautionaryUnfounded']),
    )
    // The next revision tells them all as overruled.
    const { body } = await owner('GET', `/api/v1/products/${draft.id}/draft/check`)
    expect(body.findings).toContainEqual(
      expect.objectContaining({ code: 'label.precautionaryUnfounded', overruled: expect.objectContaining({ reason }) }),
    )
  })

  it.each([
    ['a reason that says nothing', [{ finding: 'a'.repeat(64), reason: 'because' }], 'overrules[0].reason', 'tooShort'],
    ['a finding that is none', [{ finding: 'ufi.missing', reason }], 'overrules[0].finding', 'form'],
    ['a field that is not known', [{ finding: 'a'.repeat(64), reason, by: 'me' }], 'overrules[0].by', 'unknownField'],
  ])('is not overruled by %s', async (_what, overrules, path, code) => {
    const draft = await edit(606, { composition: outside(40) })
    const { status, body } = await publish(owner, draft, { overrules })
    expect([status, body.reasons]).toMatchObject([400, [{ path, code }]])
  })

  it('is not avoided by an older date: the law of today applies', async () => {
    const hazardous = await edit(607, {
      composition: {
        kind: 'mixture',
        ingredients: [{ name: { text: { en: 'xylene' } }, casNumber: '1330-20-7', contentRange: { from: 30, to: 40 } }],
      },
    })
    const { body } = await publish(editor, hazardous, { date: '2009-01-01' })
    expect(findingsOf(body.report).map(({ code }) => code)).toContain('classification.missing')
  })
})

it('an unchanged record makes no new version, except of a further document', async () => {
  const id = await editors.store(610, {}, '2026-01-01')
  const { revision } = (await editor('GET', draftOf(id))).body
  const reasonOfRevision = { text: { en: 'Another day' } }
  const again = await publish(editor, { id, revision }, { reason: reasonOfRevision })
  expect([again.status, again.body.reasons]).toMatchObject([400, [{ code: 'nothingChanged', path: 'documents' }]])
  expect((await publish(editor, { id, revision }, { reason: reasonOfRevision, documents: ['tds'] })).status).toBe(200)
})
