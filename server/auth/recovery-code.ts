import { randomInt } from 'node:crypto'

/** Without I, O, 0 and 1, which are taken for each other on paper: 32 signs, so that each is five bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 80 bits: nobody guesses it from a hash without salt, so that a lost signing secret leaves these codes good. */
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

/** The code that somebody typed, as it is hashed: hyphens, blanks and small letters do not matter. null: it is none. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
  return form.test(code) ? code : null
}
