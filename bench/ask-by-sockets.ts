/**
 * A process of its own that asks without a pause over plain sockets and prints what came of it: on two processors that also run the server, a
 * client of HTTP costs as much for each answer as the answer (docs/decisions/122-two-processes-on-two-processors.md).
 * `node bench/ask-by-sockets.ts PORT CONNECTIONS SECONDS FILE`, the file a JSON list of whole requests.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const [port, connections, seconds] = process.argv.slice(2, 5).map(Number)
const requests = (JSON.parse(readFileSync(process.argv[5] ?? '', 'utf8')) as string[]).map((text) => Buffer.from(text))
if (!port || !connections || !seconds || requests.length === 0) throw new Error('PORT CONNECTIONS SECONDS FILE')

const headEnd = '\r\n\r\n'
const end = Date.now() + seconds * 1000
let [answers, refused, turn] = [0, 0, 0]

function askOnOne(): void {
  const socket = connect(port ?? 0, '127.0.0.1')
  const ask = () => socket.write(requests[turn++ % requests.length] ?? '')
  /** What has come of a head that is not whole yet. */
  let head = ''
  /** Bytes of the body that are still to come; null while the head is. */
  let left: number | null = null
  socket.on('connect', ask)
  socket.on('error', () => (refused += 1))
  socket.on('data', (chunk) => {
    if (left === null) {
      head += chunk.toString('latin1')
      const at = head.indexOf(headEnd)
      if (at < 0) return
      if (!head.startsWith('HTTP/1.1 200')) refused += 1
      const [, length = ''] = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, at)) ?? []
      left = Number(length) - (head.length - at - headEnd.length)
      head = ''
    } else left -= chunk.length
    if (left > 0) return
    left = null
    answers += 1
    if (Date.now() < end) ask()
    else socket.end()
  })
}
for (let one = 0; one < connections; one += 1) askOnOne()

process.once('exit', () => {
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify({ answers, refused, perSecond: answers / seconds, asking: (user + system) / 1e6 }))
})
