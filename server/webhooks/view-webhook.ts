import type { Webhook, WebhookDelivery } from '../../shared/webhooks.ts'
import type { listWebhookDeliveries, StoredWebhook } from './queries.ts'

export function viewWebhook(stored: StoredWebhook): Webhook {
  return {
    ...stored,
    created_at: stored.created_at.toISOString(),
    previous_secret_until: stored.previous_secret_until?.toISOString() ?? null,
    waiting_since: stored.waiting_since?.toISOString() ?? null,
    failing_since: stored.failing_since?.toISOString() ?? null,
  }
}

export function viewDelivery(stored: Awaited<ReturnType<typeof listWebhookDeliveries>>['deliveries'][number]): WebhookDelivery {
  return {
    ...stored,
    message_id: `msg_${stored.message_id}`,
    occurred_at: stored.occurred_at.toISOString(),
    attempted_at: stored.attempted_at?.toISOString() ?? null,
  }
}
