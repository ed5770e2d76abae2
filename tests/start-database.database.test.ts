import { expect, inject, it } from 'vitest'
import { createPool } from '../server/db/connection.ts'
import { whileAlone } from './start-database.ts'

it('a file that fills a database for the others holds its lock however long that takes: no pool closes the connection', async () => {
  const pool = createPool({ ...inject('databaseServer'), database: 'postgres', max: 1 })
  const other = createPool({ ...inject('databaseServer'), database: 'postgres', max: 1 })
  const isFree = async () => (await other.query<{ free: boolean }>('select pg_try_advisory_lock(1) as free')).rows[0]?.free
  try {
    await whileAlone(pool, async () => {
      expect({ open: pool.totalCount, idle: pool.idleCount }).toEqual({ open: 1, idle: 0 })
      expect(await isFree()).toBe(false)
    })
    await expect.poll(isFree).toBe(true)
  } finally {
    await Promise.all([pool.end(), other.end()])
  }
})
