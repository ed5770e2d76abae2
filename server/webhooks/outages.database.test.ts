/** A receiver that takes nothing is noticed: decision 308. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditList, logPath } from '../../shared/audit-log.ts'
import { sentAgain, webhooksAnswer, webhooksPath, type Webhook } from '../../shared/webhooks.ts'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { addAccount } from '../../tests/account.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startReceiver } from '../../tests/receiver.ts'
import { startShareServer, waitUntil } from '../../tests/share-tools.ts'
import { useWebhooks } from '../../tests/webhook-tools.ts'
import { updateSettings } from '../auth/queries.ts'
import { deleteOldMessages } from './lane-queries.ts'

vi.setConfig({ testTimeout: 60_000 })

const metricsPort = await findFreePort()
const server = await startShareServer({ environment: { WEBHOOK_HOSTS: '127.0.0.1', METRICS_PORT: String(metricsPort) } })
const receiver = await startReceiver()
const { api, as, mailbox, workgroupId } = server
const { db, log } = api.services
const { ask, add, deliveriesOf, publish, versionsOf } = useWebhooks(server, receiver)
const host = new URL(receiver.url).host

const listed = async (): Promise<Webhook | undefined> => webhooksAnswer.parse((await ask('GET', webhooksPath)).body).webhooks[0]
const entries = async () =>
  auditList.parse((await ask('GET', `${logPath}?area=webhooks`)).body).entries.filter(({ kind }) => kind === 'webhooks.gaveUp')
const told = (email: string) => mailbox.received.filter(({ to }) => to === email).length
const letHoursPass = (hours: number) =>
  sql`update webhooks set failing_since = failing_since - make_interval(hours => ${hours}), given_up_log_at = given_up_log_at - make_interval(hours => ${hours})`.execute(
    db,
  )
const makeOld = (hours: number) =>
  sql`update webhook_deliveries set occurred_at = occurred_at - make_interval(hours => ${hours})`.execute(db)
const untilTried = (count: number) => waitUntil(() => receiver.tried.length >= count)
/** Longer than it takes to report what there is. */
const untilReported = () => new Promise((resolve) => setTimeout(resolve, 3_000))
const metric = async (name: string) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^permasheet_webhook_${name} (\\S+)$`, 'm').exec(text)?.[1])
}

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
  receiver.forget()
  mailbox.received.length = 0
})

describe('a receiver that takes nothing', () => {
  it('is listed with since when, and its owners are told once, each in their language, after a day', async () => {
    const second = await addAccount(api, 'besitzer@norvik.example', { [workgroupId]: 'owner' })
    await updateSettings(db, second, { interfaceLanguage: 'de' })
    await makeKey(api, workgroupId)
    await add({ url: `${receiver.url}?secret=in-the-address` })
    receiver.behave(() => 503)
    await publish(701, 1)
    await publish(702, 1)
    const failing = await waitUntil(async () => {
      const one = await listed()
      return one?.failing_since !== null && one
    })
    expect(failing).toMatchObject({ waiting: 2, waiting_since: expect.any(String), given_up: 0 })
    await letHoursPass(23)
    await untilTried(receiver.tried.length + 2)
    await untilReported()
    expect(mailbox.received).toStrictEqual([])

    await letHoursPass(1)
    await waitUntil(() => told('owner@norvik.example') > 0 && told('besitzer@norvik.example') > 0)
    await untilTried(receiver.tried.length + 4)
    await untilReported()
    expect([told('owner@norvik.example'), told('besitzer@norvik.example'), mailbox.received.length]).toStrictEqual([1, 1, 2])
    const [english] = await mailbox.to('owner@norvik.example')
    const [german] = await mailbox.to('besitzer@norvik.example')
    expect(english?.subject).toBe(`A webhook has taken no message for a day: ${host}`)
    expect(english?.text).toMatch(/Has taken no message since \d\d\/\d\d\/20\d\d \d\d:\d\d UTC\./)
    expect(english?.text).toContain(`/app/webhooks`)
    expect(english?.text).toContain('you own the workgroup Norvik Coatings GmbH')
    expect(german?.subject).toBe(`Ein Webhook hat einen Tag lang keine Nachricht angenommen: ${host}`)
    for (const { source } of mailbox.received) expect(source).not.toContain('in-the-address')

    receiver.behave(() => 200)
    await waitUntil(async () => (await listed())?.failing_since === null)
    receiver.behave(() => 503)
    await publish(701, 2)
    await waitUntil(async () => (await listed())?.failing_since !== null)
    await letHoursPass(24)
    await waitUntil(() => told('owner@norvik.example') === 2)
  })

  it('is still one after it was saved as it is, and is tried afresh at another address or after a pause', async () => {
    const { webhook } = await add()
    receiver.behave(() => 503)
    await publish(703, 1)
    await waitUntil(async () => (await listed())?.failing_since !== null)
    const save = async (body: object) => (await ask('PUT', `${webhooksPath}/${webhook.id}`, { url: receiver.url, ...body })).body
    const events = ['product.published']
    expect((await save({ events })).failing_since).not.toBeNull()
    expect((await save({ events, active: false })).failing_since).toBeNull()
    expect(await save({ events, active: false })).toMatchObject({ failing_since: null, waiting: 1 })
  })
})

describe('what is given up', () => {
  it('is listed, entered into the log with its count once a day, warned of, and counted', async () => {
    const warned = vi.spyOn(log, 'warn')
    const before = { givenUp: await metric('given_up_total'), delivered: await metric('delivered_total') }
    await add()
    receiver.behave(() => 500)
    for (const product of [711, 712, 713]) await publish(product, 1)
    await untilTried(3)
    expect(await metric('waiting')).toBe(3)
    await makeOld(73)
    await waitUntil(async () => (await listed())?.given_up === 3)
    expect(await listed()).toMatchObject({ given_up: 3, waiting: 0, waiting_since: null })
    expect(warned.mock.calls.filter(([, text]) => text === 'a message was given up')).toHaveLength(3)
    expect((await metric('given_up_total')) - before.givenUp).toBe(3)
    expect(await metric('attempts_failed_total')).toBeGreaterThanOrEqual(6)
    await untilReported()
    expect(await entries()).toStrictEqual([])
    await letHoursPass(1)
    const [entry] = await waitUntil(async () => (await entries()).length > 0 && entries())
    expect(entry).toMatchObject({ by: null, params: { host, count: 3 } })

    // More of the same day waits for the next.
    await publish(714, 1)
    await untilTried(receiver.tried.length + 1)
    await makeOld(73)
    await waitUntil(async () => (await listed())?.given_up === 4)
    await letHoursPass(22)
    await untilReported()
    expect(await entries()).toHaveLength(1)
    await letHoursPass(2)
    await waitUntil(async () => (await entries()).length === 2)
    expect((await entries())[0]?.params).toStrictEqual({ host, count: 1 })

    receiver.behave(() => 200)
    await publish(715, 1)
    await waitUntil(async () => (await metric('delivered_total')) - before.delivered === 1)
  })

  it('is sent again all together, in its order by product, and has three days more', async () => {
    const { webhook } = await add({ events: ['product.published'] })
    receiver.behave(() => 500)
    for (const day of [1, 2, 3]) for (const product of [721, 722]) await publish(product, day)
    await untilTried(2)
    await makeOld(73)
    await waitUntil(async () => (await listed())?.given_up === 6)
    const again = `${webhooksPath}/${webhook.id}/deliveries/again`
    expect((await ask('POST', again, undefined, as.stranger)).status).toBe(404)
    expect((await ask('POST', again, undefined, as.editor)).status).toBe(403)
    receiver.forget()
    receiver.behave(() => 503)
    expect(sentAgain.parse((await ask('POST', again)).body)).toStrictEqual({ messages: 6 })
    // A receiver that is not quite up yet loses nothing.
    await untilTried(4)
    expect((await deliveriesOf(webhook.id)).map(({ state }) => state)).toStrictEqual(Array(6).fill('waiting'))
    receiver.behave(() => 200)
    await waitUntil(() => receiver.taken.length === 6)
    expect([versionsOf(721), versionsOf(722)]).toStrictEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(await listed()).toMatchObject({ given_up: 0, waiting: 0 })
    expect(sentAgain.parse((await ask('POST', again)).body)).toStrictEqual({ messages: 0 })
  })

  it('is also what a paused receiver was not sent within thirty days', async () => {
    await add({ active: false })
    await publish(731, 1)
    await publish(732, 1)
    await makeOld(30 * 24 + 1)
    expect(await deleteOldMessages(db)).toBe(2)
    expect(await listed()).toMatchObject({ waiting: 0, given_up: 0 })
    const before = await entries()
    await letHoursPass(1)
    await waitUntil(async () => (await entries()).length === before.length + 1)
    expect((await entries())[0]?.params).toStrictEqual({ host, count: 2 })
  })
})
