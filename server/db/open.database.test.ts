import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAlive, processOf } from '../../tests/process-of.ts'
import { runOpenAndWait } from '../../tests/run-open-and-wait.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { addName, listNames, useDataFolder } from '../../tests/use-data-folder.ts'
import { openDatabase, refuseWhenInUse } from './open.ts'

const external = await createTestDatabase({ content: 'nothing' })
const { folder, dataDir, said, open, postmaster } = useDataFolder()
const isRoot = process.getuid?.() === 0

describe('the bundled database', () => {
  it('is created at the first start, with checksums and real fsync, and listens on a socket only', async () => {
    const { pool, kind } = await open()
    expect(kind).toBe('bundled')
    const settings = ['data_checksums', 'fsync', 'full_page_writes', 'listen_addresses', 'server_encoding']
    const { rows } = await pool.query('select name, setting from pg_settings where name = any($1) order by name', [settings])
    expect(rows.map(({ name, setting }) => [name, setting])).toStrictEqual([
      ['data_checksums', 'on'],
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['listen_addresses', ''],
      ['server_encoding', 'UTF8'],
    ])
    expect(said).toStrictEqual([`Creating the database in ${dataDir}/postgres`])
  })

  it('keeps its data when it is closed, and its server ends with it', async () => {
    const first = await open()
    await addName(first, 'kept')
    const { pid } = postmaster()
    expect(isAlive(pid)).toBe(true)
    await first.close()
    expect(isAlive(pid)).toBe(false)
    expect(await listNames(await open())).toStrictEqual(['kept'])
    expect(said).toStrictEqual([])
  })

  it('is not reached by a Ctrl-C in the terminal: its server is in a process group of its own', async () => {
    await open()
    const { pid } = postmaster()
    expect(processOf(pid)?.group).toBe(String(pid))
    expect(processOf(process.pid)?.group).toMatch(/^\d+$/)
    expect(processOf(process.pid)?.group).not.toBe(String(pid))
  })

  it('refuses a second process on the same folder, unless it asks to join', async () => {
    const other = await runOpenAndWait({ DATA_DIR: dataDir })
    const message = `${dataDir} is in use by another Permasheet process. Stop it, or set DATA_DIR to another folder.`
    await expect(open()).rejects.toThrow(message)
    expect(() => refuseWhenInUse({ databaseUrl: undefined, dataDir })).toThrow(message)
    const joined = await open({ joinRunning: true })
    expect(await listNames(joined)).toStrictEqual(['kept'])
    await joined.close()
    expect(postmaster().ready).toBe(true)
    expect(await other.stop()).toBe(0)
    expect(() => refuseWhenInUse({ databaseUrl: undefined, dataDir })).not.toThrow()
  })

  it('refuses a second opening in the same process too', async () => {
    await open()
    await expect(open()).rejects.toThrow('is in use by another Permasheet process')
  })

  it('puts its socket elsewhere where the path would be too long', async () => {
    const other = path.join(folder, 'a-long-name-'.repeat(9))
    const database = await open({ dataDir: other })
    const { socketFolder } = postmaster(other)
    expect(path.basename(socketFolder)).toMatch(/^permasheet-socket-/)
    const joined = await open({ dataDir: other, joinRunning: true })
    expect(await listNames(joined)).toStrictEqual([])
    await joined.close()
    await database.close()
    expect(fs.existsSync(socketFolder)).toBe(false)
  })

  if (isRoot)
    it('works below a home of mode 0700 that its account cannot enter', async () => {
      const home = path.join(folder, 'home')
      fs.mkdirSync(home, { mode: 0o700 })
      const other = path.join(home, 'data')
      const first = await open({ dataDir: other })
      await addName(first, 'private')
      expect(fs.statSync(`/proc/${postmaster(other).pid}`).uid).not.toBe(0)
      expect(fs.statSync(home).mode & 0o777).toBe(0o700)
      await first.close()
      expect(await listNames(await open({ dataDir: other }))).toStrictEqual(['private'])
    })

  // Root may write everywhere.
  if (!isRoot)
    it('names the folder that it may not write to', async () => {
      await expect(open({ dataDir: '/usr/permasheet-data' })).rejects.toThrow(
        /^The data folder \/usr\/permasheet-data cannot be used: .*Set DATA_DIR to a folder that you may write to\./,
      )
    })
})

describe('an external database', () => {
  const log = { info: () => {}, warn: () => {} }

  it('is migrated and used', async () => {
    const database = await openDatabase({ databaseUrl: external.url, dataDir: '/nowhere' }, log)
    expect(database.kind).toBe('external')
    expect(await listNames(database)).toStrictEqual([])
    await database.close()
  })

  it('that cannot be reached is named without its password', async () => {
    const databaseUrl = 'postgresql://permasheet:secret@127.0.0.1:1/sheets'
    const attempt = openDatabase({ databaseUrl, dataDir: '/nowhere' }, log)
    await expect(attempt).rejects.toThrow(
      'The database on the server of DATABASE_URL (127.0.0.1:1/sheets) cannot be opened: connect ECONNREFUSED',
    )
    await expect(attempt).rejects.not.toThrow(/secret/)
  })
})
