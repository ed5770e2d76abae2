/** Processes that are replaced, and machines that are stopped and started as for an upgrade, under load. */
import { describe, expect, it } from 'vitest'
import { keepPosting } from './post.ts'
import { isReady, startMachines } from './start-machines.ts'
import { letVisitorsIn, openEverythingOnce } from './visit.ts'

const rounds = 2

describe('three machines behind nginx', () => {
  it('lose no request, not even one that changes something, while processes are replaced and machines are stopped one after the other', async () => {
    const all = await startMachines({ CLASSIFY_PER_MINUTE: '0' })
    await openEverythingOnce(all)
    const several = all.machines.find(({ processes }) => processes > 1)
    if (!several) throw new Error('no machine has several processes')
    const [leave, stop] = [letVisitorsIn(all, 8), keepPosting(all)]
    for (let round = 0; round < rounds; round += 1) {
      const before = several.answering()
      process.kill(several.pid(), 'SIGHUP')
      await expect.poll(() => several.answering().filter((pid) => before.includes(pid)), { timeout: 300_000 }).toEqual([])
      for (const machine of all.machines) {
        await machine.end('SIGTERM')
        await machine.start()
        await expect.poll(() => isReady(machine.port)).toBe(true)
      }
    }
    const [seen, posted] = [await leave(), await stop()]
    console.log(`${seen.answers} answers to visitors, ${posted.answers} to what no proxy sends twice`)
    expect([seen.failed, posted.failed]).toEqual([{}, {}])
    expect(Math.min(seen.answers, posted.answers)).toBeGreaterThan(200)
  })
})
