import { z } from 'zod'
import { linkViewBody } from './members.ts'

export const askForPasswordPath = '/api/v1/account/forgotten-password'
export const passwordLinkPath = '/api/v1/account/password-link'
export const passwordLinkUsePath = '/api/v1/account/password-link/use'

/** Minutes for which a link to another password is good: long enough for a slow mail, short for one that lies about. */
export const passwordLinkMinutes = 60

export const askForPasswordBody = z.strictObject({ email: z.string().trim().min(1).max(254) })

export const passwordLinkAnswer = z.object({
  email: z.string().describe('Whose password it sets'),
  expires_at: z.iso.datetime(),
})
export type PasswordLinkAnswer = z.infer<typeof passwordLinkAnswer>

export const passwordLinkUseBody = linkViewBody.extend({ password: z.string().min(1).max(512) })
