import { insertEntry } from '../audit-log/insert-entry.ts'
import type { Services } from '../services.ts'
import { listToldOwners, takeGivenUp, takeSilentReceivers } from './outage-queries.ts'

/** Tells owners by mail of receivers that take nothing, and the log of a workgroup what was given up. The host alone: an address may have a secret in it. */
export async function reportOutages({ db, mail }: Pick<Services, 'db' | 'mail'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { workgroupId, url, since } of await takeSilentReceivers(tx))
      for (const owner of await listToldOwners(tx, workgroupId))
        await mail.enqueueReceiverNotice(tx, { ...owner, host: new URL(url).host, since: since.toISOString() })
    for (const { workgroupId, url, count } of await takeGivenUp(tx))
      await insertEntry(tx, 'webhooks.gaveUp', { workgroupId, by: null, params: { host: new URL(url).host, count } })
  })
}
