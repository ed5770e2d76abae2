import { z } from 'zod'
import { webhookEvents, webhookMessages, type WebhookEvent } from '../../shared/webhooks.ts'
import { namedSchemas } from './part-for-forms.ts'
import type { OpenApiDocument } from './openapi-document.ts'

const summaries: Readonly<Record<WebhookEvent, string>> = {
  'product.published': 'A version of a data sheet was published',
  'product.withdrawn': 'A product was withdrawn',
  'product.restored': 'A withdrawn product is back',
  'delivery.accepted': 'A mail was accepted by the server of its recipient',
  'delivery.refused': 'A mail was refused, or came back',
  'delivery.opened': 'A product was opened by the link of a mail',
}

/** How a receiver knows that a message comes from here; the same of each. */
const howToVerify = [
  'The signature is that of Standard Webhooks: HMAC-SHA256 of webhook-id, webhook-timestamp and the body as it came, joined by stops, by the bytes behind whsec_ (base64).',
  'webhook-signature has one or more of them, parted by spaces, each v1, and base64; one that fits suffices.',
  'Refuse a timestamp that is more than five minutes off, and take a webhook-id once.',
].join(' ')

const headers = [
  ['webhook-id', 'The same with each attempt', 'msg_5b7a3d7e-54a4-4c5e-9f6e-0d2a4f0a8a11'],
  ['webhook-timestamp', 'Seconds since 1970, of this attempt', '1795906903'],
  ['webhook-signature', 'One by each secret that is good', 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
].map(([name = '', description, example]) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' },
  example,
}))

/** `product.published` → `ProductPublishedMessage` */
const nameMessage = (event: WebhookEvent): string =>
  `${event.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Message`

const schemaOf = (event: WebhookEvent): Record<string, unknown> => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(webhookMessages[event])
  return schema
}

/** The schemas of what a receiver gets, by their names. */
export const webhookSchemas: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  webhookEvents.map((event) => [nameMessage(event), schemaOf(event)]),
)

/** What a receiver gets, event by event (docs/decisions/133-webhooks.md). */
export const describedWebhooks: OpenApiDocument['webhooks'] = Object.fromEntries(
  webhookEvents.map((event) => [
    event,
    {
      post: {
        operationId: `take${nameMessage(event)}`,
        tags: ['Webhooks'],
        summary: summaries[event],
        description: howToVerify,
        security: [{}],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: `${namedSchemas}${nameMessage(event)}` } } },
        },
        responses: {
          '2XX': { description: 'Taken, if it is answered within 15 seconds. Nothing of the answer is read but its status' },
          '3XX': { description: 'Not followed, and sent again like every other' },
          '4XX': { description: 'Sent again after 5 seconds, then less and less often, for three days' },
          '5XX': { description: 'Sent again in the same way' },
        },
      },
    },
  ]),
)
