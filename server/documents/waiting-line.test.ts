import { expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

/** A queue whose clock stands still unless it is advanced. */
function openLine() {
  let time = 0
  const line = createWaitingLine<string>(() => time)
  return { line, pass: (milliseconds: number) => (time += milliseconds) }
}

const takeAll = (line: ReturnType<typeof openLine>['line']) => Array.from({ length: line.length }, () => line.take())

it('gives turns in the order of arrival', () => {
  const { line, pass } = openLine()
  for (const item of ['a', 'b', 'c']) {
    line.add(item, 0)
    pass(10)
  }
  expect(takeAll(line)).toEqual(['a', 'b', 'c'])
  expect(line.take()).toBeUndefined()
})

it('lets the turns go round between owners, however many one of them has', () => {
  const { line, pass } = openLine()
  for (let ahead = 0; ahead < 3; ahead += 1) line.add(`first owner ${ahead}`, ahead)
  pass(10)
  for (let ahead = 0; ahead < 2; ahead += 1) line.add(`second owner ${ahead}`, ahead)
  expect(takeAll(line)).toEqual(['first owner 0', 'second owner 0', 'first owner 1', 'second owner 1', 'first owner 2'])
})

it('under overload serves mostly the latest arrivals, and in every fourth turn the one who has waited longest', () => {
  const { line, pass } = openLine()
  for (let number = 0; number < 8; number += 1) {
    line.add(String(number), 0)
    pass(1)
  }
  pass(1_000)
  expect(takeAll(line)).toEqual(['7', '6', '5', '0', '4', '3', '2', '1'])
})

it('lets the latest arrival wait where its owner has other items in the queue', () => {
  const { line, pass } = openLine()
  line.add('old', 0)
  pass(2_000)
  line.add('greedy', 5)
  expect(line.take()).toBe('old')
})

it('gives an item that two request the better of their places', () => {
  const { line, pass } = openLine()
  line.add('shared', 9)
  line.add('other', 1)
  pass(10)
  line.add('shared', 0)
  line.add('shared', 5)
  expect(takeAll(line)).toEqual(['shared', 'other'])
})

it('finds the item that would come last, unless its owner has no more than the newcomer', () => {
  const { line } = openLine()
  line.add('a', 0)
  line.add('b', 4)
  expect([line.findLast(3), line.findLast(4)]).toEqual(['b', undefined])
  line.remove('b')
  expect(line.length).toBe(1)
})
