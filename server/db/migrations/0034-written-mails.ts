import { type Kysely, sql } from 'kysely'

/**
 * A mail that was written into a folder has not been accepted by any mail server: it gets a state and a time of its own. Earlier ones are
 * recognised by the answer recorded for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column written_at timestamptz, drop constraint deliveries_state_check`.execute(db)
  await sql`
    alter table deliveries add constraint deliveries_state_check
      check (state in ('queued', 'sending', 'handing_over', 'accepted', 'written', 'refused', 'bounced', 'unknown'))`.execute(db)
  await sql`
    update deliveries set state = 'written', written_at = accepted_at, accepted_at = null, handed_over_at = null,
      answer = substring(answer from 'written to (.*)')
    where state = 'accepted' and answer = 'written to ' || id || '.eml'`.execute(db)
}
