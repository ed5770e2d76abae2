import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const secretBytes = 32

export const makeSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** Headers of a message as Standard Webhooks has them: one signature by each secret, so that a receiver may know either. */
export function signMessage(id: string, body: string, secrets: readonly string[], at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
