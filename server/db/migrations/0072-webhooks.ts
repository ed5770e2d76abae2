import { type Kysely, sql } from 'kysely'

/**
 * Receivers of events, and the messages for each. Triggers write them in the transaction of the event, so that no way of publishing a
 * product or settling a mail can omit them. Restoring a backup sends nothing again: it only inserts, and with old times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id integer generated always as identity primary key,
      workgroup_id integer not null references workgroups,
      url text not null,
      events text[] not null check (cardinality(events) > 0),
      active boolean not null,
      secret text not null,
      previous_secret text,
      previous_secret_until timestamptz,
      created_by text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index webhooks_workgroup_id on webhooks (workgroup_id)`.execute(db)
  await sql`
    create table webhook_deliveries (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhooks on delete cascade,
      permalink_id integer not null references products on delete cascade,
      message_id uuid not null default gen_random_uuid(),
      type text not null,
      detail jsonb not null,
      occurred_at timestamptz not null default clock_timestamp(),
      state text not null default 'new' check (state in ('new', 'waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      attempted_at timestamptz,
      answer text
    )`.execute(db)
  await sql`create index webhook_deliveries_webhook_id on webhook_deliveries (webhook_id, id)`.execute(db)
  await sql`create index webhook_deliveries_new on webhook_deliveries (id) where state = 'new'`.execute(db)
  await sql`
    create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, permalink_id, id) where state in ('new', 'waiting')`.execute(
    db,
  )
  await sql`create index webhook_deliveries_permalink_id on webhook_deliveries (permalink_id)`.execute(db)

  await sql`
    create function tell_webhooks(event text, product integer, detail jsonb) returns void language sql as $$
      insert into webhook_deliveries (webhook_id, permalink_id, type, detail)
      select webhooks.id, product, event, detail
      from webhooks join products on products.workgroup_id = webhooks.workgroup_id
      where products.permalink_id = product and event = any (webhooks.events)
    $$`.execute(db)

  await sql`
    create function tell_publication() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks('product.published', new.permalink_id, jsonb_build_object(
        'name', new.snapshot ->> 'name', 'document', new.kind, 'version', new.number, 'revised_on', new.revision_date));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger published_versions_tell_webhooks after insert on published_versions
    for each row when (new.published_at = now()) execute function tell_publication()`.execute(db)

  await sql`
    create function tell_status() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks(case new.status when 'withdrawn' then 'product.withdrawn' else 'product.restored' end, new.permalink_id,
        jsonb_build_object('name', new.name));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger products_tell_webhooks after update of status on products
    for each row when (old.status <> new.status and new.published_hash is not null) execute function tell_status()`.execute(db)

  await sql`
    create function tell_delivery() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks(case new.state when 'accepted' then 'delivery.accepted' else 'delivery.refused' end, item.permalink_id,
        jsonb_build_object('name', item.name, 'share_id', new.share_id, 'delivery_id', new.id, 'email', new.email,
          'sds_version', item.sds_version, 'state', new.state, 'answer', new.answer))
      from share_products as item where item.share_id = new.share_id order by item.position;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger deliveries_tell_webhooks after update of state on deliveries
    for each row when (old.state <> new.state and new.state in ('accepted', 'refused', 'bounced')) execute function tell_delivery()`.execute(
    db,
  )

  await sql`
    create function tell_opening() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks('delivery.opened', item.permalink_id,
        jsonb_build_object('name', item.name, 'share_id', delivery.share_id, 'delivery_id', delivery.id, 'email', delivery.email,
          'sds_version', item.sds_version))
      from deliveries as delivery join share_products as item on item.share_id = delivery.share_id and item.position = new.position
      where delivery.id = new.delivery_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger delivery_products_tell_webhooks after update of opened_at on delivery_products
    for each row when (old.opened_at is null and new.opened_at is not null) execute function tell_opening()`.execute(db)
}
