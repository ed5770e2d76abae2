import { type Kysely, sql } from 'kysely'
import { auditYears, signInDays, type AuditFilter } from '../../shared/audit-log.ts'
import type { Database } from '../db/schema.ts'

/** The log of a workgroup, the newest first. @param before id of the last one seen */
export async function listLog(
  db: Kysely<Database>,
  workgroupId: number,
  { person, area, from, to }: AuditFilter,
  { before, most }: { before: number | undefined; most: number },
) {
  let query = db
    .selectFrom('deeds')
    .leftJoin('products', 'products.permalink_id', 'deeds.permalink_id')
    .select([
      'deeds.id',
      'done_at as at',
      'done_by as by',
      'kind',
      'params',
      'deeds.permalink_id as permalinkId',
      'products.name as product',
    ])
    .select(
      sql<number | null>`(select id from synonyms where synonyms.permalink_id = deeds.permalink_id order by position limit 1)`.as(
        'synonymId',
      ),
    )
    .where('deeds.workgroup_id', '=', workgroupId)
  if (before !== undefined) query = query.where('deeds.id', '<', before)
  if (person !== undefined) query = query.where('user_id', '=', person)
  if (area !== undefined) query = query.where(sql<boolean>`split_part(kind, '.', 1) = ${area}`)
  if (from !== undefined) query = query.where('done_at', '>=', sql<Date>`${from}::date at time zone 'UTC'`)
  if (to !== undefined) query = query.where('done_at', '<', sql<Date>`(${to}::date + 1) at time zone 'UTC'`)
  return query.orderBy('deeds.id', 'desc').limit(most).execute()
}

/** Whom the log names, each by the name that they had last. */
export async function listLogPeople(db: Kysely<Database>, workgroupId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (
      select distinct on (user_id) user_id as id, done_by as name from deeds
      where workgroup_id = ${workgroupId} and user_id is not null and done_by is not null order by user_id, id desc
    ) as people order by name, id`.execute(db)
  return rows
}

/** What is older than a log is kept. A product's entries stay as long as the product, whose history they are. */
export async function deleteOldEntries(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('deeds')
    .where('permalink_id', 'is', null)
    .where((where) =>
      where.or([
        where.and([
          where('done_at', '<', sql<Date>`now() - make_interval(days => ${signInDays})`),
          sql<boolean>`split_part(kind, '.', 1) = 'account'`,
        ]),
        where('done_at', '<', sql<Date>`now() - make_interval(years => ${auditYears})`),
      ]),
    )
    .execute()
}
