import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/start-database.ts'
import { addAccount } from '../../tests/account.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { readBackup, readManifest } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-backup-'))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const attachment = 'ab'.repeat(32)

describe('backup and restore', () => {
  it('bring database and attachments back as they were, made while the program runs', async () => {
    const { db, config } = api.services
    await addAccount(api, 'kept@example.org')
    const attachments = path.join(config.dataDir, 'attachments')
    await mkdir(attachments, { recursive: true })
    await writeFile(path.join(attachments, attachment), 'bytes of a file')
    const file = path.join(folder, 'one.tar.gz')
    const written = await writeBackup(db, config.dataDir, file)
    expect(written.rows).toBeGreaterThan(50)
    expect(written.attachments).toBe(1)

    const other = await createTestDatabase()
    const dataDir = path.join(folder, 'restored')
    expect(await readBackup(other.db, dataDir, file)).toEqual(written)
    for (const table of ['products', 'published_versions', 'product_codes', 'users', 'memberships'] as const) {
      const [before, after] = await Promise.all([db, other.db].map((one) => one.selectFrom(table).selectAll().execute()))
      const sorted = (rows: unknown[] = []) => rows.map((row) => JSON.stringify(row)).toSorted()
      expect(sorted(after)).toEqual(sorted(before))
    }
    expect(await readFile(path.join(dataDir, 'attachments', attachment), 'utf8')).toBe('bytes of a file')
    // New rows get ids of their own.
    const added = await other.db
      .insertInto('workgroups')
      .values({ name: 'New', brand: 'coatings' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await db.selectFrom('workgroups').select('id').where('id', '=', added.id).executeTakeFirst()).toBeUndefined()
  })

  it('refuses to restore over anything that is there, and changes nothing', async () => {
    const file = path.join(folder, 'two.tar.gz')
    await writeBackup(api.services.db, api.services.config.dataDir, file)
    await expect(readBackup(api.services.db, folder, file)).rejects.toThrow('The database is not empty')
  })

  it('says so of a file that is none, that is cut off, or is missing', async () => {
    const whole = await readFile(path.join(folder, 'two.tar.gz'))
    const [none, cut] = [path.join(folder, 'none.tar.gz'), path.join(folder, 'cut.tar.gz')]
    await writeFile(none, 'nothing of the kind')
    await writeFile(cut, whole.subarray(0, whole.length / 2))
    await expect(readManifest(none)).rejects.toThrow('cannot be read as a backup')
    await expect(readManifest(path.join(folder, 'absent'))).rejects.toThrow('cannot be read as a backup')
    const empty = await createTestDatabase()
    await expect(readBackup(empty.db, folder, cut)).rejects.toThrow('cannot be read as a backup')
    expect(await empty.db.selectFrom('products').selectAll().execute()).toEqual([])
  })

  it('leaves no half-written file behind where writing fails', async () => {
    const file = path.join(folder, 'absent-folder', 'three.tar.gz')
    await expect(writeBackup(api.services.db, api.services.config.dataDir, file)).rejects.toThrow('ENOENT')
  })
})
