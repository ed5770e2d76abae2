import { once } from 'node:events'
import net from 'node:net'
import { Kysely, sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { isDatabaseDown, toErrorAnswer } from '../errors.ts'
import { createDialect, createPool } from './connection.ts'

/** The test's database behind a proxy of our own: `cut` breaks its connections. With `mute`, nothing answers behind it. */
async function openThroughDoor(options: { mute?: boolean; max?: number; connectionTimeoutMillis?: number } = {}) {
  const server = inject('databaseServer')
  const through = new Set<net.Socket>()
  const door = net.createServer((socket) => {
    through.add(socket.on('error', () => {}))
    if (options.mute) return
    const behind = net.connect(`${server.host}/.s.PGSQL.${server.port}`).on('error', () => {})
    socket.pipe(behind).pipe(socket)
    socket.on('close', () => behind.destroy())
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no port')
  const { mute: _, ...limits } = options
  const db = new Kysely<unknown>({
    dialect: createDialect(createPool({ ...server, ...limits, host: '127.0.0.1', port: address.port, database: 'postgres' })),
  })
  const cut = (): void => through.forEach((socket) => socket.destroy())
  onTestFinished(async () => {
    cut()
    door.close()
    await db.destroy()
  })
  return { db, cut }
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

it('a query during which the connection breaks reports that the database is down, and so does the next one on it', async () => {
  const { db, cut } = await openThroughDoor()
  await db.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection)
    const broken = failureOf(sql`select pg_sleep(60)`.execute(connection))
    cut()
    expect(await broken).toSatisfy(isDatabaseDown)
    expect(await failureOf(sql`select 1`.execute(connection))).toSatisfy(isDatabaseDown)
  })
})

it('a transaction that the server ends reports that the database is down', async () => {
  const { db } = await openThroughDoor()
  const ended = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(tx)
  })
  expect(toErrorAnswer(await failureOf(ended))).toMatchObject({ status: 503, body: { type: 'SERVER_DOWN_ERROR' } })
})

it('a server that never answers counts as down', async () => {
  const { db } = await openThroughDoor({ mute: true, connectionTimeoutMillis: 50 })
  expect(await failureOf(sql`select 1`.execute(db))).toSatisfy(isDatabaseDown)
})

it('a query that gets no connection in time, since all are in use, may be retried', async () => {
  const { db } = await openThroughDoor({ max: 1, connectionTimeoutMillis: 500 })
  await db.connection().execute(async () => {
    expect(await failureOf(sql`select 1`.execute(db))).toSatisfy(isDatabaseDown)
  })
})

it('an error of a query is not an error of the connection', async () => {
  const { db } = await openThroughDoor()
  const failure = await failureOf(sql`select no_such_column`.execute(db))
  expect(failure).toMatchObject({ code: '42703' })
  expect(failure).not.toSatisfy(isDatabaseDown)
})
