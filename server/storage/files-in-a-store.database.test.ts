/** The program with `STORAGE_URL`: attachments and rendered documents lie in a store that speaks S3 (docs/decisions/153-files-in-a-store.md). */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { startStore } from '../../test-kit/start-store.ts'
import { attachmentFile, attachmentsAt, pdf, useAttachments } from '../../tests/attachments.ts'
import { closeAfterFile } from '../../tests/close-after-file.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { listAttachments } from '../attachments/queries.ts'
import { removeDeleted, removeOrphans } from '../attachments/remove-orphans.ts'
import { readBackup } from '../backup/read-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { openFolderStorage } from './folder-storage.ts'
import { moveAttachments } from '../backup/move-attachments.ts'
import { scriptEnvironment } from '../../tests/script-environment.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-in-store-'))
closeAfterFile(() => rm(folder, { recursive: true, force: true }))
const files = await startStore()
closeAfterFile(files.close)
const database = await createTestDatabase({ content: 'catalogue' })
// The same origin for both, since a label contains its link.
const environment = { STORAGE_URL: files.url, PUBLIC_ORIGIN: 'http://sheets.example.com' }
const api = await startWithoutPages({ database, environment })
const other = await startWithoutPages({ database, environment })
const { db } = api.services
const { add, get, upload, editor, editors } = await useAttachments(api)
const store = openAttachmentStore(api.services)
const inFolder = (dataDir: string) => openAttachmentStore({ storage: openFolderStorage(dataDir), config: { dataDir } })
const hashesIn = async (below: string) => (await files.list(below)).map((name) => path.basename(name))
const day = 24 * 60 * 60 * 1000

describe('attachments in a store', () => {
  it('are served by any process, whole, in parts or as 304, and leave nothing on the machine that received them', async () => {
    const { id, link } = await add('parts.txt', '0123456789', { status: 'published' })
    expect(await (await other.ask(attachmentsAt('-201', id))).text()).toBe('0123456789')
    const part = await get(link, 'editor', { range: 'bytes=2-4' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
    expect((await get(link, 'editor', { 'if-none-match': part.headers.get('etag') ?? '' })).status).toBe(304)
    for (const { services } of [api, other]) expect(await inFolder(services.config.dataDir).list()).toEqual([])
  })

  it('answer HEAD without reading a byte', async () => {
    const { link } = await add('headers.txt', '9876543210', { status: 'published' })
    const read = vi.spyOn(api.services.storage, 'read')
    const head = await api.ask(link, { method: 'HEAD', headers: editors.headersOf('editor') })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it('are removed for good a day after deletion, and orphans after a week', async () => {
    const before = await hashesIn('attachments')
    const { link } = await add('deleted.txt', 'deleted')
    await store.keep(await store.receive(Readable.from([Buffer.from('orphan')])))
    await editor('DELETE', link)
    expect(await hashesIn('attachments')).toHaveLength(before.length + 2)
    await removeDeleted(api.services, store, Date.now() + 25 * 60 * 60 * 1000)
    expect(await removeOrphans(api.services, store)).toBe(0)
    expect(await removeOrphans(api.services, store, Date.now() + 8 * day)).toBe(1)
    expect(await hashesIn('attachments')).toEqual(before)
  })

  it('are included in a backup, and restored from it into another store or folder', async () => {
    await add('saved.pdf', pdf)
    const hashes = (await store.list()).map(({ sha256 }) => sha256)
    const file = path.join(folder, 'one.tar.gz')
    expect((await writeBackup(db, store, file)).attachments).toBe(hashes.length)
    const empty = await createTestDatabase()
    const restored = path.join(folder, 'restored')
    await readBackup(empty.db, inFolder(restored), file)
    for (const sha256 of hashes) expect((await readFile(attachmentFile(restored, sha256))).length).toBeGreaterThan(0)
  })
})

describe('npm run move-storage', () => {
  const dataDir = path.join(folder, 'moved')
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(projectFolder, 'scripts', 'run.mjs'), 'move-storage', ...words],
      {
        env: { ...scriptEnvironment, DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment },
        encoding: 'utf8',
      },
    )
    return { code: status, out: stdout.trim(), errors: stderr.trim().replaceAll(/\(node:\d+\).*|\(Use .*/g, '') }
  }

  it('copies the files of all attachments to a folder and back, each with content that matches its hash', async () => {
    const hashes = (await hashesIn('attachments')).toSorted()
    const place = path.join(dataDir, 'attachments')
    expect(run('folder')).toEqual({ code: 0, out: `${hashes.length} files brought to ${place}; there already: 0.`, errors: '' })
    expect((await inFolder(dataDir).list()).map(({ sha256 }) => sha256).toSorted()).toEqual(hashes)
    // One is missing in the store, another is damaged there.
    const [lost = '', damaged = ''] = hashes
    await store.remove(lost)
    await writeFile(files.fileOf(`attachments/${damaged.slice(0, 2)}/${damaged}`), 'damaged')
    const back = await moveAttachments(db, inFolder(dataDir), store)
    expect(back).toEqual({ copied: 2, present: hashes.length - 2, missing: [], damaged: [] })
    const again = await moveAttachments(db, inFolder(dataDir), store)
    expect(again).toMatchObject({ copied: 0, present: hashes.length })
  })

  it('continues where it was interrupted', async () => {
    const target = path.join(folder, 'interrupted')
    const reached = inFolder(target)
    let left = 1
    const breaking = {
      ...reached,
      keep: async (file: Parameters<typeof reached.keep>[0]) => {
        if ((left -= 1) < 0) throw new Error('killed')
        await reached.keep(file)
      },
    }
    await expect(moveAttachments(db, store, breaking)).rejects.toThrow('killed')
    const count = (await hashesIn('attachments')).length
    expect(await moveAttachments(db, store, reached)).toEqual({ copied: count - 1, present: 1, missing: [], damaged: [] })
  })

  it('names files that are missing and files that do not match their hash, and keeps none of them', async () => {
    const source = path.join(folder, 'source')
    await moveAttachments(db, store, inFolder(source))
    const [lost, damaged] = await listAttachments(db, 201)
    if (!lost || !damaged) throw new Error('two attachments are needed')
    await rm(attachmentFile(source, lost.sha256))
    await writeFile(attachmentFile(source, damaged.sha256), 'damaged')
    const target = inFolder(path.join(folder, 'target'))
    const result = await moveAttachments(db, inFolder(source), target)
    expect(result.missing.map(({ name }) => name)).toEqual([lost.name])
    expect(result.damaged.map(({ name }) => name)).toEqual([damaged.name])
    expect((await target.list()).map(({ sha256 }) => sha256)).not.toContain(damaged.sha256)
  })

  it('prints its usage', () => {
    expect(run()).toMatchObject({ code: 2, out: '', errors: expect.stringMatching(/^npm run move-storage -- store \| folder\n/) })
  })
})

describe('rendered documents in a store', () => {
  const label = '/api/v1/productLabelRender/view/-1001?dim=8'
  const documents = () => hashesIn('documents')

  it('are found by a machine that did not make them', async () => {
    const made = await api.ask(label)
    const bytes = Buffer.from(await made.arrayBuffer())
    await expect.poll(async () => (await documents()).filter((name) => name !== 'trial')).toHaveLength(1)
    const [key = ''] = (await documents()).filter((name) => name !== 'trial')
    const file = files.fileOf(`documents/${key.slice(0, 2)}/${key}`)
    // The upload may still be under way, and would overwrite what the test writes now.
    await expect.poll(async () => (await readFile(file)).equals(bytes)).toBe(true)
    // The other machine serves the stored file, and not one that it makes itself.
    const marked = Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])
    await writeFile(file, marked)
    const found = await other.ask(label)
    expect(found.headers.get('etag')).toBe(made.headers.get('etag'))
    expect(Buffer.from(await found.arrayBuffer()).equals(marked)).toBe(true)
  })

  it('are served while the store is down, which monitoring reports; attachments then have to be requested later', async () => {
    const { link } = await add('kept.txt', 'kept')
    await files.stop()
    const poster = await api.ask('/api/v1/productLabelRender/view/-1003?dim=8')
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/png'])
    const ready = async () => (await api.ask('/health/ready')).json()
    expect(await ready()).toEqual({ status: 'degraded', reason: 'rendered documents cannot be kept' })
    expect((await get(link)).status).toBe(503)
    expect((await upload('new.txt', 'new')).status).toBe(503)
    expect((await listAttachments(db, 201)).map(({ name }) => name)).not.toContain('new')
    await files.start()
    await expect.poll(ready).toEqual({ status: 'ready' })
    expect(await (await get(link)).text()).toBe('kept')
  })
})
