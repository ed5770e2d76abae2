import type { WebhookMessage } from '../../shared/webhooks.ts'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { findNextMessage, keepQuiet, settleMessage, type AttemptEnd, type Lane, type WaitingMessage } from './lane-queries.ts'
import { postMessage, type PostOutcome } from './post-message.ts'
import { isOwnHost } from './receiver.ts'
import { signMessage } from './secrets.ts'

/** Messages after which others have their turn. */
const mostOfOneTurn = 20

/**
 * Sends what waits for one receiver of one product, in order, until nothing does, an attempt fails, or others are to have their turn.
 * @param giveUpAfter ms after which a message that nobody took makes room for the next
 * @param longestWait seconds for which a receiver is left alone at most, however long it asks
 * @param onSettled is told what became of each attempt
 * @returns `done`; `more` to go on with; how often the message was tried that the receiver does not take now; `soon` where it took others before
 *   in this turn; seconds for which it asked to be left alone, in whichever lane
 */
export async function sendLane(
  services: Services,
  lane: Lane,
  {
    giveUpAfter,
    longestWait,
    isStopping,
    onSettled,
  }: { giveUpAfter: number; longestWait: number; isStopping: () => boolean; onSettled: (end: AttemptEnd) => void },
): Promise<'done' | 'more' | 'soon' | { attempts: number } | { quietFor: number }> {
  let taken = 0
  for (let sent = 0; sent < mostOfOneTurn && !isStopping(); sent += 1) {
    const message = await findNextMessage(services.db, lane)
    if (!message) return 'done'
    if (message.quietFor > 0) return { quietFor: message.quietFor }
    const { isTaken, answer, retryAfter } = await send(services, message)
    const isTooLate = Date.now() - message.dueSince.getTime() > giveUpAfter
    const state = isTaken ? 'delivered' : isTooLate ? 'failed' : 'waiting'
    await settleMessage(services.db, { webhook: lane.webhook, id: message.id }, { state, answer })
    onSettled(state)
    const said = { ...lane, message: message.messageId, answer }
    if (state === 'waiting') services.log.info(said, 'a message was not taken')
    if (state === 'failed') services.log.warn(said, 'a message was given up')
    if (isTaken) taken += 1
    if (state !== 'waiting') continue
    if (retryAfter === undefined) return taken > 0 ? 'soon' : { attempts: message.attempts + 1 }
    const wait = Math.min(retryAfter, longestWait)
    await keepQuiet(services.db, lane.webhook, wait)
    return { quietFor: wait }
  }
  return 'more'
}

async function send(services: Services, message: WaitingMessage): Promise<PostOutcome> {
  const { config, brands } = services
  const url = new URL(message.url)
  // The settings may have changed since the receiver was named.
  if (isOwnHost(url, brands, config)) return { isTaken: false, answer: 'not a public address' }
  const body = JSON.stringify(writeMessage(services, message))
  const headers = signMessage(`msg_${message.messageId}`, body, message.secrets, new Date())
  return postMessage(url, headers, body, { permittedHosts: config.webhookHosts })
}

function writeMessage(
  services: Pick<Services, 'brands' | 'config'>,
  { type, occurredAt, permalinkId: id, brand, externalId, detail: { name, ...detail } }: WaitingMessage,
): WebhookMessage {
  const product = { id, permalink: `${originOf(services, brand)}/p/${id}`, name, external_id: externalId }
  return { type, timestamp: occurredAt.toISOString(), data: { product, ...detail } }
}
