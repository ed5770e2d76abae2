import { z } from 'zod'
import { rule } from './reasons/reason.ts'
import { wholeNumber } from './sent-values.ts'

/** What a receiver can be told, in the order in which it is offered. Each event is about one product. */
export const webhookEvents = [
  'product.published',
  'product.withdrawn',
  'product.restored',
  'delivery.accepted',
  'delivery.refused',
  'delivery.opened',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Receivers of a workgroup. */
export const mostWebhooks = 20
/** Hours for which the secret before counts beside a new one, unless somebody says otherwise. */
const usualOverlapHours = 24
/** Messages on a page. */
export const shownDeliveries = 100

export const webhooksPath = '/api/v1/workgroup/webhooks'

export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean().describe('False: events wait. What nobody took within thirty days is deleted'),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  previous_secret_until: z.iso
    .datetime()
    .nullable()
    .describe('Until then each message is signed with the secret before, too, and with those before it that were still good'),
  waiting: z.int().describe('Messages that wait or are tried again'),
  waiting_since: z.iso.datetime().nullable().describe('When the oldest of them happened; null: none waits'),
  failing_since: z.iso
    .datetime()
    .nullable()
    .describe('Since when it has taken nothing, whatever it was sent; null: it takes messages, or was sent none yet'),
  given_up: z.int().describe('Messages of the last thirty days that were given up and can be sent again'),
})
export type Webhook = z.infer<typeof webhook>

export const webhooksAnswer = z.object({ webhooks: z.array(webhook) })

const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))

/** Whether it is written as the address of a receiver may be; whether it leads to a public one, the server finds out. */
const isReceiver = (text: string): boolean => {
  const { protocol, username, password, hash } = URL.parse(text) ?? {}
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === ''
}

export const webhookBody = z.strictObject({
  url: z.string().trim().max(500).refine(isReceiver, rule('webhookAddress')).describe('https address of a public server'),
  events: events.describe('What the receiver is told'),
  active: z.boolean().default(true),
})

/** What is not sent stays as it is: two owners who change different things do not take each other's back. */
export const webhookChange = webhookBody.extend({ active: z.boolean() }).partial()

export const madeWebhook = z.object({
  secret: z.string().describe('whsec_ and base64, as Standard Webhooks has it. Shown this once'),
  webhook,
})

export const secretBody = z.strictObject({
  overlap_hours: wholeNumber(168, 0)
    .default(usualOverlapHours)
    .describe('Hours for which each message is signed with the secret before, too'),
})

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const

const webhookDelivery = z.object({
  id: z.int(),
  message_id: z.string().describe('The header webhook-id: the same with each attempt'),
  type: z.enum(webhookEvents),
  product_id: z.int().describe('Permalink id'),
  occurred_at: z.iso.datetime(),
  state: z.enum(webhookDeliveryStates).describe('failed: given up after three days'),
  attempts: z.int(),
  attempted_at: z.iso.datetime().nullable(),
  answer: z.string().nullable().describe('Status of the last answer, or why there was none'),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const webhookDeliveriesQuery = z.object({
  state: z.enum(webhookDeliveryStates).optional().describe('failed: given up, and to be sent again, one or all'),
  before: wholeNumber(2 ** 31 - 1)
    .optional()
    .describe('`next` of the page before'),
})
export type WebhookDeliveriesQuery = z.output<typeof webhookDeliveriesQuery>

export const webhookDeliveriesAnswer = z.object({
  deliveries: z.array(webhookDelivery).describe('The newest first'),
  next: z.int().nullable().describe('`before` of the next page; null: there is none'),
})

export const sentAgain = z.object({ messages: z.int().describe('How many are sent again') })

const messageProduct = z.strictObject({
  id: z.int().describe('Permalink id'),
  permalink: z.url().describe('Permanent link'),
  name: z.string().describe('Name, as it was when it happened'),
  external_id: z.string().nullable().describe('Key of another system, as it is when the message is sent'),
})
const mailed = z.strictObject({
  product: messageProduct,
  share_id: z.int(),
  delivery_id: z.uuid(),
  email: z.string().describe('To whom it went'),
  sds_version: z.int().nullable(),
})
const messageOf = <Type extends WebhookEvent, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime().describe('When it happened'), data })

/** What a receiver gets of each event: Standard Webhooks. */
export const webhookMessages = {
  'product.published': messageOf(
    'product.published',
    z.strictObject({
      product: messageProduct,
      document: z.enum(['sds', 'tds']).describe('Safety or technical data sheet'),
      version: z.int(),
      revised_on: z.iso.date(),
    }),
  ),
  'product.withdrawn': messageOf('product.withdrawn', z.strictObject({ product: messageProduct })),
  'product.restored': messageOf('product.restored', z.strictObject({ product: messageProduct })),
  'delivery.accepted': messageOf(
    'delivery.accepted',
    mailed.extend({ state: z.literal('accepted'), answer: z.string().nullable().describe('What the mail server said') }),
  ),
  'delivery.refused': messageOf(
    'delivery.refused',
    mailed.extend({
      state: z.enum(['refused', 'bounced']).describe('bounced: it was accepted first, and came back'),
      answer: z.string().nullable().describe('What the mail server said'),
    }),
  ),
  'delivery.opened': messageOf('delivery.opened', mailed),
} as const satisfies Readonly<Record<WebhookEvent, z.ZodType>>

/** What is sent, whatever the event. */
export interface WebhookMessage {
  type: WebhookEvent
  /** ISO 8601 */
  timestamp: string
  data: { product: { id: number; permalink: string; name: string; external_id: string | null } } & Readonly<Record<string, unknown>>
}
