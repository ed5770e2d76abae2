import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import {
  madeWebhook,
  webhookDeliveriesAnswer,
  webhookEvents,
  webhookMessages,
  webhooksPath,
  type WebhookDelivery,
} from '../shared/webhooks.ts'
import type { Received, Receiver } from './receiver.ts'
import { addProduct, waitUntil, type ShareServer } from './share-tools.ts'

/** What a receiver does with a message: checks its signature. @throws where the secret did not sign it */
export const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])))

/** What is done with the receivers of a workgroup, by its owner where nobody else is named. */
export function useWebhooks({ api, as, workgroupId }: ShareServer, receiver: Receiver) {
  const ask = async (method: string, path: string, body?: object, headers = as.owner) => {
    const answer = await api.ask(path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    ask,
    add: async (more: object = {}) => {
      const { status, body } = await ask('POST', webhooksPath, { url: receiver.url, events: webhookEvents, ...more })
      expect([status, body]).toMatchObject([201, {}])
      return madeWebhook.parse(body)
    },
    deliveriesOf: async (id: number): Promise<WebhookDelivery[]> =>
      webhookDeliveriesAnswer.parse((await ask('GET', `${webhooksPath}/${id}/deliveries`)).body).deliveries,
    untilTaken: (count: number) => waitUntil(() => receiver.taken.length >= count),
    /** Every message is as the description of the API has it, with nothing left out and nothing else. */
    expectDescribed: (): void => {
      for (const { body } of receiver.taken) {
        const sent: { type: (typeof webhookEvents)[number] } = JSON.parse(body)
        expect(webhookMessages[sent.type].parse(sent)).toStrictEqual(sent)
      }
    },
    /** Publishes the next version, as an import does. */
    publish: (permalinkId: number, day: number) =>
      addProduct(api, workgroupId, permalinkId, [
        { date: `2026-03-${String(day).padStart(2, '0')}`, name: `Paint ${permalinkId}, ${day}` },
      ]),
    versionsOf: (product: number) =>
      receiver.taken.flatMap(({ message }) => (message.data.product.id === product ? [message.data['version']] : [])),
  }
}
