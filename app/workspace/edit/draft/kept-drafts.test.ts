import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../../tests/stub-local-storage.ts'
import { forget, isStored } from '../../../browser/storage.ts'
import { forgetKeptDraft, keepDraft, listKeptDrafts, nameKeptDraft } from './kept-drafts.ts'

const [anna, ben, lacquer, thinner] = [1, 12, 1001, 1003]
const draft = (name: string, writtenAt = 0) => ({ revision: 3, record: { name }, writtenAt })
const namesOf = (userId: number, permalinkId: number, own = '') =>
  listKeptDrafts('draft', userId, permalinkId, own).map(({ record }) => (record as { name: string }).name)

describe('what was written and not saved', () => {
  const values = new Map<string, string>()
  beforeEach(() => {
    stubLocalStorage(values)
  })
  afterEach(() => {
    for (const key of values.keys()) forget(key)
    vi.unstubAllGlobals()
  })

  it('has a place of its own for each tab, and is found by the next one, the newest first', () => {
    const [one, other] = [nameKeptDraft('draft', anna, lacquer), nameKeptDraft('draft', anna, lacquer)]
    keepDraft(one, draft('of the first tab', 10))
    keepDraft(other, draft('of the second tab', 20))
    expect(namesOf(anna, lacquer)).toEqual(['of the second tab', 'of the first tab'])
    expect(namesOf(anna, lacquer, other)).toEqual(['of the first tab'])
    forget(other)
    expect(namesOf(anna, lacquer)).toEqual(['of the first tab'])
  })

  it('is not said to be kept where the device has no room for it', () => {
    const key = nameKeptDraft('draft', anna, lacquer)
    keepDraft(key, draft('the first'))
    expect(isStored(key)).toBe(true)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepDraft(key, draft('the second'))
    expect(isStored(key)).toBe(false)
    vi.restoreAllMocks()
  })

  it('is nothing to another person, nor to another product', () => {
    keepDraft(nameKeptDraft('draft', anna, lacquer), draft('of Anna'))
    expect(namesOf(ben, lacquer)).toEqual([])
    expect(namesOf(anna, thinner)).toEqual([])
    expect(namesOf(anna, lacquer)).toEqual(['of Anna'])
  })

  it('stays where it was written on after it had been read', () => {
    const key = nameKeptDraft('draft', anna, lacquer)
    keepDraft(key, draft('as it was read'))
    const [read] = listKeptDrafts('draft', anna, lacquer, '')
    keepDraft(key, draft('written on'))
    if (read) forgetKeptDraft(read)
    expect(namesOf(anna, lacquer)).toEqual(['written on'])
    const [again] = listKeptDrafts('draft', anna, lacquer, '')
    if (again) forgetKeptDraft(again)
    expect(namesOf(anna, lacquer)).toEqual([])
  })

  it('is left alone where it cannot be read', () => {
    values.set(nameKeptDraft('draft', anna, lacquer), '{"revision":')
    expect(namesOf(anna, lacquer)).toEqual([])
    expect(values.size).toBe(1)
  })
})
