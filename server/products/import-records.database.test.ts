import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { productRecord, type ImportEntryInput } from '../../shared/record/product-record.ts'
import { type FileResult, importFiles } from './import-records.ts'
import { findProductHead, findSnapshot, productExists } from './queries.ts'
import { findOrCreateFirstWorkgroup } from './import-queries.ts'
import { publishVersion } from './publish-version.ts'
import { hashRecord } from './record-hash.ts'
import { nameReason } from '../../tests/name-reason.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

const { db } = await createTestDatabase()
const folder = useTemporaryFolder()
const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')

/** Each test has products of its own. */
let id = 0
beforeEach(() => {
  id += 10
})

async function importFile(content: ImportEntryInput | readonly ImportEntryInput[], owner = workgroupId): Promise<Omit<FileResult, 'file'>> {
  const file = path.join(folder, 'entries.json')
  fs.writeFileSync(file, JSON.stringify(content))
  const [result] = await importFiles(db, [file], { workgroupId: owner })
  if (!result) throw new Error('no result')
  return { entries: result.entries, problems: result.problems.map((problem) => ({ ...problem, file: path.basename(problem.file) })) }
}
const outcomes = ({ entries, problems }: Omit<FileResult, 'file'>): string[] => [
  ...entries.map((entry) => [entry.outcome, ...entry.versions.map(({ kind, number }) => `${kind} ${number}`)].join(' ')),
  ...problems.map(nameReason),
]
const versionsOf = async (permalinkId: number): Promise<string[] | undefined> =>
  (await findProductHead(db, permalinkId))?.versions.map(
    ({ kind, number, revisedOn, compiledOn }) => `${kind} ${number} ${revisedOn} ${compiledOn}`,
  )

/** The product that has this synonym. */
const findOwner = async (synonymId: number) =>
  (await db.selectFrom('synonyms').select('permalink_id').where('id', '=', synonymId).executeTakeFirst())?.permalink_id

describe('an import', () => {
  it('stores a draft, and finds it unchanged the second time', async () => {
    expect(outcomes(await importFile(entryOf(recordOf(id))))).toStrictEqual(['stored'])
    expect(outcomes(await importFile(entryOf(recordOf(id))))).toStrictEqual(['unchanged'])
    expect(await findProductHead(db, id)).toStrictEqual({
      permalinkId: id,
      status: 'active',
      brand: 'coatings',
      name: `Product ${id}`,
      versions: [],
      attachments: [],
    })
    expect(await findOwner(20_000 + id)).toBe(id)
    expect(await productExists(db)).toBe(true)
  })

  it('publishes numbered versions, the first of which gives the date of compilation', async () => {
    const changed = recordOf(id, { name: 'Renamed' })
    const publish = {
      date: '2023-06-01',
      documents: ['sds', 'tds'],
      reason: { text: { en: 'New name' } },
    } satisfies ImportEntryInput['publish']
    const file = [entryOf(recordOf(id), '2021-03-04'), { publish, record: changed }, entryOf(recordOf(id), '2026-10-31')]
    expect(outcomes(await importFile(file))).toStrictEqual(['published sds 1', 'published sds 2 tds 1', 'published sds 3'])
    expect(await versionsOf(id)).toStrictEqual([
      'sds 3 2026-10-31 2021-03-04',
      'sds 2 2023-06-01 2021-03-04',
      'sds 1 2021-03-04 2021-03-04',
      'tds 1 2023-06-01 2023-06-01',
    ])
    expect((await findSnapshot(db, id, 'sds', 2))?.name).toBe('Renamed')
    expect(await findSnapshot(db, id, 'sds', 4)).toBeUndefined()
  })

  it('finds every version of a previously imported file unchanged, and keeps the newest record', async () => {
    const file = [entryOf(recordOf(id), '2021-03-04'), entryOf(recordOf(id, { name: 'Renamed' }), '2023-06-01')]
    await importFile(file)
    expect(outcomes(await importFile(file))).toStrictEqual(['unchanged', 'unchanged'])
    expect(outcomes(await importFile(entryOf(recordOf(id), '2021-03-04')))).toStrictEqual(['unchanged'])
    expect((await findProductHead(db, id))?.name).toBe('Renamed')
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('finds a version unchanged that was published from the same file when the record had further fields', async () => {
    const typed = { ...recordOf(id), labelElements: { ...recordOf(id).labelElements, methanolPercent: 4.5 } }
    const record = productRecord.parse(recordOf(id))
    const before = { ...record, labelElements: { ...record.labelElements, methanolPercent: 4.5 } }
    await importFile(entryOf(recordOf(id)))
    await db.transaction().execute((tx) => publishVersion(tx, before, { kind: 'sds', date: '2021-03-04' }))
    expect(outcomes(await importFile(entryOf(typed, '2021-03-04')))).toStrictEqual(['unchanged'])
    expect(await findSnapshot(db, id, 'sds', 1)).toStrictEqual(before)
    expect((await findProductHead(db, id))?.versions.map(({ snapshotHash }) => snapshotHash)).toStrictEqual([hashRecord(before)])
    expect(outcomes(await importFile(entryOf(recordOf(id, { name: 'Renamed' }), '2021-03-04')))).toStrictEqual(['published sds 2'])
  })

  it('publishes only what is new when a document is added to a publication', async () => {
    const publish = { date: '2021-03-04', documents: ['sds', 'tds'] } satisfies ImportEntryInput['publish']
    await importFile(entryOf(recordOf(id), '2021-03-04'))
    expect(outcomes(await importFile({ publish, record: recordOf(id) }))).toStrictEqual(['published tds 1'])
  })

  it('publishes the same entry once when two imports of it run at the same time', async () => {
    const results = await Promise.all([1, 2].map(() => importFile(entryOf(recordOf(id), '2026-01-01'))))
    expect(new Set(results.flatMap(outcomes))).toStrictEqual(new Set(['published sds 1', 'unchanged']))
  })

  it('freezes the validated record under a verifiable hash', async () => {
    const record = recordOf(id, { parameters: [{ category: 'SE09a', property: 'density', quantity: { value: 0.951, unit: 'g/cm³' } }] })
    await importFile(entryOf(record, '2026-01-01'))
    const snapshot = await findSnapshot(db, id, 'sds', 1)
    const head = await findProductHead(db, id)
    expect(snapshot).toMatchObject({
      ...record,
      status: 'active',
      labelDefaults: { padding: [6, 6, 6, 6] },
      emergency: [{ languages: [] }],
    })
    expect(hashRecord(snapshot ?? {})).toBe(head?.versions[0]?.snapshotHash)
  })

  it('stores more products than fit into one statement, with drafts and further versions among them, each as if it were imported alone', async () => {
    const first = id + 1_000
    const file = Array.from({ length: 60 }, (_, index) => entryOf(recordOf(first + index), index % 7 === 0 ? undefined : '2024-02-03'))
    const renamed = entryOf(recordOf(first + 8, { name: 'Renamed' }), '2025-02-03')
    file.splice(30, 0, renamed)
    const expected = file.map((entry) => (entry === renamed ? 'published sds 2' : entry.publish ? 'published sds 1' : 'stored'))
    expect(outcomes(await importFile(file))).toStrictEqual(expected)
    expect(await versionsOf(first + 59)).toStrictEqual(['sds 1 2024-02-03 2024-02-03'])
    expect(await versionsOf(first + 8)).toStrictEqual(['sds 2 2025-02-03 2024-02-03', 'sds 1 2024-02-03 2024-02-03'])
    expect(await versionsOf(first + 56)).toStrictEqual([])
    expect(await findSnapshot(db, first + 59, 'sds', 1)).toStrictEqual(productRecord.parse(recordOf(first + 59)))
    expect(await findOwner(first + 20_059)).toBe(first + 59)
    expect(outcomes(await importFile(file)).filter((outcome) => outcome !== 'unchanged')).toStrictEqual([])
  })

  it('replaces synonyms and product codes', async () => {
    const [synonym] = recordOf(id).synonyms
    if (!synonym) throw new Error('no synonym')
    await importFile(entryOf(recordOf(id)))
    const more = {
      id: id + 20_001,
      name: 'Second name',
      productCodes: [
        { id: id + 40_000, code: 'A' },
        { id: id + 40_001, code: 'A' },
      ],
    }
    await importFile(entryOf(recordOf(id, { synonyms: [{ ...synonym, productCodes: [] }, more] })))
    const rows = await db
      .selectFrom('synonyms')
      .leftJoin('product_codes', 'product_codes.synonym_id', 'synonyms.id')
      .select(['synonyms.name', 'synonyms.position', 'product_codes.id as codeId', 'product_codes.code'])
      .where('permalink_id', '=', id)
      .orderBy('synonyms.position')
      .orderBy('product_codes.position')
      .execute()
    expect(rows).toStrictEqual([
      { name: `Product ${id}`, position: 0, codeId: null, code: null },
      { name: 'Second name', position: 1, codeId: id + 40_000, code: 'A' },
      { name: 'Second name', position: 1, codeId: id + 40_001, code: 'A' },
    ])
  })

  it('stores nothing of a file in which anything is wrong', async () => {
    const bad = { ...recordOf(id + 1), composition: { kind: 'mixture', ingredients: 'none' } }
    const file = path.join(folder, 'bad.json')
    fs.writeFileSync(file, JSON.stringify([entryOf(recordOf(id), '2026-01-01'), { record: bad }]))
    const results = await importFiles(db, [file, path.join(folder, 'absent.json')], { workgroupId })
    expect(results.flatMap(({ problems }) => problems)).toStrictEqual([
      { file, ...reasonAt('[1].record.composition.ingredients', 'wrongKind', { expected: 'array', received: 'string' }) },
      { file: path.join(folder, 'absent.json'), ...reasonAt('', 'unreadable', { detail: 'there is no such file' }) },
    ])
    expect(await findProductHead(db, id)).toBeUndefined()
  })

  it('stores the good files beside a bad one', async () => {
    const files = [1, 2].map((number) => path.join(folder, `good-${number}.json`))
    for (const [index, file] of files.entries()) fs.writeFileSync(file, JSON.stringify(entryOf(recordOf(id + index))))
    const results = await importFiles(db, [files[0] ?? '', path.join(folder, 'absent.json'), files[1] ?? ''], { workgroupId })
    expect(results.map(({ entries }) => entries.length)).toStrictEqual([1, 0, 1])
    expect((await findProductHead(db, id + 1))?.name).toBe(`Product ${id + 1}`)
  })

  it('refuses ids of another product, also beside other errors', async () => {
    await importFile(entryOf(recordOf(id)))
    const { synonyms } = recordOf(id)
    const problems = [
      `record.synonyms[0].id: idInUse ${id + 20_000} ${id}`,
      `record.synonyms[0].productCodes[0].id: idInUse ${id + 40_000} ${id}`,
    ]
    expect(outcomes(await importFile(entryOf(recordOf(id + 1, { synonyms }))))).toStrictEqual(problems)
    expect(outcomes(await importFile(entryOf(recordOf(id + 1, { synonyms, name: '' }))))).toStrictEqual([
      'record.name: missing',
      ...problems,
    ])
  })

  it('refuses a date before that of the latest version, and stores nothing', async () => {
    await importFile(entryOf(recordOf(id), '2024-01-01'))
    const late = recordOf(id, { name: 'Late' })
    expect(outcomes(await importFile([entryOf(recordOf(id + 1)), entryOf(late, '2023-12-31')]))).toStrictEqual([
      '[1].publish.date: dayBefore 2024-01-01',
    ])
    expect(await findProductHead(db, id + 1)).toBeUndefined()
    expect((await findProductHead(db, id))?.name).toBe(`Product ${id}`)
    expect(outcomes(await importFile(entryOf(late, '2024-01-01')))).toStrictEqual(['published sds 2'])
  })

  it('refuses products of another workgroup', async () => {
    const other = await db.insertInto('workgroups').values({ name: 'Other', brand: 'safety' }).returning('id').executeTakeFirstOrThrow()
    await importFile(entryOf(recordOf(id)), other.id)
    expect(outcomes(await importFile(entryOf(recordOf(id, { name: 'Taken over' }))))).toStrictEqual([`record.permalinkId: foreignId ${id}`])
  })
})

describe('product codes and UFIs of other products', () => {
  const withCode = (permalinkId: number, code: string) =>
    recordOf(permalinkId, { synonyms: [{ id: permalinkId + 20_000, name: 'Named', productCodes: [{ id: permalinkId + 40_000, code }] }] })

  it('keep a file from being published, and nothing of it is stored', async () => {
    const [one, other] = [id + 3000, id + 3001]
    const file = [entryOf(withCode(one, 'S-1'), '2026-01-01'), entryOf(withCode(other, 's -1'), '2026-01-01')]
    const { entries, problems } = await importFile(file)
    expect(entries).toEqual([])
    expect(problems.map(nameReason)).toEqual([
      `[0].publish.confirmations: sharedCode S-1 Product ${other} ${other}`,
      `[1].publish.confirmations: sharedCode s -1 Product ${one} ${one}`,
    ])
    expect(await findProductHead(db, one)).toBeUndefined()
    // Codes of drafts are visible to nobody.
    expect(outcomes(await importFile([entryOf(withCode(one, 'S-1'), '2026-01-01'), entryOf(withCode(other, 's -1'))]))).toEqual([
      'published sds 1',
      'stored',
    ])
  })

  it('can be confirmed in the file, once for both', async () => {
    const [one, other] = [id + 3010, id + 3011]
    const confirmed = entryOf(withCode(other, 'T-1'), '2026-01-01')
    const file: ImportEntryInput[] = [
      entryOf(withCode(one, 'T-1'), '2026-01-01'),
      {
        ...confirmed,
        publish: { date: '2026-01-01', confirmations: [{ kind: 'code', value: 'T-1', with: one, reason: 'One tin, two papers' }] },
      },
    ]
    expect(outcomes(await importFile(file))).toEqual(['published sds 1', 'published sds 1'])
    expect(outcomes(await importFile(file))).toEqual(['unchanged', 'unchanged'])
    const kept = await db
      .selectFrom('identity_confirmations')
      .select(['reason', 'confirmed_by'])
      .where('other_permalink_id', 'in', [one, other])
      .execute()
    expect(kept).toEqual([{ reason: 'One tin, two papers', confirmed_by: 'import' }])
  })

  it('are compared in their state after the whole file: a code may move from one product to another', async () => {
    const [one, other] = [id + 3020, id + 3021]
    await importFile(entryOf(withCode(one, 'U-1'), '2026-01-01'))
    const file = [entryOf(withCode(other, 'U-1'), '2026-02-01'), entryOf(withCode(one, 'U-2'), '2026-02-01')]
    expect(outcomes(await importFile(file))).toEqual(['published sds 1', 'published sds 2'])
  })
})
