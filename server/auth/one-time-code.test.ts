import { Secret, TOTP, URI } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { factorAddress, findStep, makeFactorSecret } from './one-time-code.ts'

/** RFC 6238, appendix B: the last six digits of its eight. */
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

describe('a one-time code', () => {
  it.each(vectors)('at %d s is that of RFC 6238, %s', (seconds, code) => {
    expect(findStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is valid one step before and after its own, and yields its own step', () => {
    const steps = [-2, -1, 0, 1, 2].map((later) => findStep(secret, '005924', (1_234_567_890 + 30 * later) * 1000))
    const own = Math.floor(1_234_567_890 / 30)
    expect(steps).toEqual([null, own, own, own, null])
  })

  it('may be typed in groups, and in no other form', () => {
    const at = 1_234_567_890_000
    expect(findStep(secret, ' 005 924 ', at)).not.toBeNull()
    for (const wrong of ['', '5924', '0005924', '005925', '٠٠٥٩٢٤', '005924\0', 'abcdef', '-05924', '5.9e24'])
      expect(findStep(secret, wrong, at)).toBeNull()
  })
})

describe('the address that an authenticator reads', () => {
  it('has a secret of 160 bits that is never made twice, the issuer and the account', () => {
    const secrets = Array.from({ length: 50 }, makeFactorSecret)
    expect(new Set(secrets).size).toBe(50)
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
    const account = 'Ä&b?=@example.com'
    const read = URI.parse(factorAddress({ secret, issuer: 'Permasheet Coatings & more', account }))
    expect(read).toBeInstanceOf(TOTP)
    expect([read.secret.base32, read.label]).toEqual([secret, account])
    expect(read).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30 })
  })
})
