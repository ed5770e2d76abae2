import { describe, expect, it } from 'vitest'
import { createLeaving } from './create-leaving.ts'

describe('leaving the page by an action', () => {
  it('waits until every part of the page agrees', async () => {
    const leaving = createLeaving()
    const done: string[] = []
    leaving.guard(async () => {
      await Promise.resolve()
      done.push('saved')
      return true
    })
    expect(await leaving.by(async () => done.push('signed out'))).toBe(true)
    expect(done).toEqual(['saved', 'signed out'])
    expect(leaving.isAgreed()).toBe(true)
  })

  it('does nothing where a part does not agree, as long as that is on the page', async () => {
    const leaving = createLeaving()
    const done: string[] = []
    const takeOut = leaving.guard(async () => false)
    expect(await leaving.by(async () => done.push('signed out'))).toBe(false)
    expect(done).toEqual([])
    expect(leaving.isAgreed()).toBe(false)
    takeOut()
    expect(await leaving.by(async () => done.push('signed out'))).toBe(true)
    expect(done).toEqual(['signed out'])
  })

  it('stays guarded where the action fails', async () => {
    const leaving = createLeaving()
    await expect(leaving.by(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection')
    expect(leaving.isAgreed()).toBe(false)
  })
})
