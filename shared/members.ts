import { z } from 'zod'
import { personName } from './account.ts'

export const membersPath = '/api/v1/workgroup/members'
export const invitationsPath = '/api/v1/workgroup/invitations'
export const linkViewPath = '/api/v1/account/link'
export const linkUsePath = '/api/v1/account/link/use'

/** Invitations of a workgroup that are open at the same time. */
export const mostInvitations = 50
/** Days for which an invitation is good. */
export const invitationDays = 7

const role = z.enum(['viewer', 'editor', 'owner'])

const listedMember = z.object({
  id: z.int(),
  name: z.string().describe('Empty where the member gave none'),
  email: z.string(),
  role,
  last_sign_in_at: z.iso.datetime().nullable(),
  has_second_factor: z.boolean(),
})
export type ListedMember = z.infer<typeof listedMember>

const listedInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  created_by: z.string(),
  expires_at: z.iso.datetime(),
  state: z.enum(['open', 'expired']),
  mail_state: z.enum(['queued', 'accepted', 'written', 'refused']).describe('`written`: into a folder, where there is no mail server'),
})
export type ListedInvitation = z.infer<typeof listedInvitation>

export const membersAnswer = z.object({
  members: z.array(listedMember),
  invitations: z.array(listedInvitation),
  requires_second_factor: z.boolean().describe('Whether the workgroup is closed to members without one'),
})

export const invitationBody = z.strictObject({ email: z.string().trim().min(1).max(254), role })
export const memberBody = z.strictObject({ role })

/** The secret part of a link from a mail: 256 bits. */
const token = z.string().regex(/^[\w-]{43}$/)
export const linkViewBody = z.strictObject({ token })

/** What a link from a mail is for, as whoever has it sees it. */
export const linkAnswer = z.object({
  email: z.string().describe('Whose address the link was sent to'),
  workgroup: z.string(),
  role,
  invited_by: z.string(),
  has_account: z.boolean().describe('Whether the address has an account already, which then needs no password'),
})
export type LinkAnswer = z.infer<typeof linkAnswer>

export const linkUseBody = z.strictObject({
  token,
  name: personName.optional(),
  password: z.string().min(1).max(512).optional().describe('Of the new account; where there is one already it is not read'),
})

export const usedLink = z.object({ email: z.string() })
