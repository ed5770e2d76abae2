import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { closeAfterFile } from './close-after-file.ts'

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

/** How it answers a message: with a status, after whatever it waits for; `kill`: it ends in the middle, without an answer. */
export type Behaviour = (received: Received) => number | 'kill' | Promise<number | 'kill'>

export interface Receiver {
  url: string
  /** What it has answered with 200 to 299, in that order. */
  taken: Received[]
  /** Every attempt. */
  tried: Received[]
  behave(behaviour: Behaviour): void
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

/** A receiver of webhooks on this machine, which can be told to misbehave. */
export async function startReceiver(): Promise<Receiver> {
  let behaviour: Behaviour = () => 204
  let server: Server | undefined
  let port = 0
  const taken: Received[] = []
  const tried: Received[] = []

  async function comeBack(): Promise<void> {
    const next = createServer((request, answer) => {
      void (async () => {
        const body = await text(request)
        const received = { path: request.url ?? '', headers: request.headers, body, message: message.parse(JSON.parse(body)) }
        tried.push(received)
        const status = await behaviour(received)
        if (status === 'kill') {
          request.socket.destroy()
          return
        }
        if (status >= 200 && status < 300) taken.push(received)
        answer.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
      })()
    })
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
    const bound = next.address() as AddressInfo
    ;({ port } = bound)
    server = next
  }
  async function goDown(): Promise<void> {
    const old = server
    server = undefined
    old?.closeAllConnections()
    await new Promise<void>((resolve) => (old ? old.close(() => resolve()) : resolve()))
  }
  await comeBack()
  closeAfterFile(goDown)
  return { url: `http://127.0.0.1:${port}/events`, taken, tried, behave: (next) => (behaviour = next), goDown, comeBack }
}
