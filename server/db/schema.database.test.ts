import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/start-database.ts'
import type { Database } from './schema.ts'

const { db } = await createTestDatabase()

/** The types of columns that come back as a value of this type. */
type ColumnType<T> = T extends number
  ? 'integer'
  : T extends string
    ? 'text' | 'date' | 'uuid'
    : T extends boolean
      ? 'boolean'
      : T extends Date
        ? 'timestamp with time zone'
        : T extends string[] | number[]
          ? 'ARRAY'
          : 'jsonb'
type Column<T> = null extends T ? `${ColumnType<NonNullable<T>>} null` : ColumnType<T>
type Tables = { [Table in keyof Database]: { [Name in keyof Selectable<Database[Table]>]: Column<Selectable<Database[Table]>[Name]> } }

// The compiler compares this with schema.ts, the test compares it with the database.
const tables: Tables = {
  workgroups: {
    id: 'integer',
    name: 'text',
    brand: 'text',
    sds_updates: 'text',
    profile: 'jsonb null',
    profile_revision: 'integer',
    next_formulation: 'integer',
    lists_products: 'boolean',
  },
  products: {
    permalink_id: 'integer',
    workgroup_id: 'integer',
    brand: 'text',
    status: 'text',
    name: 'text',
    record: 'jsonb',
    record_hash: 'text',
    updated_at: 'timestamp with time zone',
    published_hash: 'text null',
    search_text: 'text',
    sort_name: 'text',
    hazard_categories: 'ARRAY',
    lacking_languages: 'ARRAY',
    document_state: 'text',
    published_codes: 'ARRAY',
    published_search: 'text',
    component_tokens: 'ARRAY',
    external_id: 'text null',
  },
  synonyms: { id: 'integer', permalink_id: 'integer', position: 'integer', name: 'text' },
  product_codes: { id: 'integer', synonym_id: 'integer', position: 'integer', code: 'text' },
  published_versions: {
    permalink_id: 'integer',
    kind: 'text',
    number: 'integer',
    revision_date: 'date',
    compiled_date: 'date',
    reason: 'jsonb null',
    snapshot: 'jsonb',
    snapshot_hash: 'text',
    published_at: 'timestamp with time zone',
    overruled: 'jsonb',
  },
  users: {
    id: 'integer',
    email: 'text',
    name: 'text',
    password_hash: 'text',
    interface_language: 'text',
    created_at: 'timestamp with time zone',
    password_changed_at: 'timestamp with time zone',
    last_sign_in_at: 'timestamp with time zone null',
  },
  memberships: { user_id: 'integer', workgroup_id: 'integer', role: 'text' },
  sessions: {
    id: 'integer',
    user_id: 'integer',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    revoked_at: 'timestamp with time zone null',
  },
  refresh_tokens: {
    token_hash: 'text',
    session_id: 'integer',
    expires_at: 'timestamp with time zone',
    used_at: 'timestamp with time zone null',
  },
  sign_in_failures: { account: 'text', address: 'text', locks: 'boolean', failed_at: 'timestamp with time zone' },
  signing_secrets: { id: 'integer', secret: 'text', created_at: 'timestamp with time zone' },
  shares: {
    id: 'integer',
    workgroup_id: 'integer',
    brand: 'text',
    kind: 'text',
    sender_id: 'integer null',
    sender_name: 'text',
    sender_email: 'text null',
    target: 'text',
    document_language: 'text null',
    message_language: 'text',
    attach: 'boolean',
    request_key: 'text null',
    search_text: 'text',
    created_at: 'timestamp with time zone',
    request_hash: 'text null',
  },
  share_products: {
    share_id: 'integer',
    position: 'integer',
    permalink_id: 'integer',
    synonym_id: 'integer',
    name: 'text',
    supplier_name: 'text',
    sds_version: 'integer null',
    revised_on: 'date null',
    sheet_hash: 'text null',
    replaces_version: 'integer null',
    changed_sections: 'ARRAY null',
  },
  deliveries: {
    id: 'uuid',
    share_id: 'integer',
    position: 'integer',
    email: 'text',
    message_id: 'text',
    state: 'text',
    attempts: 'integer',
    answer: 'text null',
    queued_at: 'timestamp with time zone',
    handed_over_at: 'timestamp with time zone null',
    accepted_at: 'timestamp with time zone null',
    refused_at: 'timestamp with time zone null',
    bounced_at: 'timestamp with time zone null',
    written_at: 'timestamp with time zone null',
  },
  identity_confirmations: {
    id: 'integer',
    permalink_id: 'integer',
    other_permalink_id: 'integer',
    kind: 'text',
    key: 'text',
    basis: 'text',
    ground: 'text null',
    reason: 'text null',
    confirmed_by: 'text',
    confirmed_at: 'timestamp with time zone',
    named: 'text null',
  },
  harmonised_states: {
    id: 'integer',
    applies_from: 'date',
    file_name: 'text',
    file_hash: 'text',
    read_at: 'timestamp with time zone',
  },
  harmonised_changes: { state_id: 'integer', index_number: 'text', act: 'text', row: 'jsonb null' },
  own_substances: {
    id: 'integer',
    workgroup_id: 'integer',
    key: 'text',
    revision: 'integer',
    record: 'jsonb',
    changed_at: 'timestamp with time zone',
    changed_by: 'text',
    component_tokens: 'ARRAY',
  },
  own_substance_revisions: {
    substance_id: 'integer',
    revision: 'integer',
    record: 'jsonb',
    changed_at: 'timestamp with time zone',
    changed_by: 'text',
  },
  delivery_products: {
    delivery_id: 'uuid',
    position: 'integer',
    token: 'text',
    pdf_hash: 'text null',
    opened_at: 'timestamp with time zone null',
  },
  drafts: { permalink_id: 'integer', revision: 'integer', last_revision: 'integer', base_hash: 'text', blank_record: 'text null' },
  draft_revisions: {
    permalink_id: 'integer',
    revision: 'integer',
    kind: 'text',
    based_on: 'integer null',
    record: 'text',
    record_hash: 'text',
    user_id: 'integer null',
    saved_at: 'timestamp with time zone',
  },
  api_keys: {
    id: 'integer',
    workgroup_id: 'integer',
    user_id: 'integer',
    name: 'text',
    client_id: 'text',
    key_hash: 'text',
    scopes: 'ARRAY',
    created_by: 'text',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    revoked_at: 'timestamp with time zone null',
    revoked_by: 'text null',
    last_used_at: 'timestamp with time zone null',
  },
  bulk_label_jobs: {
    id: 'text',
    user_id: 'integer',
    workgroup_id: 'integer',
    ordered: 'jsonb',
    state: 'text',
    done: 'integer',
    total: 'integer',
    labels: 'integer',
    reports: 'jsonb',
    rules: 'jsonb',
    key: 'text null',
    attempts: 'integer',
    runner: 'text null',
    lease_until: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  cache_purges: { permalink_id: 'integer', created_at: 'timestamp with time zone' },
  cache_purging: { is_on: 'boolean' },
  call_counts: { key: 'text', count: 'integer', ends_at: 'timestamp with time zone' },
  recalculations: {
    id: 'integer',
    workgroup_id: 'integer',
    change: 'jsonb',
    state: 'text',
    task: 'text',
    task_input: 'jsonb null',
    task_total: 'integer',
    user_id: 'integer null',
    started_by: 'text',
    started_at: 'timestamp with time zone',
    ended_at: 'timestamp with time zone null',
    runner: 'text null',
    lease_until: 'timestamp with time zone',
  },
  recalculated_products: {
    recalculation_id: 'integer',
    permalink_id: 'integer',
    queued: 'boolean',
    outcome: 'text null',
    failure: 'text null',
    is_label: 'boolean',
    result: 'jsonb null',
    basis: 'jsonb null',
    taken: 'jsonb null',
    published: 'jsonb null',
    left_out: 'jsonb null',
  },
  recipes: {
    permalink_id: 'integer',
    revision: 'integer',
    recipe: 'jsonb',
    user_id: 'integer null',
    saved_at: 'timestamp with time zone',
    component_tokens: 'ARRAY',
  },
  attachments: {
    id: 'integer',
    permalink_id: 'integer',
    name: 'text',
    extension: 'text',
    category: 'text',
    language: 'text null',
    status: 'text',
    size: 'integer',
    sha256: 'text',
    created_by: 'integer null',
    created_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone null',
  },
}

describe('the types of the tables', () => {
  it('are those of the database', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string; type: string }>`
      select table_name, column_name, data_type || case is_nullable when 'YES' then ' null' else '' end as type
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(db)
    const found = Map.groupBy(rows, (row) => row.table_name)
    const columnsOf = (entries: typeof rows) => Object.fromEntries(entries.map((entry) => [entry.column_name, entry.type]))
    const columns = [...found].map(([table, entries]) => [table, columnsOf(entries)])
    expect(Object.fromEntries(columns)).toStrictEqual(tables)
  })

  it('come back as the values that they promise', async () => {
    const { rows } = await sql`select count(*) as number, date '2026-02-28' as date, now() as time, '{"a":1}'::jsonb as json`.execute(db)
    expect(rows).toStrictEqual([{ number: 1, date: '2026-02-28', time: expect.any(Date), json: { a: 1 } }])
  })
})
