import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startMailbox, type Mailbox } from '../../tests/mailbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const mailTo = (to: string, lines = 1) => ({
  id: to,
  from: 'sheets@permasheet.example',
  to,
  message: Buffer.from(`Message-ID: <${to}>\r\n\r\n${'.A line.\r\n'.repeat(lines)}`),
})

async function send(mail: ReturnType<typeof mailTo>, gate: () => Promise<void>) {
  const courier = createSmtpTransport(mailbox.url, 'localhost').open()
  try {
    return await courier.send(mail, gate)
  } finally {
    courier.close()
  }
}

it('hands a mail over only once its gate has opened, however long that takes', async () => {
  const gate = Promise.withResolvers<void>()
  const isRequested = vi.fn(() => gate.promise)
  const sent = send(mailTo('waits@x.example'), isRequested)
  await vi.waitUntil(() => isRequested.mock.calls.length > 0)
  expect(mailbox.received).toEqual([])
  gate.resolve()
  expect(await sent).toMatchObject({ kind: 'accepted' })
  expect(mailbox.received.map(({ to }) => to)).toEqual(['waits@x.example'])
})

it('hands nothing over if the gate fails', async () => {
  const outcome = await send(mailTo('shut@x.example'), () => Promise.reject(new Error('another attempt has begun')))
  expect(outcome).toEqual({ kind: 'later', answer: expect.stringContaining('another attempt has begun') })
  expect(await mailbox.to('shut@x.example')).toEqual([])
})

it('does not call the gate for a mail that the server refuses', async () => {
  mailbox.behave({ onRecipient: () => ({ status: 550, text: 'no such user' }) })
  const gate = vi.fn(() => Promise.resolve())
  expect(await send(mailTo('nobody@x.example'), gate)).toEqual({ kind: 'refused', answer: expect.stringContaining('no such user') })
  expect(gate).not.toHaveBeenCalled()
  mailbox.behave({})
})

it('sends several complete mails over one connection', async () => {
  const courier = createSmtpTransport(mailbox.url, 'localhost').open()
  const mails = [mailTo('long@x.example', 20_000), mailTo('short@x.example')]
  for (const mail of mails) expect(await courier.send(mail, () => Promise.resolve())).toMatchObject({ kind: 'accepted' })
  courier.close()
  for (const { to, message } of mails) expect(mailbox.received.find((mail) => mail.to === to)?.source).toBe(message.toString())
})
