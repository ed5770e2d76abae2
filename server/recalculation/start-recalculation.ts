import { mostRecalculated, type RecalculationChange } from '../../shared/recalculation.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import type { Member } from '../auth/require-user.ts'
import { confirmerOf } from '../editing/refuse-shared-identities.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { noSuchSubstance } from '../substances/change-own-substance.ts'
import { findOwnRevision } from '../substances/queries.ts'
import { findTokens } from '../where-used/find-tokens.ts'
import { insertRecalculation, listConcerned, lockRecalculations } from './queries.ts'

/**
 * Starts a recalculation of all products that the change affects, or of those among them that are named.
 * @returns its id
 * @throws {AppError} 404 for a substance, a revision of it or a product that the workgroup does not have; 409 where one is under way; 400
 * where there is nothing to calculate
 */
export async function startRecalculation(
  services: Pick<Services, 'db' | 'register'>,
  member: Member,
  { change, products }: { change: RecalculationChange; products?: readonly number[] | undefined },
): Promise<number> {
  const { workgroupId } = member.workgroup
  const tokens = await tokensOf(services, workgroupId, change)
  return services.db.transaction().execute(async (tx) => {
    const { isRunning } = await lockRecalculations(tx, workgroupId)
    if (isRunning) throw isUnderWay()
    const concerned = await listConcerned(tx, workgroupId, tokens, products ?? null)
    const unknown = products?.filter((id) => !concerned.includes(id)) ?? []
    if (unknown.length > 0) throw refuse(404, reasonAt('products', 'notFoundAmong', { values: unknown.slice(0, 20) }))
    if (concerned.length === 0) throw refuse(400, reasonAt('products', 'tooFew', { min: 1 }))
    if (concerned.length > mostRecalculated) throw refuse(400, reasonAt('products', 'tooMany', { max: mostRecalculated }))
    const user = { id: member.user.id, name: confirmerOf(member).name }
    return insertRecalculation(tx, { workgroupId, change, user }, concerned)
  })
}

const refuse = (status: number, reason: Reason): AppError => new AppError('CLIENT_SIDE', { status, reasons: [reason] })

export const isUnderWay = (): AppError => refuse(409, reasonAt('', 'recalculationUnderWay'))

async function tokensOf(
  { db, register }: Pick<Services, 'db' | 'register'>,
  workgroupId: number,
  change: RecalculationChange,
): Promise<readonly string[] | null> {
  if (change.kind === 'law') {
    if (change.from === change.to) throw refuse(400, reasonAt('change.to', 'notAbove', { min: change.from }))
    if (change.substance === undefined) return null
    return (await findTokens(db, await register.current(), workgroupId, { substance: change.substance })).all
  }
  const earlier = await findOwnRevision(db, workgroupId, change.key, change.since)
  const { all } = await findTokens(db, await register.current(), workgroupId, { key: change.key })
  if (earlier === undefined) throw noSuchSubstance()
  return all
}
