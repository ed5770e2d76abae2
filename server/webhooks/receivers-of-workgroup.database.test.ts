import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { webhooksAnswer, webhooksPath } from '../../shared/webhooks.ts'
import { startReceiver } from '../../tests/receiver.ts'
import { startShareServer, waitUntil } from '../../tests/share-tools.ts'
import { useWebhooks } from '../../tests/webhook-tools.ts'
import { refuseReceiver } from './receiver.ts'

vi.setConfig({ testTimeout: 60_000 })

const server = await startShareServer({ environment: { WEBHOOK_HOSTS: '127.0.0.1' } })
const receiver = await startReceiver()
const { api, as } = server
const { db } = api.services
const { ask, add, deliveriesOf, untilTaken, publish } = useWebhooks(server, receiver)

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
  receiver.forget()
})

describe('the receivers of a workgroup', () => {
  it.each([
    'http://example.com/',
    'https://127.0.0.2/',
    'https://2130706434/',
    'https://0x7f000002/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::127.0.0.1]/',
    'https://[::10.0.0.1]/',
    'https://[4000::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://coatings.localhost/',
    'https://nobody.invalid/',
    'https://user:pass@example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'nothing',
  ])('are not at %s', async (url) => {
    const { status, body } = await ask('POST', webhooksPath, { url, events: ['product.published'] })
    expect([status, body.reasons]).toMatchObject([400, [{ path: 'url', code: 'webhookAddress' }]])
    expect(webhooksAnswer.parse((await ask('GET', webhooksPath)).body).webhooks).toStrictEqual([])
  })

  it.each(['127.0.0.1', 'localhost', '0.0.0.0', '[::1]'])(
    'are not this server, where the operator lets others be told at %s',
    async (host) => {
      const { config } = api.services
      const permitted = { ...api.services, config: { ...config, webhookHosts: [host.replace(/[[\]]/g, '')] } }
      await expect(refuseReceiver(permitted, `http://${host}:${config.port}/hook`)).rejects.toMatchObject({ type: 'CLIENT_SIDE' })
      await expect(refuseReceiver(permitted, `http://${host}:${config.port + 1}/hook`)).resolves.toBeUndefined()
    },
  )

  it('that were public once are judged again with each attempt', async () => {
    const { webhook } = await add()
    await sql`update webhooks set url = 'https://localhost:1/'`.execute(db)
    await publish(961, 1)
    await waitUntil(async () => (await deliveriesOf(webhook.id))[0]?.answer === 'not a public address')
  })

  it('are the business of its owners alone, and tell nothing of another workgroup', async () => {
    const { webhook, secret } = await add()
    const path = `${webhooksPath}/${webhook.id}`
    const body = { url: receiver.url, events: ['product.published'] }
    for (const who of [as.viewer, as.editor]) {
      expect((await ask('GET', webhooksPath, undefined, who)).status).toBe(403)
      expect((await ask('POST', webhooksPath, body, who)).status).toBe(403)
    }
    expect((await ask('GET', webhooksPath, undefined, as.stranger)).body).toStrictEqual({ webhooks: [] })
    for (const [method, address, sent] of [
      ['PUT', path, body],
      ['DELETE', path],
      ['POST', `${path}/secret`, {}],
      ['GET', `${path}/deliveries`],
    ] as const)
      expect([method, (await ask(method, address, sent, as.stranger)).status]).toStrictEqual([method, 404])
    expect((await ask('POST', webhooksPath, body, as.stranger)).status).toBe(201)
    await publish(971, 1)
    await untilTaken(1)
    expect(receiver.tried).toHaveLength(1)
    expect(JSON.stringify((await ask('GET', webhooksPath)).body)).not.toContain(secret)
  })

  it('are twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await add()
    const { status, body } = await ask('POST', webhooksPath, { url: receiver.url, events: ['product.published'] })
    expect([status, body.reasons[0]]).toMatchObject([409, { code: 'tooMany', params: { max: 20 } }])
  })
})
