import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStore, type TestStore } from '../../test-kit/start-store.ts'
import { readConfig } from '../config.ts'
import { openStorage } from './open-storage.ts'
import type { FileStorage, StoredEntry } from './storage.ts'

let folder: string
let store: TestStore
const opened = new Map<string, FileStorage>()
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-storage-'))
  store = await startStore()
  opened.set('a folder', await openStorage(readConfig({ DATA_DIR: path.join(folder, 'data') })))
  opened.set('a store that speaks S3', await openStorage(readConfig({ STORAGE_URL: store.url })))
  opened.set('a part of such a store', await openStorage(readConfig({ STORAGE_URL: `${store.url}/one/two` })))
}, 120_000)
afterAll(async () => {
  for (const storage of opened.values()) storage.close()
  await store.close()
  await rm(folder, { recursive: true })
})

function openedAs(place: string): FileStorage {
  const storage = opened.get(place)
  if (!storage) throw new Error(`${place} was not opened`)
  return storage
}
const read = async (storage: FileStorage, ...requested: Parameters<FileStorage['read']>) => {
  const content = await storage.read(...requested)
  return content && text(content)
}
async function listBelow(storage: FileStorage, below: string): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = []
  for await (const entry of storage.list(below)) entries.push(entry)
  return entries
}

describe.each(['a folder', 'a store that speaks S3', 'a part of such a store'])('%s', (place) => {
  it('returns a stored file, whole or in part, until it is removed', async () => {
    const storage = openedAs(place)
    const local = path.join(folder, 'sheet.part')
    await writeFile(local, '0123456789')
    await storage.put('sheets/ab/first', { path: local, size: 10 })
    await storage.put('sheets/second', Buffer.from('second'))
    expect([await storage.has('sheets/ab/first'), await storage.has('sheets/ab/other')]).toEqual([true, false])
    expect(await read(storage, 'sheets/ab/first')).toBe('0123456789')
    expect(await read(storage, 'sheets/ab/first', { part: { start: 2, end: 4 } })).toBe('234')
    await storage.put('sheets/second', Buffer.from('replaced'))
    expect(await read(storage, 'sheets/second', { signal: AbortSignal.timeout(60_000) })).toBe('replaced')
    for (const name of ['sheets/ab/first', 'sheets/ab/first']) await storage.remove(name)
    expect(await read(storage, 'sheets/ab/first')).toBeNull()
  })

  it('lists the files below a name, and no others', async () => {
    const storage = openedAs(place)
    const names = ['some/ab/first', 'some/cd/second', 'some/third']
    for (const name of [...names, 'some-others/file']) await storage.put(name, Buffer.from(name))
    const listed = await listBelow(storage, 'some')
    expect(listed.map(({ name, size }) => `${name} ${size}`).toSorted()).toEqual(names.map((name) => `${name} ${name.length}`))
    expect(listed.every(({ modified }) => modified > new Date('2026-01-01'))).toBe(true)
    expect(await listBelow(storage, 'nothing')).toEqual([])
  })

  it('accepts no name that leads elsewhere', async () => {
    for (const name of ['../outside', '/etc/passwd', 'a//b', 'a/../b', ''])
      await expect(openedAs(place).put(name, Buffer.from('x'))).rejects.toThrow('is no name of a stored file')
  })
})

it('a folder is closed to other accounts, and so are its files', async () => {
  await openedAs('a folder').put('closed/file', Buffer.from('x'))
  const closed = path.join(folder, 'data', 'closed')
  expect([(await stat(closed)).mode & 0o777, (await stat(path.join(closed, 'file'))).mode & 0o777]).toEqual([0o700, 0o600])
  expect(await readdir(closed)).toEqual(['file'])
})

it('a store lists more files than one of its responses contains', async () => {
  await openedAs('a store that speaks S3').put('many/one', Buffer.from('one'))
  const copies = Array.from({ length: 1_004 }, (_, index) => `many/copy-${index}`)
  await Promise.all(copies.map((name) => store.copy('many/one', name)))
  const listed = await listBelow(openedAs('a store that speaks S3'), 'many')
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...copies, 'many/one'].toSorted())
})

describe('a store that fails', () => {
  it('reports its address and the reason, and never the key', async () => {
    const wrong = await openStorage(readConfig({ STORAGE_URL: store.url.replace('/sheets', '/other') }))
    await expect(wrong.put('a', Buffer.from('a'))).rejects.toThrow(
      /^The store of files at http:\/\/127\.0\.0\.1:\d+\/other\/ fails: NoSuchBucket/,
    )
    wrong.close()
    const stranger = await openStorage(readConfig({ STORAGE_URL: store.url.replace('S3RVER:S3RVER', 'SOMEBODY:guessed') }))
    await expect(stranger.put('a', Buffer.from('a'))).rejects.toThrow(/fails: InvalidAccessKeyId/)
    await expect(stranger.put('a', Buffer.from('a'))).rejects.not.toThrow(/guessed/)
    stranger.close()
    const absent = await openStorage(readConfig({ STORAGE_URL: 'http://key:secret@127.0.0.1:1/sheets' }))
    await expect(absent.has('a')).rejects.toMatchObject({ type: 'SERVER_DOWN_ERROR' })
    await expect(absent.read('a')).rejects.toMatchObject({
      type: 'SERVER_DOWN_ERROR',
      message: expect.stringMatching(/fails: ECONNREFUSED$/),
    })
    absent.close()
  })
})
