import { formatDate } from '../../documents/text/format-values.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { createMailTexts, type MailTexts } from '../language/mail-texts.ts'
import type { AccountNotice } from './outgoing-mail.ts'
import type { MailFrame } from './mail-content.ts'
import { oneLine, type WrittenMail } from './write-mail.ts'
import { writeAboutAccount } from './write-password-mail.ts'

type Notice = Pick<AccountNotice, 'kind' | 'email' | 'language' | 'device' | 'by'> & { createdAt: Date }

/**
 * The notice of a change to an account: what, when, with which device, and what to do if it was not the user. Pure.
 * @param address a page that grants nothing by itself: the request for a password link, or the account page behind the sign-in
 */
export function writeAccountNotice(notice: Notice, address: string, frame: MailFrame): WrittenMail {
  const { kind, email, language } = notice
  const t = createMailTexts(language)
  const isPassword = kind === 'passwordChanged'
  return writeAboutAccount(language, frame, {
    title: isPassword ? t('mail.passwordChanged.title') : t(`log.entry.account.${kind}`),
    row: {
      name: email,
      details: writeDetails(notice, language, t),
      button: t(isPassword ? 'mail.passwordChanged.open' : 'workspace.place.account'),
      link: address,
    },
    notes: [t(isPassword ? 'mail.passwordChanged.note' : kind === 'factorOn' ? 'mail.notice.factorOn' : 'mail.notice.note')],
    reason: t('mail.passwordChanged.reason'),
  })
}

/** `28 November 2026 13:22 UTC · Firefox on Linux · From the network 203.0.113.0/24`; for a change by an owner, their name. */
function writeDetails({ createdAt, device: { browser, system, network }, by }: Notice, language: LanguageCode, t: MailTexts): string {
  const iso = createdAt.toISOString()
  const known = [browser, system].filter((one) => one !== null)
  const program = browser !== null && system !== null ? t('sessions.on', { browser, system }) : known.join('')
  const parts = [program, network === null ? '' : t('sessions.network', { network }), oneLine(by ?? '')]
  return [`${formatDate(iso.slice(0, 10), language)} ${iso.slice(11, 16)} UTC`, ...parts.filter((part) => part !== '')].join(' · ')
}
