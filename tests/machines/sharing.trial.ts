/** What is done on one machine and asked on another. */
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { bulkLabels, bulkLabelsPath } from '../../shared/bulk-labels.ts'
import { draftAnswer, draftState, publishAnswer } from '../../shared/editing.ts'
import { longestKnown } from '../../server/products/known-states.ts'
import { draftOf } from '../editors.ts'
import { findSheetAnswers } from './every-process.ts'
import { listProducts, signIn, type Member } from './member.ts'
import { startMachines, type Machines } from './start-machines.ts'

const limit = 10

let all: Machines
let members: readonly Member[]
let products: readonly number[]
beforeAll(async () => {
  all = await startMachines({ CLASSIFY_PER_MINUTE: String(limit) })
  const first = await signIn(all.asker(all.machines[0]?.port))
  members = all.machines.map(({ port }) => first.at(all.asker(port)))
  products = await listProducts(first)
})
const at = (machine: number): Member => {
  const member = members[machine]
  if (!member) throw new Error(`there is no machine ${machine}`)
  return member
}

describe('three machines on one database', () => {
  it('know a person who signed in at one of them', async () => {
    for (const member of members) expect(await listProducts(member)).toEqual(products)
  })

  it('show in every process with the next request that a version was published', async () => {
    const [product = 0] = products
    const { revision, permalinkId } = draftAnswer.parse(await at(0).call('GET', draftOf(product)))
    const everywhere = await findSheetAnswers(all, permalinkId)
    expect(everywhere.count).toBe(5)
    // Twice, so that every process keeps the page.
    await everywhere.ask()
    const before = await everywhere.ask()
    const patch = { name: 'Seen by everybody' }
    const saved = draftState.parse(await at(0).call('PUT', draftOf(product), { revision, patch }))
    const body = { revision: saved.revision, date: new Date().toISOString().slice(0, 10), reason: { text: { en: 'seen' } } }
    publishAnswer.parse(await at(0).call('POST', `/api/v1/products/${product}/publish`, body))
    // Not polled: half a second later, however busy the machine is.
    const begin = performance.now()
    await sleep(longestKnown)
    const after = await everywhere.ask()
    console.log(`a new version in all processes ${(performance.now() - begin).toFixed(0)} ms after it was published`)
    expect(after.map(({ text }) => text.includes('Seen by everybody'))).toEqual(after.map(() => true))
    expect(before.some(({ text }) => text.includes('Seen by everybody'))).toBe(false)
  })

  it('show in every process half a second later that a product was withdrawn and restored', async () => {
    const [, product = 0] = products
    const { permalinkId } = draftAnswer.parse(await at(0).call('GET', draftOf(product)))
    const everywhere = await findSheetAnswers(all, permalinkId)
    const statuses = async () => [...new Set((await everywhere.ask()).map(({ status }) => status))]
    expect(await statuses()).toEqual([200])
    await at(1).call('POST', `/api/v1/products/${product}/withdraw`, {})
    await sleep(longestKnown)
    expect(await statuses()).toEqual([302])
    await at(2).call('POST', `/api/v1/products/${product}/restore`, {})
    await sleep(longestKnown)
    expect(await statuses()).toEqual([200])
  })

  it('count the calls of an address together', async () => {
    const visitor = all.asker()
    const requested = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mixture":{"components":[{"cas":"67-64-1","content":60}]}}',
    }
    const statuses: number[] = []
    for (let call = 0; call < 2 * limit; call += 1) statuses.push((await visitor.ask('/api/v1/classify', requested)).status)
    expect(statuses).toEqual([...Array<number>(limit).fill(200), ...Array<number>(limit).fill(429)])
  })

  it('hand out at one of them labels that were ordered at another', async () => {
    const order = { synonym_ids: products.slice(0, 3), dim: '7', emb: '2', xlang: ['1'], opisOFF: '1' }
    const { job_id: job } = bulkLabels.parse(await at(0).call('POST', bulkLabelsPath, order))
    const told = async () => bulkLabels.parse(await at(1).call('GET', `${bulkLabelsPath}/${job}`)).state
    await expect.poll(told, { timeout: 300_000 }).toBe('done')
    const files = await Promise.all(members.map(async (member) => (await member.send('GET', `${bulkLabelsPath}/${job}/pdf`, '', {})).bytes))
    for (const file of files) expect(file.equals(files[0] ?? Buffer.alloc(0)) && file.toString('latin1', 0, 5)).toBe('%PDF-')
  })
})
