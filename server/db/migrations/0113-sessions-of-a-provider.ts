import { type Kysely, sql } from 'kysely'

/**
 * When a session ends that began at a provider of OpenID Connect, however often it is refreshed, and which sign-ins between provider and code are such
 * (docs/decisions/309-sessions-of-a-provider-end.md). Of sessions that are there nobody knows how they began: those of an account without a
 * password did at its provider; those of an account that has both end thirty days from now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add ends_at timestamptz`.execute(db)
  await sql`alter table sign_in_challenges add by_provider boolean not null default false`.execute(db)
  await sql`
    update sessions
    set ends_at = case when users.password_hash = '' then sessions.created_at else now() end + interval '30 days'
    from users where users.id = sessions.user_id and exists (select 1 from identities where identities.user_id = users.id)`.execute(db)
  await sql`update sessions set expires_at = least(expires_at, ends_at) where ends_at is not null`.execute(db)
  await sql`
    update refresh_tokens set expires_at = least(refresh_tokens.expires_at, sessions.ends_at)
    from sessions where sessions.id = refresh_tokens.session_id and sessions.ends_at is not null`.execute(db)
}
