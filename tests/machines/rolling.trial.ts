/**
 * Two versions on one database, while machines are upgraded one after the other. `OLDER=/path/to/an/earlier/built/checkout npm run try:machines -- rolling` puts a
 * real one beside this one.
 */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLost } from './find-lost.ts'
import { listProducts, signIn } from './member.ts'
import { isReady, prepareMachine, startMachines } from './start-machines.ts'
import { letVisitorsIn, openEverythingOnce } from './visit.ts'
import { startWriting } from './write.ts'

const older = process.env.OLDER

describe('a database whose tables a newer program has brought further', () => {
  it('is answered from by the processes that run, and opened by none that starts', async () => {
    const all = await startMachines()
    await openEverythingOnce(all)
    const [first, , several] = all.machines
    if (!first || !several) throw new Error('there are three machines')
    await all.postgres.administer(`insert into kysely_migration (name, timestamp) values ('9999-newer', now())`)
    const leave = letVisitorsIn(all)
    const before = several.answering()
    process.kill(several.pid(), 'SIGHUP')
    await expect.poll(() => several.said(), { timeout: 300_000 }).toContain('a fresh web process did not start: the earlier ones stay')
    expect(several.answering()).toEqual(before)
    await first.end('SIGTERM')
    await expect(first.start()).rejects.toThrow('This database was made by a newer Permasheet')
    const seen = await leave()
    expect(seen.failed).toEqual({})
    await all.postgres.administer(`delete from kysely_migration where name = '9999-newer'`)
  })

  it.runIf(older)('is written by both versions at once, and nothing is lost', async () => {
    const all = await startMachines({}, older)
    await openEverythingOnce(all)
    const member = await signIn(all.asker())
    const products = await listProducts(member)
    const leave = letVisitorsIn(all)
    const writing = startWriting(() => member, products.slice(4), 'upgraded')
    await writing.publish()
    for (const [index, machine] of all.machines.entries()) {
      await machine.end('SIGTERM')
      const { DATA_DIR: dataDir = '' } = machine.environment
      const fresh = prepareMachine(path.join(dataDir, 'fresh'), machine.port, machine.metricsPort, machine.processes, machine.environment)
      all.close(fresh)
      await fresh.start()
      await expect.poll(() => isReady(machine.port)).toBe(true)
      // Both versions side by side, but for the last.
      if (index < all.machines.length - 1) for (let turn = 0; turn < 3; turn += 1) await writing.publish()
    }
    const done = await writing.stop()
    const seen = await leave()
    console.log(`upgraded: ${seen.answers} answers, ${done.versions.length} versions, ${done.unanswered.length} writes unanswered`)
    expect(seen.failed).toEqual({})
    expect(await findLost(done, member, all)).toEqual([])
  })
})
