import { formatDate } from '../../documents/text/format-values.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import type { MailedLink } from './account-mail-queries.ts'
import type { MailContent, MailFrame } from './mail-content.ts'
import { oneLine, writeMailText, type WrittenMail } from './write-mail.ts'
import { writeMailHtml } from './write-mail-html.ts'

/** The invitation to a workgroup: subject, HTML and text with the same link. Pure. */
export function writeInvitation(link: Extract<MailedLink, { kind: 'invitation' }>, address: string, frame: MailFrame): WrittenMail {
  const { language } = link
  const t = createMailTexts(language)
  const sender = oneLine(link.createdBy)
  const workgroup = oneLine(link.workgroup)
  const title = t('mail.invitation.title', { sender, workgroup })
  const content: MailContent = {
    language,
    colon: loadWording(language).terms['document.colon'] ?? ':',
    title,
    heading: title,
    senderLine: workgroup,
    senderEmail: null,
    lead: [],
    products: [
      { name: link.email, details: t(`account.role.${link.role}`), button: t('mail.invitation.open'), link: address, changes: null },
    ],
    notes: [t('mail.invitation.until', { date: formatDate(link.expiresAt.toISOString().slice(0, 10), language) })],
    reason: t('mail.invitation.reason', { sender }),
  }
  return { subject: title, html: writeMailHtml(content, frame), text: writeMailText(content, frame) }
}
