/** Revisions of a draft: with two editors at once, with an import in between, and going back to earlier ones. */
import { describe, expect, it } from 'vitest'
import { draftConflict, revisionsKept } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { draftOf, startEditing } from '../../tests/editors.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { upsertProduct } from '../products/import-queries.ts'
import { hashRecord } from '../products/record-hash.ts'

const { api, editors, editor, other } = await startEditing()

async function importAgain(permalinkId: number, name: string): Promise<void> {
  const record = productRecord.parse(recordOf(permalinkId, { name }))
  await api.services.db
    .transaction()
    .execute((tx) => upsertProduct(tx, { workgroupId: editors.group, record, recordHash: hashRecord(record) }))
}

describe('two editors at once', () => {
  it('the later one is shown both versions with author and time, and their version is kept', async () => {
    const id = await editors.store(11)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'First' } })
    const refused = await other('PUT', draftOf(id), { revision: 1, patch: { name: 'Second' } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      type: 'CLIENT_SIDE',
      reasons: [{ path: 'revision', code: 'outdatedRevision' }],
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

  it('have their changes merged where they are in different places', async () => {
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

  it('have no drafts kept aside once both changes are included', async () => {
    const id = await editors.store(15)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Renamed' } })
    const { report } = (await other('PUT', draftOf(id), { revision: 1, patch: { variant: { text: { en: 'red' } } } })).body
    const { merged, current, yours } = draftConflict.parse(report)
    const saved = await other('PUT', draftOf(id), { revision: current.revision, record: merged, settles: yours?.revision })
    expect(saved.body.aside).toStrictEqual([])
    expect((await other('GET', draftOf(id))).body.record).toMatchObject({ name: 'Renamed', variant: { text: { en: 'red' } } })
    // One that comes too late settles nothing: its content is not in the current record.
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

  it('are kept aside once where somebody goes on writing before deciding, and never replace those of another editor', async () => {
    const id = await editors.store(16)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Renamed' } })
    const { record } = (await other('GET', draftOf(id))).body
    const write = async (name: string, continues?: number) =>
      draftConflict.parse((await other('PUT', draftOf(id), { revision: 1, record: { ...record, name }, continues })).body.report).yours
    const first = await write('Second')
    const further = await write('Second, and more', first?.revision)
    const asideOf = async () => (await editor('GET', draftOf(id))).body.aside.map(({ revision }: { revision: number }) => revision)
    expect(await asideOf()).toStrictEqual([further?.revision])
    expect((await other('GET', `${draftOf(id)}/revisions/${further?.revision}`)).body.record.name).toBe('Second, and more')
    await editor('PUT', draftOf(id), { revision: 1, record: { ...record, name: 'Mine' }, continues: further?.revision })
    expect(await asideOf()).toHaveLength(2)
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
  it('becomes the current revision, and the draft is kept aside', async () => {
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

  it('is not discarded by somebody who has not seen the latest revision', async () => {
    const id = await editors.store(33)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Unseen' } })
    const refused = await other('DELETE', `${draftOf(id)}?revision=1`)
    expect(refused.status).toBe(409)
    expect(draftConflict.parse(refused.body.report)).toMatchObject({ yours: null, current: { record: { name: 'Unseen' } } })
  })
})
