import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer, signIn as signInAs, addAccount } from '../../tests/account.ts'
import { exampleOf, findMisfit, findUndescribed, readDescription, type DescribedCall } from '../../tests/described-api.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { callGroups } from './route-contract.ts'

let api: TestApi
let document: OpenApiDocument
let calls: DescribedCall[]
let member: Record<string, string>

beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { id } = await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
  await addAccount(api, 'contract@example.com', { [id]: 'owner' })
  ;({ document, calls } = await readDescription(api))
}, 120_000)

// The calls under test include signing out.
beforeEach(async () => {
  member = bearer(await signInAs(api, 'contract@example.com'))
})

const isRun = ({ operation }: DescribedCall) => operation['x-example-not-run'] === undefined

/** Sends the example with changes, and returns what the description lacks of the response. */
async function undescribed(call: DescribedCall, change: { address?: string; headers?: Record<string, string>; body?: string } = {}) {
  const { address, requested } = exampleOf(call)
  const answer = await api.ask(change.address ?? address, {
    ...requested,
    headers: { ...requested.headers, ...change.headers },
    ...(change.body === undefined ? {} : { body: change.body }),
  })
  const problem = await findUndescribed(answer, call, document)
  return { status: answer.status, problem: problem && `${call.name} ${change.address ?? address}: ${problem}` }
}

describe('the description of the API', () => {
  it('has a summary and a group for every call', () => {
    for (const { name, operation } of calls) {
      expect(`${name}: ${operation.summary}`).toMatch(/: \S.{5,}/)
      expect(Object.keys(callGroups)).toContain(operation.tags[0])
      expect(operation.tags).toHaveLength(1)
    }
  })

  it('has the calls of section 7 of the specification', () => {
    const names = calls.map(({ name }) => name)
    for (const name of [
      'POST /api/oauth2/token',
      'GET /v2/assets/config/config.json',
      'GET /assets/app.config.json',
      'GET /api/v1/app/init',
      'GET /api/v1/tools/trans/{lang}',
      'GET /api/v1/products/-{id}/detail',
      'GET /api/v1/products/{id}/detail',
      'GET /api/v1/sdsRender/view/-{id}/{lang}',
      'GET /api/v1/sdsRender/compare/-{id}/{lang}',
      'GET /api/v1/sdsRender/sdsPdf/-{id}/{lang}',
      'GET /api/sdsRender/pdf/-{id}/{lang}',
      'GET /api/v1/p/tds/view/{lang}/-{id}',
      'GET /api/v1/p/tds/pdf/{lang}/-{id}',
      'GET /api/v1/tds/pdf/{lang}/{synonymId}',
      'GET /api/v1/sdsRender/ipi/-{id}/{lang}/P',
      'GET /api/v1/label/docx/-{id}',
      'GET /api/v1/label/zpl/-{id}',
      'POST /api/v1/label/nice_label',
      'GET /api/v1/productLabelRender/view/-{id}',
      'GET /api/v1/productLabelRender/pdf/-{id}',
    ])
      expect(names).toContain(name)
  })

  it('gives every call a name of its own', () => {
    const ids = calls.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says of every parameter what it is', () => {
    const silent = calls.flatMap(({ name, operation }) =>
      operation.parameters.filter(({ description = '' }) => description.length < 5).map((one) => `${name} ${one.name}`),
    )
    expect(silent).toStrictEqual([])
  })

  it('has an example of every body and of every value that must be sent, and each passes its own schema', () => {
    const shown = calls.flatMap(({ name, operation }) => [
      ...Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema, example }]) => ({
        at: `${name} ${type}`,
        schema,
        example,
      })),
      ...operation.parameters
        .filter(({ required, example }) => required || example !== undefined)
        .map((one) => ({ at: `${name} ${one.name}`, schema: one.schema, example: one.example })),
    ])
    expect(shown.length).toBeGreaterThan(200)
    expect(shown.filter(({ example }) => example === undefined).map(({ at }) => at)).toStrictEqual([])
    expect(shown.flatMap(({ at, schema, example }) => findMisfit(example, schema, document)?.replace(/^/, `${at}: `) ?? [])).toStrictEqual(
      [],
    )
  })

  it('has an example of every answer in JSON, which passes its own schema', () => {
    const shown = calls.flatMap(({ name, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        Object.entries(content)
          .filter(([type]) => status.startsWith('2') && /[/+]json$/.test(type))
          .map(([type, { schema, example }]) => ({ at: `${name} ${status} ${type}`, schema, example })),
      ),
    )
    expect(shown.length).toBeGreaterThan(100)
    expect(shown.filter(({ example }) => example === undefined).map(({ at }) => at)).toStrictEqual([])
    expect(shown.flatMap(({ at, schema, example }) => findMisfit(example, schema, document)?.replace(/^/, `${at}: `) ?? [])).toStrictEqual(
      [],
    )
    expect(JSON.stringify(shown)).not.toContain('{origin}')
  })

  it('has examples that work', { timeout: 120_000 }, async () => {
    for (const call of calls.filter(isRun)) {
      const { status, problem } = await undescribed(call, { headers: call.isOpen ? {} : member })
      expect(problem).toBeNull()
      expect(`${call.name} ${status}`).toMatch(/ 20[0124]$/)
    }
  })

  it('knows every refusal of a visitor', async () => {
    for (const call of calls.filter(({ isOpen }) => !isOpen)) {
      const { status, problem } = await undescribed(call)
      expect(problem).toBeNull()
      expect(`${call.name} ${status}`).toMatch(/ 401$/)
    }
  })

  it('knows every refusal of a bad value, in each place of the address', { timeout: 300_000 }, async () => {
    for (const call of calls)
      for (const parameter of call.operation.parameters.filter((one) => one.in !== 'header')) {
        const others = call.operation.parameters.filter(({ name }) => name !== parameter.name)
        // An empty path segment is another address; an empty query value counts as absent, and a whole archive would be made.
        const values = [
          ...(parameter.in === 'path' || call.name === 'GET /api/v1/workgroup/archive' ? [] : ['']),
          '0',
          'x\u0001',
          '99999999999999999999',
          '../..',
          '%00',
        ]
        const answers = values.map((bad) => {
          const operation = { ...call.operation, parameters: [...others, { ...parameter, example: bad }] }
          return undescribed({ ...call, operation }, { headers: member })
        })
        for (const { status, problem } of await Promise.all(answers)) {
          expect(problem).toBeNull()
          expect(status).toBeLessThan(500)
        }
      }
  })

  it.each([
    ['no JSON', 'application/json', '{"a":'],
    ['a list', 'application/json', '[1,2]'],
    ['a text', 'application/json', '"x"'],
    ['null', 'application/json', 'null'],
    ['an unknown type', 'text/plain', 'x'],
    ['bytes that are not UTF-8', 'application/json; charset=iso-8859-1', '{}'],
    ['too much', 'application/json', JSON.stringify({ a: 'x'.repeat(1_100_000) })],
    ['nothing that it asks for', 'application/x-www-form-urlencoded', 'a[]=1'],
  ])('knows every refusal of a body that is %s', async (_name, type, body) => {
    for (const call of calls.filter(({ method, operation }) => method !== 'GET' && operation.requestBody !== undefined)) {
      const { status, problem } = await undescribed(call, { headers: { ...member, 'content-type': type }, body })
      expect(problem).toBeNull()
      expect(status).toBeLessThan(500)
    }
  })

  it(
    'is answered for HEAD as for GET without content, and told that nothing changed where a caller has it',
    { timeout: 60_000 },
    async () => {
      for (const call of calls.filter((one) => one.method === 'GET' && isRun(one))) {
        const { address } = exampleOf(call)
        const [got, head] = [await api.ask(address, { headers: member }), await api.ask(address, { headers: member, method: 'HEAD' })]
        expect([call.name, got.status, head.status]).toStrictEqual([call.name, 200, 200])
        // Some file names contain the second in which the file is sent.
        const headersOf = ({ headers }: Response) =>
          ['content-type', 'etag', 'content-disposition'].map((name) => headers.get(name)?.replaceAll(/_\d{17}\./g, '_now.'))
        expect([call.name, ...headersOf(head)]).toStrictEqual([call.name, ...headersOf(got)])
        expect(await head.text()).toBe('')
        const etag = got.headers.get('etag')
        expect(`${call.name} ${etag}`).toMatch(/ (W\/)?"[^"]+"$/)
        const again = await api.ask(address, { headers: { ...member, 'if-none-match': etag ?? '' } })
        expect(`${call.name} ${again.status}`).toBe(`${call.name} 304`)
        expect(await again.text()).toBe('')
      }
    },
  )
})

describe('the page of the description', () => {
  it('shows every call, with nothing from another host and nothing that the safety headers would stop', async () => {
    const answer = await api.ask('/api/docs')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    const html = await answer.text()
    for (const { operation } of calls) expect(html).toContain(`id="${operation.operationId}"`)
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/i)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses.filter((address) => !/^[#/]/.test(address))).toStrictEqual([])
    expect((await api.ask('/api/docs/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})
