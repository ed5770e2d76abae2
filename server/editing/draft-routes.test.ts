import { describe, expect, it } from 'vitest'
import { draftAnswer, draftConflict, draftState, revisionsKept } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { useEditors } from '../../tests/editors.ts'
import { recordOf } from '../../tests/product-record.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { upsertProduct } from '../products/queries.ts'
import { hashRecord } from '../products/record-hash.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const [editor, other] = [editors.as('editor'), editors.as('editor2')]
const draftOf = (synonymId: number) => `/api/v1/products/${synonymId}/draft`

async function importAgain(permalinkId: number, name: string): Promise<void> {
  const record = productRecord.parse(recordOf(permalinkId, { name }))
  await api.services.db
    .transaction()
    .execute((tx) => upsertProduct(tx, { workgroupId: editors.group, record, recordHash: hashRecord(record) }))
}

describe('the record being worked on', () => {
  it('is the stored one until somebody changes it, with what was published', async () => {
    const id = await editors.store(1, {}, '2026-01-01')
    const { status, body } = await editor('GET', draftOf(id))
    expect(status).toBe(200)
    const draft = draftAnswer.parse(body)
    expect(draft).toMatchObject({ permalinkId: 1, synonymId: id, revision: 1, kind: 'begun', changed: false, problems: [], aside: [] })
    expect(draft.published).toStrictEqual([{ kind: 'sds', number: 1, revisedOn: '2026-01-01' }])
    expect(draft.differences).toStrictEqual([])
    expect(productRecord.parse(draft.record)).toStrictEqual(productRecord.parse(recordOf(1)))
  })

  it('is saved as a whole or as a merge patch, and tells what differs from the published one, who saved it and when', async () => {
    const id = await editors.store(2, {}, '2026-01-01')
    const { record } = (await editor('GET', draftOf(id))).body
    const saved = await editor('PUT', draftOf(id), { revision: 1, record: { ...record, name: 'New name' } })
    expect(saved.status).toBe(200)
    expect(draftState.parse(saved.body)).toMatchObject({
      revision: 2,
      changed: true,
      problems: [],
      savedBy: { name: 'editor@example.com' },
    })
    const patched = await other('PUT', draftOf(id), { revision: 2, patch: { ufi: null, firstAid: { eyes: [{ text: { en: 'Rinse.' } }] } } })
    expect(patched.body).toMatchObject({ revision: 3, savedBy: { name: 'editor2@example.com' } })
    const draft = draftAnswer.parse((await editor('GET', draftOf(id))).body)
    expect(draft.differences).toStrictEqual([
      { path: 'name', kind: 'changed', before: 'Product 2', after: 'New name' },
      { path: 'firstAid.eyes[0]', kind: 'added', after: { text: { en: 'Rinse.' } } },
    ])
    expect(Date.now() - Date.parse(draft.savedAt)).toBeLessThan(60_000)
  })

  it('is kept incomplete and wrong as it is, with everything that is wrong in words', async () => {
    const id = await editors.store(3)
    const record = { name: '', supplier: { telephone: 'none' }, unheardOf: [1, { deep: null }], uses: [{ phrase: 'no.such' }] }
    const saved = await editor('PUT', draftOf(id), { revision: (await editor('GET', draftOf(id))).body.revision, record })
    expect(saved.status).toBe(200)
    expect(saved.body.problems).toEqual(
      expect.arrayContaining([
        { path: 'unheardOf', reason: 'is not a field of the record' },
        { path: 'composition', reason: 'is missing' },
        { path: 'uses[0].phrase', reason: '"no.such" is not in the English library' },
        { path: 'supplier.telephone', reason: 'international form, beginning with +; found "none"' },
      ]),
    )
    expect((await editor('GET', draftOf(id))).body.record).toStrictEqual({ ...record, permalinkId: 3, status: 'active' })
    expect((await editor('GET', draftOf(id))).body.differences).toBeNull()
  })

  it('keeps a text that a browser cut in the middle of a sign, and says what is wrong with it', async () => {
    const id = await editors.store(8)
    await editor('GET', draftOf(id))
    const saved = await editor('PUT', draftOf(id), { revision: 1, patch: { variant: { text: { en: 'half \ud83d' } } } })
    expect(saved.body.problems).toStrictEqual([{ path: 'variant.text.en', reason: 'contains half of a surrogate pair' }])
    expect((await editor('GET', `${draftOf(id)}/revisions/2`)).body.record.variant.text.en).toBe('half \ud83d')
  })

  it('never changes its permanent link or status', async () => {
    const id = await editors.store(4)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { permalinkId: 1, status: 'withdrawn', name: 'Other' } })
    expect((await editor('GET', draftOf(id))).body.record).toMatchObject({ permalinkId: 4, status: 'active', name: 'Other' })
  })

  it('tells of a synonym id that belongs to another product, and lets a new one have none', async () => {
    const foreign = await editors.store(5)
    const id = await editors.store(6)
    await editor('GET', draftOf(id))
    const synonyms = [
      { id, name: 'Own' },
      { name: 'New', productCodes: [{ code: 'N-1' }] },
      { id: foreign, name: 'Stolen' },
    ]
    const saved = await editor('PUT', draftOf(id), { revision: 1, patch: { synonyms } })
    expect(saved.body.problems).toStrictEqual([{ path: 'synonyms[2].id', reason: `the id ${foreign} belongs to another product` }])
  })

  it('is saved once when the same call is sent again because its answer was lost', async () => {
    const id = await editors.store(7)
    await editor('GET', draftOf(id))
    const call = () => editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Once' } })
    expect([(await call()).body.revision, (await call()).body.revision]).toStrictEqual([2, 2])
    expect((await editor('GET', `${draftOf(id)}/revisions`)).body.revisions).toHaveLength(2)
  })
})

describe('two editors at once', () => {
  it('the later one is told of both versions, who and when, and his is kept', async () => {
    const id = await editors.store(11)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'First' } })
    const refused = await other('PUT', draftOf(id), { revision: 1, patch: { name: 'Second' } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      type: 'CLIENT_SIDE',
      fields: [{ field: 'revision', reason: 'the present revision is 2 by editor@example.com' }],
    })
    const conflict = draftConflict.parse(refused.body.report)
    expect(conflict.current).toMatchObject({ revision: 2, savedBy: { name: 'editor@example.com' }, record: { name: 'First' } })
    expect(conflict.yours).toMatchObject({
      revision: 3,
      kind: 'aside',
      basedOn: 1,
      savedBy: { name: 'editor2@example.com' },
      record: { name: 'Second' },
    })
    expect(conflict).toMatchObject({ collisions: ['name'], merged: null })
    expect(conflict.theirChanges).toStrictEqual([{ path: 'name', kind: 'changed', before: 'Product 11', after: 'First' }])
    expect(conflict.yourChanges).toStrictEqual([{ path: 'name', kind: 'changed', before: 'Product 11', after: 'Second' }])
    expect((await editor('GET', draftOf(id))).body).toMatchObject({
      revision: 2,
      record: { name: 'First' },
      aside: [{ revision: 3, kind: 'aside' }],
    })
    expect((await editor('GET', `${draftOf(id)}/revisions/3`)).body.record.name).toBe('Second')
  })

  it('get their changes put together where they lie apart', async () => {
    const id = await editors.store(12)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Renamed' } })
    const { report } = (await other('PUT', draftOf(id), { revision: 1, patch: { variant: { text: { en: 'red' } } } })).body
    const { merged, current, yours } = draftConflict.parse(report)
    expect(merged).toMatchObject({ name: 'Renamed', variant: { text: { en: 'red' } } })
    const saved = await other('PUT', draftOf(id), { revision: current.revision, record: merged })
    expect(saved.status).toBe(200)
    expect((await other('DELETE', `${draftOf(id)}/revisions/${yours?.revision}`)).status).toBe(204)
    expect((await other('GET', draftOf(id))).body.aside).toStrictEqual([])
  })

  it('are kept no longer where both are taken', async () => {
    const id = await editors.store(15)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Renamed' } })
    const { report } = (await other('PUT', draftOf(id), { revision: 1, patch: { variant: { text: { en: 'red' } } } })).body
    const { merged, current, yours } = draftConflict.parse(report)
    const saved = await other('PUT', draftOf(id), { revision: current.revision, record: merged, settles: yours?.revision })
    expect(saved.body.aside).toStrictEqual([])
    expect((await other('GET', draftOf(id))).body.record).toMatchObject({ name: 'Renamed', variant: { text: { en: 'red' } } })
    // One that comes too late settles nothing: what it holds is not in the present record.
    await editor('PUT', draftOf(id), { revision: saved.body.revision, patch: { name: 'Renamed again' } })
    const late = (await other('PUT', draftOf(id), { revision: saved.body.revision, patch: { name: 'Late' } })).body.report
    const again = await other('PUT', draftOf(id), {
      revision: saved.body.revision,
      record: { name: 'Later' },
      settles: late.yours.revision,
    })
    expect(again.status).toBe(409)
    expect((await other('GET', draftOf(id))).body.aside).toHaveLength(2)
  })

  it('of twenty calls at the same moment one saves, and none is lost', async () => {
    const id = await editors.store(13)
    await editor('GET', draftOf(id))
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`)
    const answers = await Promise.all(
      names.map((name, index) => (index % 2 ? editor : other)('PUT', draftOf(id), { revision: 1, patch: { name } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const kept = await Promise.all(
      (await editor('GET', `${draftOf(id)}/revisions`)).body.revisions
        .filter(({ kind }: { kind: string }) => kind !== 'begun')
        .map(async ({ revision }: { revision: number }) => (await editor('GET', `${draftOf(id)}/revisions/${revision}`)).body.record.name),
    )
    expect(kept).toHaveLength(20)
    expect(new Set(kept)).toStrictEqual(new Set(names))
  })

  it('keep one copy of what is sent again and again', async () => {
    const id = await editors.store(14)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'First' } })
    for (let time = 0; time < 3; time += 1) await other('PUT', draftOf(id), { revision: 1, patch: { name: 'Second' } })
    expect((await editor('GET', draftOf(id))).body.aside).toHaveLength(1)
  })
})

describe('an import while somebody edits', () => {
  it('becomes the present revision, and what was being worked on is kept aside', async () => {
    const id = await editors.store(21)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Mine' } })
    await importAgain(21, 'Imported')
    const refused = await editor('PUT', draftOf(id), { revision: 2, patch: { variant: { text: { en: 'red' } } } })
    expect(refused.status).toBe(409)
    const { current, yours } = draftConflict.parse(refused.body.report)
    expect(current).toMatchObject({ kind: 'imported', savedBy: null, record: { name: 'Imported' } })
    expect(yours?.record).toMatchObject({ name: 'Mine', variant: { text: { en: 'red' } } })
    const { aside } = (await editor('GET', draftOf(id))).body
    expect(aside.map(({ revision }: { revision: number }) => revision)).toStrictEqual([4, 2])
  })
})

describe('history', () => {
  it('goes back to any of the last revisions, and to the stored record', async () => {
    const id = await editors.store(31)
    await editor('GET', draftOf(id))
    for (const [index, name] of ['One', 'Two', 'Three'].entries())
      await editor('PUT', draftOf(id), { revision: index + 1, patch: { name } })
    const { revisions } = (await editor('GET', `${draftOf(id)}/revisions`)).body
    expect(revisions.map(({ revision, basedOn, kind }: Record<string, unknown>) => [revision, basedOn, kind])).toStrictEqual([
      [4, 3, 'saved'],
      [3, 2, 'saved'],
      [2, 1, 'saved'],
      [1, null, 'begun'],
    ])
    const second = (await editor('GET', `${draftOf(id)}/revisions/3`)).body
    expect(second.differences).toStrictEqual([{ path: 'name', kind: 'changed', before: 'Three', after: 'Two' }])
    expect((await editor('PUT', draftOf(id), { revision: 4, record: second.record })).body.revision).toBe(5)
    const discarded = await editor('DELETE', `${draftOf(id)}?revision=5`)
    expect(discarded.body).toMatchObject({ revision: 6, kind: 'discarded', changed: false, record: { name: 'Product 31' } })
    expect((await editor('GET', `${draftOf(id)}/revisions/4`)).body.record.name).toBe('Three')
  })

  it('keeps the last fifty', async () => {
    const id = await editors.store(32)
    await editor('GET', draftOf(id))
    for (let revision = 1; revision <= revisionsKept + 5; revision += 1)
      await editor('PUT', draftOf(id), { revision, patch: { name: `Name ${revision}` } })
    const { revisions } = (await editor('GET', `${draftOf(id)}/revisions`)).body
    expect(revisions).toHaveLength(revisionsKept)
    expect(revisions.at(-1).revision).toBe(7)
    expect((await editor('GET', `${draftOf(id)}/revisions/6`)).status).toBe(404)
    const late = await editor('PUT', draftOf(id), { revision: 2, patch: { variant: { text: { en: 'late' } } } })
    expect(late.status).toBe(409)
    expect(late.body.report.yours.record.variant).toStrictEqual({ text: { en: 'late' } })
  })

  it('is not thrown away by somebody who has not seen the last of it', async () => {
    const id = await editors.store(33)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Unseen' } })
    const refused = await other('DELETE', `${draftOf(id)}?revision=1`)
    expect(refused.status).toBe(409)
    expect(draftConflict.parse(refused.body.report)).toMatchObject({ yours: null, current: { record: { name: 'Unseen' } } })
  })
})

describe('bad input', () => {
  it.each([
    ['no body', undefined],
    ['a list', []],
    ['no revision', { record: {} }],
    ['a revision that is none', { revision: 'one', record: {} }],
    ['a revision below 1', { revision: 0, record: {} }],
    ['both forms', { revision: 1, record: {}, patch: {} }],
    ['a record that is a list', { revision: 1, record: [] }],
    ['a record that is null', { revision: 1, record: null }],
    ['a revision that never was', { revision: 99, record: {} }],
    ['a record too deep', { revision: 1, record: Array.from({ length: 80 }).reduce<object>((inner) => ({ inner }), {}) }],
  ])('%s is refused with 400', async (_, body) => {
    const id = await editors.store(41)
    expect((await editor('PUT', draftOf(id), body)).status).toBe(400)
  })

  it('a prototype is no key of a record', async () => {
    const answer = await api.ask(draftOf(await editors.store(42)), {
      method: 'PUT',
      headers: { ...editors.headersOf('editor'), 'content-type': 'application/json' },
      body: '{"revision":1,"record":{"__proto__":{"polluted":true}}}',
    })
    expect(answer.status).toBe(400)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it.each(['0', '-5', 'abc', '99999999999', '1%00'])('the id %s is not found', async (id) => {
    expect((await editor('GET', `/api/v1/products/${id}/draft`)).status).toBe(id.includes('%00') ? 400 : 404)
  })
})

describe('access', () => {
  it.each([
    ['visitor', 401],
    ['nobody', 403],
    ['viewer', 403],
    ['foreign', 404],
    ['editor', 200],
    ['owner', 200],
  ] as const)('%s: %i for every call', async (who, expected) => {
    const id = await editors.store(50 + who.length + who.charCodeAt(0))
    await editor('GET', draftOf(id))
    const ask = editors.as(who)
    const calls = [
      await ask('GET', draftOf(id)),
      await ask('PUT', draftOf(id), { revision: 1, patch: { name: 'Other' } }),
      await ask('GET', `${draftOf(id)}/revisions`),
      await ask('GET', `${draftOf(id)}/revisions/1`),
      await ask('GET', `/api/v1/products/${id}/publish/preview`),
      await ask('DELETE', `${draftOf(id)}?revision=${(await editor('GET', draftOf(id))).body.revision}`),
    ]
    expect(calls.map(({ status }) => status)).toStrictEqual(calls.map(() => expected))
    if (expected === 403) expect(calls[0]?.body.type).toBe('RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    expect(calls.every(({ headers }) => headers.get('cache-control') === 'private, no-store')).toBe(true)
  })
})
