import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addAccount, bearer, signIn } from '../tests/account.ts'
import { startWithoutPages, type TestApi } from '../tests/start-without-pages.ts'
import { errorAnswer, errorReason } from '../shared/error-answer.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { id } = await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
  await addAccount(api, 'fields@example.org', { [id]: 'editor' })
  editor = bearer(await signIn(api, 'fields@example.org'))
}, 120_000)

const refusal = errorAnswer.extend({ type: z.literal('CLIENT_SIDE'), reasons: z.array(errorReason) })
async function reasonsOf(method: string, address: string, body: unknown) {
  const answer = await api.ask(address, {
    method,
    headers: { ...editor, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(400)
  return refusal.parse(await answer.json()).reasons
}

describe('the refusal of a request', () => {
  it('names every unknown key', async () => {
    expect(await reasonsOf('POST', '/api/v1/products', { name: 'x', brand: 'y', colour: 'z' })).toStrictEqual([
      { path: 'brand', code: 'unknownField', params: {}, message: 'is not known here' },
      { path: 'colour', code: 'unknownField', params: {}, message: 'is not known here' },
    ])
  })

  it.each([
    ['a list', [1, 2]],
    ['a text', 'x'],
    ['null', null],
  ])('names the body where the whole of it is %s', async (_name, body) => {
    for (const [method, address] of [
      ['POST', '/api/v1/products'],
      ['POST', '/api/v1/label/nice_label'],
      ['POST', '/api/v1/label/bulk'],
      ['PUT', '/api/v1/products/5010/draft'],
    ] as const)
      expect((await reasonsOf(method, address, body)).map(({ path }) => path)).toStrictEqual(['body'])
  })

  it('says what is expected if a value matches none of the known types', async () => {
    const [found] = await reasonsOf('POST', '/api/v1/label/bulk', { synonym_ids: [5010], dim: {} })
    expect(found).toStrictEqual({
      code: 'wrongKind',
      params: { expected: 'string | number | boolean | array', received: 'object' },
      path: 'dim',
      message: 'must be string | number | boolean | array, not object',
    })
  })

  it('says each reason once', async () => {
    const found = await reasonsOf('POST', '/api/v1/label/bulk', { synonym_ids: [5010], dim: 7, copies: 'many' })
    expect(found).toHaveLength(1)
    expect(found).toMatchObject([{ path: 'copies', code: 'between', params: { min: 1, max: 1000 } }])
  })

  it.each([
    ['sdsRender/view/-1001/1?version=abc', 'version', 1_000_000],
    ['sdsRender/sdsPdf/-1001/1?version=1.5', 'version', 1_000_000],
    ['sdsRender/compare/-1001/1?compare_version_id=1&orig_version_id=0', 'orig_version_id', 1_000_000],
    ['p/tds/pdf/1/-1001?version=1000001', 'version', 1_000_000],
    ['products/5010/detail?version=0x1', 'version', 1_000_000],
    ['products/5010/publish/preview?revision=-1', 'revision', 2_147_483_647],
    ['products?page=one', 'page', 100_000],
    ['shares?pageSize=101', 'pageSize', 100],
    ['own-substances?limit=1e2', 'limit', 1_000],
    ['substances?limit=many', 'limit', 1_200],
    ['phrases?limit=0', 'limit', 1_200],
  ])('says which number is expected: %s', async (address, path, max) => {
    expect(await reasonsOf('GET', `/api/v1/${address}`, null)).toMatchObject([{ path, code: 'between', params: { min: 1, max } }])
  })

  it('says that a number is missing where none was sent', async () => {
    expect(await reasonsOf('GET', '/api/v1/sdsRender/compare/-1001/1', null)).toMatchObject([
      { path: 'compare_version_id', code: 'missing', message: 'is missing' },
    ])
  })

  it('names the problems of the alternative that was meant', async () => {
    const draft = '/api/v1/products/5010/draft'
    expect(await reasonsOf('PUT', draft, { revision: 'x', record: {} })).toMatchObject([{ path: 'revision' }])
    expect(await reasonsOf('PUT', draft, { revision: 1, patch: {}, colour: 'red' })).toMatchObject([{ path: 'colour' }])
    expect(await reasonsOf('PUT', draft, { revision: 1, patch: 'none' })).toMatchObject([{ path: 'patch' }])
    expect(await reasonsOf('PUT', draft, {})).toMatchObject([{ path: 'body' }])
  })

  it('names fields in the query, and in lists', async () => {
    expect(await reasonsOf('GET', '/api/v1/products?sort=price', null)).toMatchObject([{ path: 'sort' }])
    const publication = { revision: 1, date: '2026-11-20', documents: ['sds', 'label'] }
    expect(await reasonsOf('POST', '/api/v1/products/5010/publish', publication)).toMatchObject([{ path: 'documents[1]' }])
    const { documents: _, ...rest } = publication
    const reason = { phrase: 'sds.reason', values: {}, colour: 'red' }
    for (const { path } of await reasonsOf('POST', '/api/v1/products/5010/publish', { ...rest, reason })) expect(path).toMatch(/^reason/)
  })
})
