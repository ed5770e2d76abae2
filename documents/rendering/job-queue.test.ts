import { describe, expect, it } from 'vitest'
import { createJobQueue } from './job-queue.ts'

describe('the queue of jobs', () => {
  it('gives jobs in the order in which they came, those of people and bulk apart', () => {
    const queue = createJobQueue<string>(10)
    queue.add('bulk 1', 'bulk')
    queue.add('person 1', 'interactive')
    queue.add('bulk 2', 'bulk')
    queue.add('person 2', 'interactive')
    expect([queue.take('bulk'), queue.take('interactive'), queue.take('interactive')]).toEqual(['bulk 1', 'person 1', 'person 2'])
    expect([queue.take('interactive'), queue.take('bulk'), queue.take('bulk')]).toEqual([undefined, 'bulk 2', undefined])
  })

  it('puts a job back before all others of its priority', () => {
    const queue = createJobQueue<string>(10)
    queue.add('first', 'bulk')
    queue.putBack('again', 'bulk')
    expect([queue.take('bulk'), queue.take('bulk')]).toEqual(['again', 'first'])
  })

  it('is full at its limit, and not after a job has been taken or removed', () => {
    const queue = createJobQueue<string>(2)
    queue.add('a', 'bulk')
    queue.add('b', 'interactive')
    expect(queue.isFull).toBe(true)
    expect([queue.remove('a'), queue.remove('a'), queue.isFull, queue.length]).toEqual([true, false, false, 1])
    expect(queue.clear()).toEqual(['b'])
    expect(queue.length).toBe(0)
  })
})
