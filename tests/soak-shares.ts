import { setTimeout as sleep } from 'node:timers/promises'
import { sentShare, shareDetail } from '../shared/share.ts'
import { findFreePort } from '../test-kit/find-free-port.ts'
import { MortalApp } from './mortal-app.ts'
import { startMailbox, type Mailbox } from './mailbox.ts'

export interface SoakOptions {
  shares: number
  recipients: number
  /** How often the mail server goes down, and how often the app is killed with -9; one after the other. */
  disasters: number
  /** `DATA_DIR`, and `DATABASE_URL` where the bundled database is not to be used. */
  environment: Readonly<Record<string, string>>
  say: (line: string) => void
}

export interface SoakResult {
  mails: number
  accepted: number
  refused: number
  /** The app was killed after it had noted that it hands over, and before the answer. Of these arrived nevertheless: */
  unknown: number
  unknownArrived: number
  /** Recorded as unknown, and did not arrive: the kill fell between the note and the last byte. */
  unknownLost: number
  kills: number
  downs: number
  seconds: number
  /** What must not be; one line for each. */
  faults: string[]
}

/** What the mail server does on an ordinary day: some addresses are unknown, some mails come back later, some take long. */
function misbehave(mailbox: Mailbox, isCalm: boolean): void {
  const happens = (chance: number): boolean => !isCalm && Math.random() < chance
  mailbox.behave({
    onRecipient: (address) => {
      if (address.startsWith('nobody')) return { status: 550, text: 'no such user' }
      return happens(0.03) ? { status: 451, text: 'greylisted' } : undefined
    },
    onMessage: () => (happens(0.02) ? { status: 452, text: 'no space' } : undefined),
    tarry: () => (happens(0.01) ? 1_500 : Math.random() < 0.3 ? 20 : 0),
  })
}

/**
 * Sends shares while the mail server goes down, refuses and tarries and the app is killed with -9, and compares what has arrived with
 * what the record says.
 */
export async function soakShares(options: SoakOptions): Promise<SoakResult> {
  const begin = Date.now()
  const mailbox = await startMailbox()
  misbehave(mailbox, false)
  const port = await findFreePort()
  const app = new MortalApp(port, { ...options.environment, SMTP_URL: mailbox.url, MAIL_FROM: 'sheets@permasheet.example' })
  let kills = 0
  let downs = 0
  try {
    await app.start()
    await app.signIn()
    const products = await app.findProducts()
    const disasters = (async () => {
      // Both kinds while shares come in, and each alone: what nobody can know is only what two deaths at once leave behind.
      // The moments are random, since a disaster waits for no state.
      for (let number = 0; number < options.disasters; number++) {
        await sleep(1_500 + Math.random() * 2_500)
        if (number % 2 === 0) {
          await app.kill()
          kills++
          await sleep(Math.random() * 1_000)
          await app.start()
        } else {
          await mailbox.goDown()
          downs++
          await sleep(500 + Math.random() * 2_500)
          await mailbox.comeBack()
        }
        // A mail over which the app died is taken over before the server dies too.
        await sleep(2_000)
      }
    })()
    const ids = await sendAll(app, options, products)
    options.say(
      `${ids.length} shares recorded after ${Math.round((Date.now() - begin) / 1000)} s; ${mailbox.received.length} mails have arrived`,
    )
    await disasters
    misbehave(mailbox, true)
    options.say(`${kills} kills and ${downs} outages; ${mailbox.received.length} mails have arrived`)
    const result = await compare(app, mailbox, ids, options)
    return { ...result, kills, downs, seconds: Math.round((Date.now() - begin) / 1000) }
  } finally {
    await app.stop()
    await mailbox.close()
  }
}

async function sendAll(app: MortalApp, { shares, recipients }: SoakOptions, products: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  let next = 0
  const sendSome = async (): Promise<void> => {
    for (let number = next++; number < shares; number = next++) {
      const emails = Array.from(
        { length: recipients },
        (_, index) => `${index === 0 && number % 5 === 0 ? 'nobody' : 'somebody'}-${number}-${index}@x.example`,
      )
      const body = {
        emails,
        products: [products[number % products.length]],
        language_doc: 1,
        language_msg: 'en',
        sds: 1,
        attach: number % 4 === 0 ? 1 : 0,
      }
      const answer = await app.call('/api/v1/products/group_action/share', body, { 'idempotency-key': `soak-${number}` })
      ids.push(sentShare.parse(answer).id)
    }
  }
  await Promise.all(Array.from({ length: 4 }, sendSome))
  return ids
}

async function compare(app: MortalApp, mailbox: Mailbox, ids: readonly number[], { shares, recipients, say }: SoakOptions) {
  const faults: string[] = []
  if (new Set(ids).size !== shares) faults.push(`${new Set(ids).size} shares are recorded instead of ${shares}`)
  const deliveries = []
  for (const id of ids) {
    let detail = shareDetail.parse(await app.call(`/api/v1/shares/${id}`))
    const isOpen = () => detail.recipients.some(({ state }) => ['queued', 'sending', 'handing_over'].includes(state))
    for (const end = Date.now() + 300_000; isOpen() && Date.now() < end; await sleep(500))
      detail = shareDetail.parse(await app.call(`/api/v1/shares/${id}`))
    if (detail.recipients.length !== recipients) faults.push(`share ${id} has ${detail.recipients.length} recipients`)
    deliveries.push(...detail.recipients)
  }
  const arrived = Map.groupBy(mailbox.received, ({ messageId }) => messageId)
  const counts = { accepted: 0, refused: 0, unknown: 0, unknownArrived: 0, unknownLost: 0 }
  for (const { email, state, message_id: messageId, answer } of deliveries) {
    const copies = arrived.get(messageId)?.length ?? 0
    arrived.delete(messageId)
    const note = (what: string): unknown => faults.push(`${email} ${what}: ${copies} arrived, recorded as ${state} (${answer})`)
    if (copies > 1) note('came more than once')
    if (state === 'accepted') counts.accepted++
    else if (state === 'refused') counts.refused++
    else if (state === 'unknown') counts.unknown++
    else note('was not settled')
    if (state === 'unknown' && copies === 1) counts.unknownArrived++
    if (state === 'accepted' && copies === 0) note('was never sent')
    if (state === 'unknown' && copies === 0) counts.unknownLost++
    if (state === 'refused' && (copies > 0 || !email.startsWith('nobody'))) note('was not refused')
  }
  for (const messageId of arrived.keys()) faults.push(`${messageId} arrived and is not recorded`)
  say(`${deliveries.length} mails: ${JSON.stringify(counts)}`)
  return { mails: deliveries.length, ...counts, faults }
}
