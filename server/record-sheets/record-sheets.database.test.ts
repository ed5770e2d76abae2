import { writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { withStandIns } from '../../shared/complete-ids.ts'
import { draftAnswer, workingRecord } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { importAnswer } from '../../shared/record-sheets/import-answer.ts'
import { draftOf, useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { importPath, sheetSender } from '../../tests/send-sheets.ts'
import { writeMultipart } from '../../tests/upload.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { importSheets } from './import-sheets.ts'
import { openSheetThread } from './open-sheet-thread.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = useTemporaryFolder()
const api = await startWithoutPages()
const { db } = api.services
const editors = await useEditors(api)
const editor = editors.as('editor')
const send = sheetSender(api, editors)
const download = async (address: string) => {
  const answer = await api.ask(address, { headers: editors.headersOf('editor') })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}
const countProducts = async () =>
  Number(
    (
      await db
        .selectFrom('products')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
const recordOfDraft = async (synonymId: number | null) => draftAnswer.parse((await editor('GET', draftOf(synonymId ?? 0))).body)

describe('a file of tables', () => {
  it('is previewed before anything is stored, then makes drafts, and publishes nothing', async () => {
    const csv = 'productKey;externalId;name;ufi\r\nA;MAT-1;Primer;\r\nB;;Thinner;\r\n'
    const before = await countProducts()
    const told = importAnswer.parse((await send(csv, { dryRun: true })).body)
    expect([told.stored, told.added, await countProducts()]).toEqual([false, 2, before])
    const made = importAnswer.parse((await send(csv)).body)
    expect(made.products.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Primer', 'new'],
      ['Thinner', 'new'],
    ])
    const draft = await recordOfDraft(made.products[0]?.synonym_id ?? null)
    expect([draft.record['name'], draft.published]).toEqual(['Primer', []])
    const found = (await editor('GET', '/api/v1/products?external_id=MAT-1')).body
    expect(found.products.map((one: { id: number }) => one.id)).toEqual([made.products[0]?.permalink_id])
    const again = importAnswer.parse((await send('productKey;externalId;name\nA;MAT-1;Primer of today\n')).body)
    expect([again.added, again.changed, again.products[0]?.places]).toEqual([0, 1, 1])
  })

  it('comes back unchanged as exported, and changed where somebody changed it', async () => {
    const synonymId = await editors.store(201, { name: 'Exported' }, '2026-01-01')
    const { status, bytes, headers } = await download(`/api/v1/products/export?synonym_ids=${synonymId}&lang=de`)
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('products.xlsx')])
    const same = importAnswer.parse((await send(bytes, { name: 'products.xlsx' })).body)
    expect([same.stored, same.unchanged, same.changed]).toEqual([false, 1, 0])
    const changed = importAnswer.parse((await send('productKey;permalinkId;name\n201;201;Renamed\n')).body)
    expect(changed.products[0]).toMatchObject({ outcome: 'changed', places: 1, missing: 0, errors: expect.any(Number) })
    const draft = await recordOfDraft(synonymId)
    expect([draft.record['name'], draft.changed, draft.published.length]).toEqual(['Renamed', true, 1])
    const stale = await send(bytes, { name: 'products.xlsx' })
    expect([stale.status, stale.body.reasons[0].code, stale.body.reasons[0].params.name]).toEqual([409, 'draftOpen', 'editor@example.com'])
    expect((await recordOfDraft(synonymId)).record['name']).toBe('Renamed')
  })

  it('fills an empty workgroup with the export of another one, and comes again unchanged, whatever the numbers are there', async () => {
    const names = (id: number, name: string) => [
      { id, name, productCodes: [{ id: id + 1_000, code: `${name}-1` }] },
      { id: id + 1, name: `${name} too`, productCodes: [{ id: id + 1_001, code: `${name}-2` }] },
    ]
    const moved = [
      await editors.store(
        211,
        { name: 'Moved', synonyms: names(3_000, 'Moved'), labelDefaults: { productCodeIds: [4_000] } },
        '2026-01-01',
      ),
      await editors.store(212, { name: 'Withdrawn', status: 'withdrawn', synonyms: names(3_010, 'Withdrawn') }, '2026-01-01'),
      await editors.store(213, { name: 'With a key', synonyms: names(3_020, 'Keyed') }),
    ]
    await editor('PUT', `/api/v1/products/${moved[2]}/external_id`, { external_id: 'MAT-213' })
    for (const format of ['xlsx', 'csv']) {
      const { bytes } = await download(`/api/v1/products/export?synonym_ids=${moved.join(',')}&format=${format}`)
      const file = { name: format === 'xlsx' ? 'products.xlsx' : 'products.zip', who: 'foreign' } as const
      expect((await send(bytes, file)).body.reasons).toMatchObject([{ code: 'notFound' }, { code: 'notFound' }, { code: 'notFound' }])
      const sent = importAnswer.parse((await send(bytes, { ...file, numbers: 'elsewhere' })).body)
      expect([sent.added, sent.changed, sent.unchanged]).toEqual(format === 'xlsx' ? [3, 0, 0] : [0, 0, 3])
      const again = importAnswer.parse((await send(bytes, { ...file, numbers: 'elsewhere' })).body)
      expect([again.stored, again.added, again.changed, again.unchanged]).toEqual([false, 0, 0, 3])
    }
    const foreign = editors.as('foreign')
    const { products } = (await foreign('GET', '/api/v1/products?sort=name')).body
    expect(products.map((one: { external_id: string }) => one.external_id)).toEqual(['211', 'MAT-213', '212'])
    const { record } = draftAnswer.parse((await foreign('GET', draftOf(products[0].synonym_id))).body)
    const { record: first } = await recordOfDraft(moved[0] ?? 0)
    const withoutNumbers = (draft: unknown) =>
      JSON.stringify(productRecord.parse(withStandIns(workingRecord.parse(draft))), (key, part) =>
        ['id', 'permalinkId', 'labelDefaults'].includes(key) ? undefined : part,
      )
    expect(withoutNumbers(record)).toBe(withoutNumbers(first))
    expect([record['permalinkId'], (await recordOfDraft(moved[0] ?? 0)).record['permalinkId']]).toEqual([products[0].id, 211])
    const renamed = 'productKey;permalinkId;name\n211;211;Moved and renamed\n'
    const changed = importAnswer.parse((await send(renamed, { who: 'foreign', numbers: 'elsewhere' })).body)
    expect(changed.products).toMatchObject([{ outcome: 'changed', places: 1, permalink_id: products[0].id }])
    expect((await recordOfDraft(moved[0] ?? 0)).record['name']).toBe('Moved')
  })

  it('does not overwrite unpublished changes', async () => {
    const synonymId = await editors.store(202, { name: 'Worked on' }, '2026-01-01')
    const { revision } = await recordOfDraft(synonymId)
    await editors.as('editor2')('PUT', draftOf(synonymId), { revision, patch: { name: 'Of another' } })
    const refused = await send('productKey;permalinkId;name\n202;202;Mine\n')
    expect([refused.status, refused.body.reasons[0].code]).toEqual([409, 'draftOpen'])
    expect((await recordOfDraft(synonymId)).record['name']).toBe('Of another')
  })

  it('is refused as a whole if somebody saves one of its products after it was planned', async () => {
    const synonymId = await editors.store(206, { name: 'Overtaken' }, '2026-01-01')
    const before = await countProducts()
    const path = `${folder}/overtaken.csv`
    writeFileSync(path, 'productKey;permalinkId;name\nA;;New beside it\n206;206;Mine\n')
    const thread = openSheetThread()
    const file = await thread.read({ path, name: 'products.csv' })
    const plans: string[] = []
    const plan: typeof file.plan = async (task) => {
      const planned = await file.plan(task)
      plans.push(task.key)
      if (task.key === '206' && plans.length === 2) {
        const { revision } = await recordOfDraft(synonymId)
        await editors.as('editor2')('PUT', draftOf(synonymId), { revision, patch: { name: 'Of another' } })
      }
      return planned
    }
    const workgroup = { workgroupId: editors.group, name: 'Own', brand: 'coatings', role: 'editor' } as const
    const result = await importSheets(api.services, {
      workgroup,
      userId: null,
      by: null,
      isDryRun: false,
      numbers: 'here',
      read: async () => ({ ...file, plan }),
    })
    await thread.close()
    expect(result).toMatchObject({ isConflict: true, problems: [{ code: 'draftOpen', params: { name: 'editor2@example.com' } }] })
    // Each once, and the one that changed meanwhile once more.
    expect([plans, await countProducts()]).toEqual([['A', '206', '206'], before])
    expect((await recordOfDraft(synonymId)).record['name']).toBe('Of another')
  })

  it('is one entry of the log, whatever keys of other systems come with it', async () => {
    const entries = () => db.selectFrom('deeds').select(['kind', 'params']).orderBy('id').execute()
    const before = (await entries()).length
    expect((await send('productKey;name;externalId\nA;Keyed;K-1\nB;Keyed too;K-2\n')).status).toBe(200)
    expect((await entries()).slice(before)).toEqual([{ kind: 'products.imported', params: { stored: 2, published: 0 } }])
    const keys = await db.selectFrom('products').select('external_id').where('name', 'like', 'Keyed%').orderBy('external_id').execute()
    expect(keys.map(({ external_id }) => external_id)).toEqual(['K-1', 'K-2'])
  })

  it('warns of new products with the same names as others, before it is stored twice', async () => {
    const csv = 'productKey;name;externalId\nA;Doubled;\nB;doubled;\nC;Alone;K-3\n'
    const namesakes = async (dryRun: boolean) =>
      importAnswer.parse((await send(csv, { dryRun })).body).products.map(({ key, outcome, same_name }) => [key, outcome, same_name])
    const first = [
      ['A', 'new', 1],
      ['B', 'new', 1],
      ['C', 'new', 0],
    ]
    expect([await namesakes(true), await namesakes(false)]).toEqual([first, first])
    // A and B would be created again; C is found by its key.
    expect(await namesakes(true)).toEqual([
      ['A', 'new', 3],
      ['B', 'new', 3],
      ['C', 'unchanged', 0],
    ])
  })

  it('may mention a product only in the sheet of its ingredients', async () => {
    const synonymId = await editors.store(204, {})
    const csv = 'productKey;name.en;casNumber;contentRange.from;contentRange.to\n204;Toluene;108-88-3;10;25\n'
    expect((await send(csv, { name: 'composition.ingredients.csv' })).status).toBe(200)
    expect((await recordOfDraft(synonymId)).record).toMatchObject({
      composition: { ingredients: [{ name: { text: { en: 'Toluene' } }, casNumber: '108-88-3', contentRange: { from: 10, to: 25 } }] },
    })
    const wrong = await send(csv.replace('108-88-3', '108-88-4'), { name: 'composition.ingredients.csv' })
    expect(wrong.body.reasons[0]).toMatchObject({ path: "'composition.ingredients'!C2", code: 'casNumber' })
  })

  it('leaves out no chosen product: a missing one is named', async () => {
    const synonym = await editors.store(820)
    for (const ids of ['999999', '9999999999', `${synonym},999999`]) {
      const answer = await editor('GET', `/api/v1/products/export?synonym_ids=${ids}`)
      expect([answer.status, answer.body.reasons[0]]).toMatchObject([404, { path: 'synonym_ids', code: 'notFoundAmong' }])
    }
  })

  it('may be sent only by editors, and finds nothing of another workgroup', async () => {
    await editors.store(205, {})
    const csv = 'productKey;permalinkId;name\n205;205;Taken over\n'
    expect((await send(csv, { who: 'visitor' })).status).toBe(401)
    expect((await send(csv, { who: 'viewer' })).status).toBe(403)
    const foreign = await send(csv, { who: 'foreign' })
    expect([foreign.status, foreign.body.reasons[0].code]).toEqual([400, 'notFound'])
    expect((await editors.as('viewer')('GET', '/api/v1/products/export')).status).toBe(403)
    expect((await editors.as('foreign')('GET', '/api/v1/products/export?synonym_ids=205')).status).toBe(404)
  })

  it('leaves nothing behind when many senders hang up', async () => {
    const before = await countProducts()
    const { body, contentType } = writeMultipart([{ name: 'file', fileName: 'a.csv', content: `productKey;name\n${'x'.repeat(200_000)}` }])
    const calls = Array.from({ length: 50 }, async () => {
      const leaving = AbortSignal.timeout(20)
      await fetch(`http://127.0.0.1:${api.host.split(':')[1]}${importPath}`, {
        method: 'POST',
        headers: { ...editors.headersOf('editor'), 'content-type': contentType },
        body: new Uint8Array(body),
        signal: leaving,
      }).catch(() => undefined)
    })
    await Promise.all(calls)
    expect([(await send('productKey;name\nZ;Last\n', { dryRun: true })).status, await countProducts()]).toEqual([200, before])
  })
})

it('a file of many products is stored with the data of each, and none of another', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => `M${index};Many ${index};${index % 2 === 0 ? 'yes' : 'no'}`)
  const made = importAnswer.parse((await send(`productKey;name;isNotHazardous\n${rows.join('\n')}\n`)).body)
  expect([made.added, made.products.filter(({ warnings }) => warnings !== null).length]).toEqual([120, 0])
  const { records } = {
    records: await db.selectFrom('products').select(['name', 'permalink_id']).where('name', 'like', 'Many %').execute(),
  }
  expect(records.map(({ name, permalink_id }) => [permalink_id, name])).toEqual(
    expect.arrayContaining(made.products.map(({ permalink_id, key }) => [permalink_id, key.replace('M', 'Many ')])),
  )
  expect((await recordOfDraft(made.products[119]?.synonym_id ?? null)).record).toMatchObject({ name: 'Many 119', isNotHazardous: false })
})

describe('the template', () => {
  it.each([
    ['xlsx', 'template.xlsx'],
    ['csv', 'template.zip'],
  ])('as %s contains examples that are not imported', async (format, name) => {
    const { status, bytes } = await download(`/api/v1/products/template?format=${format}&lang=fr`)
    expect(status).toBe(200)
    const read = importAnswer.parse((await send(bytes, { name, dryRun: true })).body)
    expect([read.products, read.ignored]).toEqual([[], []])
  })
})
