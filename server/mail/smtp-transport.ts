import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Outcome, ReadyMail, Transport } from './transport.ts'

/** RFC 5321, section 4.5.3.2: how long a client must wait; giving up sooner after the last byte leads to duplicate mails. */
const answerMilliseconds = 10 * 60_000
const connectMilliseconds = 60_000
const chunkBytes = 16_384

/** The part of a nodemailer error that is used. */
interface Failure {
  message: string
  /** SMTP reply code; undefined if the server sent none. */
  status: number | undefined
  command: string
  code: string
}

/**
 * SMTP by `SMTP_URL`: `smtp://` with STARTTLS where the server has it, `smtps://` in TLS from the start.
 * @param name of this host in the greeting
 */
export function createSmtpTransport(url: string, name: string): Transport {
  const { options } = createTransport(url)

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection({
      ...options,
      name,
      connectionTimeout: connectMilliseconds,
      greetingTimeout: connectMilliseconds,
      socketTimeout: answerMilliseconds,
    })
    // Without a listener, a connection that breaks between two mails would end the process.
    connection.on('error', () => {})
    try {
      await untilLost(connection, (done) => connection.connect(done))
      if (options.auth?.user) await untilLost(connection, (done) => connection.login(options.auth, (error) => done(error ?? undefined)))
      return connection
    } catch (error) {
      connection.close()
      throw error
    }
  }

  return {
    kind: 'smtp',
    isRepeatable: false,
    open() {
      let connection: SMTPConnection | undefined
      return {
        async send(mail, gate) {
          try {
            connection ??= await connect()
          } catch (error) {
            // A refused connection says nothing about this recipient.
            return { kind: 'later', answer: failureOf(error).message }
          }
          try {
            return { kind: 'accepted', answer: await hand(connection, mail, gate) }
          } catch (error) {
            // Whatever the state of the connection, the next mail opens a new one. Closing it does not complete the message.
            connection.close()
            connection = undefined
            return judge(failureOf(error))
          }
        },
        close() {
          connection?.quit()
          connection = undefined
        },
      }
    },
  }
}

/** @returns the server's answer to the end of the message */
async function hand(connection: SMTPConnection, mail: ReadyMail, gate: () => Promise<void>): Promise<string> {
  const { from, to, message } = mail
  const body = Readable.from(passGate(message, gate), { objectMode: false })
  let answer = ''
  await untilLost(connection, (done) =>
    connection.send({ from, to: [to], size: message.length }, body, (error, info) => {
      answer = info?.response ?? ''
      done(error ?? undefined)
    }),
  )
  return answer
}

/**
 * The message, with its last byte held back until the gate has opened, so that SMTP's final dot cannot be sent before. It is read once the
 * server is ready for it.
 */
async function* passGate(message: Buffer, gate: () => Promise<void>): AsyncGenerator<Buffer> {
  for (let begin = 0; begin < message.length; begin += chunkBytes) yield message.subarray(begin, begin + chunkBytes)
  await gate()
}

/** Resolves with the callback, or rejects as soon as the connection is gone. */
function untilLost(connection: SMTPConnection, begin: (done: (error?: Error) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error): void => {
      connection.off('error', settle)
      connection.off('end', lose)
      if (error) reject(error)
      else resolve()
    }
    const lose = (): void => settle(new Error('The connection was closed'))
    connection.once('error', settle)
    connection.once('end', lose)
    begin(settle)
  })
}

/** Commands whose refusal concerns the mail. A refused greeting or login concerns our configuration, which may be corrected. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']
/** RFC 4954, section 6: authentication is demanded, has failed, or needs encryption. */
const signInStatuses = [530, 534, 535, 538]

function judge({ message, status, command, code }: Failure): Outcome {
  const isPermanent = status !== undefined && status >= 500 && !signInStatuses.includes(status) && mailCommands.includes(command)
  // nodemailer rejects addresses that the server's SMTP does not support, and mails above its size limit, before anything is sent.
  const isImpossible = status === undefined && (code === 'EENVELOPE' || (code === 'EMESSAGE' && command === 'MAIL FROM'))
  return { kind: isPermanent || isImpossible ? 'refused' : 'later', answer: message.slice(0, 500) }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), status: undefined, command: '', code: '' }
  const response = 'response' in error && typeof error.response === 'string' && error.response !== '' ? error.response : undefined
  return {
    message: response ?? error.message,
    status: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
    command: 'command' in error && typeof error.command === 'string' ? error.command : '',
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
  }
}
