import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/start-database.ts'
import { addAccount } from '../../tests/account.ts'
import { attachmentFile } from '../../tests/attachments.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { openFolderStorage } from '../storage/folder-storage.ts'
import { OperatorError } from '../errors.ts'
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
const storeIn = (dataDir: string) => openAttachmentStore({ storage: openFolderStorage(dataDir), config: { dataDir } })

async function put(dataDir: string, sha256: string, content = 'bytes'): Promise<void> {
  const file = attachmentFile(dataDir, sha256)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

describe('backup and restore', () => {
  it('restore database and attachments from a file that was written while the program ran', async () => {
    const { db, config } = api.services
    await addAccount(api, 'kept@example.org')
    await put(config.dataDir, attachment, 'bytes of a file')
    const file = path.join(folder, 'one.tar.gz')
    const written = await writeBackup(db, storeIn(config.dataDir), file)
    expect(written.rows).toBeGreaterThan(50)
    expect(written.attachments).toBe(1)

    const other = await createTestDatabase()
    const dataDir = path.join(folder, 'restored')
    expect(await readBackup(other.db, storeIn(dataDir), file)).toEqual(written)
    for (const table of ['products', 'published_versions', 'product_codes', 'users', 'memberships'] as const) {
      const [before, after] = await Promise.all([db, other.db].map((one) => one.selectFrom(table).selectAll().execute()))
      const sorted = (rows: unknown[] = []) => rows.map((row) => JSON.stringify(row)).toSorted()
      expect(sorted(after)).toEqual(sorted(before))
    }
    expect(await readFile(attachmentFile(dataDir, attachment), 'utf8')).toBe('bytes of a file')
    // Rows that are added later get new ids.
    const added = await other.db
      .insertInto('workgroups')
      .values({ name: 'New', brand: 'coatings' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await db.selectFrom('workgroups').select('id').where('id', '=', added.id).executeTakeFirst()).toBeUndefined()
  })

  it('refuses to restore over anything that is there, and changes nothing', async () => {
    const file = path.join(folder, 'two.tar.gz')
    await writeBackup(api.services.db, storeIn(api.services.config.dataDir), file)
    await expect(readBackup(api.services.db, storeIn(folder), file)).rejects.toThrow('The database is not empty')
  })

  it('report a file that is not a backup, is cut off, or is missing', async () => {
    const whole = await readFile(path.join(folder, 'two.tar.gz'))
    const [none, cut] = [path.join(folder, 'none.tar.gz'), path.join(folder, 'cut.tar.gz')]
    const unpacked = gunzipSync(whole)
    const damaged = {
      'none.tar.gz': 'nothing of the kind',
      'cut.tar.gz': whole.subarray(0, whole.length / 2),
      'no-archive.tar.gz': gzipSync('x'.repeat(2000)),
      'cut-archive.tar.gz': gzipSync(unpacked.subarray(0, unpacked.length / 2)),
      'no-manifest.tar.gz': gzipSync(Buffer.concat([unpacked.subarray(0, unpacked.indexOf('{"format"')), Buffer.alloc(512, 'x')])),
    }
    for (const [name, content] of Object.entries(damaged)) {
      await writeFile(path.join(folder, name), content)
      await expect(readManifest(path.join(folder, name)), name).rejects.toThrow(OperatorError)
    }
    await expect(readManifest(none)).rejects.toThrow('cannot be read as a backup')
    await expect(readManifest(path.join(folder, 'absent'))).rejects.toThrow('cannot be read as a backup')
    const empty = await createTestDatabase()
    await expect(readBackup(empty.db, storeIn(folder), cut)).rejects.toThrow('cannot be read as a backup')
    expect(await empty.db.selectFrom('products').selectAll().execute()).toEqual([])
  })

  it('leave no half-written file behind where writing fails', async () => {
    const file = path.join(folder, 'absent-folder', 'three.tar.gz')
    const before = await readdir(folder)
    const write = (name: string) => writeBackup(api.services.db, storeIn(api.services.config.dataDir), name)
    await expect(write(file)).rejects.toThrow(`${file} cannot be written: there is no folder ${path.dirname(file)}.`)
    await expect(write(folder)).rejects.toThrow(`${folder} cannot be written: it is a folder. Name a file in it.`)
    const below = path.join(folder, 'two.tar.gz', 'four.tar.gz')
    await expect(write(below)).rejects.toThrow(`${below} cannot be written: ${path.dirname(below)} is no folder.`)
    expect(await readdir(folder)).toStrictEqual(before)
  })
})

describe('a backup of a database whose attachments lie elsewhere', () => {
  const [lost, kept] = ['cd'.repeat(32), 'ef'.repeat(32)]
  const attach = async (db: TestApi['services']['db'], name: string, sha256: string) => {
    const values = { permalink_id: 1001, name, extension: 'pdf', category: 'other', status: 'draft', size: 5, sha256 } as const
    await db.insertInto('attachments').values(values).execute()
  }
  const read = (dataDir: string, sha256: string) => readFile(attachmentFile(dataDir, sha256), 'utf8')

  it('is not written, and says what is missing and that DATA_DIR is to be set', async () => {
    const { db, config } = api.services
    await attach(db, 'approval.pdf', lost)
    await attach(db, 'the same approval.pdf', lost)
    await attach(db, 'photo.pdf', kept)
    await put(config.dataDir, kept)
    const file = path.join(folder, 'incomplete.tar.gz')
    await expect(writeBackup(db, storeIn(config.dataDir), file)).rejects.toThrow(
      `No backup was written: 1 of 2 attachments (approval.pdf of product 1001) have no file in ${config.dataDir}/attachments. ` +
        'Set DATA_DIR to the data folder of the server',
    )
    const elsewhere = path.join(folder, 'elsewhere')
    await expect(writeBackup(db, storeIn(elsewhere), file)).rejects.toThrow(
      '2 of 2 attachments (approval.pdf of product 1001, photo.pdf of',
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('incomplete'))).toStrictEqual([])
  })

  it('is written with every file, and one without files is not restored until they are there', async () => {
    const { db, config } = api.services
    await put(config.dataDir, lost)
    const whole = path.join(folder, 'whole.tar.gz')
    expect((await writeBackup(db, storeIn(config.dataDir), whole)).attachments).toBe(3)
    const first = await createTestDatabase()
    const restored = path.join(folder, 'restored-whole')
    await readBackup(first.db, storeIn(restored), whole)
    expect([await read(restored, lost), await read(restored, kept)]).toStrictEqual(['bytes', 'bytes'])

    const bare = path.join(folder, 'bare.tar.gz')
    await removeAttachments(whole, bare)
    const second = await createTestDatabase()
    const empty = path.join(folder, 'restored-bare')
    await expect(readBackup(second.db, storeIn(empty), bare)).rejects.toThrow(
      /^Nothing was restored: 2 of 2 attachments \(approval\.pdf of product 1001, photo\.pdf of product 1001\) have no file in .*DATA_DIR/,
    )
    expect(await second.db.selectFrom('products').selectAll().execute()).toEqual([])
    await Promise.all([lost, kept].map((sha256) => put(empty, sha256)))
    expect((await readBackup(second.db, storeIn(empty), bare)).attachments).toBe(0)
    expect(await second.db.selectFrom('attachments').select('name').orderBy('id').execute()).toEqual([
      { name: 'approval.pdf' },
      { name: 'the same approval.pdf' },
      { name: 'photo.pdf' },
    ])
  })
})

/** A backup as it used to be written with a wrong data folder, before that was refused. */
async function removeAttachments(from: string, to: string): Promise<void> {
  const [reading, writing] = [extract(), pack()]
  const copying = (async () => {
    for await (const entry of reading) {
      const { name } = entry.header
      if (name.startsWith('attachments/')) entry.resume()
      else writing.entry({ name }, await text(entry))
    }
    writing.finalize()
  })()
  await Promise.all([
    pipeline(createReadStream(from), createGunzip(), reading),
    copying,
    pipeline(writing, createGzip(), createWriteStream(to)),
  ])
}
