import { formatDate } from '../../documents/text/format-values.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import type { MailFrame } from './mail-content.ts'
import type { ReceiverNotice } from './outgoing-mail.ts'
import { oneLine, type WrittenMail } from './write-mail.ts'
import { writeAboutAccount } from './write-password-mail.ts'

/**
 * The notice that a receiver of events takes nothing: which one, since when, and what becomes of its messages. Pure.
 * @param address the page of the receivers
 */
export function writeReceiverNotice(
  { language, workgroup, host, since }: Pick<ReceiverNotice, 'language' | 'workgroup' | 'host' | 'since'>,
  address: string,
  frame: MailFrame,
): WrittenMail {
  const t = createMailTexts(language)
  const moment = `${formatDate(since.slice(0, 10), language)} ${since.slice(11, 16)} UTC`
  return writeAboutAccount(language, frame, {
    title: t('mail.receiver.title', { host }),
    row: { name: host, details: t('webhooks.failingSince', { moment }), button: t('webhooks.title'), link: address },
    notes: [t('mail.receiver.note')],
    reason: t('mail.receiver.reason', { workgroup: oneLine(workgroup) }),
  })
}
