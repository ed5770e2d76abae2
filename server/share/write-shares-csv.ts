import type { Kysely } from 'kysely'
import type { ShareListQuery } from '../../shared/share.ts'
import type { Database } from '../db/schema.ts'
import { findShare, listShareIds, type StoredShare } from './queries.ts'

/** Names never change; a new column comes last. */
const columns = [
  'share_id',
  'kind',
  'sent_at',
  'sender',
  'sender_email',
  'recipient',
  'message_id',
  'state',
  'attempts',
  'server_answer',
  'queued_at',
  'handed_over_at',
  'accepted_at',
  'refused_at',
  'bounced_at',
  'permalink_id',
  'product',
  'supplier',
  'target',
  'document_language',
  'sds_version',
  'revised_on',
  'replaces_version',
  'sheet_sha256',
  'pdf_sha256',
  'opened_at',
  'written_at',
]
const sharesAtOnce = 100

/**
 * The record of a workgroup's shares as CSV (RFC 4180, UTF-8 with a byte order mark): one line per recipient and product, the newest first.
 */
export async function* writeSharesCsv(
  db: Kysely<Database>,
  workgroupId: number,
  query: Pick<ShareListQuery, 'query' | 'state' | 'product'>,
): AsyncGenerator<string> {
  yield `\u{feff}${columns.join(',')}\r\n`
  let below: number | null = null
  for (;;) {
    const ids = await listShareIds(db, workgroupId, query, below, sharesAtOnce)
    for (const id of ids) {
      const share = await findShare(db, workgroupId, id)
      if (share) yield linesOf(share)
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < sharesAtOnce) return
    below = last
  }
}

function linesOf(share: StoredShare): string {
  const lines = share.deliveries.flatMap((delivery) =>
    share.products.map((product, index) => [
      share.id,
      share.kind,
      share.createdAt,
      share.senderName,
      share.senderEmail,
      delivery.email,
      delivery.messageId,
      delivery.state,
      delivery.attempts,
      delivery.answer,
      delivery.queuedAt,
      delivery.handedOverAt,
      delivery.acceptedAt,
      delivery.refusedAt,
      delivery.bouncedAt,
      product.permalinkId,
      product.name,
      product.supplierName,
      share.target,
      share.documentLanguage,
      product.sdsVersion,
      product.revisedOn,
      product.replacesVersion,
      product.sheetHash,
      delivery.products[index]?.pdfHash ?? null,
      delivery.products[index]?.openedAt ?? null,
      delivery.writtenAt,
    ]),
  )
  return lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet would evaluate as a formula gets an apostrophe; line ends and control characters become spaces. */
export function writeCell(value: string | number | Date | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = (value instanceof Date ? value.toISOString() : value).replaceAll(/\p{Cc}+/gu, ' ')
  const safe = /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
