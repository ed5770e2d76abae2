import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  invitationBody,
  invitationsPath,
  linkAnswer,
  linkUseBody,
  linkUsePath,
  linkViewBody,
  linkViewPath,
  memberBody,
  membersAnswer,
  membersPath,
  usedLink,
} from '../../shared/members.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { requiredFactorBody, requiredFactorPath } from '../../shared/second-factor.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { refuseForeignOrigin } from '../auth/check-origin.ts'
import { wherebyOf } from '../auth/read-device.ts'
import { memberOf } from '../auth/require-user.ts'
import { keepOutOfCaches } from '../auth/token-cookie.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { changeRole, removeMember } from './change-members.ts'
import { invite, viewInvitation } from './invite.ts'
import { removeFactorOf, requireFactor } from './member-factors.ts'
import { isFactorRequired, listInvitations, listMembers, revokeInvitations } from './queries.ts'
import { followLink, viewLink } from './use-link.ts'

/** Invitations per minute from one IP address, since each sends a mail to somebody else. */
const invitationsPerMinute = 30
/**
 * Links that one IP address may try in a minute. A link is 256 random bits, so nobody guesses one; hashing the password sent with it costs
 * time.
 */
const linksPerMinute = 20

/** Who belongs to a workgroup, for its owners, never by an API key, and the links by which others join it (docs/decisions/147-members.md). */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const idParams = z.object({ id: z.string().describe('Id of the member or of the invitation, as the list has it') })
  const notFound = () => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
  const readMember = (id: string): number => {
    const read = readId(id)
    if (read === null) throw notFound()
    return read
  }
  const changed = (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { user, workgroup } = memberOf(request)
    return { workgroupId: workgroup.workgroupId, userId: readMember(request.params.id), by: doerOf(user) }
  }

  typed.get(
    membersPath,
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Members'],
        summary: 'The members of the workgroup and its open invitations',
        response: { 200: named('MembersAnswer', membersAnswer) },
      },
    },
    async (request) => {
      const { workgroupId } = memberOf(request).workgroup
      const members = await listMembers(db, workgroupId)
      return {
        members: members.map((member) => ({ ...member, last_sign_in_at: member.last_sign_in_at?.toISOString() ?? null })),
        invitations: (await listInvitations(db, workgroupId)).map(viewInvitation),
        requires_second_factor: await isFactorRequired(db, workgroupId),
      }
    },
  )

  typed.put(
    `${membersPath}/:id`,
    {
      config: {
        access: 'owner',
        refusals: [409],
        example: { params: { id: '1' }, body: { role: 'editor' }, notRun: 'would take a role from the account of the examples' },
      },
      schema: {
        tags: ['Members'],
        summary: 'Give a member another role',
        params: idParams,
        body: named('MemberBody', memberBody),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await changeRole(db, changed(request), request.body.role)
      return reply.code(204).send(null)
    },
  )

  typed.delete(
    `${membersPath}/:id`,
    {
      config: { access: 'owner', refusals: [409], example: { params: { id: '1' }, notRun: 'would take the account of the examples away' } },
      schema: {
        tags: ['Members'],
        summary: 'Take a member out of the workgroup, at once',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeMember(db, changed(request))
      return reply.code(204).send(null)
    },
  )

  typed.delete(
    `${membersPath}/:id/second-factor`,
    {
      config: {
        access: 'owner',
        refusals: [409],
        example: { params: { id: '1' }, notRun: 'the account of the examples has none' },
      },
      schema: {
        tags: ['Members'],
        summary: 'Switch off the second factor of a member who lost it, and end their sessions',
        description: 'Only for a member who belongs to no other workgroup, and not for oneself.',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeFactorOf(services, memberOf(request), readMember(request.params.id), wherebyOf(request, services))
      return reply.code(204).send(null)
    },
  )

  typed.put(
    requiredFactorPath,
    {
      config: { access: 'owner', refusals: [409], example: { json: { is_required: false } } },
      schema: {
        tags: ['Members'],
        summary: 'Say whether every member needs a second factor',
        description: 'The workgroup is closed to members without one until they have set it up. Keys are not affected.',
        body: named('RequiredFactorBody', requiredFactorBody),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await requireFactor(db, memberOf(request), request.body.is_required)
      return reply.code(204).send(null)
    },
  )

  typed.post(
    invitationsPath,
    {
      config: {
        access: 'owner',
        ...perMinute(invitationsPerMinute),
        refusals: [409],
        example: { body: { email: 'ana@example.com', role: 'editor' }, notRun: 'would send a mail' },
      },
      schema: {
        tags: ['Members'],
        summary: 'Invite somebody by mail',
        description: 'The link in the mail works once, within seven days. A second invitation of an address replaces the first.',
        body: named('InvitationBody', invitationBody),
        response: { 201: named('ListedInvitation', membersAnswer.shape.invitations.element) },
      },
    },
    async (request, reply) => reply.code(201).send(await invite(services, memberOf(request), request.body)),
  )

  typed.delete(
    `${invitationsPath}/:id`,
    {
      config: { access: 'owner', example: { params: { id: '1' }, notRun: 'needs an id that the workgroup made itself' } },
      schema: { tags: ['Members'], summary: 'Take an invitation back', params: idParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const id = z.uuid().safeParse(request.params.id)
      if (!id.success) throw notFound()
      const { user, workgroup } = memberOf(request)
      const { workgroupId } = workgroup
      await db.transaction().execute(async (tx) => {
        const [email] = await revokeInvitations(tx, workgroupId, { id: id.data })
        if (email === undefined) throw notFound()
        await insertEntry(tx, 'members.invitationTakenBack', { workgroupId, by: doerOf(user), params: { email } })
      })
      return reply.code(204).send(null)
    },
  )

  // The secret part stands in the body, and behind the # of the page's address: no log and no referrer has it.
  const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

  typed.post(
    linkViewPath,
    {
      config: {
        access: 'everybody',
        ...perMinute(linksPerMinute),
        refusals: [404],
        example: { body: { token }, notRun: 'needs a link from a mail' },
      },
      schema: {
        tags: ['Members'],
        summary: 'What a link from a mail is for',
        body: named('LinkViewBody', linkViewBody),
        response: { 200: named('LinkAnswer', linkAnswer) },
      },
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      return viewLink(services, request.body.token)
    },
  )

  typed.post(
    linkUsePath,
    {
      onRequest: async (request) => refuseForeignOrigin(request, services.config),
      config: {
        access: 'everybody',
        ...perMinute(linksPerMinute),
        refusals: [403, 404, 503],
        example: { body: { token, name: 'Ana', password: 'a password of your own' }, notRun: 'needs a link from a mail' },
      },
      schema: {
        tags: ['Members'],
        summary: 'Join a workgroup by a link from a mail',
        description: 'Creates an account if the address has none. The link works once.',
        body: named('LinkUseBody', linkUseBody),
        response: { 200: named('UsedLink', usedLink) },
      },
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      return { email: await followLink(services, request.body) }
    },
  )
}
