import { type Kysely, sql } from 'kysely'
import { mostHolders } from '../../shared/share.ts'
import type { Database } from '../db/schema.ts'

/** A recipient of links to a product, with data about all of their mails. */
export interface LinkHolder {
  email: string
  sentAt: Date
  sds_version: number | null
  pdf: boolean
  opened: boolean
}

/**
 * The holders of personal links to a product. Links never expire, so all mails count except those that were refused or bounced.
 * @returns the newest ones, and the number of all
 */
export async function listLinkHolders(
  db: Kysely<Database>,
  workgroupId: number,
  permalinkId: number,
): Promise<{ total: number; holders: LinkHolder[] }> {
  const { rows } = await sql<LinkHolder & { total: number }>`
    select (array_agg(delivery.email order by delivery.queued_at desc))[1] as email, max(delivery.queued_at) as "sentAt",
      max(item.sds_version) as sds_version, bool_or(share.attach and item.sds_version is not null) as pdf,
      bool_or(link.opened_at is not null) as opened, (count(*) over ())::integer as total
    from share_products as item
    join shares as share on share.id = item.share_id
    join deliveries as delivery on delivery.share_id = share.id
    join delivery_products as link on link.delivery_id = delivery.id and link.position = item.position
    where share.workgroup_id = ${workgroupId} and item.permalink_id = ${permalinkId}
      and delivery.state not in ('refused', 'bounced')
    group by lower(delivery.email)
    order by "sentAt" desc, lower(delivery.email)
    limit ${mostHolders}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    holders: rows.map(({ email, sentAt, sds_version, pdf, opened }) => ({ email, sentAt, sds_version, pdf, opened })),
  }
}
