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

describe('what is known of a product', () => {
  it('is what the database said, and nothing of a product that nobody asked for', () => {
    states.note(1, 'first', 1_000)
    expect([states.isStill(1, 'first'), states.isStill(1, 'second'), states.isStill(2, 'first')]).toEqual([true, false, false])
  })

  it('is known for less than a second from the moment at which the database was asked, and not from its answer', () => {
    expect(longestKnown).toBeLessThan(1_000)
    clock.now = 1_200
    states.note(1, 'first', 1_000)
    clock.now = 1_000 + longestKnown - 1
    expect(states.isStill(1, 'first')).toBe(true)
    clock.now = 1_000 + longestKnown
    expect(states.isStill(1, 'first')).toBe(false)
  })

  it('is read again once, before it is too old, and only while somebody asks for it', () => {
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

  it('is the newer of two answers, whichever came first', () => {
    states.note(1, 'second', 1_010)
    states.note(1, 'first', 1_000)
    expect([states.isStill(1, 'first'), states.isStill(1, 'second')]).toEqual([false, true])
  })

  it('is nothing as soon as there is no such product', () => {
    states.note(1, 'first', 1_000)
    states.note(1, undefined, 1_010)
    expect(states.isStill(1, 'first')).toBe(false)
  })

  it('is nothing once something was changed here, also by an answer that was asked for before', () => {
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
