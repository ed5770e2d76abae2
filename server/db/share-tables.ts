import type { ColumnType, GeneratedAlways, Generated } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Fixed } from './column-types.ts'

/** One share of products; `update`: to recipients of an older version. Names are stored as they were at the time. */
export interface SharesTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  brand: Fixed<string>
  kind: Fixed<'share' | 'update'>
  /** null: sent automatically, or the account was deleted. */
  sender_id: number | null
  sender_name: Fixed<string>
  sender_email: Fixed<string | null>
  target: Fixed<'ui' | 'sds'>
  document_language: Fixed<LanguageCode | null>
  message_language: Fixed<LanguageCode>
  attach: Fixed<boolean>
  /** Idempotency key: a request counts once, however often it is sent. */
  request_key: Fixed<string | null>
  /** SHA-256 of the content of that request. */
  request_hash: Fixed<string | null>
  search_text: Fixed<string>
  created_at: GeneratedAlways<Date>
}

export interface ShareProductsTable {
  share_id: Fixed<number>
  position: Fixed<number>
  permalink_id: Fixed<number>
  synonym_id: Fixed<number>
  name: Fixed<string>
  supplier_name: Fixed<string>
  sds_version: Fixed<number | null>
  revised_on: ColumnType<string | null, string | null, never>
  /** SHA-256 of the snapshot that the sheet is made from, hexadecimal. */
  sheet_hash: Fixed<string | null>
  /** For an update: the version that the recipient had. */
  replaces_version: Fixed<number | null>
  changed_sections: Fixed<number[] | null>
}

/** docs/decisions/021-mail.md describes the transitions. */
export type DeliveryState = 'queued' | 'sending' | 'handing_over' | 'accepted' | 'written' | 'refused' | 'bounced' | 'unknown'

/** One mail to one recipient. */
export interface DeliveriesTable {
  id: Fixed<string>
  share_id: Fixed<number>
  position: Fixed<number>
  email: Fixed<string>
  message_id: Fixed<string>
  state: Generated<DeliveryState>
  attempts: Generated<number>
  /** The last answer of the mail server, or why it could not be reached. */
  answer: string | null
  queued_at: GeneratedAlways<Date>
  handed_over_at: Date | null
  accepted_at: Date | null
  refused_at: Date | null
  bounced_at: Date | null
  /** When it was written into a folder: without a mail server nobody has accepted it. */
  written_at: Date | null
}

export interface DeliveryProductsTable {
  delivery_id: Fixed<string>
  position: Fixed<number>
  /** The secret part of the personal link. */
  token: Fixed<string>
  /** SHA-256 of the attached PDF, hexadecimal. */
  pdf_hash: string | null
  opened_at: Date | null
}
