import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runOpenAndWait } from '../../tests/run-open-and-wait.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { OperatorError } from '../errors.ts'
import { migrateToLatest } from './migrate.ts'

const { db } = await createTestDatabase()
const empty = await createTestDatabase({ content: 'nothing' })

describe('the migrations', () => {
  it('run once when several processes start at the same moment', async () => {
    const processes = await Promise.all([1, 2].map(() => runOpenAndWait({ DATABASE_URL: empty.url })))
    for (const each of processes) expect(await each.stop()).toBe(0)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(empty.db)
    expect(rows).toStrictEqual([
      { name: '0001-products' },
      { name: '0002-accounts' },
      { name: '0003-product-search' },
      { name: '0010-shares' },
      { name: '0020-drafts' },
      { name: '0021-attachments' },
      { name: '0022-share-requests' },
      { name: '0023-deleted-attachments' },
      { name: '0034-written-mails' },
      { name: '0035-shared-identities' },
      { name: '0036-listed-formulas' },
      { name: '0037-harmonised-states' },
      { name: '0038-own-substances' },
      { name: '0041-no-hand-over-places' },
      { name: '0043-overruled-findings' },
      { name: '0045-recipes' },
      { name: '0048-workgroup-profiles' },
      { name: '0049-where-used' },
      { name: '0050-recalculations' },
      { name: '0051-api-keys' },
      { name: '0056-look-ups' },
      { name: '0057-own-keys' },
      { name: '0059-call-counts' },
      { name: '0060-bulk-label-jobs' },
      { name: '0062-listed-products' },
      { name: '0068-account-links' },
      { name: '0071-feeds' },
      { name: '0072-webhooks' },
      { name: '0075-cache-purges' },
      { name: '0086-product-deeds' },
      { name: '0090-password-links' },
      { name: '0091-session-devices' },
      { name: '0092-deeds' },
      { name: '0093-second-factors' },
      { name: '0094-identities' },
      { name: '0098-large-catalogues' },
      { name: '0099-cheaper-columns' },
      { name: '0100-recipe-revisions' },
      { name: '0105-words-of-products' },
      { name: '0110-quiet-receivers' },
      { name: '0111-earlier-secrets' },
      { name: '0112-receivers-that-take-nothing' },
      { name: '0113-sessions-of-a-provider' },
      { name: '0114-who-invited' },
      { name: '0115-edited-since' },
    ])
    expect(await empty.db.selectFrom('products').selectAll().execute()).toStrictEqual([])
  })

  it('change nothing when they have run before', async () => {
    const list = async () => (await sql`select name, timestamp from kysely_migration order by name`.execute(db)).rows
    const before = await list()
    expect(before.length).toBeGreaterThan(0)
    await Promise.all([migrateToLatest(db), migrateToLatest(db)])
    expect(await list()).toStrictEqual(before)
  })

  it('refuse a database that a newer program made', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2031-01-01T00:00:00.000Z')`.execute(db)
    await expect(migrateToLatest(db)).rejects.toThrow(
      new OperatorError('This database was made by a newer Permasheet. Start that version.'),
    )
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
    expect(rows, 'it is left as it was').toStrictEqual([{ name: '9999-later' }])
  })
})
