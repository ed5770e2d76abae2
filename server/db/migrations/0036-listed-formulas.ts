import { type Kysely, sql } from 'kysely'

/** Fuels may share a UFI too, and of standard formulas and fuels it is kept which one was meant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_confirmations
      add column named text check (named is null or ground in ('standardFormula', 'fuel')),
      drop constraint identity_confirmations_ground_check,
      add constraint identity_confirmations_ground_check
        check (ground in ('ranges', 'perfumes', 'interchangeableGroup', 'standardFormula', 'fuel', 'overruled'))`.execute(db)
  // What was confirmed before was not asked for it, and is never changed.
  await sql`
    alter table identity_confirmations add constraint identity_confirmations_named
      check (named is not null or ground is null or ground not in ('standardFormula', 'fuel')) not valid`.execute(db)
}
