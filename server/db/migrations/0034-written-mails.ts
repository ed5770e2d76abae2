import { type Kysely, sql } from 'kysely'

/**
 * A mail that was written into a folder was accepted by no mail server: a state of its own, with its own time. Mails of before are known by
 * the answer that the folder gave.
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
