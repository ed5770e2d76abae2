import { afterAll, describe, expect, it, vi } from 'vitest'
import { startThreads, TaskTookTooLong } from './start-threads.ts'

/** Answers with its thread's number and the task; throws or ends when it is told to. */
const program = `
const { parentPort, threadId } = require('node:worker_threads')
parentPort.on('message', (task) => {
  if (task === 'end') process.exit(3)
  while (task === 'hang') {}
  if (task === 'throw') return parentPort.postMessage({ error: new RangeError('no such recipe') })
  const bytes = new TextEncoder().encode(threadId + ' ' + task)
  parentPort.postMessage({ bytes }, [bytes.buffer])
})`

const open = (most: number, idleTimeout = 60_000) => startThreads<string>({ file: program, most, idleTimeout, worker: { eval: true } })
const read = async (answer: Promise<Uint8Array>): Promise<string[]> => new TextDecoder().decode(await answer).split(' ')

describe('threads with one task at a time', () => {
  const threads = open(2)
  afterAll(() => threads.end())

  it('answer every task, with no more threads than they may have', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => read(threads.run(`task-${turn}`))))
    expect(answers.map(([, task]) => task)).toEqual(Array.from({ length: 20 }, (_, turn) => `task-${turn}`))
    expect(new Set(answers.map(([thread]) => thread)).size).toBeLessThanOrEqual(2)
  })

  it('refuse what the program refuses, with its reason, and go on', async () => {
    await expect(threads.run('throw')).rejects.toThrow('no such recipe')
    expect((await read(threads.run('after')))[1]).toBe('after')
  })

  it('lose the task of a thread that ends, and no other', async () => {
    const others = Array.from({ length: 6 }, (_, turn) => read(threads.run(`other-${turn}`)))
    await expect(threads.run('end')).rejects.toThrow('a thread ended with 3')
    expect((await Promise.all(others)).map(([, task]) => task)).toEqual(Array.from({ length: 6 }, (_, turn) => `other-${turn}`))
    expect((await read(threads.run('after')))[1]).toBe('after')
  })
})

it('a task that takes longer than it may is given up with its thread, and the next one is done by another', async () => {
  const longest = (task: string) => (task === 'hang' ? 200 : undefined)
  const threads = startThreads<string>({
    file: program,
    most: 1,
    idleTimeout: 60_000,
    longest,
    worker: { eval: true },
  })
  const [hanging, next] = [threads.run('hang'), read(threads.run('next'))]
  await expect(hanging).rejects.toThrow(TaskTookTooLong)
  expect((await next)[1]).toBe('next')
  await threads.end()
})

it('a thread without work ends, and the next task starts another', async () => {
  const threads = open(1, 1)
  const [first] = await read(threads.run('one'))
  await vi.waitFor(async () => expect((await read(threads.run('two')))[0]).not.toBe(first))
  await threads.end()
})

it('threads that are to end answer what they have begun', async () => {
  const threads = open(1)
  const answers = Promise.all([read(threads.run('one')), read(threads.run('two'))])
  await threads.end()
  expect((await answers).map(([, task]) => task)).toEqual(['one', 'two'])
})
