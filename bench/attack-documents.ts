/**
 * An attack on the documents, in a process of its own: `node bench/attack-documents.ts PORT ADDRESSES CONNECTIONS SECONDS [DROPPED]`. Asks for
 * labels with random texts, from so many addresses of the loopback and over so many connections each, without a pause; before that
 * for so many that are dropped after half a second. Prints how often each status was answered.
 */
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

const [port = 0, addresses = 1, connections = 1, seconds = 1, dropped = 0] = process.argv.slice(2).map(Number)
const answered: Record<string, number> = {}
const agents = Array.from({ length: addresses }, (_, index) => ({
  localAddress: `127.0.1.${index + 1}`,
  agent: new Agent({ keepAlive: true, maxSockets: Infinity }),
}))

/** @param timeout ms after which the connection is closed, whatever has come */
function ask({ localAddress, agent }: (typeof agents)[number], timeout: number): Promise<void> {
  const path = `/api/v1/productLabelRender/view/-1001?dim=8&info=${randomBytes(24).toString('hex')}`
  return new Promise((resolve) => {
    const count = (what: string | number) => {
      clearTimeout(timer)
      answered[what] = (answered[what] ?? 0) + 1
      resolve()
    }
    const sent = request(
      { agent, localAddress, host: '127.0.0.1', port, path, headers: { host: `coatings.localhost:${port}` } },
      (answer) => {
        answer.resume()
        answer.once('end', () => count(answer.statusCode ?? 0))
        answer.once('error', () => count('broken'))
      },
    )
    const timer = setTimeout(() => sent.destroy(new Error('dropped')), timeout)
    sent.once('error', (error) => count(error.message === 'dropped' ? 'dropped' : 'broken'))
    sent.end()
  })
}

const [first] = agents
if (first) await Promise.all(Array.from({ length: dropped }, () => ask(first, 500)))
const end = Date.now() + seconds * 1000
await Promise.all(
  agents.flatMap((from) =>
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) await ask(from, Math.max(500, end - Date.now()))
    }),
  ),
)
for (const { agent } of agents) agent.destroy()
console.log(
  Object.entries(answered)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', '),
)
