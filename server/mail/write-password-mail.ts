import { passwordLinkMinutes } from '../../shared/forgotten-password.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import type { MailContent, MailFrame } from './mail-content.ts'
import { oneLine, writeMailText, type WrittenMail } from './write-mail.ts'
import { writeMailHtml } from './write-mail-html.ts'

interface PasswordMail {
  email: string
  language: LanguageCode
}

/** The mail with a link to set another password. Pure. */
export function writePasswordLink({ email, language }: PasswordMail, address: string, frame: MailFrame): WrittenMail {
  const t = createMailTexts(language)
  return writeAboutAccount(language, frame, {
    title: t('mail.password.title'),
    row: { name: email, details: '', button: t('mail.password.open'), link: address },
    notes: [t('mail.password.until', { count: passwordLinkMinutes })],
    reason: t('mail.password.reason'),
  })
}

interface Said {
  title: string
  row: Omit<MailContent['products'][number], 'changes'>
  notes: string[]
  reason: string
}

/** A mail to one person about their account or their workgroup, with one button. */
export function writeAboutAccount(language: LanguageCode, frame: MailFrame, { title, row, notes, reason }: Said): WrittenMail {
  const content: MailContent = {
    language,
    colon: loadWording(language).terms['document.colon'] ?? ':',
    title,
    heading: title,
    senderLine: oneLine(frame.brandName),
    senderEmail: null,
    lead: [],
    products: [{ ...row, changes: null }],
    notes,
    reason,
  }
  return { subject: title, html: writeMailHtml(content, frame), text: writeMailText(content, frame) }
}
