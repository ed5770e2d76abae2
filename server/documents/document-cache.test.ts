import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentKey, openDocumentCache, type DocumentCache } from './document-cache.ts'
import { houseWaiter } from './account.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-cache-'))
})
afterEach(async () => {
  said.length = 0
  await rm(folder, { recursive: true })
})

const somebody = houseWaiter('test')
const said: string[] = []
const log = {
  warn: (_: object, message: string) => void said.push(message),
  error: (_: object, message: string) => void said.push(message),
}
const share = { documents: 60, seconds: 30 }

function open({ limit = 1000, place = folder } = {}): Promise<DocumentCache> {
  return openDocumentCache({ folder: place, limit, atOnce: 2, shares: { visitor: share, member: share }, log })
}

const document = (text: string) => async () => Buffer.from(text)
const [first, second, third] = ['one', 'two', 'three'].map((part) => documentKey([part]))
if (!first || !second || !third) throw new Error('three keys are needed')

describe('the document cache', () => {
  it('makes a document once and then serves it from its folder, even after a restart', async () => {
    const cache = await open()
    expect((await cache.get(first, document('sheet'), somebody)).toString()).toBe('sheet')
    const never = async () => {
      throw new Error('made again')
    }
    expect((await cache.get(first, never, somebody)).toString()).toBe('sheet')
    expect((await (await open()).get(first, never, somebody)).toString()).toBe('sheet')
  })

  it('keeps nothing that is drawn after the program was replaced under it, says so once, and still has what it kept', async () => {
    let isAsStarted = true
    const options = { folder, limit: 1000, atOnce: 2, shares: { visitor: share, member: share }, log }
    const cache = await openDocumentCache({ ...options, isAsStarted: () => isAsStarted })
    await cache.get(first, document('by what the tag names'), somebody)
    isAsStarted = false
    expect((await cache.get(second, document('by another Typst'), somebody)).toString()).toBe('by another Typst')
    await cache.get(third, document('by another Typst'), somebody)
    expect([await cache.find(second), await cache.find(third)]).toEqual([null, null])
    expect((await cache.find(first))?.toString()).toBe('by what the tag names')
    expect(said.filter((line) => line.includes('replaced under'))).toHaveLength(1)
  })

  it('lets requests for the same document wait together', async () => {
    const cache = await open()
    const made = Promise.withResolvers<Buffer>()
    const make = vi.fn(() => made.promise)
    const requested = Array.from({ length: 20 }, () => cache.get(first, make, somebody))
    await expect.poll(() => make).toHaveBeenCalled()
    made.resolve(Buffer.from('sheet'))
    const answers = await Promise.all(requested)
    expect(make).toHaveBeenCalledOnce()
    expect(answers.every((answer) => answer.toString() === 'sheet')).toBe(true)
  })

  it('deletes the least recently used documents when its limit is reached', async () => {
    const cache = await open({ limit: 25 })
    await cache.get(first, document('a'.repeat(10)), somebody)
    await cache.get(second, document('b'.repeat(10)), somebody)
    await cache.find(first)
    await cache.get(third, document('c'.repeat(10)), somebody)
    expect(await cache.find(second)).toBeNull()
    expect((await cache.find(first))?.toString()).toBe('a'.repeat(10))
    expect(cache.size()).toBe(20)
    await expect.poll(() => readdir(folder)).toHaveLength(2)
  })

  it('tries again after a document could not be made', async () => {
    const cache = await open()
    await expect(cache.get(first, () => Promise.reject(new Error('broken')), somebody)).rejects.toThrow('broken')
    expect((await cache.get(first, document('sheet'), somebody)).toString()).toBe('sheet')
  })

  it('makes only a limited number at the same time', async () => {
    const cache = await open()
    const made = Promise.withResolvers<Buffer>()
    const make = vi.fn(() => made.promise)
    const requested = Array.from({ length: 9 }, (_, index) => cache.get(documentKey([index]), make, somebody))
    await expect.poll(() => cache.waiting()).toBe(7)
    expect(make).toHaveBeenCalledTimes(2)
    made.resolve(Buffer.from('x'))
    await Promise.all(requested)
    expect(make).toHaveBeenCalledTimes(9)
  })

  it('survives a cleared folder and leaves foreign files alone', async () => {
    await writeFile(path.join(folder, 'notes.txt'), 'mine')
    const cache = await open()
    await cache.get(first, document('sheet'), somebody)
    await rm(path.join(folder, first))
    expect((await cache.get(first, document('sheet again'), somebody)).toString()).toBe('sheet again')
    expect(await readdir(folder)).toContain('notes.txt')
  })
})

describe('a cache that cannot be written', () => {
  it('loses no document: each is made again, and the log says so once', async () => {
    // Nobody can write there, not even root.
    const place = path.join(folder, 'documents')
    await writeFile(place, 'in the way')
    const cache = await open({ place })
    for (const text of ['once', 'twice']) expect((await cache.get(first, document(text), somebody)).toString()).toBe(text)
    expect(said).toEqual(['rendered documents cannot be kept: each is made anew'])
    expect([cache.isKeeping(), await cache.canKeep(), cache.size()]).toEqual([false, false, 0])
  })

  if (existsSync('/dev/full'))
    it('includes one on a full disk', async () => {
      const cache = await open()
      await symlink('/dev/full', path.join(folder, `${first}.${process.pid}.part`))
      expect((await cache.get(first, document('sheet'), somebody)).toString()).toBe('sheet')
      expect([said.length, cache.isKeeping(), await readdir(folder)]).toEqual([1, false, []])
    })

  if (existsSync('/dev/full'))
    it('is not reported again and again where the disk has room only for small documents', async () => {
      const cache = await open()
      for (const key of [first, third]) {
        await symlink('/dev/full', path.join(folder, `${key}.${process.pid}.part`))
        await cache.get(key, document('a long sheet'), somebody)
        await cache.get(second, document('label'), somebody)
        expect([said, cache.isKeeping()]).toEqual([['rendered documents cannot be kept: each is made anew'], false])
        await rm(path.join(folder, second))
      }
      await cache.get(first, document('a long sheet'), somebody)
      expect([said.length, cache.isKeeping()]).toEqual([2, true])
    })

  it('recovers by itself as soon as it can be written', async () => {
    const place = path.join(folder, 'documents')
    await writeFile(place, 'in the way')
    const cache = await open({ place })
    await rm(place)
    expect([cache.isKeeping(), await cache.canKeep(), cache.isKeeping()]).toEqual([false, true, true])
    await cache.get(first, document('sheet'), somebody)
    expect((await cache.find(first))?.toString()).toBe('sheet')
    expect(await readdir(place)).toEqual([first])
    expect(said).toHaveLength(2)
  })

  it('is noticed when it occurs at run time, and leaves no half document behind', async () => {
    const place = path.join(folder, 'documents')
    const cache = await open({ place })
    await cache.get(first, document('sheet'), somebody)
    await rm(place, { recursive: true })
    await writeFile(place, 'in the way')
    expect((await cache.get(second, document('other'), somebody)).toString()).toBe('other')
    expect((await cache.get(first, document('made anew'), somebody)).toString()).toBe('made anew')
    expect([said.length, cache.isKeeping()]).toEqual([1, false])
    await rm(place)
    await cache.get(third, document('third'), somebody)
    expect([await readdir(place), cache.isKeeping()]).toEqual([[third], true])
  })
})

it('the folder of the cache is closed to other accounts, and so is what lies in it', async () => {
  const place = path.join(folder, 'documents')
  await mkdir(place, { mode: 0o755 })
  const cache = await open({ place })
  await cache.get(first, document('sheet'), somebody)
  expect((await stat(place)).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(place, first))).mode & 0o777).toBe(0o600)
})

it('a document that is not to be stored leaves nothing in the folder', async () => {
  const cache = await open()
  await cache.get(first, document('receipt'), somebody, { keep: false })
  expect([await readdir(folder), cache.size()]).toEqual([[], 0])
})

describe('a key', () => {
  it('differs for parts that are the same only when joined', () => {
    expect(documentKey(['a', 'b'])).not.toBe(documentKey(['ab']))
    expect(documentKey([1])).not.toBe(documentKey(['1']))
  })
})
