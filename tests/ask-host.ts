import { request, type Agent } from 'node:http'

export interface HostRequest {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Whose connections it takes. */
  agent?: Agent
}

/**
 * A request to a server on this machine, by Node's own client: `fetch` does not let the host be set.
 * @param host as the request names it, with a port or without, ours or not
 */
export function askHost(
  port: number,
  host: string,
  address: string,
  { method = 'GET', headers = {}, body, agent }: HostRequest = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: address, method, headers: { ...headers, host }, ...(agent && { agent }) },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          const answered = new Headers()
          for (let index = 0; index < answer.rawHeaders.length; index += 2)
            answered.append(answer.rawHeaders[index] ?? '', answer.rawHeaders[index + 1] ?? '')
          resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: answered }))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
