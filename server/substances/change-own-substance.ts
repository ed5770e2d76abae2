import { namedKeys, type OwnSubstanceRecord } from '../../shared/own-substances.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { doerOf } from '../auth/doer-of.ts'
import type { Member } from '../auth/require-user.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import {
  deleteOwnSubstance,
  findProductsMadeOf,
  insertOwnSubstance,
  lockOwnSubstances,
  updateOwnSubstance,
  type StoredOwnSubstance,
} from './queries.ts'

type Needed = Pick<Services, 'db'>

/** Own substances of a workgroup at most. */
const mostSubstances = 20_000

export const noSuchSubstance = (): AppError => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('key', 'notFound')] })
const conflict = (reason: Reason): AppError => new AppError('CLIENT_SIDE', { status: 409, reasons: [reason] })

/**
 * Stores a new substance or raw material.
 * @throws {AppError} 409 where the key is taken; 400 for components that do not exist, or that would contain themselves
 */
export function createOwnSubstance(
  { db }: Needed,
  { user, workgroup }: Member,
  key: string,
  record: OwnSubstanceRecord,
): Promise<StoredOwnSubstance> {
  const { workgroupId } = workgroup
  return db.transaction().execute(async (tx) => {
    const all = await lockOwnSubstances(tx, workgroupId)
    if (all.some((one) => one.key === key)) throw conflict(reasonAt('key', 'taken'))
    if (all.length >= mostSubstances) throw conflict(reasonAt('key', 'tooMany', { max: mostSubstances }))
    refuseCircles(all, key, record)
    await insertEntry(tx, 'substances.added', { workgroupId, by: doerOf(user), params: { name: nameSubstance(key, record) } })
    return insertOwnSubstance(tx, { workgroupId, key, record, changedBy: user.name })
  })
}

/** @throws {AppError} 404; 409 where another revision is there by now; 400 as `createOwnSubstance` */
export function changeOwnSubstance(
  { db }: Needed,
  { user, workgroup }: Member,
  key: string,
  { revision, record }: { revision: number; record: OwnSubstanceRecord },
): Promise<StoredOwnSubstance> {
  return db.transaction().execute(async (tx) => {
    const all = await lockOwnSubstances(tx, workgroup.workgroupId)
    const before = findPresent(all, key, revision)
    refuseCircles(all, key, record)
    const { workgroupId } = workgroup
    await insertEntry(tx, 'substances.changed', { workgroupId, by: doerOf(user), params: { name: nameSubstance(key, record) } })
    return updateOwnSubstance(tx, before, { record, changedBy: user.name })
  })
}

/** @throws {AppError} 404; 409 where another revision is there by now, or where a raw material or the recipe of a product contains it */
export function removeOwnSubstance({ db }: Needed, { user, workgroup }: Member, key: string, revision: number | undefined): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const all = await lockOwnSubstances(tx, workgroup.workgroupId)
    const { id, record } = findPresent(all, key, revision)
    const materials = all.filter((one) => one.key !== key && namedKeys(one.record).includes(key)).map(({ record: { name } }) => name)
    const users = [...materials, ...(await findProductsMadeOf(tx, workgroup.workgroupId, key))]
    if (users.length > 0) throw conflict(reasonAt('key', 'componentOf', { keys: users.slice(0, 5) }))
    await deleteOwnSubstance(tx, id)
    const { workgroupId } = workgroup
    await insertEntry(tx, 'substances.removed', { workgroupId, by: doerOf(user), params: { name: nameSubstance(key, record) } })
  })
}

/** As the log names it, once it is called something else or is gone: by the key, which never changes. */
const nameSubstance = (key: string, { name }: OwnSubstanceRecord): string => `${name} (${key})`

function findPresent(all: readonly StoredOwnSubstance[], key: string, revision: number | undefined): StoredOwnSubstance {
  const present = all.find((one) => one.key === key)
  if (present === undefined) throw noSuchSubstance()
  if (revision !== undefined && present.revision !== revision)
    throw conflict(reasonAt('revision', 'outdatedRevision', { revision: present.revision }))
  return present
}

/** A raw material is made of what the workgroup has, and never of itself, however deep. */
function refuseCircles(all: readonly StoredOwnSubstance[], key: string, record: OwnSubstanceRecord): void {
  const parts = new Map(all.map((one) => [one.key, namedKeys(one.record)]))
  parts.set(key, namedKeys(record))
  const refuse = (reason: Reason): never => {
    throw new AppError('CLIENT_SIDE', { reasons: [reason] })
  }
  const missing = namedKeys(record).find((one) => !parts.has(one))
  if (missing !== undefined) refuse(reasonAt('record.components', 'notFoundAmong', { values: [missing] }))
  const names = new Map([...all.map((one) => [one.key, one.record.name] as const), [key, record.name]])
  const seen = new Set<string>()
  /** With the way that leads to each. */
  const open = namedKeys(record).map((one) => [key, one])
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const last = way.at(-1) ?? key
    if (last === key)
      refuse(reasonAt('record.components', 'containsItselfThrough', { chain: way.map((one) => names.get(one) ?? one).join(' → ') }))
    if (seen.has(last)) continue
    seen.add(last)
    for (const part of parts.get(last) ?? []) open.push([...way, part])
  }
}
