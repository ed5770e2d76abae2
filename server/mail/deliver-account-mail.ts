import type { Services } from '../services.ts'
import { findMailedLink, noteAccountMail } from './account-mail-queries.ts'
import { composeAccountMail, findMailFrom } from './compose-mail.ts'
import type { Transport } from './transport.ts'

/**
 * One attempt to send an invitation. It may arrive twice where a process dies at the wrong moment: both mails have the same link.
 * @throws {Error} where nobody would take it: the queue tries again, as long as the link is good
 */
export async function deliverAccountMail(services: Services, transport: Transport, id: string): Promise<void> {
  const link = await findMailedLink(services.db, id)
  if (!link) return
  const message = await composeAccountMail(services, link)
  const courier = transport.open()
  const from = findMailFrom(services, link.brand).address
  const outcome = await courier.send({ id, from, to: link.email, message }, async () => undefined).finally(() => courier.close())
  if (outcome.kind === 'later') throw new Error(outcome.answer)
  if (outcome.kind === 'refused') services.log.warn({ link: id, outcome }, 'an invitation was not accepted')
  await noteAccountMail(services.db, id, outcome.kind)
}
