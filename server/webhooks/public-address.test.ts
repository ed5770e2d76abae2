import { createSocket } from 'node:dgram'
import { lookup, Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPublicAddresses, NotPublicError } from './public-address.ts'

/** A name server (RFC 1035) that knows these names by their IPv4 addresses, says of `unknown.example` that there is none, and of others nothing. */
const addresses: Readonly<Record<string, readonly number[][]>> = {
  'shop.example': [[93, 184, 215, 14]],
  'mixed.example': [
    [93, 184, 215, 14],
    [10, 0, 0, 1],
  ],
  'unknown.example': [],
}
const server = createSocket('udp4')
const lookedUp: string[] = []

server.on('message', (query, { port, address }) => {
  const { name, end } = readQuestion(query)
  lookedUp.push(name)
  const known = addresses[name]
  if (known === undefined) return
  const isIPv4 = query.readUInt16BE(end - 4) === 1
  const found = isIPv4 ? known : []
  const header = Buffer.from(query.subarray(0, 12))
  // A response, with recursion; code 3: there is no such name.
  header.writeUInt16BE(known.length > 0 ? 0x8180 : 0x8183, 2)
  for (const [at, count] of [
    [6, found.length],
    [8, 0],
    [10, 0],
  ] as const)
    header.writeUInt16BE(count, at)
  // The name of the question again, type A, class IN, good for no second, four bytes.
  const records = found.map((bytes) => Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...bytes]))
  server.send(Buffer.concat([header, query.subarray(12, end), ...records]), port, address)
})

function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

beforeAll(async () => {
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `127.0.0.1:${server.address().port}`
  for (const method of ['resolve4', 'resolve6'] as const) {
    const ask: (this: Resolver, name: string) => Promise<string[]> = Resolver.prototype[method]
    vi.spyOn(Resolver.prototype, method).mockImplementation(function (this: Resolver, name: string) {
      // Once for each resolver: servers cannot be changed while one is asked.
      if (!this.getServers().includes(own)) this.setServers([own])
      return ask.call(this, name)
    })
  }
})

afterAll(() => {
  vi.restoreAllMocks()
  server.close()
})

describe('the addresses of a receiver', () => {
  it('are those that its name server says', async () => {
    expect(await findPublicAddresses('shop.example')).toStrictEqual([{ address: '93.184.215.14', family: 4 }])
  })

  it('are none where one of them is private, and none where the name is unknown', async () => {
    await expect(findPublicAddresses('mixed.example')).rejects.toBeInstanceOf(NotPublicError)
    await expect(findPublicAddresses('unknown.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  it(
    'are found at once while name servers of twenty others never answer, and so is the name of the database',
    { timeout: 30_000 },
    async () => {
      const silent = Array.from({ length: 20 }, (_, at) => findPublicAddresses(`silent-${at}.example`).catch((error: unknown) => error))
      await vi.waitFor(() => expect(new Set(lookedUp.filter((name) => name.startsWith('silent'))).size).toBe(20))
      const started = performance.now()
      await findPublicAddresses('shop.example')
      await lookup('localhost')
      expect(performance.now() - started).toBeLessThan(1500)
      for (const end of await Promise.all(silent)) expect(end).toMatchObject({ code: 'ETIMEOUT' })
      expect(performance.now() - started).toBeLessThan(14_000)
    },
  )
})
