import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'
import type { DeliveryState } from '../db/share-tables.ts'

export interface ListedMail {
  id: string
  shareId: number
  email: string
  state: DeliveryState
  answer: string | null
  queuedAt: Date
  kind: 'share' | 'update'
  target: 'ui' | 'sds'
  senderName: string
  senderEmail: string | null
  messageLanguage: LanguageCode
  firstProduct: string
  products: number
}

/** Mails of a workgroup, the newest first. */
export async function listMails(db: Kysely<Database>, workgroupId: number, offset: number, limit: number): Promise<ListedMail[]> {
  return selectMails(db, workgroupId)
    .select([
      'deliveries.id',
      'deliveries.share_id as shareId',
      'email',
      'state',
      'answer',
      'queued_at as queuedAt',
      'kind',
      'target',
      'sender_name as senderName',
      'sender_email as senderEmail',
      'message_language as messageLanguage',
    ])
    .innerJoin('share_products', (join) => join.onRef('share_products.share_id', '=', 'shares.id').on('share_products.position', '=', 0))
    .select('share_products.name as firstProduct')
    .select(({ selectFrom, fn }) =>
      selectFrom('share_products as counted')
        .select(fn.countAll<number>().as('count'))
        .whereRef('counted.share_id', '=', 'shares.id')
        .$asScalar()
        .$notNull()
        .as('products'),
    )
    .orderBy('shares.id', 'desc')
    .orderBy('deliveries.position')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countMails(db: Kysely<Database>, workgroupId: number): Promise<number> {
  const { count } = await selectMails(db, workgroupId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function selectMails(db: Kysely<Database>, workgroupId: number) {
  return db.selectFrom('deliveries').innerJoin('shares', 'shares.id', 'deliveries.share_id').where('shares.workgroup_id', '=', workgroupId)
}
