import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/start-database.ts'
import { openAuth } from './open-auth.ts'

const { db } = await createTestDatabase()

describe('the signing secret', () => {
  it('is the same for all processes that start at the same moment, and does not change', async () => {
    const processes = await Promise.all(Array.from({ length: 3 }, () => openAuth(db)))
    const later = await openAuth(db)
    const claims = { userId: 7, sessionId: 8 }
    for (const { tokens } of processes) {
      expect(await later.tokens.readAccessToken(await tokens.signAccessToken(claims))).toStrictEqual({ state: 'valid', claims })
      expect(tokens.successorOf('a refresh token')).toBe(later.tokens.successorOf('a refresh token'))
    }
    const secrets = await db.selectFrom('signing_secrets').select('secret').execute()
    expect(secrets).toStrictEqual([{ secret: expect.stringMatching(/^[\w-]{64}$/) }])
  })
})
