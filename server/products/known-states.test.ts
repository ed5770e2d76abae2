import { beforeEach, describe, expect, it } from 'vitest'
import { createKnownStates, longestKnown, readAgainAfter } from './known-states.ts'

const clock = { now: 1_000 }
const read: number[] = []
const create = () =>
  createKnownStates(
    (id) => void read.push(id),
    () => clock.now,
  )
let states = create()
beforeEach(() => {
  clock.now = 1_000
  read.length = 0
  states = create()
})

describe('the known state of a product', () => {
  it('is what the database returned, and unknown for a product that was never requested', () => {
    states.note(1, 'first', 1_000)
    expect([states.isStill(1, 'first'), states.isStill(1, 'second'), states.isStill(2, 'first')]).toEqual([true, false, false])
  })

  it('is valid for less than a second from the moment of the query, not of its result', () => {
    expect(longestKnown).toBeLessThan(1_000)
    clock.now = 1_200
    states.note(1, 'first', 1_000)
    clock.now = 1_000 + longestKnown - 1
    expect(states.isStill(1, 'first')).toBe(true)
    clock.now = 1_000 + longestKnown
    expect(states.isStill(1, 'first')).toBe(false)
  })

  it('is read again once before it expires, and only while it is being requested', () => {
    states.note(1, 'first', 1_000)
    states.note(2, 'other', 1_000)
    clock.now = 1_000 + readAgainAfter - 1
    expect([states.isStill(1, 'first'), read]).toEqual([true, []])
    clock.now += 1
    for (let time = 0; time < 3; time += 1) expect(states.isStill(1, 'first')).toBe(true)
    expect(read).toEqual([1])
    states.note(1, 'first', clock.now)
    clock.now = 1_000 + longestKnown
    expect([states.isStill(1, 'first'), states.isStill(2, 'other'), read]).toEqual([true, false, [1, 1]])
  })

  it('is the result of the later of two queries, whichever result came first', () => {
    states.note(1, 'second', 1_010)
    states.note(1, 'first', 1_000)
    expect([states.isStill(1, 'first'), states.isStill(1, 'second')]).toEqual([false, true])
  })

  it('is unknown as soon as there is no such product', () => {
    states.note(1, 'first', 1_000)
    states.note(1, undefined, 1_010)
    expect(states.isStill(1, 'first')).toBe(false)
  })

  it('is unknown after a change by this process, even if an earlier query returns afterwards', () => {
    states.note(1, 'first', 1_000)
    clock.now = 1_100
    states.forget()
    expect(states.isStill(1, 'first')).toBe(false)
    states.note(1, 'first', 1_099)
    expect(states.isStill(1, 'first')).toBe(false)
    states.note(1, 'second', 1_101)
    expect(states.isStill(1, 'second')).toBe(true)
  })
})
