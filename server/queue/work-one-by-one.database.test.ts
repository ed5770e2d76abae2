import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { closeAfterFile } from '../../tests/close-after-file.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startQueue } from './start-queue.ts'
import { workOneByOne } from './work-one-by-one.ts'

// So long between two polls that nothing of a test is found by one.
const timing = { retryDelay: 30, longestRetryDelay: 3600, heartbeat: 30, supervision: 15, polling: 600 }
const database = await createTestDatabase({ content: 'nothing' })
const boss = await startQueue({ connectionString: database.url }, Fastify().log, { sends: true, timing })
closeAfterFile(() => boss.stop({ graceful: false }))

async function openQueue(name: string): Promise<string> {
  await boss.createQueue(name, { notify: true })
  return name
}

it('is done with all jobs that came together, without a pause between them', async () => {
  const queue = await openQueue('together')
  const done: number[] = []
  await workOneByOne<{ number: number }>(boss, queue, { timing }, async ({ number }) => void done.push(number))
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  await boss.insert(
    queue,
    numbers.map((number) => ({ data: { number } })),
  )
  await vi.waitFor(() => expect(done.toSorted((one, other) => one - other)).toEqual(numbers), { timeout: 30_000, interval: 50 })
})

it('goes on after a job that failed, and keeps to the jobs of a group that may go on at once', async () => {
  const queue = await openQueue('groups')
  const done: string[] = []
  let active = 0
  let most = 0
  await workOneByOne<{ group: string; number: number }>(
    boss,
    queue,
    { timing, workers: 4, workersOfGroup: 2 },
    async ({ group, number }) => {
      if (group === 'other') return void done.push(group)
      active += 1
      most = Math.max(most, active)
      await sleep(20)
      active -= 1
      if (number === 0) throw new Error('to be tried again later')
      done.push(group)
    },
  )
  const jobs = Array.from({ length: 12 }, (_, number) => ({ data: { group: 'slow', number }, group: { id: 'slow' } }))
  await boss.insert(queue, [...jobs, { data: { group: 'other', number: 12 }, group: { id: 'other' } }])
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['other', ...Array.from({ length: 11 }, () => 'slow')]), {
    timeout: 30_000,
    interval: 50,
  })
  expect(most).toBe(2)
})
