import type { FastifyReply, FastifyRequest } from 'fastify'
import { findBrandByHost } from '../../shared/brands.ts'
import { roleSuffices, userHeader, type Role } from '../../shared/account.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { readOrRefreshIdentity, type Identity } from './identify.ts'
import { findProductOwner, type Membership, type User } from './queries.ts'
import { keepOutOfCaches } from './token-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once identified. */
    identity: Promise<Identity> | null
    /** The caller, where the route requires a role. */
    member: Member | null
  }
}

type Needed = Pick<Services, 'db' | 'auth' | 'config' | 'brands'>

/** A signed-in user, and the workgroup that the request is about. */
export interface Member {
  user: User
  workgroup: Membership
}

/**
 * The user who calls. The response is kept out of caches unless the route says otherwise afterwards.
 * @throws {AppError} 401: `AUTHENTICATION_ERROR` without a usable token, `SESSION_EXPIRED` with one that has expired, was revoked, or
 * belongs to a user other than the one for whom the calling page was made
 */
export async function requireUser(services: Needed, request: FastifyRequest, reply: FastifyReply): Promise<User> {
  return (await requireIdentity(services, request, reply)).user
}

/**
 * The user who calls, and the access token that identifies them: the cookie's, renewed if it had expired, or the bearer's.
 * @throws {AppError} as `requireUser`
 */
export async function requireIdentity(
  services: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Extract<Identity, { state: 'known' }>> {
  const identity = await readIdentityOnce(services, request, reply)
  if (identity.state !== 'known') throw refuse(identity.state)
  const expected = request.headers[userHeader]
  if (expected !== undefined && expected !== String(identity.user.id)) throw refuse('expired')
  keepOutOfCaches(reply)
  return identity
}

/** The guard before the body and the handler behind it both identify the caller, and a refresh token can be used only once. */
function readIdentityOnce(services: Needed, request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
  request.identity ??= readOrRefreshIdentity(services, request, reply)
  return request.identity
}

// RFC 6750, section 3: tells a program to refresh its token.
export function refuse(state: 'absent' | 'expired' | 'invalid'): AppError {
  const challenge = state === 'absent' ? 'Bearer' : 'Bearer error="invalid_token"'
  return new AppError(state === 'expired' ? 'SESSION_EXPIRED' : 'AUTHENTICATION_ERROR', {
    message: `token ${state}`,
    headers: { 'www-authenticate': challenge, 'cache-control': 'private, no-store' },
  })
}

/** Names the workgroup in the address of a link, a frame or a plain form, which send no header. */
export const workgroupParameter = 'workgroup_id'

/**
 * The workgroup that a request is about: the one that the brand's header names, or without it the address; otherwise the user's first, with
 * those of this host's brand before others. undefined: the user has none.
 * @throws {AppError} 400 for an invalid id; 403 `RESOURCE_UNAUTHORIZED_FEATURE_FLAG` for a workgroup that is not the user's
 */
export function findWorkgroup({ brands }: Pick<Services, 'brands'>, request: FastifyRequest, user: User): Membership | undefined {
  const brand = findBrandByHost(request.host, brands)
  // Empty counts as absent, as with every option: a form sends its fields also where nothing is chosen.
  const inHeader = request.headers[brand.workgroupHeader] || undefined
  // Read from the address itself: the parsed query contains only the parameters of the call's own schema.
  const requested = inHeader ?? (new URL(request.url, 'http://localhost').searchParams.get(workgroupParameter) || undefined)
  if (requested === undefined) return user.memberships.find((group) => group.brand === brand.key) ?? user.memberships[0]
  if (typeof requested !== 'string' || !/^[1-9]\d{0,9}$/.test(requested))
    throw new AppError('CLIENT_SIDE', {
      reasons: [reasonAt(inHeader === undefined ? workgroupParameter : brand.workgroupHeader, 'notAnId')],
    })
  const group = user.memberships.find(({ workgroupId }) => String(workgroupId) === requested)
  if (!group && user.signIn?.closed.some(({ workgroupId }) => String(workgroupId) === requested)) throw refuseWithoutFactor()
  if (!group) throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: `not a member of workgroup ${requested}` })
  return group
}

const refuseWithoutFactor = (): AppError =>
  new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: 'no second factor', reasons: [reasonAt('', 'secondFactorNeeded')] })

/**
 * The user who calls and their workgroup, in which they have at least this role.
 * @throws {AppError} as `requireUser` and `findWorkgroup`; 403 `RESOURCE_UNAUTHORIZED_FEATURE_FLAG` when the role does not suffice
 */
export async function requireRole(services: Needed, request: FastifyRequest, reply: FastifyReply, role: Role): Promise<Member> {
  const user = await requireUser(services, request, reply)
  const workgroup = findWorkgroup(services, request, user)
  if (!workgroup && user.signIn?.closed.length) throw refuseWithoutFactor()
  if (!workgroup || !roleSuffices(workgroup.role, role))
    throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', {
      message: `user ${user.id} is not ${role} of ${workgroup?.workgroupId ?? 'any group'}`,
    })
  return { user, workgroup }
}

/**
 * The member who calls, where the route requires a role (`access` in its `config`).
 * @throws Error for a route that does not
 */
export function memberOf({ member, routeOptions }: FastifyRequest): Member {
  if (!member) throw new Error(`${routeOptions.url} asks for no role`)
  return member
}

/**
 * The permalink id of a product of the member's workgroup. A product of another workgroup is not found, like one that does not exist.
 * @param by an id within PostgreSQL's integer, as `readId` gives it; null for one that is none
 * @throws {AppError} `CLIENT_SIDE`, 404
 */
export async function requireOwnProduct(
  { db }: Pick<Services, 'db'>,
  { workgroup }: Member,
  by: { permalinkId: number | null } | { synonymId: number | null },
  place = 'id',
): Promise<number> {
  const id = 'permalinkId' in by ? by.permalinkId : by.synonymId
  const owner = id === null ? undefined : await findProductOwner(db, 'permalinkId' in by ? { permalinkId: id } : { synonymId: id })
  if (owner?.workgroupId !== workgroup.workgroupId)
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt(place, 'notFound')] })
  return owner.permalinkId
}
