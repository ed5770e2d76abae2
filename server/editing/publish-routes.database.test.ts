import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { draftConflict, publishAnswer, publishPreview } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { useEditors } from '../../tests/editors.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { findProductHead, findSnapshot } from '../products/queries.ts'

const database = await createTestDatabase()
const api = await startWithoutPages({ database })
// A second process on the same database.
const second = await startWithoutPages({ database })
const { db } = api.services
const editors = await useEditors(api)
const [editor, other] = [editors.as('editor'), editors.as('editor2')]
const reason = { text: { en: 'New supplier', de: 'Neuer Lieferant' } }
const on = (synonymId: number, call: string) => `/api/v1/products/${synonymId}/${call}`
/** The jobs, pending or done, that follow from a publication. */
const listNotices = async (permalinkId: number) =>
  (
    await sql<{
      data: unknown
    }>`select data from queue.job where name = 'sds-published' and data ->> 'permalinkId' = ${String(permalinkId)}`.execute(db)
  ).rows

/** Creates a draft of the stored record. @returns the synonym id and the current revision */
async function edit(permalinkId: number, patch: object, publishedOn?: string): Promise<{ id: number; revision: number }> {
  const id = await editors.store(permalinkId, {}, publishedOn)
  const { revision } = (await editor('GET', on(id, 'draft'))).body
  return { id, revision: (await editor('PUT', on(id, 'draft'), { revision, patch })).body.revision }
}

describe('publishing', () => {
  it('freezes the record as the next version, with its reason in every language, and announces it', async () => {
    const { id, revision } = await edit(101, { name: 'Renamed', firstAid: { eyes: [{ phrase: 'firstAid.eyes.rinse' }] } }, '2026-01-01')
    const { status, body } = await editor('POST', on(id, 'publish'), { revision, date: '2026-02-01', documents: ['sds', 'tds'], reason })
    expect(status).toBe(200)
    expect(publishAnswer.parse(body)).toStrictEqual({
      permalinkId: 101,
      synonymId: id,
      revision: revision + 1,
      versions: [
        { kind: 'sds', number: 2, revisedOn: '2026-02-01' },
        { kind: 'tds', number: 1, revisedOn: '2026-02-01' },
      ],
    })
    const snapshot = productRecord.parse(await findSnapshot(db, 101, 'sds', 2))
    expect(snapshot.name).toBe('Renamed')
    const stored = await db
      .selectFrom('products')
      .select(['name', 'document_state'])
      .where('permalink_id', '=', 101)
      .executeTakeFirstOrThrow()
    expect(stored).toStrictEqual({ name: 'Renamed', document_state: 'published' })
    const row = await db
      .selectFrom('published_versions')
      .select(['reason', 'compiled_date'])
      .where('permalink_id', '=', 101)
      .where('kind', '=', 'sds')
      .where('number', '=', 2)
      .executeTakeFirstOrThrow()
    expect(row).toStrictEqual({ reason, compiled_date: '2026-01-01' })
    expect(await listNotices(101)).toStrictEqual([{ data: { permalinkId: 101, version: 2 } }])
    const draft = (await editor('GET', on(id, 'draft'))).body
    expect(draft).toMatchObject({ revision: revision + 1, kind: 'published', changed: false, differences: [] })
  })

  it('takes effect at once on the public pages, also those of another process', async () => {
    const { id, revision } = await edit(102, { name: 'Seen at once' }, '2026-01-01')
    const sheets = () => Promise.all([api, second].map(async (each) => (await each.ask('/api/v1/sdsRender/view/-102/1')).text()))
    for (const sheet of await sheets()) expect(sheet).not.toContain('Seen at once')
    await editor('POST', on(id, 'publish'), { revision, date: '2026-02-01', reason })
    for (const sheet of await sheets()) expect(sheet).toContain('Seen at once')
  })

  it('gives new synonyms and product codes their ids', async () => {
    const { id, revision } = await edit(103, {
      synonyms: [{ id: 20_103, name: 'Own', productCodes: [{ code: 'A-1' }, { code: 'A-2' }] }, { name: 'Second' }],
    })
    expect((await editor('POST', on(id, 'publish'), { revision, date: '2026-02-01' })).status).toBe(200)
    const { synonyms } = productRecord.parse(await findSnapshot(db, 103, 'sds', 1))
    const codes = synonyms.flatMap((synonym) => synonym.productCodes.map((code) => code.id))
    expect(synonyms.map((synonym) => synonym.id)).toStrictEqual([id, 10_001])
    expect(codes).toStrictEqual([10_001, 10_002])
    expect((await editor('GET', on(synonyms[1]?.id ?? 0, 'draft'))).body.permalinkId).toBe(103)
  })

  it('refuses an incomplete record with everything that is wrong with it', async () => {
    const { id, revision } = await edit(104, { supplier: { telephone: 'none' }, description: null, ufi: 'X' })
    const { status, body } = await editor('POST', on(id, 'publish'), { revision, date: '2026-02-01' })
    expect(status).toBe(400)
    expect(body.reasons.map(({ path }: { path: string }) => path)).toStrictEqual(['description', 'ufi', 'supplier.telephone'])
    expect((await findProductHead(db, 104))?.versions).toStrictEqual([])
  })

  it.each([
    ['a day before the version before', { date: '2025-12-31', reason }, ['date']],
    ['a day that is none', { date: '2026-02-30', reason }, ['date']],
    ['a day far ahead, after which nothing could be published', { date: '2062-01-01', reason }, ['date']],
    ['no reason', { date: '2026-02-01' }, ['reason']],
    ['a phrase that does not exist as reason', { date: '2026-02-01', reason: { phrase: 'no.such' } }, ['reason.phrase']],
    ['no document', { date: '2026-02-01', reason, documents: [] }, ['documents']],
    ['an unknown document', { date: '2026-02-01', reason, documents: ['label'] }, ['documents[0]']],
  ])('refuses %s', async (_, requested, fields) => {
    const permalinkId = 1050 + fields.length + Math.floor(Math.random() * 1e6)
    const { id, revision } = await edit(permalinkId, { name: 'Other' }, '2026-01-01')
    const { status, body } = await editor('POST', on(id, 'publish'), { revision, ...requested })
    expect(status).toBe(400)
    expect(body.reasons.map(({ path }: { path: string }) => path)).toStrictEqual(fields)
    expect((await findProductHead(db, permalinkId))?.versions).toHaveLength(1)
  })

  it('by several at the same moment lets one win and tells the others', async () => {
    const { id, revision } = await edit(106, { name: 'Other' }, '2026-01-01')
    const publish = (ask: typeof editor) => ask('POST', on(id, 'publish'), { revision, date: '2026-02-01', reason })
    const answers = await Promise.all([editor, other, editor, other].map(publish))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 409)
    expect(draftConflict.parse(refused?.body.report).current.kind).toBe('published')
    expect((await findProductHead(db, 106))?.versions).toHaveLength(2)
    expect(await listNotices(106)).toHaveLength(1)
  })

  it('is refused to an editor who has not seen the last change', async () => {
    const { id, revision } = await edit(107, { name: 'Other' })
    await other('PUT', on(id, 'draft'), { revision, patch: { name: 'Changed meanwhile' } })
    const refused = await editor('POST', on(id, 'publish'), { revision, date: '2026-02-01' })
    expect(refused.status).toBe(409)
    expect(draftConflict.parse(refused.body.report)).toMatchObject({
      yours: null,
      current: { record: { name: 'Changed meanwhile' } },
      theirChanges: [{ path: 'name', before: 'Other', after: 'Changed meanwhile' }],
    })
  })

  it.each([
    ['visitor', 401],
    ['nobody', 403],
    ['viewer', 403],
    ['foreign', 404],
  ] as const)('is not for %s: %i', async (who, expected) => {
    const { id, revision } = await edit(109, { name: 'Other' })
    expect((await editors.as(who)('POST', on(id, 'publish'), { revision, date: '2026-02-01' })).status).toBe(expected)
  })
})

describe('the preview of a publication', () => {
  it('lists the changes since the last version, section by section, in the requested language', async () => {
    const patch = {
      firstAid: { eyes: [{ phrase: 'firstAid.eyes.rinse' }] },
      description: { text: { en: 'A product for tests.', de: 'Ein Produkt für Prüfungen.' } },
      technical: { recommendedUse: [{ text: { en: 'Indoors' } }] },
    }
    const { id, revision } = await edit(111, patch, '2026-01-01')
    const english = publishPreview.parse((await editor('GET', on(id, 'publish/preview'))).body)
    expect(english).toMatchObject({
      revision,
      problems: [],
      sds: { number: 2, previous: { number: 1, revisedOn: '2026-01-01' } },
      tds: { number: 1, previous: null },
    })
    const firstAid = english.sds?.sections.find(({ number }) => number === 4)
    expect(firstAid?.heading).toBe('First aid measures')
    const changes = firstAid?.subsections.flatMap((subsection) => subsection.changes) ?? []
    expect(changes.some(({ after }) => /rinse/i.test(after))).toBe(true)
    expect(changes.every(({ before, after }) => before !== after)).toBe(true)
    const german = publishPreview.parse((await editor('GET', on(id, 'publish/preview?language=de'))).body)
    expect(german.sds?.sections.find(({ number }) => number === 4)?.heading).toBe('Erste-Hilfe-Maßnahmen')
    expect(english.differences?.map(({ path }) => path)).toStrictEqual([
      'description.text.de',
      'firstAid.eyes[0]',
      'technical.recommendedUse[0]',
    ])
  })

  it('lists the languages in which the version would be valid, and what is missing in the others', async () => {
    const { id } = await edit(112, { uses: [{ text: { en: 'Painting', de: 'Anstrich' } }] }, '2026-01-01')
    const preview = publishPreview.parse((await editor('GET', on(id, 'publish/preview'))).body)
    const languages = new Map(preview.sds?.languages.map((entry) => [entry.code, entry]))
    expect(languages.size).toBe(24)
    expect(languages.get('en')).toStrictEqual({ code: 'en', id: 1, valid: true, before: true, missing: 0, first: [] })
    expect(languages.get('de')).toMatchObject({ valid: false, before: false, first: ['free text'] })
    expect(preview.freeTexts).toEqual(
      expect.arrayContaining([
        { path: 'uses[0]', languages: ['en', 'de'] },
        { path: 'description', languages: ['en'] },
      ]),
    )
  })

  it('of a record that cannot be published says why', async () => {
    const { id } = await edit(113, { description: null }, '2026-01-01')
    const preview = publishPreview.parse((await editor('GET', on(id, 'publish/preview'))).body)
    expect(preview).toMatchObject({ problems: [{ path: 'description', code: 'missing' }], sds: null, tds: null })
    expect(preview.differences).toHaveLength(1)
  })

  it('of a first version has nothing to compare with', async () => {
    const { id } = await edit(114, { name: 'First' })
    const preview = publishPreview.parse((await editor('GET', on(id, 'publish/preview'))).body)
    expect(preview).toMatchObject({ sds: { number: 1, previous: null, sections: [] }, differences: null })
  })

  it('is refused, as publishing would be, if somebody else has saved meanwhile', async () => {
    const { id, revision } = await edit(116, { name: 'First' })
    expect((await editor('GET', on(id, `publish/preview?revision=${revision}`))).status).toBe(200)
    await edit(116, { name: 'Second' })
    const refused = await editor('GET', on(id, `publish/preview?revision=${revision}`))
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ report: { current: { record: { name: 'Second' } } } })
    expect((await editor('GET', on(id, 'publish/preview?revision=0'))).status).toBe(400)
  })

  it('knows no languages other than those of the Union', async () => {
    const { id } = await edit(115, { name: 'First' })
    expect((await editor('GET', on(id, 'publish/preview?language=xx'))).status).toBe(400)
  })
})

describe('withdrawing', () => {
  it('takes effect at once on the public pages of every process, as does restoring, while the draft stays', async () => {
    const { id, revision } = await edit(121, { name: 'Still being worked on' }, '2026-01-01')
    const statuses = () => Promise.all([api, second].map(async (each) => (await each.ask('/api/v1/sdsRender/view/-121/1')).status))
    expect(await statuses()).toStrictEqual([200, 200])
    expect((await editor('POST', on(id, 'withdraw'))).body).toStrictEqual({ permalinkId: 121, status: 'withdrawn' })
    expect((await editor('POST', on(id, 'withdraw'))).status).toBe(200)
    expect(await statuses()).toStrictEqual([404, 404])
    expect((await editor('GET', on(id, 'draft'))).body).toMatchObject({
      status: 'withdrawn',
      revision,
      record: { name: 'Still being worked on' },
    })
    const refused = await editor('POST', on(id, 'publish'), { revision, date: '2026-02-01', reason })
    expect(refused).toMatchObject({ status: 409, body: { reasons: [{ path: 'status' }] } })
    expect((await editor('POST', on(id, 'restore'))).body).toStrictEqual({ permalinkId: 121, status: 'active' })
    expect(await statuses()).toStrictEqual([200, 200])
    const { document_state } = await db
      .selectFrom('products')
      .select('document_state')
      .where('permalink_id', '=', 121)
      .executeTakeFirstOrThrow()
    expect(document_state).toBe('published')
    expect((await editor('GET', on(id, 'draft'))).body).toMatchObject({ status: 'active', revision, changed: true })
    // Each is recorded once, with who did it.
    const by = expect.stringContaining('editor@example.com')
    expect((await editor('GET', on(id, 'draft/revisions'))).body.entries).toMatchObject([
      { kind: 'restored', by },
      { kind: 'withdrawn', by },
    ])
  })

  it.each([
    ['visitor', 401],
    ['viewer', 403],
    ['foreign', 404],
  ] as const)('is not for %s: %i', async (who, expected) => {
    const id = await editors.store(122)
    for (const call of ['withdraw', 'restore']) expect((await editors.as(who)('POST', on(id, call))).status).toBe(expected)
  })
})
