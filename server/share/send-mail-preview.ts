import type { FastifyReply } from 'fastify'
import { writeMailOf } from '../mail/compose-mail.ts'
import type { MailOrder } from '../mail/queries.ts'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { sharedPath } from './write-link.ts'

/** A mail looks as its inline styles say, runs nothing, and loads nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Answers with a mail as its reader sees it. Its links lead to the same pages without their personal part, and record nothing. */
export async function sendMailPreview(services: Services, reply: FastifyReply, order: MailOrder): Promise<FastifyReply> {
  const origin = originOf(services, order.brand)
  const links = order.products.map((product) => origin + sharedPath({ ...order, ...product }))
  const { html } = await writeMailOf(services, order, links, 'inside')
  return reply
    .headers({ 'content-security-policy': mailPolicy, 'cache-control': 'private, no-store', 'content-language': order.messageLanguage })
    .type('text/html; charset=utf-8')
    .send(html)
}
