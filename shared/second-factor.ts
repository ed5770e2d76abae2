import { z } from 'zod'

export const secondFactorPath = '/api/v1/account/second-factor'
/** Whether all members of the workgroup need one. */
export const requiredFactorPath = '/api/v1/workgroup/second-factor'

/** The extension grant (RFC 6749, section 4.5) by which a sign-in goes on that was asked for a code. */
export const secondFactorGrant = 'urn:permasheet:second-factor'

export const secondFactorAnswer = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.int().describe('0 where it is off'),
})

/** Accounts without a password send none: they are signed in since a moment ago. */
const password = z.string().min(1).max(512).optional()
/** Of the authenticator, or a recovery code. */
export const typedCode = z.string().trim().min(1).max(40)

export const beginFactorBody = z.strictObject({ password })
export const begunFactor = z.object({
  secret: z.string().describe('To be typed into an authenticator, base 32'),
  uri: z.string().describe('The same, as authenticators read it: otpauth://totp/…'),
  qr: z.string().describe('The uri as QR code, an SVG'),
})
export type BegunFactor = z.infer<typeof begunFactor>

export const confirmFactorBody = z.strictObject({ code: typedCode })
export const provedFactorBody = z.strictObject({ password, code: typedCode })
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()).describe('Each good once; nobody sees them again') })

export const requiredFactorBody = z.strictObject({ is_required: z.boolean() })

/** What the token endpoint refuses a right password with, where the account has a second factor. */
export const codeRequired = z.object({ error: z.literal('second_factor_required'), challenge: z.string() })
