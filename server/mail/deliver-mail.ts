import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { composeMail, findMailFrom } from './compose-mail.ts'
import type { HandOverMarks } from './hand-over-marks.ts'
import { claimDelivery, findDelivery, findDeliveryState, noteHandingOver, settleAttempt, settleInterrupted } from './queries.ts'
import type { Courier, Outcome, Transport } from './transport.ts'

export interface DeliveryTools {
  transport: Pick<Transport, 'isRepeatable'>
  marks: HandOverMarks
  /** Milliseconds after which a mail that nobody would take counts as refused. */
  giveUpAfter: number
}

/** Another attempt has begun, or somebody decided: this one must not hand over. */
class AttemptLost extends Error {}

/**
 * One attempt to send one mail; docs/decisions/021-mail.md. The worker that calls this is the only one that the queue gave it to.
 * @returns `done`, or `later` where it must be tried again
 */
export async function deliverMail(services: Services, tools: DeliveryTools, courier: Courier, id: string): Promise<'done' | 'later'> {
  const { db } = services
  const before = await findDeliveryState(db, id)
  if (!before) return 'done'
  if (before.state === 'handing_over') await settleInterrupted(db, id, judgeInterrupted(tools, id, before.place))
  const attempt = await claimDelivery(db, id, tools.marks.place)
  if (attempt === undefined) {
    tools.marks.clear(id)
    return 'done'
  }
  tools.marks.clear(id)
  const outcome = await attemptDelivery(services, tools, courier, id, attempt)
  const isTooLate = outcome.kind === 'later' && Date.now() - before.queuedAt.getTime() > tools.giveUpAfter
  const settled: Outcome = isTooLate ? { kind: 'refused', answer: `given up: ${outcome.answer}` } : outcome
  await persist(() => settleAttempt(db, id, attempt, settled))
  tools.marks.clear(id)
  if (settled.kind === 'refused' || settled.kind === 'later')
    services.log.warn({ delivery: id, attempt, outcome: settled }, 'a mail was not accepted')
  return settled.kind === 'later' ? 'later' : 'done'
}

/**
 * Of a mail whose process ended after it had noted that it hands over. Where this very place would have a mark had the last byte left,
 * and has none, nothing was handed over. In all other cases the server may have it: it is never sent again by itself.
 */
function judgeInterrupted(
  { transport, marks }: DeliveryTools,
  id: string,
  place: string | null,
): { state: 'queued' | 'unknown'; answer: string } {
  if (transport.isRepeatable) return { state: 'queued', answer: 'interrupted' }
  if (place !== null && place === marks.place && !marks.isSet(id))
    return { state: 'queued', answer: 'interrupted before it was handed over' }
  return { state: 'unknown', answer: 'interrupted while it was handed over; the answer of the mail server is not known' }
}

async function attemptDelivery(
  services: Services,
  { marks }: DeliveryTools,
  courier: Courier,
  id: string,
  attempt: number,
): Promise<Outcome> {
  const { db } = services
  try {
    const delivery = await findDelivery(db, id)
    if (!delivery) throw new Error(`There is no delivery ${id}`)
    const message = await composeMail(services, delivery)
    const from = findMailFrom(services, delivery.brand).address
    return await courier.send({ id, from, to: delivery.email, message }, async () => {
      if (!(await noteHandingOver(db, id, attempt))) throw new AttemptLost('another attempt has begun')
      marks.set(id)
    })
  } catch (error) {
    services.log.error({ err: error, delivery: id }, 'a mail could not be written')
    return { kind: 'later', answer: error instanceof Error ? error.message : String(error) }
  }
}

/** What the server answered must not be lost because the database restarts. */
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
