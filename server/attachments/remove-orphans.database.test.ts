import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { attachmentFile, useAttachments } from '../../tests/attachments.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { openFolderStorage } from '../storage/folder-storage.ts'
import { openAttachmentStore } from './attachment-store.ts'
import { listAttachments } from './queries.ts'
import { removeOrphans } from './remove-orphans.ts'

const api = await startWithoutPages()
const { db, config } = api.services
const { add, get } = await useAttachments(api)

describe('files that belong to no attachment', () => {
  const store = openAttachmentStore(api.services)
  const day = 24 * 60 * 60 * 1000

  it('are removed after a week, and incomplete uploads after a day', async () => {
    const kept = await add('kept.txt', 'kept')
    const orphan = attachmentFile(config.dataDir, 'ab'.repeat(32))
    const aside = path.join(config.dataDir, 'attachments', 'incoming', 'left.part')
    await mkdir(path.dirname(orphan), { recursive: true })
    await writeFile(orphan, 'orphan')
    await writeFile(aside, 'left')
    expect(await removeOrphans(api.services, store)).toBe(0)
    const old = new Date(Date.now() - 8 * day)
    for (const file of [orphan, aside]) await utimes(file, old, old)
    for (const { sha256 } of await listAttachments(db, 201)) await utimes(attachmentFile(config.dataDir, sha256), old, old)
    expect(await removeOrphans(api.services, store)).toBe(1)
    await expect(stat(orphan)).rejects.toThrow('ENOENT')
    await expect(stat(aside)).rejects.toThrow('ENOENT')
    expect((await get(kept.link)).status).toBe(200)
  })

  it('stay where the database knows none of the files, since it must be a different database', async () => {
    const dataDir = path.join(config.dataDir, 'other')
    const other = openAttachmentStore({ storage: openFolderStorage(dataDir), config: { dataDir } })
    const file = attachmentFile(dataDir, 'cd'.repeat(32))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'somebody else’s')
    expect(await removeOrphans(api.services, other, Date.now() + 30 * day)).toBe(0)
    expect((await stat(file)).isFile()).toBe(true)
  })
})
