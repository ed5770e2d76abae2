import { Secret, TOTP } from 'otpauth'

// RFC 6238 with the parameters that every authenticator supports: SHA-1, six digits, thirty seconds. A secret has 160 bits (RFC 4226,
// section 4).
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps by which the clocks of telephone and server may differ, either way (RFC 6238, section 5.2). */
const tolerance = 1

export const makeFactorSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator reads from a QR code. @param issuer and @param account are shown there beside the code */
export function factorAddress({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  return new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The time step whose code this is; null where it is the code of none that is allowed.
 * @param typed blanks in it do not matter: telephones show codes in two groups
 * @param now milliseconds
 */
export function findStep(secret: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = TOTP.validate({ ...form, token, secret: Secret.fromBase32(secret), timestamp: now, window: tolerance })
  return delta === null ? null : Math.floor(now / 1000 / form.period) + delta
}
