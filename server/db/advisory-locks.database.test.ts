import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { stringsOf } from '../../tests/read-strings.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { waitForIncomingFiles } from '../attachments/queries.ts'
import { waitForOtherImports } from '../products/import-queries.ts'
import { advisoryLockFamilies, advisoryLocks, holdLock, holdLockOf } from './advisory-locks.ts'

const { db } = await createTestDatabase()

it('no two locks of the program have the same number', () => {
  for (const locks of [advisoryLocks, advisoryLockFamilies]) {
    const numbers = Object.values(locks)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

it('removing files, importing and counting failures do not delay mails', async () => {
  await db.transaction().execute(async (tx) => {
    await waitForIncomingFiles(tx)
    await waitForOtherImports(tx)
    await holdLockOf(tx, 'signIns', 'ana@example.com')
    await holdLockOf(tx, 'updates', 1001)
    const other = await db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '5s'`.execute(second)
      await holdLockOf(second, 'updates', 1002)
      await holdLockOf(second, 'signIns', 'bo@example.com')
      await holdLock(second, 'lostMails')
      return 'at once'
    })
    expect(other).toBe('at once')
  })
})

it('no other file takes a lock by a number of its own', () => {
  const files = fs
    .readdirSync(path.join(projectFolder, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const own = files.filter((name) => stringsOf(path.join('server', name)).some((text) => text.includes('pg_advisory')))
  expect(own).toEqual(['db/advisory-locks.ts'])
})
