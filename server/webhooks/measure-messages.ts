import { Counter, Gauge, type Registry } from 'prom-client'
import { doesHouseWork } from '../processes/house-work.ts'
import type { Services } from '../services.ts'
import { countWaiting } from './outage-queries.ts'
import type { CountMessages } from './webhook-queue.ts'

/** Metrics of messages to receivers of events, in the process that sends them (docs/decisions/308-a-receiver-that-takes-nothing.md). */
export function measureMessages(registry: Registry, { config, db }: Pick<Services, 'config' | 'db'>): CountMessages {
  if (!doesHouseWork(config)) return () => {}
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const counters = {
    delivered: counter('permasheet_webhook_delivered_total', 'Messages that receivers of events took'),
    notTaken: counter('permasheet_webhook_attempts_failed_total', 'Attempts to send a message that failed'),
    givenUp: counter('permasheet_webhook_given_up_total', 'Messages to receivers of events that were given up'),
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
