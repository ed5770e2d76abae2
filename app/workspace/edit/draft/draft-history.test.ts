import { describe, expect, it } from 'vitest'
import { beginHistory, change, changeTo, redo, undo, type DraftHistory } from './draft-history.ts'

const [nameField, ufiField] = [new EventTarget(), new EventTarget()]

describe('the history of a draft', () => {
  it('takes back letters of one field together, and another field by itself', () => {
    let history: DraftHistory = beginHistory({ name: 'A', ufi: '' })
    history = change(history, ['name'], 'AB', 1000, nameField)
    history = change(history, ['name'], 'ABC', 1200, nameField)
    history = change(history, ['ufi'], 'X', 1300, ufiField)
    expect(undo(history).record).toEqual({ name: 'ABC', ufi: '' })
    expect(undo(undo(history)).record).toEqual({ name: 'A', ufi: '' })
    expect(redo(undo(history)).record).toEqual({ name: 'ABC', ufi: 'X' })
  })

  it('takes back clicks one by one, however quickly they follow each other at one place', () => {
    let history: DraftHistory = beginHistory({ uses: ['one', 'two', 'three'] })
    history = change(history, ['uses'], ['two', 'three'], 1000, null)
    history = change(history, ['uses'], ['three'], 1100, null)
    expect(undo(history).record).toEqual({ uses: ['two', 'three'] })
    expect(undo(undo(history)).record).toEqual({ uses: ['one', 'two', 'three'] })
  })

  it('parts what was pasted from what was typed before and after', () => {
    let history: DraftHistory = beginHistory({ name: '' })
    history = change(history, ['name'], 'A', 1000, nameField)
    history = change(history, ['name'], 'pasted', 1100, null)
    history = change(history, ['name'], 'pasted!', 1200, nameField)
    expect(undo(history).record).toEqual({ name: 'pasted' })
    expect(undo(undo(history)).record).toEqual({ name: 'A' })
  })

  it('counts a later change of the same field as a step of its own', () => {
    const begun = change(beginHistory<unknown>({ name: '' }), ['name'], 'A', 0, nameField)
    expect(undo(change(begun, ['name'], 'AB', 10_000, nameField)).record).toEqual({ name: 'A' })
  })

  it('has nothing to take back at first, and forgets what was taken back when something else is written', () => {
    const begun: DraftHistory = beginHistory({ name: 'A' })
    expect(undo(begun)).toBe(begun)
    const other = change(undo(change(begun, ['name'], 'B', 0, null)), ['name'], 'C', 5000, null)
    expect(redo(other)).toBe(other)
  })
})

describe('a change that has a name', () => {
  it('is taken back, and brought back, by that name', () => {
    const changed = changeTo(beginHistory('one'), 'two', 0, null, 'the second')
    expect(changed.past.at(-1)?.name).toBe('the second')
    const back = undo(changed)
    expect([back.record, back.future[0]?.name]).toEqual(['one', 'the second'])
    expect(redo(back).past.at(-1)?.name).toBe('the second')
  })
})
