import type { Transaction } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'
import type { Transport } from './transport.ts'

/** A new version of a safety data sheet was published. */
export interface SdsPublication {
  permalinkId: number
  version: number
}

/** Somebody's password was changed. */
export interface PasswordNotice {
  /** UUID of the mail. */
  id: string
  email: string
  language: LanguageCode
  brand: string
  /** When it was changed, ISO. */
  at: string
}

/** What other rooms see of the queue: where they put what is to be sent. */
export interface OutgoingMail {
  kind: Transport['kind']
  /** Where mails lie as files without `SMTP_URL`. */
  folder: string
  /** Queues mails in the transaction that records them: both are there, or neither. */
  enqueueMails(tx: Transaction<Database>, deliveryIds: readonly string[]): Promise<void>
  /** Queues the mail with a link that opens a workgroup or sets a password, in the transaction that stores the link. */
  enqueueAccountMail(tx: Transaction<Database>, linkId: string): Promise<void>
  /** Queues the mail that tells of another password, in the transaction that stores it. */
  enqueuePasswordNotice(tx: Transaction<Database>, notice: PasswordNotice): Promise<void>
  /** Queues the search for recipients of an older version of each. */
  enqueuePublications(publications: readonly SdsPublication[], tx?: Transaction<Database>): Promise<void>
}
