import { type Kysely, sql } from 'kysely'

/** Shares by e-mail with the proof of what each recipient got, and how a workgroup sends updates (REACH Article 31(9)). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `ask`: a person looks at the list and sends; `send`: each new version is sent automatically.
  await sql`
    alter table workgroups
      add column sds_updates text not null default 'ask' check (sds_updates in ('ask', 'send'))`.execute(db)

  // Names and addresses are kept as they were: proof must not change with an account.
  await sql`
    create table shares (
      id integer generated always as identity primary key,
      workgroup_id integer not null references workgroups,
      brand text not null,
      kind text not null check (kind in ('share', 'update')),
      sender_id integer references users on delete set null,
      sender_name text not null,
      sender_email text,
      target text not null check (target in ('ui', 'sds')),
      document_language text,
      message_language text not null,
      attach boolean not null,
      request_key text,
      search_text text not null,
      created_at timestamptz not null default now(),
      unique (workgroup_id, sender_id, request_key)
    )`.execute(db)
  await sql`create index shares_created on shares (workgroup_id, id desc)`.execute(db)
  await sql`create index shares_search_text on shares using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)

  await sql`
    create table share_products (
      share_id integer not null references shares,
      position integer not null,
      permalink_id integer not null references products,
      synonym_id integer not null,
      name text not null,
      supplier_name text not null,
      sds_version integer,
      revised_on date,
      sheet_hash text,
      replaces_version integer,
      changed_sections integer[],
      primary key (share_id, position),
      check ((sds_version is null) = (sheet_hash is null))
    )`.execute(db)
  await sql`create index share_products_product on share_products (permalink_id, share_id)`.execute(db)

  // One mail to one recipient.
  await sql`
    create table deliveries (
      id uuid primary key,
      share_id integer not null references shares,
      position integer not null,
      email text not null,
      message_id text not null unique,
      state text not null default 'queued'
        check (state in ('queued', 'sending', 'handing_over', 'accepted', 'refused', 'bounced', 'unknown')),
      attempts integer not null default 0,
      place text,
      answer text,
      queued_at timestamptz not null default now(),
      handed_over_at timestamptz,
      accepted_at timestamptz,
      refused_at timestamptz,
      bounced_at timestamptz,
      unique (share_id, position)
    )`.execute(db)
  await sql`create index deliveries_email on deliveries (lower(email))`.execute(db)
  await sql`create index deliveries_open on deliveries (state) where state in ('queued', 'sending', 'handing_over')`.execute(db)

  // The personal link of one recipient to one product.
  await sql`
    create table delivery_products (
      delivery_id uuid not null references deliveries,
      position integer not null,
      token text not null unique,
      pdf_hash text,
      opened_at timestamptz,
      primary key (delivery_id, position)
    )`.execute(db)

  await sql`
    create function refuse_change_of_share() returns trigger language plpgsql as $$
    begin
      raise exception 'What was shared is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger share_products_are_immutable before update or delete on share_products
    for each row execute function refuse_change_of_share()`.execute(db)
}
