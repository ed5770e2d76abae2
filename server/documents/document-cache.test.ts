import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentKey, openDocumentCache } from './document-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const document = (text: string) => async () => Buffer.from(text)
const [first, second, third] = ['one', 'two', 'three'].map((part) => documentKey([part]))
if (!first || !second || !third) throw new Error('three keys are needed')

describe('the document cache', () => {
  it('makes a document once and then gives it from its folder, after a restart too', async () => {
    const cache = await openDocumentCache(folder, 1000, 2)
    expect((await cache.get(first, document('sheet'))).toString()).toBe('sheet')
    const never = async () => {
      throw new Error('made again')
    }
    expect((await cache.get(first, never)).toString()).toBe('sheet')
    expect((await (await openDocumentCache(folder, 1000, 2)).get(first, never)).toString()).toBe('sheet')
  })

  it('lets requests for the same document wait together', async () => {
    const cache = await openDocumentCache(folder, 1000, 2)
    let made = 0
    const make = async () => {
      made += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Buffer.from('sheet')
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get(first, make)))
    expect(made).toBe(1)
    expect(answers.every((answer) => answer.toString() === 'sheet')).toBe(true)
  })

  it('forgets what was used longest ago when its limit is reached', async () => {
    const cache = await openDocumentCache(folder, 25, 2)
    await cache.get(first, document('a'.repeat(10)))
    await cache.get(second, document('b'.repeat(10)))
    await cache.find(first)
    await cache.get(third, document('c'.repeat(10)))
    expect(await cache.find(second)).toBeNull()
    expect((await cache.find(first))?.toString()).toBe('a'.repeat(10))
    expect(cache.size()).toBe(20)
    await expect.poll(() => readdir(folder)).toHaveLength(2)
  })

  it('tries again after a document could not be made', async () => {
    const cache = await openDocumentCache(folder, 1000, 2)
    await expect(cache.get(first, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await cache.get(first, document('sheet'))).toString()).toBe('sheet')
  })

  it('makes only so many at the same time', async () => {
    const cache = await openDocumentCache(folder, 1000, 2)
    let running = 0
    let most = 0
    const make = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 10))
      running -= 1
      return Buffer.from('x')
    }
    await Promise.all(Array.from({ length: 9 }, (_, index) => cache.get(documentKey([index]), make)))
    expect(most).toBe(2)
  })

  it('survives a cleared folder and leaves foreign files alone', async () => {
    await writeFile(path.join(folder, 'notes.txt'), 'mine')
    const cache = await openDocumentCache(folder, 1000, 2)
    await cache.get(first, document('sheet'))
    await rm(path.join(folder, first))
    expect((await cache.get(first, document('sheet again'))).toString()).toBe('sheet again')
    expect(await readdir(folder)).toContain('notes.txt')
  })
})

describe('a key', () => {
  it('differs for parts that only look alike', () => {
    expect(documentKey(['a', 'b'])).not.toBe(documentKey(['ab']))
    expect(documentKey([1])).not.toBe(documentKey(['1']))
  })
})
