import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { closeAfterFile } from './close-after-file.ts'
import { startRestartableServer } from './restartable-server.ts'

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ product: z.object({ id: z.int(), permalink: z.url(), name: z.string(), external_id: z.string().nullable() }) }),
})

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  message: z.infer<typeof message>
}

/** How it answers a message: with a status, and when it is to be called again; `kill`: it ends in the middle, without an answer. */
type Answered = number | 'kill' | { status: number; retryAfter: string }
export type Behaviour = (received: Received) => Answered | Promise<Answered>

export interface Receiver {
  url: string
  /** What it has answered with 200 to 299, in that order. */
  taken: Received[]
  /** Every attempt. */
  tried: Received[]
  behave(behaviour: Behaviour): void
  /** Takes everything from now on, and has got nothing. */
  forget(): void
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

/** A receiver of webhooks on this machine, which can be told to misbehave. */
export async function startReceiver(): Promise<Receiver> {
  let behaviour: Behaviour = () => 204
  const taken: Received[] = []
  const tried: Received[] = []

  const { port, goDown, comeBack } = await startRestartableServer((request, answer) => {
    void (async () => {
      const body = await text(request)
      const received = { path: request.url ?? '', headers: request.headers, body, message: message.parse(JSON.parse(body)) }
      tried.push(received)
      const answered = await behaviour(received)
      if (answered === 'kill') {
        request.socket.destroy()
        return
      }
      const { status, retryAfter } = typeof answered === 'number' ? { status: answered, retryAfter: undefined } : answered
      if (status >= 200 && status < 300) taken.push(received)
      answer
        .writeHead(status, {
          ...(status === 302 && { location: '/elsewhere' }),
          ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
        })
        .end()
    })()
  })
  const forget = (): void => {
    behaviour = () => 204
    taken.length = 0
    tried.length = 0
  }
  closeAfterFile(goDown)
  return { url: `http://127.0.0.1:${port}/events`, taken, tried, behave: (next) => (behaviour = next), forget, goDown, comeBack }
}
