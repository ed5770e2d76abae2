import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { soakShares } from '../../tests/soak-shares.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { mailWorkers } from '../mail/mail-queue.ts'

const { url } = await createTestDatabase()

// The long run is `npm run soak`.
it('no mail arrives twice, and the record has the fate of each, whatever dies meanwhile', { timeout: 240_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-soak-'))
  try {
    const { faults, mails, accepted, refused, unknown, kills, downs } = await soakShares({
      shares: 15,
      recipients: 10,
      disasters: 2,
      environment: { DATA_DIR: dataDir, DATABASE_URL: url },
      say: () => {},
    })
    expect(faults).toEqual([])
    expect({ mails, settled: accepted + refused + unknown, kills, downs }).toEqual({ mails: 150, settled: 150, kills: 1, downs: 1 })
    expect(refused).toBeGreaterThan(0)
    // Only mails that were being handed over at the moment of a kill.
    expect(unknown).toBeLessThanOrEqual(mailWorkers * kills)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
