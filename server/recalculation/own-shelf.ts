import type { Kysely } from 'kysely'
import { namedKeys, toOwnSubstance, type NamedOwnSubstance, type OwnSubstanceRecord } from '../../shared/own-substances.ts'
import type { Database } from '../db/schema.ts'
import { findOwnRevision, listOwnSubstances } from '../substances/queries.ts'

/** The own substances of a workgroup before and after a change. */
export interface OwnShelf {
  /** The own substances behind these keys, at any depth, in both standings, with their current revisions. */
  pick(keys: readonly string[]): {
    before: Map<string, NamedOwnSubstance>
    after: Map<string, NamedOwnSubstance>
    revisions: Record<string, number>
  }
}

type Records = ReadonlyMap<string, OwnSubstanceRecord>

/** @param change an own substance and its previous revision; null: none changed */
export async function openOwnShelf(
  db: Kysely<Database>,
  workgroupId: number,
  change: { key: string; since: number } | null,
): Promise<OwnShelf> {
  const stored = await listOwnSubstances(db, workgroupId)
  const revisions = new Map(stored.map(({ key, revision }) => [key, revision]))
  const after: Records = new Map(stored.map(({ key, record }) => [key, record]))
  const earlier = change && (await findOwnRevision(db, workgroupId, change.key, change.since))
  const before: Records = change && earlier ? new Map([...after, [change.key, earlier]]) : after
  const read = new WeakMap<OwnSubstanceRecord, NamedOwnSubstance>()
  const readOnce = (record: OwnSubstanceRecord): NamedOwnSubstance => {
    const known = read.get(record) ?? toOwnSubstance(record)
    read.set(record, known)
    return known
  }
  const pickFrom = (records: Records, keys: readonly string[]): Map<string, NamedOwnSubstance> => {
    const found = new Map<string, NamedOwnSubstance>()
    const open = [...keys]
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const record = records.get(key)
      if (record === undefined || found.has(key)) continue
      found.set(key, readOnce(record))
      open.push(...namedKeys(record))
    }
    return found
  }
  return {
    pick(keys) {
      const [left, right] = [pickFrom(before, keys), pickFrom(after, keys)]
      const used = new Set([...left.keys(), ...right.keys()])
      return { before: left, after: right, revisions: Object.fromEntries([...used].map((key) => [key, revisions.get(key) ?? 0])) }
    },
  }
}
