import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import { importEntries } from '../../server/products/import-records.ts'
import { findOrCreateFirstWorkgroup } from '../../server/products/import-queries.ts'
import { findRecord } from '../../server/products/list-queries.ts'
import { today } from '../../shared/iso-day.ts'
import { prepareProduct } from '../scale/prepare-product.ts'

/**
 * Publishes one product a second as an import beside the server does, those first that are asked for most, until it is told to stop.
 * @returns how many were published
 */
export async function publishAgain(
  db: Kysely<Database>,
  { products, templates, signal }: { products: number; templates: number; signal: AbortSignal },
): Promise<number> {
  const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
  let published = 0
  const begin = performance.now()
  for (let turn = 0; !signal.aborted; turn += 1) {
    await sleep(Math.max(0, begin + turn * 1000 - performance.now()))
    const { id, isOthers, status, versions } = prepareProduct((turn * 7_919) % products, templates)
    const found = isOthers || status !== 'active' || versions === 0 ? undefined : await findRecord(db, id)
    if (!found) continue
    const record = { ...found.record, description: { text: { en: `Revision ${turn}`, de: `Fassung ${turn}`, fr: `Version ${turn}` } } }
    const entry = { record, publish: { date: today(), documents: ['sds' as const], confirmations: [] } }
    const { problems } = await importEntries(db, [{ place: [], entry }], { workgroupId })
    if (problems.length > 0) throw new Error(`${id} was not published: ${JSON.stringify(problems)}`)
    published += 1
  }
  return published
}
