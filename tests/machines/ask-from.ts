import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  bytes: Buffer
}

export interface Requested {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** Somebody on the network: an address of their own, one connection that stays. */
export interface Asker {
  /** Rejects where the connection breaks off, also in the middle of an answer. */
  ask(address: string, requested?: Requested): Promise<Answer>
  close(): void
}

const longest = 30_000

/** @param number of the address; 1 is that of the proxy */
export function askFrom(number: number, port: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.${number >> 8}.${number & 255}` })
  return {
    close: () => agent.destroy(),
    ask: (address, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const all = {
          host: `coatings.localhost:${port}`,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        }
        const sent = request({ agent, host: '127.0.0.1', port, path: address, method, headers: all, timeout: longest }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }))
        })
        sent.on('timeout', () => sent.destroy(new Error(`no answer in ${longest / 1000} s`)))
        sent.on('error', reject)
        sent.end(body)
      }),
  }
}
