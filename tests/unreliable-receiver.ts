import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { startRestartableServer } from './restartable-server.ts'

const message = z.object({ type: z.string(), data: z.object({ product: z.object({ id: z.int() }), version: z.int().optional() }) })

/** What was taken: once for each time that it came. */
export interface Arrival {
  id: string
  product: number
  /** What happened, with the version where there is one. */
  what: string
}

export interface UnreliableReceiver {
  url: string
  arrivals: Arrival[]
  counts: { attempts: number; refused: number; redirected: number; broken: number; slow: number; followed: number; forged: number }
  trust(secret: string): void
  /** Ends as a killed process does: every connection breaks. */
  die(): Promise<void>
  comeBack(): Promise<void>
}

/**
 * A receiver of events that dies, tarries, refuses and redirects.
 * @param refuses share of attempts that are answered 500
 * @param redirects share of attempts that are sent elsewhere, in turn to `elsewhere` and to a place of its own that nobody may come to
 * @param breaks whether it breaks some connections after it has taken a message, and answers others after three or twenty seconds
 */
export async function startUnreliableReceiver({
  refuses,
  redirects,
  breaks,
  elsewhere,
}: {
  refuses: number
  redirects: number
  breaks: boolean
  elsewhere: string
}): Promise<UnreliableReceiver> {
  let secret = ''
  const arrivals: Arrival[] = []
  const counts = { attempts: 0, refused: 0, redirected: 0, broken: 0, slow: 0, followed: 0, forged: 0 }

  const {
    port,
    goDown: die,
    comeBack,
  } = await startRestartableServer((request, answer) => {
    void (async () => {
      const number = ++counts.attempts
      const body = await text(request)
      if (request.url !== '/events') counts.followed++
      try {
        new Webhook(secret).verify(body, Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])))
      } catch {
        counts.forged++
      }
      const chance = Math.random()
      if (chance < refuses) {
        counts.refused++
        answer.writeHead(500).end()
        return
      }
      if (chance < refuses + redirects) {
        counts.redirected++
        const location = counts.redirected % 2 === 0 ? elsewhere : `http://127.0.0.1:${port}/followed`
        answer.writeHead(counts.redirected % 3 === 0 ? 302 : 307, { location }).end()
        return
      }
      const { type, data } = message.parse(JSON.parse(body))
      arrivals.push({
        id: String(request.headers['webhook-id']),
        product: data.product.id,
        what: data.version === undefined ? type : `${type} ${data.version}`,
      })
      if (breaks && number % 97 === 0) {
        counts.broken++
        request.socket.destroy()
        return
      }
      if (breaks && number % 50 === 0) {
        counts.slow++
        await sleep(number % 500 === 0 ? 20_000 : 3_000)
      }
      answer.writeHead(204).end()
    })().catch(() => request.socket.destroy())
  })
  return {
    url: `http://127.0.0.1:${port}/events`,
    arrivals,
    counts,
    trust: (given) => (secret = given),
    comeBack,
    die,
  }
}
