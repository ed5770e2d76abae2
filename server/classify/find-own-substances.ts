import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mixture, MixtureComponent } from '../../clp/classification/mixture.ts'
import { mostComponents } from '../../shared/classification/request.ts'
import { toOwnSubstance, type NamedOwnSubstance } from '../../shared/own-substances.ts'
import type { Reason } from '../../shared/reasons/reason.ts'
import { readBearer } from '../auth/identify.ts'
import { requireRole } from '../auth/require-user.ts'
import { readTokenCookie } from '../auth/token-cookie.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findOwnSubstances } from '../substances/queries.ts'
import { refuseTooMany, tooManyComponents } from './refuse-too-many.ts'

type Needed = Pick<Services, 'db' | 'auth' | 'config' | 'brands'>

export type OwnSubstances = ReadonlyMap<string, NamedOwnSubstance>

const none: OwnSubstances = new Map()

/**
 * The substances and raw materials of the calling member's workgroup that a mixture names, with those that they are made of. A visitor has
 * none, and nobody gets those of another workgroup.
 * @throws {AppError} as `requireRole` for a caller with a wrong token; 400 for raw materials with too many components to be taken apart
 */
export async function findOwnOfMixture(
  services: Needed,
  { components }: Mixture,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnSubstances> {
  if (keysOf(components).length === 0 || (readBearer(request) === undefined && readTokenCookie(request) === undefined)) return none
  const { workgroup } = await requireRole(services, request, reply, 'viewer')
  return findOwnOfGroup(services.db, workgroup.workgroupId, { components })
}

/** The same for a given workgroup. @throws {AppError} 400 for raw materials with too many components to be taken apart */
export async function findOwnOfGroup(
  db: Services['db'],
  workgroupId: number,
  { components }: Pick<Mixture, 'components'>,
): Promise<OwnSubstances> {
  const found = new Map<string, NamedOwnSubstance>()
  const seen = new Set<string>()
  for (let keys = keysOf(components); keys.length > 0;) {
    for (const key of keys) seen.add(key)
    const stored = await findOwnSubstances(db, workgroupId, keys)
    const read = stored.map(({ key, record }) => [key, toOwnSubstance(record)] as const)
    for (const [key, substance] of read) found.set(key, substance)
    if (found.size > mostComponents) throw tooMany(tooManyComponents)
    keys = keysOf(read.flatMap(([, substance]) => substance.components)).filter((key) => !seen.has(key))
  }
  const refusal = refuseTooMany(components, found)
  if (refusal !== null) throw tooMany(refusal)
  return found
}

function keysOf(components: readonly MixtureComponent[]): string[] {
  const keys = components.flatMap((one) =>
    one.components.length > 0 ? keysOf(one.components) : one.substance === null ? [] : [one.substance],
  )
  return [...new Set(keys)]
}

const tooMany = (reason: Reason): AppError => new AppError('CLIENT_SIDE', { reasons: [reason] })
