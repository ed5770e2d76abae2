import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import type { ShareDetail, ShareList } from '../../shared/share.ts'
import type { listShares, StoredShare } from './queries.ts'

interface StoredHead {
  id: number
  kind: 'share' | 'update'
  createdAt: Date
  senderName: string
  senderEmail: string | null
  target: 'ui' | 'sds'
  documentLanguage: LanguageCode | null
  messageLanguage: LanguageCode
  attach: boolean
}

export function viewShares(shares: Awaited<ReturnType<typeof listShares>>): ShareList['shares'] {
  return shares.map(({ products, recipients, ...head }) => ({
    ...viewHead(head),
    products: products.map(({ permalinkId, name, sdsVersion }) => ({ permalink_id: permalinkId, text: name, sds_version: sdsVersion })),
    recipients: recipients.map(({ email, state, opened }) => ({ email, state, opened: Boolean(opened) })),
  }))
}

export function viewShare({ products, deliveries, ...head }: StoredShare): ShareDetail {
  return {
    ...viewHead(head),
    products: products.map((product) => ({
      permalink_id: product.permalinkId,
      synonym_id: product.synonymId,
      text: product.name,
      supplier: product.supplierName,
      sds_version: product.sdsVersion,
      revised_on: product.revisedOn,
      sheet_hash: product.sheetHash,
      replaces_version: product.replacesVersion,
      changed_sections: product.changedSections,
    })),
    recipients: deliveries.map((delivery) => ({
      delivery_id: delivery.id,
      email: delivery.email,
      message_id: delivery.messageId,
      state: delivery.state,
      attempts: delivery.attempts,
      answer: delivery.answer,
      queued_at: delivery.queuedAt.toISOString(),
      handed_over_at: timeOf(delivery.handedOverAt),
      accepted_at: timeOf(delivery.acceptedAt),
      written_at: timeOf(delivery.writtenAt),
      refused_at: timeOf(delivery.refusedAt),
      bounced_at: timeOf(delivery.bouncedAt),
      products: delivery.products.map(({ openedAt, pdfHash }) => ({ opened_at: timeOf(openedAt), pdf_hash: pdfHash })),
    })),
  }
}

function viewHead(share: StoredHead) {
  return {
    id: share.id,
    kind: share.kind,
    created_at: share.createdAt.toISOString(),
    sender: { name: share.senderName, email: share.senderEmail },
    target: share.target,
    language_doc: share.documentLanguage === null ? null : languageIdOf(share.documentLanguage),
    language_msg: share.messageLanguage,
    attach: share.attach,
  }
}

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null
