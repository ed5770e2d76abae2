import { formatDate } from '../../documents/text/format-values.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { createMailTexts, nameLanguage, type MailTexts } from '../language/mail-texts.ts'
import type { MailedProduct, MailPlan } from './queries.ts'
import type { MailContent, MailFrame } from './mail-content.ts'
import { writeMailHtml } from './write-mail-html.ts'

/** A mail before it is wrapped for sending. */
export interface WrittenMail {
  subject: string
  html: string
  text: string
}

const longestName = 300

/**
 * The mail that shares products, or brings the update of one: subject, HTML and text with the same links. Pure.
 * @param links of the products, in their order
 */
export function writeMail(plan: MailPlan, links: readonly string[], frame: MailFrame): WrittenMail {
  const t = createMailTexts(plan.messageLanguage)
  const content = plan.kind === 'update' ? composeUpdate(plan, links, t) : composeShare(plan, links, t)
  return { subject: content.title, html: writeMailHtml(content, frame), text: writeMailText(content, frame) }
}

/** The subject. */
export function writeSubject(
  mail: Pick<MailPlan, 'kind' | 'target' | 'senderName' | 'senderEmail' | 'workgroupName'>,
  firstProduct: string,
  count: number,
  t: MailTexts,
): string {
  const product = oneLine(firstProduct)
  if (mail.kind === 'update') return t('mail.subject.update', { product })
  const sender = shownSender(mail)
  if (count === 1) return t(`mail.subject.${mail.target}One`, { product, sender })
  return t(`mail.subject.${mail.target}`, { count, sender })
}

/** Who sent it, for who gets it: a program sends for its workgroup, and the name of its key is nobody else's business. */
const shownSender = (mail: Pick<MailPlan, 'senderName' | 'senderEmail' | 'workgroupName'>): string =>
  oneLine(mail.senderEmail === null ? mail.workgroupName : mail.senderName)

function composeShare(plan: MailPlan, links: readonly string[], t: MailTexts): MailContent {
  const { target, documentLanguage, messageLanguage, attach, products } = plan
  const count = products.length
  const sender = shownSender(plan)
  const lead = documentLanguage ? [t(`mail.documents.${target}`, { count, language: nameLanguage(documentLanguage, messageLanguage) })] : []
  return {
    ...commonOf(plan, t),
    heading: t('mail.heading.share', { sender, count }),
    lead,
    products: products.map((product, index) => ({ ...describe(product, plan, links[index] ?? '', t), changes: null })),
    notes: [
      ...(attach ? [t('mail.attached', { count })] : []),
      t(target === 'sds' ? 'mail.note.sds' : 'mail.note.ui'),
      t('mail.openingNote'),
    ],
    reason: t(plan.senderEmail === null ? 'mail.reason.shareByItself' : 'mail.reason.share', { sender }),
  }
}

function composeUpdate(plan: MailPlan, links: readonly string[], t: MailTexts): MailContent {
  const { documentLanguage, messageLanguage, attach, products } = plan
  const [first] = products
  const lead = products.flatMap((product) =>
    product.replacesVersion === null
      ? []
      : [t('mail.update.text', { oldVersion: product.replacesVersion, version: product.sdsVersion ?? '' })],
  )
  const language = documentLanguage
    ? [t('mail.documents.sds', { count: products.length, language: nameLanguage(documentLanguage, messageLanguage) })]
    : []
  const { headings } = loadWording(messageLanguage)
  return {
    ...commonOf(plan, t),
    heading: t('mail.heading.update', { product: oneLine(first?.name ?? '') }),
    lead: [...lead, ...language],
    products: products.map((product, index) => ({
      ...describe(product, plan, links[index] ?? '', t),
      changes: {
        title: t(product.changedSections?.length ? 'mail.update.changed' : 'mail.update.unchanged'),
        sections: (product.changedSections ?? []).map((number) => `${number}. ${headings[String(number)] ?? ''}`.trim()),
      },
    })),
    notes: [...(attach ? [t('mail.attached', { count: products.length })] : []), t('mail.note.sds'), t('mail.openingNote')],
    reason: plan.senderEmail === null ? t('mail.reason.updateByItself') : t('mail.reason.update'),
  }
}

function commonOf(plan: MailPlan, t: MailTexts): Pick<MailContent, 'language' | 'colon' | 'title' | 'senderLine' | 'senderEmail'> {
  return {
    language: plan.messageLanguage,
    colon: loadWording(plan.messageLanguage).terms['document.colon'] ?? ':',
    title: writeSubject(plan, plan.products[0]?.name ?? '', plan.products.length, t),
    senderLine: oneLine(plan.workgroupName),
    senderEmail: plan.senderEmail,
  }
}

function describe(product: MailedProduct, { target, attach, messageLanguage }: MailPlan, link: string, t: MailTexts) {
  const supplier = oneLine(product.supplierName)
  const details =
    product.sdsVersion === null || product.revisedOn === null || (target === 'ui' && !attach)
      ? supplier
      : t('mail.productLine', { supplier, version: product.sdsVersion, date: formatDate(product.revisedOn, messageLanguage) })
  return { name: oneLine(product.name), details, button: t(`mail.open.${target}`), link }
}

/** Names are user input: they must not break a line, change the writing direction, or fill the mail. */
export function oneLine(name: string): string {
  const line = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim()
  const letters = [...line]
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : line
}

/** The same words and links as plain text. */
export function writeMailText(content: MailContent, { brandName }: MailFrame): string {
  const { colon } = content
  const products = content.products.map(({ name, details, button, link, changes }) =>
    [
      name,
      details,
      ...(changes ? [changes.title, ...changes.sections.map((section) => `  ${section}`)] : []),
      `${button}${colon} ${link}`,
    ].join('\n'),
  )
  const sender = content.senderEmail === null ? content.senderLine : `${content.senderLine} · ${content.senderEmail}`
  return [
    [content.heading, sender, ...content.lead].join('\n'),
    ...products,
    content.notes.join('\n'),
    `-- \n${brandName}\n${content.reason}`,
  ]
    .join('\n\n')
    .concat('\n')
}
