import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { composeMail, findMailFrom } from './compose-mail.ts'
import { claimDelivery, findDelivery, findDeliveryState, noteHandingOver, settleAttempt, settleInterrupted } from './queries.ts'
import type { Courier, Outcome, Transport } from './transport.ts'

export interface DeliveryTools {
  transport: Transport
  /** Milliseconds after which a mail that no server accepted counts as refused. */
  giveUpAfter: number
}

/** Another attempt has begun, or somebody decided otherwise: this attempt must not hand over. */
class AttemptLost extends Error {}

/**
 * Attempts to send mails over one connection, one after the other, until the server stops.
 * @returns for each mail, in order, whether it is `done` or must be tried again `later`; fewer results if the server stops
 */
export async function deliverMails(
  services: Services,
  tools: DeliveryTools,
  ids: readonly string[],
  isStopping: () => boolean,
): Promise<('done' | 'later')[]> {
  const courier = tools.transport.open()
  const ends: ('done' | 'later')[] = []
  try {
    for (const id of ids) {
      if (isStopping()) break
      const end = await deliverMail(services, tools, courier, id).catch((error: unknown) => {
        services.log.error({ err: error, delivery: id }, 'an attempt to send a mail failed')
        return 'later' as const
      })
      ends.push(end)
    }
  } finally {
    courier.close()
  }
  return ends
}

/** One attempt; docs/decisions/021-mail.md. The worker that calls this is the only one that the queue gave the mail to. */
async function deliverMail(
  services: Services,
  { transport, giveUpAfter }: DeliveryTools,
  courier: Courier,
  id: string,
): Promise<'done' | 'later'> {
  const { db } = services
  const before = await findDeliveryState(db, id)
  if (!before) return 'done'
  // The process ended after noting that it hands over and before the answer: the server may have the mail, so it is never sent again
  // automatically.
  if (before.state === 'handing_over') await settleInterrupted(db, id, transport.isRepeatable)
  const attempt = await claimDelivery(db, id)
  if (attempt === undefined) return 'done'
  const outcome = await attemptDelivery(services, courier, id, attempt)
  const isTooLate = outcome.kind === 'later' && Date.now() - before.queuedAt.getTime() > giveUpAfter
  const settled: Outcome = isTooLate ? { kind: 'refused', answer: `given up: ${outcome.answer}` } : outcome
  await persist(() => settleAttempt(db, id, attempt, settled))
  if (settled.kind === 'refused' || settled.kind === 'later')
    services.log.warn({ delivery: id, attempt, outcome: settled }, 'a mail was not accepted')
  return settled.kind === 'later' ? 'later' : 'done'
}

async function attemptDelivery(services: Services, courier: Courier, id: string, attempt: number): Promise<Outcome> {
  const { db } = services
  try {
    const delivery = await findDelivery(db, id)
    if (!delivery) throw new Error(`There is no delivery ${id}`)
    const message = await composeMail(services, delivery)
    const from = findMailFrom(services, delivery.brand).address
    return await courier.send({ id, from, to: delivery.email, message }, async () => {
      if (!(await noteHandingOver(db, id, attempt))) throw new AttemptLost('another attempt has begun')
    })
  } catch (error) {
    services.log.error({ err: error, delivery: id }, 'a mail could not be written')
    return { kind: 'later', answer: error instanceof Error ? error.message : String(error) }
  }
}

/** Retries, so that the server's answer is not lost because the database restarts. */
async function persist(store: () => Promise<void>): Promise<void> {
  for (let pause = 100; ; pause *= 2) {
    try {
      return await store()
    } catch (error) {
      if (pause > 10_000) throw error
      await sleep(pause)
    }
  }
}
