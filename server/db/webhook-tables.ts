import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { WebhookEvent } from '../../shared/webhooks.ts'
import type { Fixed } from './column-types.ts'

export interface EarlierSecret {
  secret: string
  /** ISO 8601. */
  until: string
}

/** A receiver of events; docs/decisions/133-webhooks.md. */
export interface WebhooksTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  url: string
  events: WebhookEvent[]
  active: boolean
  /** Stored in the clear, since each message is signed with it. */
  secret: string
  previous_secret: string | null
  previous_secret_until: Date | null
  /** Those before the previous one that still sign: it may be one of them that the receiver knows. */
  earlier_secrets: ColumnType<EarlierSecret[], never, string>
  /** Until when the receiver asked to be left alone. */
  quiet_until: Date | null
  /** Its first failure since it took a message last, or was changed. null: it takes messages, or was sent none. */
  failing_since: Date | null
  /** Its last failure. */
  failed_at: Date | null
  /** When owners were told by mail that it takes nothing: once for each time that it fails. */
  owners_told_at: Date | null
  /** Messages given up that the log of the workgroup does not have yet. */
  given_up_unlogged: Generated<number>
  /** From when on they may be entered there: at most one entry a day. */
  given_up_log_at: Date | null
  created_by: Fixed<string>
  created_at: GeneratedAlways<Date>
}

export type WebhookDeliveryState = 'new' | 'waiting' | 'delivered' | 'failed'

/** `new`: not in the queue yet. Inserted only by triggers. */
export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>
  webhook_id: GeneratedAlways<number>
  permalink_id: GeneratedAlways<number>
  message_id: GeneratedAlways<string>
  type: GeneratedAlways<WebhookEvent>
  /** The event, with the product's name at that time. */
  detail: ColumnType<{ name: string } & Readonly<Record<string, unknown>>, never, never>
  occurred_at: GeneratedAlways<Date>
  state: ColumnType<WebhookDeliveryState, never, WebhookDeliveryState>
  attempts: ColumnType<number, never, number>
  attempted_at: ColumnType<Date | null, never, Date>
  answer: ColumnType<string | null, never, string>
  /** When it was last asked for once more: its days count from then. */
  again_at: ColumnType<Date | null, never, Date>
}
