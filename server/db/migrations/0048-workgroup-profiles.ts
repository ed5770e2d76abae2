import { type Kysely, sql } from 'kysely'

/** Who a workgroup is, and the formulation number that its next UFI gets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table workgroups
      add column profile jsonb,
      add column profile_revision integer not null default 0,
      add column next_formulation integer not null default 0`.execute(db)
}
