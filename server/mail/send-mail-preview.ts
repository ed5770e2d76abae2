import type { FastifyReply } from 'fastify'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { writeMailOf } from './compose-mail.ts'
import { sharedPath } from './shared-path.ts'
import type { MailPlan } from './queries.ts'

/** Policy of the preview: inline styles, but no scripts, and nothing is loaded. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Sends a mail as its reader sees it. Its links lead to the same pages without the personal part, and record nothing. */
export async function sendMailPreview(services: Services, reply: FastifyReply, plan: MailPlan): Promise<FastifyReply> {
  const origin = originOf(services, plan.brand)
  const links = plan.products.map((product) => origin + sharedPath({ ...plan, ...product }))
  const { html } = await writeMailOf(services, plan, links, 'inside')
  return reply
    .headers({ 'content-security-policy': mailPolicy, 'cache-control': 'private, no-store', 'content-language': plan.messageLanguage })
    .type('text/html; charset=utf-8')
    .send(html)
}
