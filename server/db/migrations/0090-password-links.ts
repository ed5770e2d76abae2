import { type Kysely, sql } from 'kysely'

/**
 * Links by which somebody who forgot their password sets another one, beside those of invitations. They belong to an address and to no
 * workgroup, and their mail has the brand of the page on which they were requested.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_links
      add kind text not null default 'invitation' check (kind in ('invitation', 'password')),
      add brand text,
      alter workgroup_id drop not null,
      alter role drop not null,
      add constraint account_links_of_kind check (case kind
        when 'invitation' then workgroup_id is not null and role is not null
        else workgroup_id is null and role is null and brand is not null end)`.execute(db)
  await sql`create index account_links_password on account_links (email, created_at) where kind = 'password'`.execute(db)
}
