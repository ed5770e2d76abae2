import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail that the server has taken over: it has answered 250. */
export interface ReceivedMail {
  messageId: string
  from: string
  to: string
  /** The message as it came. */
  source: string
}

/** How the server behaves at this moment. */
export interface Behaviour {
  /** Answers to RCPT TO and to the end of the message; undefined: 250. */
  onRecipient?: (address: string) => { status: number; text: string } | undefined
  onMessage?: (mail: ReceivedMail) => { status: number; text: string } | undefined
  /** Milliseconds before the answer to the end of the message, for tests of those who wait for a slow server. */
  tarry?: () => number
}

export interface Mailbox {
  port: number
  url: string
  received: ReceivedMail[]
  behave(behaviour: Behaviour): void
  /** Breaks off all connections and takes no new ones. What was not answered was not taken over. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
  /** The mails to an address, parsed. */
  to(address: string): Promise<Email[]>
}

/** A real SMTP server on this machine, which can be told to misbehave. @param port any free one without it */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  let behaviour: Behaviour = {}
  let server: SMTPServer | undefined
  let known = port
  const sockets = new Set<Socket>()
  /** The last bytes that came from a client, by its port. */
  const tails = new Map<number, string>()

  async function listen(): Promise<void> {
    const next = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      hideSTARTTLS: true,
      closeTimeout: 1,
      onConnect: (_session, done) => done(),
      onRcptTo: ({ address }, _session, done) => done(refusal(behaviour.onRecipient?.(address))),
      onData: (stream, session, done) => void take(stream, session, done),
    })
    next.on('error', () => {})
    next.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      const { remotePort = 0 } = socket
      tails.delete(remotePort)
      socket.on('data', (chunk) => tails.set(remotePort, ((tails.get(remotePort) ?? '') + chunk.subarray(-5).toString('latin1')).slice(-5)))
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve, reject) => {
      next.server.once('error', reject)
      next.listen(known, '127.0.0.1', () => resolve())
    })
    const address = next.server.address()
    if (typeof address === 'object' && address !== null) known = address.port
    server = next
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession, done: (error?: Error | null) => void): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    } catch {
      // The library gives up a message whose client is gone before it was read to its end. What has come with its dot was handed over all
      // the same, and a mail server that reads it later takes it.
      if (tails.get(session.remotePort) !== '\r\n.\r\n') return done(new Error('broken off'))
    }
    const source = Buffer.concat(chunks).toString('utf8')
    const [, messageId = ''] = /^Message-ID: *(<[^>]+>)/im.exec(source) ?? []
    const { mailFrom, rcptTo } = session.envelope
    const mail = { messageId, from: mailFrom === false ? '' : mailFrom.address, to: rcptTo[0]?.address ?? '', source }
    const owner = server
    const tarry = behaviour.tarry?.() ?? 0
    if (tarry > 0) await new Promise((resolve) => setTimeout(resolve, tarry))
    // A server that went down meanwhile has taken nothing over. A client that is gone does not change that this one has it.
    if (owner !== server) return
    const refused = refusal(behaviour.onMessage?.(mail))
    if (!refused) received.push(mail)
    done(refused)
  }

  async function goDown(): Promise<void> {
    const down = server
    server = undefined
    if (!down) return
    const closed = new Promise<void>((resolve) => down.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await listen()
  return {
    port: known,
    url: `smtp://127.0.0.1:${known}`,
    received,
    behave: (next) => {
      behaviour = next
    },
    goDown,
    comeBack: listen,
    close: goDown,
    to: (address) => Promise.all(received.filter((mail) => mail.to === address).map(({ source }) => PostalMime.parse(source))),
  }
}

function refusal(answer: { status: number; text: string } | undefined): Error | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.status }) : null
}
