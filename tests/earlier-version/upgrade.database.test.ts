/**
 * A database as the program of 20 November 2026 left it: its tables, and rows that it had written, among them published versions with records as that
 * program knew them. The program of today starts on it, and everything that was there is served.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { migrateTo } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/schema.ts'
import { hashRecord } from '../../server/products/record-hash.ts'
import { bearer, signIn } from '../account.ts'
import { createTestDatabase } from '../start-database.ts'
import { startWithoutPages, type TestApi } from '../start-without-pages.ts'

/** Its last migration. */
const lastOfThen = '0021-attachments'

interface VersionThen {
  publish: { date: string; reason: object }
  record: { permalinkId: number; name: string; synonyms: { productCodes: { code: string }[] }[] }
  hash: string
}

const then: { passwordHash: string; versions: [VersionThen, VersionThen] } = JSON.parse(
  readFileSync(path.join(projectFolder, 'tests/earlier-version/drain-cleaner.json'), 'utf8'),
)
const [first, second] = then.versions
const code = second.record.synonyms[0]?.productCodes[0]?.code ?? ''
const delivery = '00000000-0000-4000-8000-000000000001'

/** What a person of then had done: two versions published, a change begun, a sheet shared, and the mail written into the folder. */
async function fill(db: Kysely<Database>): Promise<void> {
  const { permalinkId, name } = second.record
  const record = JSON.stringify(second.record)
  await sql`insert into workgroups (id, name, brand) values (1, 'Lumenta', 'safety')`.execute(db)
  await sql`insert into users (id, email, name, password_hash, interface_language)
    values (1, 'anna@example.com', 'Anna', ${then.passwordHash}, 'en')`.execute(db)
  await sql`insert into memberships (user_id, workgroup_id, role) values (1, 1, 'owner')`.execute(db)
  await sql`insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
    values (${permalinkId}, 1, 'safety', 'active', ${name}, ${record}, ${second.hash})`.execute(db)
  await sql`insert into synonyms (id, permalink_id, position, name) values (5070, ${permalinkId}, 0, ${name})`.execute(db)
  await sql`insert into product_codes (id, synonym_id, position, code) values (70700, 5070, 0, ${code})`.execute(db)
  for (const [index, { publish, record: snapshot, hash }] of then.versions.entries())
    for (const kind of ['sds', 'tds'])
      await sql`insert into published_versions (permalink_id, kind, number, revision_date, compiled_date, reason, snapshot, snapshot_hash)
        values (${permalinkId}, ${kind}, ${index + 1}, ${publish.date}, ${first.publish.date}, ${JSON.stringify(publish.reason)},
          ${JSON.stringify(snapshot)}, ${hash})`.execute(db)
  const changed = JSON.stringify({ ...second.record, name: 'Drain cleaner, begun' })
  await sql`insert into drafts (permalink_id, revision, last_revision, base_hash) values (${permalinkId}, 1, 1, ${second.hash})`.execute(db)
  await sql`insert into draft_revisions (permalink_id, revision, kind, record, record_hash, user_id)
    values (${permalinkId}, 1, 'saved', ${changed}, ${hashRecord(JSON.parse(changed))}, 1)`.execute(db)
  await sql`insert into shares (workgroup_id, brand, kind, sender_id, sender_name, sender_email, target, document_language, message_language,
      attach, search_text)
    values (1, 'safety', 'share', 1, 'Anna', 'anna@example.com', 'sds', 'en', 'en', false, 'customer@example.com')`.execute(db)
  await sql`insert into share_products (share_id, position, permalink_id, synonym_id, name, supplier_name, sds_version, revised_on, sheet_hash)
    values (1, 0, ${permalinkId}, 5070, ${name}, 'Lumenta', 1, ${first.publish.date}, ${first.hash})`.execute(db)
  await sql`insert into deliveries (id, share_id, position, email, message_id, state, place, answer, accepted_at)
    values (${delivery}, 1, 0, 'customer@example.com', '<1@example.com>', 'accepted', 'here', ${`written to ${delivery}.eml`}, now())`.execute(
    db,
  )
  await sql`insert into delivery_products (delivery_id, position, token) values (${delivery}, 0, 'token-of-then')`.execute(db)
}

let api: TestApi
let anna: Record<string, string>
const database = await createTestDatabase({ content: 'nothing' })
beforeAll(async () => {
  await migrateTo(database.db, lastOfThen)
  await fill(database.db)
  api = await startWithoutPages({ database })
  anna = bearer(await signIn(api, 'anna@example.com'))
}, 120_000)

const safety = () => `safety.localhost:${api.host.split(':')[1]}`
const get = (address: string, headers: Record<string, string> = {}) => api.ask(address, { headers, host: safety() })

describe('the data of an earlier version', () => {
  it('are as they were: no published version was touched', async () => {
    const { rows } = await sql<{ kind: string; number: number; snapshot: object }>`
      select kind, number, snapshot from published_versions order by kind, number`.execute(database.db)
    expect(rows).toEqual(
      ['sds', 'tds'].flatMap((kind) => then.versions.map(({ record }, index) => ({ kind, number: index + 1, snapshot: record }))),
    )
  })

  it.each([
    ['the page of the product', '/api/v1/products/-1007/detail?lang=2', /Lumenta/],
    ['its sheet', '/api/v1/sdsRender/view/-1007/2', /Sonstige Angaben/i],
    ['the sheet of version 1', '/api/v1/sdsRender/view/-1007/2?version=1', /Sonstige Angaben/i],
    ['the comparison of both', '/api/v1/sdsRender/compare/-1007/2?compare_version_id=1&orig_version_id=2', /<(?:ins|del|mark)\b/],
    ['its technical data sheet', '/api/v1/p/tds/view/1/-1007', /Lumenta/],
    ['its safety instructions', '/api/v1/sdsRender/ipi/-1007/2/P', /Lumenta/],
  ])('%s is read', async (_what, address, expected) => {
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(expected)
  })

  it.each([
    ['the sheet', '/api/v1/sdsRender/sdsPdf/-1007/2', '%PDF'],
    ['the sheet of version 1', '/api/v1/sdsRender/sdsPdf/-1007/2?version=1', '%PDF'],
    ['the technical data sheet', '/api/v1/p/tds/pdf/1/-1007', '%PDF'],
    ['the safety instructions', '/api/v1/sdsRender/ipiPdf/-1007/2/P', '%PDF'],
    ['the label', '/api/v1/productLabelRender/pdf/-1007?dim=5&xlang=2', '%PDF'],
    ['the picture of the label', '/api/v1/productLabelRender/view/-1007?dim=5&xlang=2', '\u0089PNG'],
  ])('%s is made', async (_what, address, begin) => {
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe(begin)
  })

  it('are found by whoever signs in as then, with the change that was begun', async () => {
    const found = await (await get(`/api/v1/products?query=${code}`, anna)).text()
    expect(found).toContain(second.record.name)
    const draft = await get('/api/v1/products/5070/draft', anna)
    expect([draft.status, await draft.text()]).toEqual([200, expect.stringContaining('Drain cleaner, begun')])
    const used = await get('/api/v1/where-used?substance=1310-73-2', anna)
    expect([used.status, await used.text()]).toEqual([200, expect.stringContaining(second.record.name)])
  })

  it('prove the same: a mail of then that went into the folder was written, and accepted by nobody', async () => {
    const share = await get('/api/v1/shares/1', anna)
    expect(share.status).toBe(200)
    expect(await share.json()).toMatchObject({ recipients: [{ email: 'customer@example.com', state: 'written', accepted_at: null }] })
    expect((await get('/api/v1/shares/1/receipt', anna)).status).toBe(200)
  })
})
