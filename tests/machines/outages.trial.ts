/** Replica, store of files and database that go away under load and come back. */
import { beforeAll, describe, expect, it } from 'vitest'
import { findLost } from './find-lost.ts'
import { listProducts, signIn } from './member.ts'
import { startMachines, type Machines } from './start-machines.ts'
import { letVisitorsIn, openEverythingOnce } from './visit.ts'
import { startWriting } from './write.ts'

let all: Machines
beforeAll(async () => {
  all = await startMachines()
  await openEverythingOnce(all)
})

/** What the machines say of themselves, each different answer once. */
async function health(): Promise<string[]> {
  const answers = all.machines.map(async ({ port }) => {
    const asker = all.asker(port)
    try {
      const { status, bytes } = await asker.ask('/health/ready')
      const told = JSON.parse(bytes.toString()) as { status: string; reason?: string }
      return [status, told.status, told.reason].filter(Boolean).join(' ')
    } finally {
      asker.close()
    }
  })
  return [...new Set(await Promise.all(answers))]
}
const ready = ['200 ready']
const timeout = 300_000

describe('three machines', () => {
  it('answer every visitor while the replica stops, comes back, lags, and catches up, and say that it is not used', async () => {
    await expect.poll(health, { timeout }).toEqual(ready)
    const leave = letVisitorsIn(all)
    const unused = ['200 degraded the replica of the database is not used']
    await all.replica.end('SIGQUIT')
    await expect.poll(health, { timeout }).toEqual(unused)
    await all.replica.start()
    await expect.poll(health, { timeout }).toEqual(ready)
    await all.replica.administer('select pg_wal_replay_pause()')
    const member = await signIn(all.asker())
    const writing = startWriting(() => member, (await listProducts(member)).slice(4), 'lagging')
    await expect.poll(health, { timeout }).toEqual(unused)
    const done = await writing.stop()
    await all.replica.administer('select pg_wal_replay_resume()')
    await expect.poll(health, { timeout }).toEqual(ready)
    const seen = await leave()
    console.log(`replica: ${seen.answers} answers, the slowest after ${seen.slowest.toFixed(0)} ms`)
    expect(seen.failed).toEqual({})
    expect(await findLost(done, member, all)).toEqual([])
  })

  it('send documents and pages while the store of files is down, and share them again once it is back', async () => {
    await expect.poll(health, { timeout }).toEqual(ready)
    const leave = letVisitorsIn(all)
    const asker = all.asker()
    await all.store.stop()
    const made = (size: number) => asker.ask(`/api/v1/productLabelRender/view/-1005?dim=${size}`)
    expect((await made(3)).status).toBe(200)
    await expect.poll(async () => (await made(4), health()), { timeout }).toContain('200 degraded rendered documents cannot be kept')
    const member = await signIn(asker)
    const [product = 0] = await listProducts(member)
    const body = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--b--\r\n'
    const upload = () =>
      asker
        .ask(`/api/v1/products/${product}/attachments`, {
          method: 'POST',
          headers: { ...member.authorization, 'content-type': 'multipart/form-data; boundary=b' },
          body,
        })
        .then(({ status }) => status)
    expect(await upload()).toBe(503)
    await all.store.start()
    await expect.poll(health, { timeout }).toEqual(ready)
    expect(await upload()).toBe(201)
    const seen = await leave()
    console.log(`store: ${seen.answers} answers, the slowest after ${seen.slowest.toFixed(0)} ms`)
    expect(seen.failed).toEqual({})
  })

  it.each([
    ['is restarted', 'SIGINT'],
    ['crashes', 'SIGQUIT'],
  ] as const)(
    'answer 503 while the database %s, and everybody again within seconds, with everything that was acknowledged',
    async (_how, signal) => {
      await expect.poll(health, { timeout }).toEqual(ready)
      const member = await signIn(all.asker())
      const products = await listProducts(member)
      const writing = startWriting(() => member, products.slice(4), `database-${signal}`)
      await writing.publish()
      const leave = letVisitorsIn(all)
      const down = performance.now()
      await all.postgres.end(signal)
      await all.postgres.start()
      const up = performance.now()
      await expect.poll(health, { timeout }).toEqual(ready)
      const recovered = performance.now() - up
      await writing.publish()
      const done = await writing.stop()
      const seen = await leave()
      console.log(
        `database down for ${(up - down).toFixed(0)} ms, all ready ${recovered.toFixed(0)} ms later; ${seen.answers} answers:`,
        seen.failed,
        `${done.unanswered.length} writes unanswered`,
      )
      // What was asked meanwhile is answered as what it is, and nothing else is.
      expect(Object.keys(seen.failed).filter((what) => !what.endsWith(': 503'))).toEqual([])
      expect(recovered).toBeLessThan(15_000)
      expect(await findLost(done, member, all)).toEqual([])
    },
  )
})
