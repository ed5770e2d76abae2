/** Actions in one process and their effect in another (docs/decisions/121-what-processes-share.md). */
import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { bulkLabels } from '../../shared/bulk-labels.ts'
import { issuedTokens } from '../../shared/account.ts'
import { recalculationAnswer } from '../../shared/recalculation.ts'
import { bearer, cookieOf, passwordGrant, refreshGrant } from '../../tests/account.ts'
import { startProcesses, type TestProcesses } from '../../tests/start-processes.ts'
import { longestKnown } from '../products/known-states.ts'
import { demonstrationAccount } from '../auth/demonstration-account.ts'

const limit = 10
let server: TestProcesses
let one: Agent
let two: Agent
beforeAll(async () => {
  server = await startProcesses({ content: 'catalogue', environment: { CLASSIFY_PER_MINUTE: String(limit) } })
  one = await server.connect(1)
  two = await server.connect(2)
}, 120_000)

const get = (agent: Agent, address: string, headers: Readonly<Record<string, string>> = {}) => server.ask(address, { agent, headers })
const post = (agent: Agent, address: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.ask(address, { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const form = (agent: Agent, grant: Record<string, string>) =>
  server.ask('/api/oauth2/token', {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(grant).toString(),
  })
const signIn = (agent: Agent) => form(agent, passwordGrant(demonstrationAccount.email, demonstrationAccount.password))
const statusOf = async (requested: Promise<Response>) => {
  const answer = await requested
  await answer.arrayBuffer()
  return answer.status
}

describe('two processes', () => {
  it('count the calls of an IP address together', async () => {
    const classify = (agent: Agent) =>
      statusOf(post(agent, '/api/v1/classify', { mixture: { components: [{ cas: '67-64-1', content: 60 }] } }))
    for (let call = 0; call < limit; call += 1) expect(await classify(call % 2 === 0 ? one : two)).toBe(200)
    expect([await classify(one), await classify(two), await classify(one)]).toEqual([429, 429, 429])
  })

  it('count responses from memory like any other', async () => {
    const address = '/p/1006/en/pd/1'
    for (let time = 0; time < 3; time += 1) for (const agent of [one, two]) expect(await statusOf(get(agent, address))).toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
    const counted = metrics.matchAll(
      /^permasheet_http_request_seconds_count\{method="GET",route="\/\*",status="200",process="\d"\} (\d+)$/gm,
    )
    expect([...counted].map(([, count]) => Number(count))).toEqual([3, 3])
  })

  it('share sign-ins and sign-outs', async () => {
    const tokens = issuedTokens.parse(await (await signIn(one)).json())
    expect(await statusOf(get(two, '/api/v1/recalculations', bearer(tokens)))).toBe(200)
    const renewed = issuedTokens.parse(await (await form(two, refreshGrant(tokens.refresh_token))).json())
    expect(await statusOf(get(one, '/api/v1/recalculations', bearer(renewed)))).toBe(200)
    expect(await statusOf(post(one, '/api/v1/auth/logout', {}, bearer(renewed)))).toBe(204)
    expect(await statusOf(get(two, '/api/v1/recalculations', bearer(renewed)))).toBe(401)
    expect(await statusOf(form(two, refreshGrant(renewed.refresh_token)))).toBe(401)
  })

  it('make bulk labels for each other, report their progress, and return them only to whoever ordered them', async () => {
    const headers = bearer(issuedTokens.parse(await (await signIn(one)).json()))
    const rows = await server.db.selectFrom('synonyms').select('id').where('permalink_id', 'in', [1001, 1003]).execute()
    const order = { synonym_ids: rows.map(({ id }) => id), dim: '7', emb: '2', xlang: ['1'], opisOFF: '1' }
    const ordered = bulkLabels.parse(await (await post(one, '/api/v1/label/bulk', order, headers)).json())
    const told = async () => bulkLabels.parse(await (await get(two, `/api/v1/label/bulk/${ordered.job_id}`, headers)).json())
    await expect.poll(async () => (await told()).state, { timeout: 60_000 }).toBe('done')
    expect(await told()).toMatchObject({ done: rows.length, total: rows.length, labels: rows.length, reports: [] })
    const files = await Promise.all([one, two].map(async (agent) => get(agent, `/api/v1/label/bulk/${ordered.job_id}/pdf`, headers)))
    const [first, second] = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(second && first?.equals(second)).toBe(true)
    for (const agent of [one, two]) expect(await statusOf(get(agent, `/api/v1/label/bulk/${ordered.job_id}/pdf`))).toBe(401)
  })

  it('report the progress of each other’s recalculations', async () => {
    const headers = bearer(issuedTokens.parse(await (await signIn(one)).json()))
    const change = { kind: 'law', from: '2025-01-01', to: '2026-11-23' }
    const begun = recalculationAnswer.parse(await (await post(one, '/api/v1/recalculations', { change, products: [1003] }, headers)).json())
    const told = async () => recalculationAnswer.parse(await (await get(two, `/api/v1/recalculations/${begun.id}`, headers)).json())
    await expect.poll(async () => (await told()).state, { timeout: 60_000 }).toBe('done')
    expect(await told()).toMatchObject({ done: 1, total: 1 })
  })

  it('reflect within half a second that a product was withdrawn or restored in the other', async () => {
    const headers = bearer(issuedTokens.parse(await (await signIn(one)).json()))
    const address = '/p/1004/en/gh/1'
    const both = async () => [await statusOf(get(one, address)), await statusOf(get(two, address))]
    // Twice, so that both have it in memory.
    expect([await both(), await both()]).toEqual([
      [200, 200],
      [200, 200],
    ])
    const { id } = await server.db.selectFrom('synonyms').select('id').where('permalink_id', '=', 1004).executeTakeFirstOrThrow()
    expect(await statusOf(post(one, `/api/v1/products/${id}/withdraw`, {}, headers))).toBe(200)
    await sleep(longestKnown)
    expect(await both()).toEqual([302, 302])
    expect(await statusOf(post(two, `/api/v1/products/${id}/restore`, {}, headers))).toBe(200)
    await sleep(longestKnown)
    expect(await both()).toEqual([200, 200])
  })

  it('never send one user a response that was made for another', async () => {
    const cookie = cookieOf(await signIn(one))
    const address = '/p/1005/en/pi/1'
    const pages = async (headers: Readonly<Record<string, string>> = {}) =>
      Promise.all([one, two].map(async (agent) => (await get(agent, address, headers)).text()))
    for (const page of await pages({ cookie })) expect(page).toContain('data-signed-in')
    const [first, second] = await pages()
    expect(first).not.toContain('data-signed-in')
    expect(second).toBe(first)
    for (const page of await pages({ cookie })) expect(page).toContain('data-signed-in')
  })
})
