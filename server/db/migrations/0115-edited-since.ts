import { type Kysely, sql } from 'kysely'

/**
 * Whether the draft of a product says something else than its stored record, so that a list finds what was edited since its publication. A saved
 * draft of before counts as such.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add is_edited boolean not null default false`.execute(db)
  await sql`
    update products set is_edited = true
    from drafts join draft_revisions as current on current.permalink_id = drafts.permalink_id and current.revision = drafts.revision
    where drafts.permalink_id = products.permalink_id and current.kind = 'saved' and drafts.blank_record is null`.execute(db)
  await sql`create index products_edited on products (workgroup_id, sort_name, permalink_id) where is_edited`.execute(db)
}
