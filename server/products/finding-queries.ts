import type { Kysely } from 'kysely'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Database } from '../db/schema.ts'

/** The predecessor of a new version: the latest published one with its overruled findings, and the day of the first. */
export async function findPublishedBefore(
  db: Kysely<Database>,
  permalinkId: number,
): Promise<{ published: { record: ProductRecord; since: string } | null; overruled: OverruledFinding[] }> {
  const found = await db
    .selectFrom('published_versions')
    .select(['snapshot', 'overruled', 'compiled_date'])
    .where('permalink_id', '=', permalinkId)
    .orderBy('published_at', 'desc')
    .orderBy('revision_date', 'desc')
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst()
  return found
    ? { published: { record: found.snapshot, since: found.compiled_date }, overruled: found.overruled }
    : { published: null, overruled: [] }
}

/** All versions of a product, the newest first, with the findings overruled for each. */
export async function listOverruled(
  db: Kysely<Database>,
  permalinkId: number,
): Promise<{ kind: 'sds' | 'tds'; number: number; revisedOn: string; reason: Text | null; overruled: OverruledFinding[] }[]> {
  return db
    .selectFrom('published_versions')
    .select(['kind', 'number', 'revision_date as revisedOn', 'reason', 'overruled'])
    .where('permalink_id', '=', permalinkId)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .orderBy('kind')
    .execute()
}
