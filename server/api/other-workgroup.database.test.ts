import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { bearer, signIn } from '../../tests/account.ts'
import { pdf } from '../../tests/attachments.ts'
import { exampleOf, readDescription, type DescribedCall } from '../../tests/described-api.ts'
import { makeKey } from '../../tests/make-key.ts'
import { addProduct, startShareServer, waitUntil } from '../../tests/share-tools.ts'
import { postBytes, writeMultipart } from '../../tests/upload.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** Stands in everything that a workgroup has for itself alone, behind a word that may be searched for. */
const secret = 'quetzal'
const searched = 'canary'
const name = `${searched} ${secret}`

const server = await startShareServer({ environment: { WEBHOOK_HOSTS: '127.0.0.1' } })
const { api, as, workgroupId } = server
const { db } = api.services
let calls: DescribedCall[]
/** What the workgroup has, by the parameter of an address that names it, and by the beginning of the address where that differs. */
let own: Readonly<Record<string, string>>
/** As much, of which nothing exists. */
const none: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    synonymId: '1999999999',
    product: '1999999998',
    share: '1999999999',
    delivery: 'fffffff0-0000-4000-8000-000000000000',
    mail: 'fffffff0-0000-4000-8000-000000000000',
    attachment: '1999999999',
    key: '1999999999',
    member: '1999999999',
    invitation: 'fffffff0-0000-4000-8000-000000000000',
    webhook: '1999999999',
    message: '1999999999',
    substance: 'no-such-substance',
    token: 'f'.repeat(32),
    order: 'f'.repeat(32),
  }),
)

const asOwner = async (method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await api.ask(path, {
    method,
    headers: { ...as.owner, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  expect(`${method} ${path} ${answer.status} ${answer.ok ? '' : text}`).toMatch(/ 20\d /)
  return text === '' ? null : JSON.parse(text)
}

beforeAll(async () => {
  ;({ calls } = await readDescription(api))
  const product = await addProduct(api, workgroupId, 901)
  const { synonymId } = z.object({ synonymId: z.int() }).parse(await asOwner('POST', '/api/v1/products', { name }))
  const of = `/api/v1/products/${synonymId}`
  await asOwner('PUT', `${of}/external_id`, { external_id: `${searched}-${secret}` })
  await asOwner('PUT', `${of}/recipe`, { revision: 0, recipe: { rows: [{ key: 'a', name, cas: '67-64-1', share: '5' }] } })
  await asOwner('POST', '/api/v1/own-substances', {
    key: 'resin-77',
    record: { kind: 'rawMaterial', name, components: [{ cas: '67-64-1', name: 'acetone', content: { from: 5, to: 10 } }] },
  })
  const part = (field: string, content: string) => ({ name: field, content })
  const upload = writeMultipart([
    part('category', 'certificate'),
    part('language', 'en'),
    part('status', 'draft'),
    { name: 'file', fileName: `${secret}.pdf`, type: 'application/pdf', content: pdf },
  ])
  const stored = await postBytes(api.host, `${of}/attachments`, upload.body, { ...as.owner, 'content-type': upload.contentType })
  expect(stored.text).toContain(secret)
  const attachment = z.looseObject({ id: z.int() }).parse(JSON.parse(stored.text))
  const share = await server.share([`${secret}@reader.example`], [product])
  const { recipients } = await server.untilSettled(share)
  const webhook = z
    .object({ webhook: z.looseObject({ id: z.int() }) })
    .parse(await asOwner('POST', '/api/v1/workgroup/webhooks', { url: `http://127.0.0.1:9/${secret}`, events: ['product.published'] }))
  await addProduct(api, workgroupId, 902)
  const message = await waitUntil(() =>
    db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', webhook.webhook.id).executeTakeFirst(),
  )
  const key = await makeKey(api, workgroupId, { name })
  const invited = { email: `${secret}@invited.example`, role: 'editor' }
  const invitation = z.looseObject({ id: z.uuid() }).parse(await asOwner('POST', '/api/v1/workgroup/invitations', invited))
  const member = await db.selectFrom('users').select('id').where('email', '=', 'viewer@norvik.example').executeTakeFirstOrThrow()
  const order = z
    .object({ job_id: z.string() })
    .parse(await asOwner('POST', '/api/v1/label/bulk', { synonym_ids: [String(product)], dim: '8' }))
  own = {
    synonymId: String(synonymId),
    product: String(
      (await db.selectFrom('products').select('permalink_id').where('name', '=', name).executeTakeFirstOrThrow()).permalink_id,
    ),
    share: String(share),
    delivery: String(recipients[0]?.delivery_id),
    mail: String(recipients[0]?.delivery_id),
    attachment: String(attachment.id),
    key: String(key.id),
    member: String(member.id),
    invitation: invitation.id,
    webhook: String(webhook.webhook.id),
    message: String(message.id),
    substance: 'resin-77',
    token: none['token'] ?? '',
    order: order.job_id,
  }
})

/** What the parameters of an address name. */
const placesOf: readonly [RegExp, Readonly<Record<string, string>>][] = [
  [/^\/api\/v1\/shares\//, { id: 'share', delivery: 'delivery' }],
  [/^\/api\/v1\/mails\//, { id: 'mail' }],
  [/^\/api\/v1\/workgroup\/keys\//, { id: 'key' }],
  [/^\/api\/v1\/workgroup\/members\//, { id: 'member' }],
  [/^\/api\/v1\/workgroup\/invitations\//, { id: 'invitation' }],
  [/^\/api\/v1\/workgroup\/webhooks\//, { id: 'webhook', delivery: 'message' }],
  [/^\/api\/v1\/own-substances\//, { key: 'substance' }],
  [/^\/api\/v1\/label\/bulk\//, { jobId: 'order' }],
  [/-\{id\}/, { id: 'product', attachmentId: 'attachment' }],
  [/^\/api\/v1\/products\//, { id: 'synonymId', synonymId: 'synonymId', attachmentId: 'attachment' }],
  [/^\/api\//, { synonymId: 'synonymId' }],
]

const thingsOf = ({ path }: DescribedCall) => placesOf.find(([place]) => place.test(path))?.[1]

/** The example of a call, made about something of the workgroup, or about nothing. */
function aimAt(call: DescribedCall, things: Readonly<Record<string, string>>) {
  const names = thingsOf(call) ?? {}
  const parameters = call.operation.parameters.map((one) => {
    const thing = one.in === 'path' ? things[names[one.name] ?? ''] : undefined
    if (thing !== undefined) return { ...one, example: thing }
    return one.in === 'query' && one.schema['type'] === 'string' && one.example === undefined && /query|search|external|name/.test(one.name)
      ? { ...one, example: searched }
      : one
  })
  const { address, requested } = exampleOf({ ...call, operation: { ...call.operation, parameters } })
  const body = requested.body?.replaceAll('5010', things['synonymId'] ?? '').replaceAll('1001', things['product'] ?? '')
  return { address, requested: { ...requested, ...(body === undefined ? {} : { body }) } }
}

/** Everything that the workgroup has, as its owner reads it. */
const everything = () =>
  Promise.all(
    [
      ...['draft', 'recipe', 'attachments'].map((one) => `products/${own['synonymId']}/${one}`),
      ...['keys', 'members', 'webhooks'].map((one) => `workgroup/${one}`),
      'workgroup',
      'own-substances/resin-77',
      `shares/${own['share']}`,
    ].map(async (path) => {
      const answer = await api.ask(`/api/v1/${path}`, { headers: as.owner })
      // What is used is seen to be used; mails go out meanwhile, and may be opened; nobody listens at the receiver.
      const text = (await answer.text()).replaceAll(/"(?:last_used_at|lastUsedAt|last_seen_at|mail_state)":"[^"]*"/g, '""')
      return [path, answer.status, text.replace(/"failing_since":(?:null|"[^"]*")/, '""')]
    }),
  )

/** Asks the name of a server, makes a file of everything, or is about the person alone and ends their session. */
const isLeftOut = ({ name: call, path }: DescribedCall) =>
  ['POST /api/v1/workgroup/webhooks', 'GET /api/v1/workgroup/archive'].includes(call) || /^\/api\/(?:v1\/account|oauth2)\//.test(path)

describe('what a workgroup has for itself alone', () => {
  it.each([
    ['a visitor', false, async () => ({})],
    ['an owner of another workgroup', true, ownerOfOther],
    ['a key of another workgroup', true, keyOfOther],
  ] as const)('is told to %s by no call, nor that it exists', async (_who, isKnown, identify) => {
    const before = await everything()
    const told: string[] = []
    const differs: string[] = []
    let requests = 0
    const headers: Record<string, string> = await identify()
    for (const call of calls.filter((one) => !isLeftOut(one))) {
      const isAimed = thingsOf(call) !== undefined && call.path.includes('{')
      // Where everybody may ask, the same is said to everybody of what the address does not name.
      if (call.isOpen && !isAimed && (isKnown || call.method !== 'GET')) continue
      for (const more of isKnown && !call.isOpen ? [{}, { 'x-coatings-workgroup': String(workgroupId) }] : [{}]) {
        const [seen, unseen] = await Promise.all(
          (isAimed ? [own, none] : [own]).map(async (things) => {
            const { address, requested } = aimAt(call, things)
            const answer = await api.ask(address, { ...requested, headers: { ...requested.headers, ...headers, ...more } })
            const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
            requests += 1
            return { status: answer.status, text: `${JSON.stringify([...answer.headers])}${text}` }
          }),
        )
        if (seen?.text.includes(secret)) told.push(`${call.name} ${seen.status}`)
        if (unseen && seen?.status !== unseen.status) differs.push(`${call.name} ${seen?.status}, not ${unseen.status}`)
      }
    }
    expect(requests).toBeGreaterThan(120)
    expect([told, differs]).toStrictEqual([[], []])
    expect(await everything()).toStrictEqual(before)
  })

  it('is found by no search, feed, resolver or list of addresses', async () => {
    const headers = await keyOfOther()
    const stranger = await ownerOfOther()
    const whole = encodeURIComponent(`${searched}-${secret}`)
    for (const address of [
      `/api/v1/lookup?identifier=${whole}`,
      `/api/v1/lookup?identifier=${own['product']}`,
      `/api/v1/products?query=${searched}`,
      `/api/v1/products?external_id=${whole}`,
      '/api/v1/products?updated_since=2020-01-01T00:00:00Z',
      `/api/v1/products/-${own['product']}/feed.json`,
      '/sitemap.xml',
      '/robots.txt',
      '/.well-known/gs1resolver',
    ])
      for (const who of [{}, stranger, headers]) {
        const answer = await api.ask(address, { headers: who })
        const text = (await answer.text()).replaceAll(whole, '')
        expect([address, answer.status < 500, text.includes(secret)]).toStrictEqual([address, true, false])
      }
  })
})

const ownerOfOther = async () => bearer(await signIn(api, 'stranger@other.example'))

let made: Promise<Record<string, string>> | undefined

/** Headers of a key of another workgroup, which may do what keys may. */
function keyOfOther(): Promise<Record<string, string>> {
  made ??= (async () => {
    const { id } = await db.selectFrom('workgroups').select('id').where('name', '=', 'Other').executeTakeFirstOrThrow()
    return (await makeKey(api, id)).headers
  })()
  return made
}
