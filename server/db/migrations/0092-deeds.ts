import { type Kysely, sql } from 'kysely'

/**
 * Who did what in a workgroup. Replaces `product_deeds`, whose rows are copied; that table stays while machines of the previous version may
 * write to it (docs/decisions/188-upgraded-one-after-the-other.md), and a trigger copies what they write; a restored backup has the copies
 * already. Entries are added and never changed; they are deleted once they are old (docs/decisions/181-sessions-and-the-log.md), or with
 * their workgroup or product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deeds (
      id integer primary key generated always as identity,
      workgroup_id integer not null references workgroups on delete cascade,
      kind text not null,
      done_by text,
      user_id integer,
      permalink_id integer references products (permalink_id) on delete cascade,
      params jsonb not null default '{}',
      done_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index deeds_workgroup_id on deeds (workgroup_id, id desc)`.execute(db)
  await sql`create index deeds_user_id on deeds (workgroup_id, user_id, id desc)`.execute(db)
  await sql`create index deeds_permalink_id on deeds (permalink_id, id desc) where permalink_id is not null`.execute(db)
  await sql`create index deeds_done_at on deeds (done_at) where permalink_id is null`.execute(db)
  await sql`
    insert into deeds (workgroup_id, kind, done_by, permalink_id, params, done_at)
    select products.workgroup_id, case when kind = 'externalId' and value is null then 'products.externalIdTaken' else 'products.' || kind end,
      done_by, permalink_id, case when value is null then '{}'::jsonb else jsonb_build_object('key', value) end, done_at
    from product_deeds join products using (permalink_id) order by product_deeds.id`.execute(db)
  await sql`
    create function take_product_deed() returns trigger language plpgsql as $$
    begin
      insert into deeds (workgroup_id, kind, done_by, permalink_id, params, done_at)
      select workgroup_id, case when new.kind = 'externalId' and new.value is null then 'products.externalIdTaken' else 'products.' || new.kind end,
        new.done_by, new.permalink_id, case when new.value is null then '{}'::jsonb else jsonb_build_object('key', new.value) end, new.done_at
      from products where permalink_id = new.permalink_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger product_deeds_go_into_the_log after insert on product_deeds
    for each row when (new.done_at >= now()) execute function take_product_deed()`.execute(db)
  await sql`
    create function keep_deeds() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and (old.done_at < now() - interval '1 year'
        or not exists (select from workgroups where id = old.workgroup_id)
        or old.permalink_id is not null and not exists (select from products where permalink_id = old.permalink_id)) then
        return old;
      end if;
      raise exception 'deeds are neither changed nor deleted';
    end $$`.execute(db)
  await sql`
    create trigger deeds_are_kept before update or delete on deeds for each row execute function keep_deeds()`.execute(db)
}
