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

/** An account was changed, by the user who is signed in to it or by an owner of the workgroup. */
export interface AccountNotice {
  /** UUID of the mail. */
  id: string
  kind: NoticeKind
  email: string
  language: LanguageCode
  brand: string
  /** Time of the change, ISO. */
  at: string
  /** Device with which it was made, as far as known. */
  device: Device
  /** Who made the change, if not the holder of the account. */
  by?: string
}

/** A receiver of events has taken nothing for a day: told to an owner of its workgroup. */
export interface ReceiverNotice {
  /** UUID of the mail. */
  id: string
  email: string
  language: LanguageCode
  brand: string
  workgroup: string
  /** The host of the receiver alone: its address may have a secret in it. */
  host: string
  /** Its first failure, ISO. */
  since: string
  /** When it was found out, ISO. */
  at: string
}

/** The interface of the queue for other parts of the server. */
export interface OutgoingMail {
  kind: Transport['kind']
  /** Where mails are stored as files without `SMTP_URL`. */
  folder: string
  /** Queues mails in the transaction that records them: both are there, or neither. */
  enqueueMails(tx: Transaction<Database>, deliveryIds: readonly string[]): Promise<void>
  /** Queues the mail with a link to join a workgroup or set a password, in the transaction that stores the link. */
  enqueueAccountMail(tx: Transaction<Database>, linkId: string): Promise<void>
  /** Queues the notice of a change to an account, in the transaction of the change. */
  enqueueAccountNotice(tx: Transaction<Database>, notice: Omit<AccountNotice, 'id' | 'at'>): Promise<void>
  /** Queues the notice of a receiver that takes nothing, in the transaction that records that its owners are told. */
  enqueueReceiverNotice(tx: Transaction<Database>, notice: Omit<ReceiverNotice, 'id' | 'at'>): Promise<void>
  /** Queues the search for recipients of older versions of each publication. */
  enqueuePublications(publications: readonly SdsPublication[], tx?: Transaction<Database>): Promise<void>
}
