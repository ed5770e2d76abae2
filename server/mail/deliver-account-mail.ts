import type { Services } from '../services.ts'
import { findMailedLink, noteAccountMail } from './account-mail-queries.ts'
import { composeAccountMail, findMailFrom, type AccountMail } from './compose-mail.ts'
import type { AccountNotice, ReceiverNotice } from './outgoing-mail.ts'
import type { Transport } from './transport.ts'

/**
 * One attempt to send a link. It may arrive twice if a process dies at the wrong moment; both mails then have the same link.
 * @throws {Error} where no server accepted it: the queue tries again, as long as the link is valid
 */
export async function deliverLink(services: Services, transport: Transport, id: string): Promise<void> {
  const link = await findMailedLink(services.db, id)
  if (!link) return
  await noteAccountMail(services.db, id, await deliver(services, transport, link))
}

/**
 * One attempt to send a notice of a change to an account, under the same Message-ID each time.
 * @throws {Error} where no server accepted it: the queue tries again, for some days
 */
export async function deliverNotice(
  services: Services,
  transport: Transport,
  { at, ...notice }: AccountNotice,
  giveUpAfter: number,
): Promise<void> {
  const createdAt = new Date(at)
  if (Date.now() - createdAt.getTime() > giveUpAfter) return services.log.warn({ mail: notice.id }, 'a mail was given up')
  await deliver(services, transport, { ...notice, createdAt })
}

/**
 * One attempt to tell an owner that a receiver of events takes nothing, under the same Message-ID each time.
 * @throws {Error} where no server accepted it: the queue tries again, for some days
 */
export async function deliverReceiverNotice(
  services: Services,
  transport: Transport,
  { at, ...notice }: ReceiverNotice,
  giveUpAfter: number,
): Promise<void> {
  const createdAt = new Date(at)
  if (Date.now() - createdAt.getTime() > giveUpAfter) return services.log.warn({ mail: notice.id }, 'a mail was given up')
  await deliver(services, transport, { ...notice, kind: 'receiver', createdAt })
}

async function deliver(services: Services, transport: Transport, mail: AccountMail): Promise<'accepted' | 'written' | 'refused'> {
  const message = await composeAccountMail(services, mail)
  const courier = transport.open()
  const from = findMailFrom(services, mail.brand).address
  const { id, email } = mail
  const outcome = await courier.send({ id, from, to: email, message }, async () => undefined).finally(() => courier.close())
  const { kind, answer } = outcome
  if (kind === 'later') throw new Error(answer)
  if (kind === 'refused') services.log.warn({ mail: id, outcome }, 'a mail of an account was not accepted')
  return kind
}
