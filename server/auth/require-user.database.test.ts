import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { toErrorAnswer } from '../errors.ts'
import { upsertProduct } from '../products/import-queries.ts'
import { insertWorkgroup } from './queries.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { roleSuffices, userHeader, type Role } from '../../shared/account.ts'
import { requireOwnProduct, requireRole } from './require-user.ts'

const api = await startWithoutPages()
const { services } = api
const { db } = services
const own = await insertWorkgroup(db, 'Own', 'coatings')
const foreign = await insertWorkgroup(db, 'Foreign', 'coatings')
await db.transaction().execute(async (tx) => {
  await upsertProduct(tx, { workgroupId: own, record: productRecord.parse(recordOf(101)), recordHash: 'a' })
  await upsertProduct(tx, { workgroupId: foreign, record: productRecord.parse(recordOf(102)), recordHash: 'b' })
})
const synonymOf = async (permalinkId: number) =>
  (await db.selectFrom('synonyms').select('id').where('permalink_id', '=', permalinkId).executeTakeFirstOrThrow()).id

// Routes like those of other parts of the server.
const app = Fastify()
app.setErrorHandler((error, _request, reply) => {
  const { status, headers, body } = toErrorAnswer(error)
  return reply.code(status).headers(headers).send(body)
})
await app.register(cookie)
for (const role of ['viewer', 'editor', 'owner'] as const)
  app.get(`/${role}`, async (request, reply) => (await requireRole(services, request, reply, role)).workgroup)
app.get<{ Params: { kind: string; id: string } }>('/own/:kind/:id', async (request, reply) => {
  const member = await requireRole(services, request, reply, 'viewer')
  const id = request.params.id === 'null' ? null : Number(request.params.id)
  return { id: await requireOwnProduct(services, member, request.params.kind === 'permalink' ? { permalinkId: id } : { synonymId: id }) }
})

const headersOf = new Map<string, Record<string, string>>()
for (const role of ['viewer', 'editor', 'owner', 'none'] as const) {
  await addAccount(api, `${role}@example.com`, role === 'none' ? {} : { [own]: role })
  headersOf.set(role, bearer(await signIn(api, `${role}@example.com`)))
}
const ask = (url: string, role: Role | 'none') => app.inject({ url, headers: headersOf.get(role) ?? {} })

describe('a role', () => {
  it.each([
    ['viewer', 'viewer', 200],
    ['viewer', 'editor', 403],
    ['viewer', 'owner', 403],
    ['editor', 'viewer', 200],
    ['editor', 'editor', 200],
    ['editor', 'owner', 403],
    ['owner', 'viewer', 200],
    ['owner', 'editor', 200],
    ['owner', 'owner', 200],
    ['none', 'viewer', 403],
  ] as const)('%s where %s is needed: %i', async (has, needed, status) => {
    const answer = await ask(`/${needed}`, has)
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.json()).toStrictEqual({ workgroupId: own, name: 'Own', brand: 'coatings', role: has })
    else expect(answer.json()).toMatchObject({ type: 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG' })
    if (has !== 'none') expect(roleSuffices(has, needed)).toBe(status === 200)
  })

  it('is checked for every signed-in user', async () => {
    expect((await app.inject({ url: '/viewer' })).statusCode).toBe(401)
  })
})

describe('a page that was made for one user', () => {
  it('works as long as the same user is signed in, and for nobody else', async () => {
    const { id } = await db.selectFrom('users').select('id').where('email', '=', 'editor@example.com').executeTakeFirstOrThrow()
    const statusOf = async (role: Role) => {
      const answer = await app.inject({ url: '/viewer', headers: { ...headersOf.get(role), [userHeader]: String(id) } })
      return [answer.statusCode, answer.json<{ type?: string }>().type]
    }
    expect(await statusOf('editor')).toEqual([200, undefined])
    expect(await statusOf('owner')).toEqual([401, 'SESSION_EXPIRED'])
  })
})

describe('a workgroup', () => {
  const groupOf = async (email: string, url: string, headers = {}) => {
    const answer = await app.inject({ url, headers: { ...bearer(await signIn(api, email)), ...headers } })
    return answer.statusCode === 200 ? answer.json<{ name: string }>().name : answer.json<{ type: string }>().type
  }

  it('is named by the address where no header can be sent, and checked in the same way', async () => {
    await addAccount(api, 'both@example.com', { [own]: 'viewer', [foreign]: 'viewer' })
    expect(await groupOf('both@example.com', '/viewer')).toBe('Own')
    expect(await groupOf('both@example.com', `/viewer?workgroup_id=${foreign}`)).toBe('Foreign')
    expect(await groupOf('viewer@example.com', `/viewer?workgroup_id=${foreign}`)).toBe('RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    expect(await groupOf('both@example.com', '/viewer?workgroup_id=x')).toBe('CLIENT_SIDE')
    const header = findBrandByHost('localhost', services.brands).workgroupHeader
    expect(await groupOf('both@example.com', `/viewer?workgroup_id=${foreign}`, { [header]: String(own) })).toBe('Own')
    expect(await groupOf('both@example.com', '/viewer?workgroup_id=', { [header]: '' })).toBe('Own')
    expect(await groupOf('both@example.com', `/viewer?workgroup_id=${foreign}`, { [header]: '' })).toBe('Foreign')
  })
})

describe('a product', () => {
  it('of the user’s workgroup is found by both of its ids', async () => {
    expect((await ask('/own/permalink/101', 'viewer')).json()).toStrictEqual({ id: 101 })
    expect((await ask(`/own/synonym/${await synonymOf(101)}`, 'viewer')).json()).toStrictEqual({ id: 101 })
  })

  it('of another group is not found, like one that does not exist', async () => {
    const answers = await Promise.all(
      [
        '/own/permalink/102',
        `/own/synonym/${await synonymOf(102)}`,
        '/own/permalink/999',
        '/own/synonym/999999',
        '/own/permalink/null',
      ].map((url) => ask(url, 'owner')),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'id', code: 'notFound' }] })
    }
  })
})
