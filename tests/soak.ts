// npm run soak: 1,000 shares to 10 recipients through every disaster; docs/decisions/021-mail.md.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { soakShares } from './soak-shares.ts'

const [shares = 1000, disasters = 24] = process.argv.slice(2).map(Number)
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-soak-'))
try {
  const { faults, ...result } = await soakShares({
    shares,
    recipients: 10,
    disasters,
    environment: { DATA_DIR: dataDir },
    say: console.log,
  })
  console.table(result)
  for (const fault of faults) console.error(fault)
  console.log(
    faults.length === 0
      ? 'No mail arrived twice, and the record tells of each whether it arrived, was refused, or is unknown.'
      : `${faults.length} faults`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
