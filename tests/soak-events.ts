// npm run soak:events: 10,000 events through a receiver that dies and tarries, and again through one that refuses, redirects, while the
// program is killed; docs/decisions/133-webhooks.md.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectFolder } from '../project-folder.ts'
import { madeWebhook, webhooksAnswer, webhooksPath } from '../shared/webhooks.ts'
import { findFreePort } from '../test-kit/find-free-port.ts'
import { entryOf, recordOf } from '../test-kit/product-record.ts'
import { MortalApp } from './mortal-app.ts'
import { startUnreliableReceiver, type UnreliableReceiver } from './unreliable-receiver.ts'

const [products = 300, rounds = 2, pairs = 8] = process.argv.slice(2, 5).map(Number)
const only = process.argv[5]
const firstProduct = 40_001
const ids = Array.from({ length: products }, (_, index) => firstProduct + index)
/** What each product's receiver is to be told, in that order. */
const expected = Array.from({ length: rounds }, (_, round) => [
  `product.published ${round + 1}`,
  ...Array.from({ length: pairs }, () => ['product.withdrawn', 'product.restored']).flat(),
]).flat()

/** @returns what must not be; one line for each */
async function soakEvents(isHarsh: boolean, dataDir: string): Promise<string[]> {
  const begin = Date.now()
  const port = await findFreePort()
  const app = new MortalApp(port, { DATA_DIR: dataDir, WEBHOOK_HOSTS: '127.0.0.1' }, 'scripts/serve.mjs')
  const receiver = await startUnreliableReceiver({
    refuses: isHarsh ? 1 / 3 : 0,
    redirects: isHarsh ? 0.05 : 0,
    breaks: !isHarsh,
    elsewhere: `http://127.0.0.1:${port}/api/v1/products/group_action/share`,
  })
  const ending = new AbortController()
  try {
    await app.start()
    await app.signIn()
    const body = { url: receiver.url, events: ['product.published', 'product.withdrawn', 'product.restored'] }
    receiver.trust(madeWebhook.parse(await app.call(webhooksPath, body)).secret)
    for (let round = 1; round <= rounds; round++) {
      await publish(round, dataDir)
      const isOver = new AbortController()
      const disasters = causeDisasters(app, receiver, { isHarsh, signal: isOver.signal })
      await changeStatus(app)
      isOver.abort()
      await disasters
    }
    const all = products * expected.length
    const happened = Date.now()
    console.log(`${all} events have happened after ${seconds(begin)} s; ${distinct(receiver)} have arrived`)
    const later = causeDisasters(app, receiver, { isHarsh, signal: ending.signal, most: 4 })
    for (let said = 0; distinct(receiver) < all && Date.now() - happened < 3600_000; await sleep(1000)) {
      if (++said % 30 === 0) console.log(`${distinct(receiver)} after ${seconds(begin)} s`)
    }
    ending.abort()
    await later
    // What would come twice comes now.
    await sleep(20_000)
    const { webhooks } = webhooksAnswer.parse(await app.call(webhooksPath))
    console.log({
      seconds: seconds(begin),
      arrived: distinct(receiver),
      twice: receiver.arrivals.length - distinct(receiver),
      ...receiver.counts,
    })
    return [...compare(receiver), ...webhooks.filter(({ waiting }) => waiting > 0).map(({ waiting }) => `${waiting} still wait`)]
  } finally {
    ending.abort()
    await app.stop()
    await receiver.die()
  }
}

const seconds = (begin: number): number => Math.round((Date.now() - begin) / 1000)
const distinct = ({ arrivals }: UnreliableReceiver): number => new Set(arrivals.map(({ id }) => id)).size

async function publish(round: number, dataDir: string): Promise<void> {
  const file = path.join(dataDir, `round-${round}.json`)
  const entries = ids.map((id) => entryOf(recordOf(id, { name: `Paint ${id}, ${round}` }), `2026-03-${String(round).padStart(2, '0')}`))
  await writeFile(file, JSON.stringify(entries))
  await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'import', file, '--accept', 'products that nobody has checked, for a test'],
    {
      cwd: projectFolder,
      env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir },
    },
  )
}

/** Each call counts once, though it is made again where the program died before it answered: nothing happens to what is withdrawn already. */
async function changeStatus(app: MortalApp): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    for (let id = ids[next++]; id !== undefined; id = ids[next++]) {
      for (let pair = 0; pair < pairs; pair++) {
        await app.call(`/api/v1/products/${id + 20_000}/withdraw`, {})
        await app.call(`/api/v1/products/${id + 20_000}/restore`, { confirmations: [] })
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
}

async function causeDisasters(
  app: MortalApp,
  receiver: UnreliableReceiver,
  { isHarsh, signal, most = Infinity }: { isHarsh: boolean; signal: AbortSignal; most?: number },
): Promise<void> {
  for (let number = 0; number < most; number++) {
    await sleep(8_000 + Math.random() * 15_000, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    if (isHarsh) {
      await app.kill()
      await sleep(Math.random() * 2_000)
      await app.start()
    } else {
      await receiver.die()
      await sleep(5_000 + Math.random() * 15_000)
      await receiver.comeBack()
    }
    console.log(isHarsh ? 'the program was killed' : 'the receiver was killed')
  }
}

/** Each product's messages in the order in which they came first; one that comes again comes before the next. */
function compare({ arrivals, counts }: UnreliableReceiver): string[] {
  const faults: string[] = []
  const ofProducts = Map.groupBy(arrivals, ({ product }) => product)
  for (const id of ids) {
    const came = (ofProducts.get(id) ?? []).filter(({ id: message }, index, all) => message !== all[index - 1]?.id)
    const told = came.map(({ what }) => what)
    if (told.join() !== expected.join()) faults.push(`product ${id}: ${told.join(', ')}`)
    if (new Set(came.map(({ id: message }) => message)).size !== came.length) faults.push(`product ${id}: one came again after the next`)
  }
  if (counts.followed > 0) faults.push(`${counts.followed} redirects were followed`)
  if (counts.forged > 0) faults.push(`${counts.forged} signatures were wrong`)
  return faults
}

for (const isHarsh of [false, true].filter((one) => only === undefined || (only === 'harsh') === one)) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-soak-'))
  try {
    console.log(isHarsh ? 'A receiver that refuses and redirects, a program that is killed' : 'A receiver that is killed and slow')
    const faults = await soakEvents(isHarsh, dataDir)
    for (const fault of faults) console.error(fault)
    console.log(faults.length === 0 ? 'Each event arrived, in order, none was lost.' : `${faults.length} faults`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
