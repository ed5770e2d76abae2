/** Processes and machines that die under load. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { findLost } from './find-lost.ts'
import { listProducts, signIn } from './member.ts'
import { isReady, startMachines, type Machine } from './start-machines.ts'
import { letVisitorsIn, openEverythingOnce } from './visit.ts'
import { startWriting } from './write.ts'

const kills = 20

describe('three machines behind nginx', () => {
  it(`show no visitor an error and lose nothing that they acknowledged while ${kills} of their processes are killed`, async () => {
    const all = await startMachines()
    await openEverythingOnce(all)
    const asker = all.asker()
    const member = await signIn(asker)
    const products = await listProducts(member)
    const leave = letVisitorsIn(all)
    const writing = startWriting(() => member, products.slice(4), 'killed')
    await writing.publish()
    for (let kill = 0; kill < kills; kill += 1) {
      const machine = all.machines[kill % all.machines.length]
      if (!machine) throw new Error('no machine')
      await killOne(machine, kill)
      // Dead moments fall where they fall.
      await sleep(300 + Math.random() * 700)
    }
    const done = await writing.stop()
    const seen = await leave()
    const counts = Object.fromEntries(Object.entries(done).map(([kind, list]) => [kind, list.length]))
    console.log(`${seen.answers} answers to visitors, the slowest after ${seen.slowest.toFixed(0)} ms; writes:`, counts, done.unanswered)
    expect(seen.failed).toEqual({})
    expect(seen.answers).toBeGreaterThan(1_000)
    expect(Math.min(done.drafts.length, done.versions.length, done.files.length, done.shares.length, done.jobs.length)).toBeGreaterThan(3)
    expect(await findLost(done, member, all)).toEqual([])
  })
})

/** A machine as a whole, which its supervisor starts again; of one with several processes each in turn, and at times their parent. */
async function killOne(machine: Machine, kill: number): Promise<void> {
  const [victim] = machine.answering()
  if (machine.processes > 1 && kill % 4 !== 3 && victim !== undefined) {
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => machine.answering().filter((pid) => pid !== victim).length).toBe(machine.processes)
  } else {
    await machine.end('SIGKILL')
    await machine.start()
  }
  await expect.poll(() => isReady(machine.port)).toBe(true)
}
