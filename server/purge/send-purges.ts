import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import { productTag } from '../http/cache-tags.ts'
import { longestKnown } from '../products/known-states.ts'
import { workWhenAwake, type Worker } from '../processes/work-when-awake.ts'
import { beginPurging, forgetOldPurges, takePurges } from './queries.ts'

/** The largest number of tags that every known cache accepts in one request. */
const mostTags = 30
/** Products purged in one go, once no process can still serve their old state from memory. */
const mostTogether = 3_000
/** ms within which the cache has to respond. */
const longestAnswer = 10_000
/** ms between two checks for changes. */
const polling = 500
/** ms before the second attempt; it doubles with each further one. */
const firstPause = 1_000
const longestPause = 60_000

/**
 * Tells a cache in front which pages to purge, as soon as a change is committed, and repeats it until the cache has accepted
 * (docs/decisions/154-purging.md).
 */
export function sendPurges(
  { db, log }: { db: Kysely<Database>; log: FastifyBaseLogger },
  receiver: NonNullable<Config['purge']>,
  pause = firstPause,
): Worker {
  const closing = new AbortController()
  let failures = 0
  let pausedUntil = 0

  async function takeSome(): Promise<boolean> {
    if (Date.now() < pausedUntil) return false
    try {
      // Repeated each time, since a crash of the database empties unlogged tables.
      await beginPurging(db)
      const lost = failures === 0 ? 0 : await forgetOldPurges(db)
      if (lost > 0) log.error({ lost }, 'the cache in front was never told of pages that changed a day ago')
      // If the cache does not accept, the rollback restores the rows.
      const count = await db.transaction().execute(async (tx) => {
        const ids = await takePurges(tx, mostTogether)
        // Otherwise the cache might fetch, and store, the old page from a process that still takes it for current.
        if (ids.length > 0) await sleep(longestKnown, undefined, { signal: closing.signal })
        for (let from = 0; from < ids.length; from += mostTags)
          await tell(receiver, ids.slice(from, from + mostTags).map(productTag), closing.signal)
        return ids.length
      })
      if (failures > 0 && count > 0) {
        log.warn({ failures }, 'the cache in front takes again what it is to forget')
        failures = 0
      }
      return count > 0
    } catch (error) {
      if (closing.signal.aborted) return false
      pausedUntil = Date.now() + Math.min(longestPause, pause * 2 ** failures)
      failures += 1
      if (failures === 1) log.error({ err: error }, 'the cache in front does not take what it is to forget')
      return false
    }
  }

  const worker = workWhenAwake(takeSome, {
    polling,
    closing,
    onError: (error) => log.error({ err: error }, 'a cache in front could not be told what it is to forget'),
  })
  worker.wake()
  return worker
}

/** @throws if the response is not 2xx, or does not arrive */
async function tell({ url, header }: NonNullable<Config['purge']>, tags: readonly string[], closing: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' '), ...(header && { [header.name]: header.value }) },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.any([closing, AbortSignal.timeout(longestAnswer)]),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`The cache answered ${answer.status}: ${said.slice(0, 200)}`)
}
