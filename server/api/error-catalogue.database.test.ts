import { sql } from 'kysely'
import net from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { RenderError } from '../../documents/rendering/render-job.ts'
import { errorAnswer, errorTypeNames, type ErrorType } from '../../shared/error-answer.ts'
import { addAccount, bearer, passwordGrant, refreshGrant, signIn } from '../../tests/account.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { noPages, startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { createApp } from '../app.ts'
import { insertWorkgroup } from '../auth/queries.ts'
import { createMetrics } from '../operation/serve-metrics.ts'

let api: TestApi
let group: number
let stranger: number

beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  ;({ id: group } = await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow())
  stranger = await insertWorkgroup(api.services.db, 'Others', 'coatings')
  await addAccount(api, 'errors@example.com', { [group]: 'viewer' })
}, 120_000)

const member = async () => bearer(await signIn(api, 'errors@example.com'))
const json = { 'content-type': 'application/json' }
const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'

/** Removes something from the database, so that everything that needs it fails with an unexpected error. */
async function without<T>(table: string, act: () => Promise<T>): Promise<T> {
  const { db } = api.services
  await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(db)
  try {
    return await act()
  } finally {
    await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(db)
  }
}

async function refuseTimes(times: number, name: string): Promise<Response> {
  for (let time = 1; time < times; time++) await api.post('/api/oauth2/token', passwordGrant(name, 'wrong'))
  return api.post('/api/oauth2/token', passwordGrant(name, 'wrong'))
}

/** How each error type of this server comes about, and the status that it then has. */
const provoked: Partial<Record<ErrorType, { status: number; code?: 'unhandled'; provoke: () => Promise<Response> }>> = {
  CLIENT_SIDE: { status: 404, provoke: () => api.ask('/api/v1/products/-999999/detail') },
  CLIENT_SYNTAX: { status: 400, provoke: () => api.ask('/api/oauth2/token', { method: 'POST', headers: json, body: '{' }) },
  LOAD_LOCALIZATION: { status: 404, provoke: () => api.ask('/api/v1/tools/trans/xx') },
  AUTHENTICATION_ERROR: { status: 401, provoke: () => api.ask('/api/v1/products') },
  [combination]: { status: 401, provoke: () => refuseTimes(1, 'first@example.com') },
  [`${combination}_LOCKED_ACCOUNT_WARNING`]: { status: 401, provoke: () => refuseTimes(4, 'second@example.com') },
  [`${combination}_LOCKED_ACCOUNT`]: { status: 403, provoke: () => refuseTimes(6, 'third@example.com') },
  REFRESH_TOKEN_ERROR: { status: 400, provoke: () => api.post('/api/oauth2/token', refreshGrant()) },
  SESSION_EXPIRED: {
    status: 401,
    provoke: async () => {
      const headers = await member()
      await api.post('/api/v1/auth/logout', {}, { headers })
      return api.ask('/api/v1/products', { headers })
    },
  },
  RESOURCE_UNAUTHORIZED_FEATURE_FLAG: {
    status: 403,
    provoke: async () => api.ask('/api/v1/products', { headers: { ...(await member()), 'x-coatings-workgroup': String(stranger) } }),
  },
  CAN_NOT_LOAD_PRODUCTS_DATA: {
    status: 500,
    code: 'unhandled',
    provoke: () => without('published_versions', () => api.ask('/api/v1/products/-1001/detail')),
  },
  INIT_API: {
    status: 500,
    code: 'unhandled',
    provoke: async () => {
      const headers = await member()
      return without('memberships', () => api.ask('/api/v1/app/init', { headers }))
    },
  },
  CAN_NOT_LOAD_USERS_DATA: {
    status: 500,
    code: 'unhandled',
    provoke: async () => {
      const headers = await member()
      return without('memberships', () => api.post('/api/v1/account/settings', { name: 'x' }, { headers }))
    },
  },
  LOGOUT_ERROR: {
    status: 500,
    code: 'unhandled',
    provoke: async () => {
      const headers = await member()
      return without('sessions', () => api.post('/api/v1/auth/logout', {}, { headers }))
    },
  },
  SERVER_SIDE: {
    status: 500,
    code: 'unhandled',
    provoke: () => without('published_versions', () => api.ask('/api/v1/sdsRender/view/-1001/1')),
  },
  SERVER_TIMEOUT: {
    status: 504,
    provoke: async () => {
      const { renderPool } = api.services
      const { render } = renderPool
      renderPool.render = () => Promise.reject(new RenderError('timeLimit', 'too slow'))
      try {
        return await api.ask('/api/v1/sdsRender/sdsPdf/-1001/5')
      } finally {
        renderPool.render = render
      }
    },
  },
  SERVER_DOWN_ERROR: { status: 503, code: 'unhandled', provoke: askWithoutDatabase },
}

/** Error types that this server never sends, each with the reason; some come from the application in the browser. */
const neverTold: Partial<Record<ErrorType, string>> = {
  DEFAULT: 'what the application shows when it knows no more',
  UNKNOWN: 'what the application shows for a type that it does not know',
  TEST: 'for trying out how errors are shown',
  CLIENT_SERVER_COMMUNICATION: 'the browser’s, for an answer that failed or did not come',
  AUTHENTICATION_TIMEOUT:
    'the browser’s, of a sign-in without an answer (app/api/api-client.ts); one that waits too long here is answered with 503',
  LOAD_PHRASES: 'phrases are part of the program and are never loaded by themselves',
  CAN_NOT_MIGRATE_PHRASES: 'there is nothing to migrate, for the same reason',
  CAN_NOT_LOAD_HOLDERS_DATA: 'there are no holders besides workgroups',
  CAN_NOT_LOAD_LOAD_MANAGE_TRANSLATIONS_CATEGORIES: 'translations are files, and are not managed in the application',
  ERROR_WHEN_DELETING_TRANSLATIONS: 'for the same reason',
  RESOURCE_UNAUTHORIZED_IS_CYPRESS: 'nothing is closed to automatic tests',
}

/** A server whose connection to the database can be cut. */
async function askWithoutDatabase(): Promise<Response> {
  const server = inject('databaseServer')
  const sockets = new Set<net.Socket>()
  const way = net.createServer((socket) => {
    const database = net.connect(`${server.host}/.s.PGSQL.${server.port}`)
    for (const end of [socket, database]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
    }
    socket.pipe(database).pipe(socket)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const address = way.address()
  const { db, url } = await createTestDatabase()
  const viaWay = new URL(url.replace(/@[^/]+\//, `@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)).href
  const cut = await startWithoutPages({ database: { db, url: viaWay } })
  expect((await cut.ask('/api/v1/products/-1/detail')).status).toBe(404)
  await new Promise<void>((resolve) => {
    way.close(() => resolve())
    for (const socket of sockets) socket.destroy()
  })
  return cut.ask('/api/v1/products/-1/detail')
}

describe('the error catalogue', () => {
  it('says of every type either how it comes about or why it never does here', () => {
    expect([...Object.keys(provoked), ...Object.keys(neverTold)].toSorted()).toStrictEqual(errorTypeNames.toSorted())
  })

  it.each(['en', 'de', 'fr', 'sl'])('has a text for every type in %s, no two the same', (language) => {
    const texts = errorTypeNames.map((type) => loadWording(language).interface[`app.ERROR_MESSAGE_${type}`])
    expect(texts).not.toContain(undefined)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it.each(Object.entries(provoked))('%s can be brought about', async (type, { status, code = 'default', provoke }) => {
    const answer = await provoke()
    const text = await answer.text()
    expect([answer.status, text]).toStrictEqual([status, expect.stringContaining(`"${type}"`)])
    const body = errorAnswer.strict().parse(JSON.parse(text))
    expect(body).toMatchObject({ code, type, uiMessage: `app.ERROR_MESSAGE_${type}` })
    expect(text).not.toMatch(/published_versions|memberships|select|\.ts|relation/)
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(answer.headers.has('etag')).toBe(false)
  })
})

describe('the id of an error', () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  let close = async () => {}
  afterAll(() => close())

  it('stands in the answer and in the log line', async () => {
    const app = await createApp(api.services, noPages, logger, createMetrics(api.services))
    close = () => app.close()
    const answer = await app.inject({ url: '/api/v1/products/-999999/detail', headers: { host: 'coatings.localhost' } })
    const { id } = errorAnswer.parse(answer.json())
    expect(lines.find(({ errorId }) => errorId === id)).toMatchObject({ msg: 'request refused', err: { type: 'AppError' } })
  })
})
