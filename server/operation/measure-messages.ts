import { Counter, Gauge, type Registry } from 'prom-client'
import { doesHouseWork } from '../processes/house-work.ts'
import type { Services } from '../services.ts'
import { countWaiting } from '../webhooks/outage-queries.ts'
import type { CountMessages } from '../webhooks/webhook-queue.ts'

/** Metrics of messages to receivers of events, in the process that sends them (docs/decisions/308-a-receiver-that-takes-nothing.md). */
export function measureMessages(registry: Registry, { config, db }: Pick<Services, 'config' | 'db'>): CountMessages {
  if (!doesHouseWork(config)) return () => {}
  const counter = (name: string, help: string) => new Counter({ name: `permasheet_webhook_${name}_total`, help, registers: [registry] })
  const counters = {
    delivered: counter('delivered', 'Messages that receivers of events took'),
    notTaken: counter('attempts_failed', 'Attempts to send a message that failed'),
    givenUp: counter('given_up', 'Messages to receivers of events that were given up'),
  }
  void new Gauge({
    name: 'permasheet_webhook_waiting',
    help: 'Messages that wait for receivers of events, or are tried again',
    registers: [registry],
    async collect() {
      // Where the database does not answer, the figure before stays, and the other metrics are needed all the more.
      const waiting = await countWaiting(db).catch(() => null)
      if (waiting !== null) this.set(waiting)
    },
  })
  return (outcome, messages = 1) => counters[outcome].inc(messages)
}
