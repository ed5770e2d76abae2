import { receiptPdfJob, type ReceiptModel } from '../../documents/receipt/write-receipt-pdf.ts'
import { formatDate } from '../../documents/text/format-values.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { Waiter } from '../documents/account.ts'
import type { DocumentToSend } from '../http/send-document.ts'
import { createMailTexts, nameLanguage, type MailTexts } from '../language/mail-texts.ts'
import { oneLine } from '../mail/write-mail.ts'
import type { Services } from '../services.ts'
import type { StoredShare } from './queries.ts'
import { isoDayOf } from '../../shared/iso-day.ts'

/**
 * The receipt of a share as PDF/UA-1: what was sent to whom, in which version, and its current delivery state. It is made each time,
 * because personal addresses must not be stored in the document cache.
 */
export function prepareReceipt(
  services: Pick<Services, 'renderPool' | 'documents' | 'log' | 'engine'>,
  share: StoredShare,
  { workgroupName, language, waiter }: { workgroupName: string; language: LanguageCode; waiter: Waiter },
): Pick<DocumentToSend, 'key' | 'make'> {
  const receipt = composeReceipt(share, workgroupName, language, new Date())
  const key = documentKey(['receipt', services.engine('receipt', [language]), JSON.stringify(receipt)])
  const make = (signal: AbortSignal) => renderDocument(services, receiptPdfJob(receipt), { receipt: share.id }, { signal })
  return { key, make: () => services.documents.get(key, make, waiter, { keep: false }) }
}

/** The content of the receipt. Pure. */
function composeReceipt(share: StoredShare, workgroupName: string, language: LanguageCode, now: Date): ReceiptModel {
  const t = createMailTexts(language)
  const time = (date: Date): string => `${formatDate(isoDayOf(date), language)} ${date.toISOString().slice(11, 19)} UTC`
  const sender = share.senderEmail === null ? t('mail.receipt.byItself') : `${share.senderName} <${share.senderEmail}>`
  const kind = share.kind === 'update' ? 'update' : share.attach ? 'attached' : share.target
  return {
    language,
    title: `${t('mail.receipt.title')} ${share.id}`,
    author: oneLine(workgroupName),
    facts: [
      { term: t('mail.receipt.number'), value: String(share.id) },
      { term: t('mail.state.queued'), value: time(share.createdAt) },
      { term: t('mail.receipt.workgroup'), value: oneLine(workgroupName) },
      { term: t('mail.receipt.sender'), value: oneLine(sender) },
      { term: t('mail.receipt.kind'), value: t(`mail.receipt.kind.${kind}`) },
      ...(share.documentLanguage === null
        ? []
        : [{ term: t('mail.receipt.documentLanguage'), value: nameLanguage(share.documentLanguage, language) }]),
    ],
    tables: [
      {
        caption: t('mail.receipt.products'),
        columns: [
          { head: t('mail.receipt.product'), width: 52 },
          { head: t('mail.receipt.version'), width: 22 },
          { head: t('mail.receipt.revision'), width: 28 },
          { head: t('mail.receipt.hash'), width: 72 },
        ],
        rows: share.products.map((product, index) => [
          [oneLine(product.name), oneLine(product.supplierName)],
          [product.sdsVersion === null ? '–' : String(product.sdsVersion)],
          [product.revisedOn === null ? '–' : formatDate(product.revisedOn, language)],
          [product.sheetHash ?? '–', ...pdfHashesOf(share, index).map((hash) => `PDF: ${hash}`)],
        ]),
      },
      {
        caption: t('mail.receipt.recipients'),
        columns: [
          { head: t('mail.receipt.recipient'), width: 56 },
          { head: t('mail.receipt.state'), width: 48 },
          { head: t('mail.receipt.times'), width: 70 },
        ],
        rows: share.deliveries.map((delivery) => [
          [delivery.email, delivery.messageId],
          [t(`mail.state.${delivery.state}`), ...(delivery.answer === null ? [] : [oneLine(delivery.answer)])],
          timesOf(delivery, share, t, time),
        ]),
      },
    ],
    note: `${t('mail.receipt.note')} ${t('mail.receipt.noteProof')}`,
    pageWord: t('mail.receipt.page'),
    stampedOn: isoDayOf(now),
  }
}

function timesOf(
  delivery: StoredShare['deliveries'][number],
  { products }: StoredShare,
  t: MailTexts,
  time: (date: Date) => string,
): string[] {
  const steps: [string, Date | null][] = [
    ['queued', delivery.queuedAt],
    ['handedOver', delivery.handedOverAt],
    ['written', delivery.writtenAt],
    ['accepted', delivery.acceptedAt],
    ['refused', delivery.refusedAt],
    ['bounced', delivery.bouncedAt],
  ]
  const passed = steps.flatMap(([step, date]) => (date === null ? [] : [t(`mail.receipt.${step}`, { time: time(date) })]))
  const opened = delivery.products.flatMap(({ openedAt }, index) =>
    openedAt === null ? [] : [t('mail.receipt.opened', { product: oneLine(products[index]?.name ?? ''), time: time(openedAt) })],
  )
  return [...passed, ...opened]
}

/** Hash of the attached PDF; the same for all recipients, unless the program was upgraded between two of their mails. */
function pdfHashesOf({ deliveries }: StoredShare, product: number): string[] {
  return [...new Set(deliveries.flatMap(({ products }) => products[product]?.pdfHash ?? []))]
}
