import { z } from 'zod'
import { languageCodes } from './languages.ts'
import { rule } from './reasons/reason.ts'

/** What somebody may do in a workgroup; each role may do what those before it may (design decisions, Accounts). */
const roles = ['viewer', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/** Whether a role may do what another one is needed for. */
export function roleSuffices(has: Role, needed: Role): boolean {
  return roles.indexOf(has) >= roles.indexOf(needed)
}

/** How a person is called: one line, as it is written. The bidirectional overrides, embeddings and isolates turn the text around it (Unicode, UAX 9). */
export const personName = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, rule('characters'))

/** Characters of a password at least: length instead of rules for kinds of characters (NIST SP 800-63B, section 3.1.1.2). */
export const shortestPassword = 10

/**
 * Header in which a page names the user for whom it was made. In one browser all tabs share a cookie: without it, what one person wrote
 * in a tab that is still open would be sent as the work of the person who signed in after them in another.
 */
export const userHeader = 'x-permasheet-user'

/** The token object of section 7 of the specification, with the members that OAuth asks for (RFC 6749, section 5.1). */
export const issuedTokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.number().int(),
  refresh_token: z.string(),
})
export type IssuedTokens = z.infer<typeof issuedTokens>

/** What a key gets at the token endpoint (RFC 6749, section 4.4.3): no refresh token, since it can ask again. */
export const keyToken = issuedTokens.omit({ refresh_token: true }).extend({ scope: z.string().describe('What the token may do') })
export type KeyToken = z.infer<typeof keyToken>

/** The access token of the session whose cookie a page's call brings: the page keeps it in memory alone. */
export const sessionToken = issuedTokens.pick({ access_token: true, token_type: true })
export const sessionTokenPath = '/api/v1/auth/token'

/** What the application knows of the person who started it. `user_id` null: a visitor. */
const userSettings = z.object({
  user_id: z.number().int().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  interface_language: z.enum(languageCodes).nullable(),
  /** Workgroup of this request: the one of the header, otherwise the first. */
  workgroup_id: z.number().int().nullable(),
  groups: z.array(z.object({ id: z.number().int(), name: z.string(), brand: z.string(), role: z.enum(roles) })),
  /** Names of workgroups that are closed until there is a second factor. */
  closed_groups: z.array(z.string()),
  /** False: the account opens by another sign-in alone, OpenID Connect. */
  has_password: z.boolean(),
})
export type UserSettings = z.infer<typeof userSettings>

export const initAnswer = z.object({ user_settings: userSettings })
