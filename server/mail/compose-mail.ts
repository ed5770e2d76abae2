import { createHash } from 'node:crypto'
import { nameFile } from '../../documents/name-file.ts'
import { sdsFileName } from '../../documents/sds/write-sds-pdf.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import {
  accountPath,
  forgottenPasswordPath,
  invitationPath,
  newPasswordPath,
  personalLinkPath,
  webhooksPagePath,
} from '../../shared/links.ts'
import { houseWaiter } from '../documents/account.ts'
import { loadProduct, originOf } from '../products/load-product.ts'
import { renderSdsPdf } from '../sds/render-sds-pdf.ts'
import { findSdsVersion } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import type { MailedLink } from './account-mail-queries.ts'
import { loadBrandLook } from './brand-look.ts'
import { storePdfHash, type Delivery, type MailPlan } from './queries.ts'
import type { MailFrame } from './mail-content.ts'
import { writeInvitation } from './write-invitation.ts'
import type { AccountNotice, ReceiverNotice } from './outgoing-mail.ts'
import { writeAccountNotice } from './write-account-notice.ts'
import { writePasswordLink } from './write-password-mail.ts'
import { writeReceiverNotice } from './write-receiver-notice.ts'
import { oneLine, writeMail, type WrittenMail } from './write-mail.ts'

const logoId = 'logo@permasheet'

/** Loaded by the first mail, since most web processes send none. */
const loadComposer = async () => (await import('nodemailer/lib/mail-composer')).default

type Brands = Pick<Services, 'brands'>

function nameBrand({ brands }: Brands, key: string): string {
  return (brands[key] ?? findBrandByHost('', brands)).name
}

/**
 * The sender of a brand's mails.
 * @param mailFrom `MAIL_FROM`: an address, or a name and an address in angle brackets
 */
export function findMailFrom({ config, brands }: Pick<Services, 'config' | 'brands'>, brand: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^(?:(.*?)\s*<([^<>]+)>)$/.exec(config.mailFrom?.trim() ?? '') ?? []
  if (address !== '') return { name: name.replaceAll('"', '').trim() || nameBrand({ brands }, brand), address }
  const host = new URL(originOf({ config, brands }, brand)).hostname
  return { name: nameBrand({ brands }, brand), address: config.mailFrom?.trim() || `no-reply@${host}` }
}

/** The content of a mail, with its logo at `logoSource`. */
export async function writeMailOf(
  services: Brands,
  plan: MailPlan,
  links: readonly string[],
  logoSource: 'attached' | 'inside',
): Promise<WrittenMail> {
  return writeMail(plan, links, await frameOf(services, plan.brand, logoSource))
}

async function frameOf(services: Brands, brand: string, logoSource: 'attached' | 'inside'): Promise<MailFrame> {
  const { accent, logo } = await loadBrandLook(brand)
  return {
    brandName: nameBrand(services, brand),
    accent,
    logo: logo && {
      width: logo.width,
      height: logo.height,
      source: logoSource === 'attached' ? `cid:${logoId}` : `data:image/png;base64,${logo.png.toString('base64')}`,
    },
  }
}

/** Mails to the holder of an account, or to somebody who may get one. */
export type AccountMail =
  | MailedLink
  | (Omit<AccountNotice, 'at'> & { createdAt: Date })
  | (Omit<ReceiverNotice, 'at'> & { kind: 'receiver'; createdAt: Date })

/** A mail with a link to join a workgroup or set a password, or a notice of a change to an account or of a receiver. Every attempt writes the same mail. */
export async function composeAccountMail(services: Services, mail: AccountMail): Promise<Buffer> {
  const { brand, email, id, language, createdAt } = mail
  const { subject, html, text } = writeAccountMail(services, mail, await frameOf(services, brand, 'attached'))
  const { logo } = await loadBrandLook(brand)
  const from = findMailFrom(services, brand)
  const MailComposer = await loadComposer()
  const composer = new MailComposer({
    from,
    to: { name: '', address: email },
    subject,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    date: createdAt,
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    attachments: logo ? [{ filename: 'logo.png', cid: logoId, content: logo.png, contentType: 'image/png' }] : [],
    disableFileAccess: true,
    disableUrlAccess: true,
    baseBoundary: id.replaceAll('-', '').slice(0, 24),
  })
  return composer.compile().build()
}

function writeAccountMail(services: Services, mail: AccountMail, frame: MailFrame): WrittenMail {
  const origin = originOf(services, mail.brand)
  const link = (path: string) => `${origin}${path}#${services.auth.tokens.linkToken(mail.id)}`
  if (mail.kind === 'invitation') return writeInvitation(mail, link(invitationPath), frame)
  if (mail.kind === 'password') return writePasswordLink(mail, link(newPasswordPath), frame)
  if (mail.kind === 'receiver') return writeReceiverNotice(mail, `${origin}${webhooksPagePath}`, frame)
  return writeAccountNotice(mail, `${origin}${mail.kind === 'passwordChanged' ? forgottenPasswordPath : accountPath}`, frame)
}

/**
 * The message to one recipient, ready for sending: text, HTML, the logo, and attached sheets if any. Its Message-ID and date are those of
 * the delivery, so that every attempt sends the same mail.
 */
export async function composeMail(services: Services, delivery: Delivery): Promise<Buffer> {
  const origin = originOf(services, delivery.brand)
  const links = delivery.products.map(({ token }) => origin + personalLinkPath(token))
  const { subject, html, text } = await writeMailOf(services, delivery, links, 'attached')
  const { logo } = await loadBrandLook(delivery.brand)
  const MailComposer = await loadComposer()
  const composer = new MailComposer({
    from: findMailFrom(services, delivery.brand),
    to: { name: '', address: delivery.email },
    ...(delivery.senderEmail === null ? {} : { replyTo: { name: oneLine(delivery.senderName), address: delivery.senderEmail } }),
    subject,
    messageId: delivery.messageId,
    date: delivery.queuedAt,
    text,
    html,
    headers: {
      'Content-Language': delivery.messageLanguage,
      // RFC 3834, section 5: no automatic reply should be sent to an automatic mail.
      ...(delivery.senderEmail === null ? { 'Auto-Submitted': 'auto-generated' } : {}),
    },
    attachments: [
      ...(logo ? [{ filename: 'logo.png', cid: logoId, content: logo.png, contentType: 'image/png' }] : []),
      ...(delivery.attach ? await attachSheets(services, delivery) : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
    // The same boundaries in every attempt.
    baseBoundary: createHash('sha256').update(delivery.id).digest('hex').slice(0, 24),
  })
  return composer.compile().build()
}

async function attachSheets(services: Services, { id, products, documentLanguage }: Delivery) {
  const names = new Set<string>()
  const sheets = []
  for (const [position, { permalinkId, name, sdsVersion }] of products.entries()) {
    const product = await loadProduct(services, permalinkId)
    const version = product && sdsVersion !== null ? findSdsVersion(product, sdsVersion) : null
    if (!product || !version || documentLanguage === null) throw new Error(`Version ${sdsVersion} of ${permalinkId} cannot be attached`)
    const content = await renderSdsPdf(services, product, version, { language: documentLanguage, qrCode: true }, houseWaiter('mail'))
    await storePdfHash(services.db, id, position, createHash('sha256').update(content).digest('hex'))
    const plain = sdsFileName(name)
    const filename = names.has(plain) ? nameFile('SDS_A4_', name, ` (${position + 1}).pdf`) : plain
    names.add(filename)
    sheets.push({ filename, content, contentType: 'application/pdf' })
  }
  return sheets
}
