import { z } from 'zod'

/** Where the button leads, and where the provider sends the browser back to. */
export const oidcPath = '/api/v1/auth/oidc'
export const oidcCallbackPath = `${oidcPath}/callback`
/** How the account of the person who is signed in is connected with the provider. */
export const accountOidcPath = '/api/v1/account/oidc'

/** Why a sign-in by the provider came to nothing; in the address of the page that says it. */
const oidcProblems = ['down', 'denied', 'expired', 'refused', 'noAccount', 'unverified', 'hasPassword', 'taken', 'locked'] as const
export type OidcProblem = (typeof oidcProblems)[number]
/** Name under which it stands there. */
export const oidcParameter = 'oidc'

export const isOidcProblem = (text: string | null): text is OidcProblem => oidcProblems.some((problem) => problem === text)

export const accountOidcAnswer = z.object({
  name: z.string().nullable().describe('Null: there is no provider'),
  is_linked: z.boolean(),
})
const password = z.string().min(1).max(512).optional()
export const accountOidcBody = z.strictObject({ password })
export const oidcAddress = z.object({ address: z.string().describe('Of the provider, to which the browser goes') })
