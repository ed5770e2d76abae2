import type { Transaction } from 'kysely'
import type { NoticeKind } from '../../shared/account-notice.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Device } from '../auth/read-device.ts'
import type { Database } from '../db/schema.ts'
import type { Transport } from './transport.ts'

/** A new version of a safety data sheet was published. */
export interface SdsPublication {
  permalinkId: number
  version: number
}

/** Something was done with somebody's account, by whoever is signed in to it or by an owner of the workgroup. */
export interface AccountNotice {
  /** UUID of the mail. */
  id: string
  kind: NoticeKind
  email: string
  language: LanguageCode
  brand: string
  /** When it was done, ISO. */
  at: string
  /** With what it was done, as far as that is known. */
  device: Device
  /** Who did it, where it was not the holder of the account. */
  by?: string
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
  /** Queues the mail that tells what was done with an account, in the transaction that does it. */
  enqueueAccountNotice(tx: Transaction<Database>, notice: Omit<AccountNotice, 'id' | 'at'>): Promise<void>
  /** Queues the search for recipients of an older version of each. */
  enqueuePublications(publications: readonly SdsPublication[], tx?: Transaction<Database>): Promise<void>
}
