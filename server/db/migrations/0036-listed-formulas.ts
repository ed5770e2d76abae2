import { type Kysely, sql } from 'kysely'

/** Fuels may share a UFI too; for standard formulas and fuels the one that is meant is recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_confirmations
      add column named text check (named is null or ground in ('standardFormula', 'fuel')),
      drop constraint identity_confirmations_ground_check,
      add constraint identity_confirmations_ground_check
        check (ground in ('ranges', 'perfumes', 'interchangeableGroup', 'standardFormula', 'fuel', 'overruled'))`.execute(db)
  // Earlier confirmations lack it, and are never changed.
  await sql`
    alter table identity_confirmations add constraint identity_confirmations_named
      check (named is not null or ground is null or ground not in ('standardFormula', 'fuel')) not valid`.execute(db)
}
