import type { Webhook, WebhookDelivery } from '../../shared/webhooks.ts'
import type { listWebhookDeliveries, StoredWebhook } from './queries.ts'

export function viewWebhook({ created_at: created, previous_secret_until: until, ...stored }: StoredWebhook): Webhook {
  return { ...stored, created_at: created.toISOString(), previous_secret_until: until?.toISOString() ?? null }
}

export function viewDelivery(stored: Awaited<ReturnType<typeof listWebhookDeliveries>>['deliveries'][number]): WebhookDelivery {
  return {
    ...stored,
    message_id: `msg_${stored.message_id}`,
    occurred_at: stored.occurred_at.toISOString(),
    attempted_at: stored.attempted_at?.toISOString() ?? null,
  }
}
