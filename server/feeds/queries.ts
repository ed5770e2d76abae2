import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DocumentKind } from '../products/queries.ts'
import type { Database } from '../db/schema.ts'

/** An event in a feed: a version was published, or a product was withdrawn. */
export type FeedEvent = { permalinkId: number; brand: string; name: string; supplier: string; at: string } & (
  | { kind: DocumentKind; number: number; revisedOn: string }
  | { kind: 'withdrawn' }
)

/**
 * The newest events of a product or a workgroup. Contains only published data: a withdrawn product has only its withdrawal, under the name
 * that was published last.
 */
export async function listFeedEvents(
  db: Kysely<Database>,
  of: { permalinkId: number } | { workgroupId: number },
  limit: number,
): Promise<FeedEvent[]> {
  const isMeant: RawBuilder<boolean> =
    'permalinkId' in of ? sql`product.permalink_id = ${of.permalinkId}` : sql`product.workgroup_id = ${of.workgroupId}`
  const { rows } = await sql<FeedEvent>`
    select * from (
      select version.permalink_id as "permalinkId", product.brand, snapshot ->> 'name' as name, snapshot #>> '{supplier,name}' as supplier,
        ${inUtc(sql`published_at`)} as at, kind, number, revision_date::text as "revisedOn"
      from published_versions as version join products as product using (permalink_id)
      where ${isMeant} and status = 'active'
      union all
      select product.permalink_id, product.brand, newest.name, newest.supplier, ${inUtc(sql`withdrawn_at`)}, 'withdrawn', null, null
      from products as product cross join lateral (
        select snapshot ->> 'name' as name, snapshot #>> '{supplier,name}' as supplier from published_versions
        where permalink_id = product.permalink_id order by published_at desc, number desc limit 1) as newest
      where ${isMeant} and status = 'withdrawn'
    ) as event
    order by at desc, "permalinkId" desc, kind, number desc limit ${limit}`.execute(db)
  return rows
}

export interface FeedWorkgroup {
  id: number
  name: string
  brand: string
  token: string
}

/** The workgroup whose feed has this address, or the one with this id. */
export async function findFeedWorkgroup(db: Kysely<Database>, by: { token: string } | { id: number }): Promise<FeedWorkgroup | undefined> {
  return db
    .selectFrom('workgroups')
    .select(['id', 'name', 'brand', 'feed_token as token'])
    .$if('token' in by, (query) => query.where('feed_token', '=', 'token' in by ? by.token : ''))
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .executeTakeFirst()
}

/** Gives the feed of a workgroup another address; the old address no longer works. */
export async function renewFeedToken(db: Kysely<Database>, workgroupId: number): Promise<void> {
  await db
    .updateTable('workgroups')
    .set({ feed_token: sql`replace(gen_random_uuid()::text, '-', '')` })
    .where('id', '=', workgroupId)
    .execute()
}

const inUtc = (moment: RawBuilder<unknown>) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
