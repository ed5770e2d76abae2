import type { Tables } from './table-columns.ts'

/** Columns of the tables of a session, and of a sign-in beyond the password. */
export const signInColumns: Pick<Tables, 'sessions' | 'second_factors' | 'recovery_codes' | 'sign_in_challenges' | 'identities'> = {
  sessions: {
    id: 'integer',
    user_id: 'integer',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    revoked_at: 'timestamp with time zone null',
    ends_at: 'timestamp with time zone null',
    last_used_at: 'timestamp with time zone',
    browser: 'text null',
    system: 'text null',
    network: 'text null',
  },
  second_factors: {
    user_id: 'integer',
    secret_sealed: 'text',
    begun_at: 'timestamp with time zone',
    confirmed_at: 'timestamp with time zone null',
    last_step: 'integer null',
  },
  recovery_codes: { user_id: 'integer', code_hash: 'text', used_at: 'timestamp with time zone null' },
  sign_in_challenges: {
    token_hash: 'text',
    user_id: 'integer',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    by_provider: 'boolean',
  },
  identities: {
    issuer: 'text',
    subject: 'text',
    user_id: 'integer',
    email: 'text null',
    linked_at: 'timestamp with time zone',
    last_used_at: 'timestamp with time zone null',
  },
}
