import { type Kysely, sql } from 'kysely'

/** When a product was withdrawn, in whatever way, and the unguessable address of a workgroup's feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workgroups add column feed_token text not null default replace(gen_random_uuid()::text, '-', '')`.execute(db)
  await sql`create unique index workgroups_feed_token on workgroups (feed_token)`.execute(db)
  await sql`alter table products add column withdrawn_at timestamptz`.execute(db)
  await sql`update products set withdrawn_at = updated_at where status = 'withdrawn'`.execute(db)
  // A restored backup brings its own value.
  await sql`
    create function keep_withdrawn_at() returns trigger language plpgsql as $$
    begin
      if new.status = 'active' then new.withdrawn_at := null;
      elsif tg_op = 'INSERT' then new.withdrawn_at := coalesce(new.withdrawn_at, now());
      elsif old.status = 'active' then new.withdrawn_at := now();
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger products_keep_withdrawn_at before insert or update of status on products
    for each row execute function keep_withdrawn_at()`.execute(db)
}
