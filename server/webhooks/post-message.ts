import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { hostOf, lookUpPublic, NotPublicError, refusePrivateNumber } from './public-address.ts'

/** What became of an attempt. `answer` is a status, or a word for why there was none. */
export interface PostOutcome {
  isTaken: boolean
  answer: string
  /** Seconds after which the receiver asks to be called again (RFC 9110, 10.2.3). */
  retryAfter?: number
}

/** ms for the whole attempt, from the name to the last header. */
const longestAttempt = 15_000

/**
 * Sends a message once. Nothing that the receiver answers is followed or kept but its status.
 * @param permittedHosts receivers that may stand in a private network and speak http
 */
export async function postMessage(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { permittedHosts, timeout = longestAttempt }: { permittedHosts: readonly string[]; timeout?: number },
): Promise<PostOutcome> {
  try {
    const { statusCode = 0, headers: answered } = await send(url, headers, body, permittedHosts.includes(hostOf(url)), timeout)
    const outcome = { isTaken: statusCode >= 200 && statusCode < 300, answer: String(statusCode) }
    const wait = readRetryAfter(answered['retry-after'])
    return outcome.isTaken || wait === null ? outcome : { ...outcome, retryAfter: wait }
  } catch (error) {
    return { isTaken: false, answer: nameFailure(error) }
  }
}

function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  isPermitted: boolean,
  timeout: number,
): Promise<IncomingMessage> {
  if (!isPermitted) {
    if (url.protocol !== 'https:') throw new NotPublicError(url.protocol)
    refusePrivateNumber(hostOf(url))
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(
    url,
    {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Permasheet-Webhooks/1',
      },
      // A connection of its own each time: its address was looked up and judged for this one.
      agent: false,
      signal: AbortSignal.timeout(timeout),
      ...(isPermitted ? {} : { lookup: lookUpPublic }),
    },
    (answer) => {
      resolve(answer)
      answer.destroy()
    },
  )
  // An answer that asks to speak another protocol is no response to the library, which would end in silence.
  sent.on('upgrade', (answer, socket) => {
    resolve(answer)
    socket.destroy()
  })
  sent.on('error', reject)
  sent.on('close', () => reject(new Error('closed without an answer')))
  sent.end(body)
  return promise
}

/** Seconds, or a day and time. */
function readRetryAfter(text = ''): number | null {
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return Number.isNaN(seconds) || seconds <= 0 ? null : seconds
}

/** In few words, and never what the receiver's machine said in its own. */
function nameFailure(error: unknown): string {
  if (error instanceof NotPublicError) return 'not a public address'
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'timeout'
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed'
}
