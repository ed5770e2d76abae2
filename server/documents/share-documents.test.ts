import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStorage } from '../storage/storage.ts'
import { openCacheFolder, type CacheFolder } from './cache-folder.ts'
import { shareDocuments } from './share-documents.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-shared-'))
})
afterEach(() => rm(folder, { recursive: true }))

const key = 'ab'.repeat(32)
const other = 'cd'.repeat(32)

/** A store in memory that can be made to fail. */
function createStore() {
  const held = new Map<string, Buffer>()
  const state = { works: true, reads: 0 }
  const attempt = () => {
    if (!state.works) throw new Error('no answer')
  }
  const storage: FileStorage = {
    place: () => 'a store',
    async put(name, content) {
      attempt()
      if (Buffer.isBuffer(content)) held.set(name, content)
    },
    async read(name) {
      state.reads += 1
      attempt()
      const bytes = held.get(name)
      return bytes ? Readable.from([bytes]) : null
    },
    has: async (name) => held.has(name),
    async *list() {},
    async remove(name) {
      held.delete(name)
    },
    close() {},
  }
  return { held, state, storage }
}

function createLog() {
  const said: string[] = []
  const say = (_: object, message: string): void => void said.push(message)
  return { said, log: { warn: say, error: say } }
}

async function openOn(machine: string, storage: FileStorage, { log } = createLog()): Promise<CacheFolder> {
  return shareDocuments(await openCacheFolder(path.join(folder, machine), 1_000, log), storage, log)
}

describe('rendered documents that machines share', () => {
  it('are found by a machine that did not make them, which stores them and asks only once', async () => {
    const { state, storage } = createStore()
    const [one, two] = [await openOn('one', storage), await openOn('two', storage)]
    await one.store(key, Buffer.from('sheet'))
    await one.close()
    const found = await Promise.all([two.find(key), two.find(key)])
    expect(found.map(String)).toEqual(['sheet', 'sheet'])
    expect(String(await two.find(key))).toBe('sheet')
    expect([state.reads, await readdir(path.join(folder, 'two'))]).toEqual([1, [key]])
    expect(await two.find(other)).toBeNull()
    await two.close()
  })

  it('are made by each machine while the store fails, which is then left alone for a while and logged once', async () => {
    const { state, storage, held } = createStore()
    state.works = false
    const { said, log } = createLog()
    const cache = await openOn('one', storage, { said, log })
    await expect.poll(() => cache.isWritable()).toBe(false)
    const requested = state.reads
    expect(await cache.find(key)).toBeNull()
    await cache.store(key, Buffer.from('sheet'))
    expect(String(await cache.find(key))).toBe('sheet')
    expect([state.reads - requested, said]).toEqual([0, ['rendered documents cannot be shared: every machine makes its own']])
    state.works = true
    await expect.poll(() => cache.canWrite()).toBe(true)
    expect(said).toEqual(['rendered documents cannot be shared: every machine makes its own', 'rendered documents are shared again'])
    await cache.store(other, Buffer.from('other'))
    await cache.close()
    expect(String(held.get(`documents/cd/${other}`))).toBe('other')
  })

  it('do not wait for a slow store', async () => {
    const { storage } = createStore()
    const put = Promise.withResolvers<void>()
    const cache = await openOn('one', { ...storage, put: () => put.promise })
    await cache.store(key, Buffer.from('sheet'))
    expect(String(await cache.find(key))).toBe('sheet')
    put.resolve()
    await cache.close()
  })
})
