import { randomInt } from 'node:crypto'

/** Without I, O, 0 and 1, which are confused on paper: 32 characters, five bits each. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 80 bits: enough that a hash needs no salt or secret, so that these codes stay valid even if the signing secret is lost. */
const length = 16
const form = new RegExp(`^[${signs}]{${length}}$`)

/** Codes that one account has at the same time. */
const recoveryCodeCount = 10

/** New codes, in four groups of four as they are shown. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
    return code.match(/.{4}/g)?.join('-') ?? code
  })
}

/** A typed code in the form that is hashed: hyphens, blanks and case do not matter. null: not a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
  return form.test(code) ? code : null
}
