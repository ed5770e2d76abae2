import { Resolver } from 'node:dns/promises'
import https from 'node:https'
import net, { isIPv4, isIPv6, type AddressInfo, type Server } from 'node:net'
import tls from 'node:tls'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { makeCertificate, type Certificate } from '../../tests/make-certificate.ts'
import { postMessage } from './post-message.ts'

const authority = makeCertificate('An authority of this test')
const trusted = tls.getCACertificates('default')
tls.setDefaultCACertificates([...trusted, authority.cert])
const servers: Server[] = []

afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  tls.setDefaultCACertificates(trusted)
  for (const server of servers) server.close()
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

/** A receiver that takes everything, and counts who gets as far as TLS. */
async function receive(certificate: Certificate, answer: https.ServerOptions & { status?: number; location?: string } = {}) {
  const { status = 204, location } = answer
  const taken: string[] = []
  const server = https.createServer(
    { key: certificate.key.export({ type: 'pkcs8', format: 'pem' }), cert: certificate.cert },
    (got, out) => {
      taken.push(got.url ?? '')
      got.resume()
      out.writeHead(status, location === undefined ? {} : { location }).end()
    },
  )
  return { port: await listen(server), taken }
}

const host = 'receiver.example'
/** What name servers say of every name, from one look-up to the next. */
function resolveTo(...answers: readonly (readonly string[])[]): void {
  const says = (method: 'resolve4' | 'resolve6', isOfFamily: (address: string) => boolean) => {
    let lookUps = 0
    vi.spyOn(Resolver.prototype, method).mockImplementation(() => {
      const found = (answers[Math.min(lookUps, answers.length - 1)] ?? []).filter(isOfFamily)
      lookUps += 1
      return found.length > 0 ? Promise.resolve(found) : Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }))
    })
  }
  says('resolve4', isIPv4)
  says('resolve6', isIPv6)
}

const post = (url: string, permittedHosts: readonly string[] = ['localhost'], timeout = 2000) =>
  postMessage(new URL(url), { 'webhook-id': 'msg_1' }, '{}', { permittedHosts, timeout })

describe('a message over TLS', () => {
  it('is sent to a receiver whose certificate is good', async () => {
    const { port, taken } = await receive(makeCertificate('good', { hosts: ['localhost'], by: authority }))
    expect(await post(`https://localhost:${port}/events`)).toStrictEqual({ isTaken: true, answer: '204' })
    expect(taken).toStrictEqual(['/events'])
  })

  it.each<[string, NonNullable<Parameters<typeof makeCertificate>[1]>, string]>([
    ['expired', { hosts: ['localhost'], by: authority, days: -1 }, 'CERT_HAS_EXPIRED'],
    ['of another host', { hosts: ['other.example'], by: authority }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['signed by itself', { hosts: ['localhost'] }, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ])('is kept from one whose certificate is %s, which stands in the list of deliveries', async (_why, options, answer) => {
    const { port, taken } = await receive(makeCertificate('bad', options))
    expect(await post(`https://localhost:${port}/`)).toStrictEqual({ isTaken: false, answer })
    expect(taken).toStrictEqual([])
  })

  it('is not taken elsewhere', async () => {
    const inner = await receive(makeCertificate('inner', { hosts: ['localhost'], by: authority }))
    const outer = await receive(makeCertificate('outer', { hosts: ['localhost'], by: authority }), {
      status: 307,
      location: `https://localhost:${inner.port}/`,
    })
    expect(await post(`https://localhost:${outer.port}/`)).toStrictEqual({ isTaken: false, answer: '307' })
    expect(inner.taken).toStrictEqual([])
  })
})

describe('the address of a receiver', () => {
  const nobody = 'not a public address'

  it.each([
    [['127.0.0.1']],
    [['93.184.215.14', '10.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['::1']],
    [['64:ff9b::7f00:1']],
    [['2002:7f00:1::1']],
    [['2001:0:7f00:1::1']],
    [['2001:db8::1']],
    [['169.254.169.254']],
    [['100.64.0.1']],
    [['0.0.0.0']],
    [['224.0.0.1']],
  ])('is judged by what its name means: %j', async (addresses) => {
    const { port, taken } = await receive(makeCertificate('own', { hosts: [host], by: authority }))
    resolveTo(addresses)
    expect(await post(`https://${host}:${port}/`)).toStrictEqual({ isTaken: false, answer: nobody })
    expect(taken).toStrictEqual([])
  })

  it('is the one that was judged, though the name means another the next moment', async () => {
    const { port, taken } = await receive(makeCertificate('own', { hosts: [host], by: authority }))
    resolveTo(['93.184.215.14'], ['127.0.0.1'])
    const connect = vi.spyOn(net.Socket.prototype, 'connect')
    expect((await post(`https://${host}:${port}/`, [], 300)).isTaken).toBe(false)
    expect(connect).toHaveBeenCalled()
    expect(Resolver.prototype.resolve4).toHaveBeenCalledTimes(1)
    expect(await post(`https://${host}:${port}/`)).toStrictEqual({ isTaken: false, answer: nobody })
    expect(taken).toStrictEqual([])
  })
})

describe('an answer', () => {
  /** A receiver that says this, and then what `more` does. */
  async function say(first: string, more: (socket: net.Socket) => void = () => {}): Promise<string> {
    const port = await listen(
      net.createServer((socket) => {
        socket.on('error', () => {})
        socket.write(first)
        more(socket)
      }),
    )
    return `http://localhost:${port}/`
  }
  const every = (text: string) => (socket: net.Socket) => {
    const timer = setInterval(() => socket.write(text), 20)
    socket.on('close', () => clearInterval(timer))
  }

  it.each([
    ['of another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', undefined, '101'],
    ['whose headers never end', 'HTTP/1.1 200 OK\r\n', every('X: y\r\n'), 'timeout'],
    ['that is put off without end', 'HTTP/1.1 102 Processing\r\n\r\n', every('HTTP/1.1 102 Processing\r\n\r\n'), 'timeout'],
    ['with headers of a megabyte', `HTTP/1.1 200 OK\r\nX: ${'y'.repeat(1_000_000)}`, undefined, 'HPE_HEADER_OVERFLOW'],
    ['that breaks off', 'HTTP/1.1 200 OK\r\n', (socket: net.Socket) => socket.end(), 'ECONNRESET'],
  ])('%s is none, and keeps nobody waiting', async (_what, first, more, answer) => {
    expect(await post(await say(first, more), ['localhost'], 400)).toStrictEqual({ isTaken: false, answer })
  })

  it('is not read: a body that never ends costs nothing', async () => {
    const closed = Promise.withResolvers<void>()
    const url = await say('HTTP/1.1 200 OK\r\n\r\n', (socket) => {
      every('x'.repeat(1000))(socket)
      socket.on('close', () => closed.resolve())
    })
    expect(await post(url)).toStrictEqual({ isTaken: true, answer: '200' })
    await closed.promise
  })
})
