import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runOpenAndWait } from '../../tests/run-open-and-wait.ts'
import { isAlive } from '../../tests/process-of.ts'
import { addName, listNames, useDataFolder } from '../../tests/use-data-folder.ts'
import { chooseAccount } from './postgres-account.ts'

const { folder, dataDir, said, open, postmaster } = useDataFolder()
const cluster = path.join(dataDir, 'postgres', 'data')
const isRoot = process.getuid?.() === 0

describe('the bundled database recovers by itself', () => {
  it('after kill -9 of its process, whose orphaned server it takes over', async () => {
    const killed = await runOpenAndWait({ DATA_DIR: dataDir })
    const joined = await open({ joinRunning: true })
    await addName(joined, 'written before the kill')
    await joined.close()
    const orphan = postmaster().pid
    await killed.kill()
    expect(isAlive(orphan)).toBe(true)
    const database = await open()
    expect(await listNames(database)).toStrictEqual(['written before the kill'])
    expect(isAlive(orphan)).toBe(false)
    expect(said).toStrictEqual(['Ending the PostgreSQL server that an earlier Permasheet process left behind'])
  })

  it('after kill -9 of its process and of the server', async () => {
    const killed = await runOpenAndWait({ DATA_DIR: dataDir })
    process.kill(postmaster().pid, 'SIGKILL')
    await killed.kill()
    expect(fs.existsSync(path.join(cluster, 'postmaster.pid'))).toBe(true)
    expect(await listNames(await open())).toHaveLength(1)
  })

  it('where the number in a stale postmaster.pid now belongs to a foreign process, which it leaves alone', async () => {
    const foreign = spawn('sleep', ['60'], { stdio: 'ignore', ...chooseAccount(cluster) })
    const lines = [foreign.pid, cluster, 1_700_000_000, 5432, path.join(dataDir, 'postgres', 'socket'), '', '1 1', 'ready', '']
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'))
    fs.writeFileSync(path.join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432.lock'), lines.join('\n'))
    expect(await listNames(await open())).toHaveLength(1)
    expect(isAlive(foreign.pid ?? 0)).toBe(true)
    foreign.kill()
  })

  it('when the server ends while it is in use', async () => {
    const database = await open()
    // A server that ends at once is not restarted.
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_100)
    onTestFinished(() => void vi.restoreAllMocks())
    const { pid } = postmaster()
    process.kill(pid, 'SIGKILL')
    const isBack = (): boolean => postmaster().ready && postmaster().pid !== pid
    await expect.poll(() => fs.existsSync(path.join(cluster, 'postmaster.pid')) && isBack(), { timeout: 10_000 }).toBe(true)
    expect(await listNames(database)).toHaveLength(1)
    expect(said.join('\n')).toMatch(/ended unexpectedly; see .*server\.log\. It is started again\./)
  })

  it('when its first start was broken off', async () => {
    const other = path.join(folder, 'broken-off')
    fs.mkdirSync(path.join(other, 'postgres', 'data.unfinished', 'base'), { recursive: true })
    fs.writeFileSync(path.join(other, 'postgres', 'data.unfinished', 'PG_VERSION'), '18\n')
    expect(await listNames(await open({ dataDir: other }))).toStrictEqual([])
    expect(fs.existsSync(path.join(other, 'postgres', 'data.unfinished'))).toBe(false)
  })

  it('from a copy of the data folder, even one that belongs to root and is open to all', async () => {
    const other = path.join(folder, 'restored')
    fs.cpSync(dataDir, other, { recursive: true })
    fs.chmodSync(path.join(other, 'postgres', 'data'), 0o755)
    if (isRoot) expect(fs.statSync(path.join(other, 'postgres', 'data')).uid).toBe(0)
    expect(await listNames(await open({ dataDir: other }))).toHaveLength(1)
  })
})

describe('the bundled database does not start', () => {
  it('on data of another version, and says so', async () => {
    const version = path.join(cluster, 'PG_VERSION')
    fs.writeFileSync(version, '12\n')
    await expect(open()).rejects.toThrow(/^The bundled PostgreSQL did not start:[^]*initialized by PostgreSQL version 12/)
    fs.writeFileSync(version, '18\n')
    expect(await listNames(await open())).toHaveLength(1)
  })
})
