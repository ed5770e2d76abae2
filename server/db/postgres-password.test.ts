import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { runOpenAndWait } from '../../tests/run-open-and-wait.ts'
import { addName, listNames, useDataFolder } from '../../tests/use-data-folder.ts'
import { chooseAccount } from './postgres-account.ts'

const { dataDir, open, postmaster } = useDataFolder()
const postgres = path.join(dataDir, 'postgres')
const hba = path.join(postgres, 'data', 'pg_hba.conf')
const passwordFile = path.join(postgres, 'password')
/** The configuration of an older version: anyone who can reach the socket is let in. */
const trusting = 'local all all trust\nhost all all 127.0.0.1/32 trust\n'

/** Puts the data folder into its state before there were passwords. */
function makeOld(): void {
  const { uid, gid } = fs.statSync(hba)
  fs.writeFileSync(hba, trusting)
  fs.chownSync(hba, uid, gid)
  fs.rmSync(passwordFile, { force: true })
}

async function enter(password?: string): Promise<string> {
  const { socketFolder, port } = postmaster()
  const client = new pg.Client({ host: socketFolder, port, user: 'permasheet', database: 'permasheet', ...(password && { password }) })
  try {
    await client.connect()
    return 'entered'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => {})
  }
}

describe('the bundled database', () => {
  it('lets nobody in without the password of the data folder, which its owner alone may read', async () => {
    const database = await open()
    await addName(database, 'kept')
    expect(await enter()).toMatch(/password must be a string|no password supplied|password authentication failed/)
    expect(await enter('guessed')).toBe('password authentication failed for user "permasheet"')
    expect(await enter(fs.readFileSync(passwordFile, 'utf8').trim())).toBe('entered')
    expect(fs.statSync(passwordFile).mode & 0o777).toBe(0o600)
    expect(fs.statSync(passwordFile).uid).toBe(process.getuid?.())
    const { rows } = await database.pool.query('select type, auth_method from pg_hba_file_rules')
    expect(rows).toEqual([{ type: 'local', auth_method: 'scram-sha-256' }])
  })

  // Only root can act as another account.
  if (process.getuid?.() === 0)
    it('lets the account of its server in no more than any other one without the password', async () => {
      await open()
      const account = chooseAccount(path.join(postgres, 'data'))
      expect(account?.uid).not.toBe(0)
      const program = `const pg = require(${JSON.stringify(path.join(projectFolder, 'node_modules/pg'))})
      const client = new pg.Client({ host: ${JSON.stringify(postmaster().socketFolder)}, user: 'permasheet', database: 'permasheet' })
      client.connect().then(() => 'entered', () => 'refused').then((told) => (console.log(told), process.exit()))`
      const { stdout } = spawnSync(process.execPath, ['-e', program], { ...account, cwd: '/', encoding: 'utf8' })
      expect(stdout.trim()).toBe('refused')
      expect(spawnSync('/bin/cat', [passwordFile], { ...account, cwd: '/' }).status).not.toBe(0)
    })

  it('of an older version, which let everybody in, is closed at the next start and keeps its data', async () => {
    makeOld()
    const database = await open()
    expect(await listNames(database)).toContain('kept')
    expect(await enter()).not.toBe('entered')
    expect(fs.readFileSync(hba, 'utf8')).toMatch(/^# Written by Permasheet[^\n]*\nlocal all all scram-sha-256\n$/)
  })

  it.each([
    ['before the cluster has it', () => fs.writeFileSync(passwordFile, 'a password that the cluster never had\n', { mode: 0o600 })],
    ['before anybody has it', () => fs.writeFileSync(`${passwordFile}.part`, 'half')],
    ['before the cluster is closed', () => fs.writeFileSync(`${hba}.part`, 'local all')],
  ])('is closed also when an upgrade was broken off %s', async (_when, breakOff) => {
    makeOld()
    breakOff()
    expect(await listNames(await open())).toContain('kept')
    expect(await enter()).not.toBe('entered')
    expect(fs.readdirSync(postgres).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('opens again when its password was lost: whoever owns the folder may create a new one', async () => {
    await (await open()).close()
    fs.rmSync(passwordFile)
    expect(await listNames(await open())).toContain('kept')
  })

  it.each([40, 120, 250, 400, 600])('keeps its data when it is killed %i ms after the start of an upgrade', async (milliseconds) => {
    await (await open()).close()
    makeOld()
    const killing: Promise<unknown>[] = []
    // Moments spread over all steps of the upgrade, most of which leave no trace to wait for. By then it may be finished, or still under
    // way.
    const opened = runOpenAndWait({ DATA_DIR: dataDir }, (pid) => {
      killing.push(sleep(milliseconds).then(() => process.kill(pid, 'SIGKILL')))
    }).catch(() => undefined)
    await Promise.all(killing)
    await (await opened)?.kill()
    expect(await listNames(await open())).toContain('kept')
    expect(await enter()).not.toBe('entered')
  })

  it('can be joined by those who may read its password', async () => {
    await open()
    const joined = await open({ joinRunning: true })
    expect(await listNames(joined)).toContain('kept')
  })

  it('writes its password to no log', async () => {
    await open()
    const password = fs.readFileSync(passwordFile, 'utf8').trim()
    expect(fs.readFileSync(path.join(postgres, 'server.log'), 'utf8')).not.toContain(password)
  })
})
