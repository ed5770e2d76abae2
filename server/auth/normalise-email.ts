import { createHash } from 'node:crypto'

/** Longest address that mail systems carry (RFC 5321, section 4.5.3.1.3, less the two brackets). */
export const longestEmail = 254

/** An e-mail address in the form by which accounts are found: without surrounding blanks, in one Unicode form, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/** Whether a normalised text can be the e-mail address of an account. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && /^[^\s\p{C}<>()[\],;:\\"@]+@[^\s\p{C}<>()[\],;:\\"@]+\.[^\s\p{C}<>()[\],;:\\"@.]+$/u.test(text)
}

/** The key under which failed sign-ins are counted: a hash, because people type their password into the wrong field. */
export function accountKeyOf(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex')
}

/**
 * A second key under which wrong codes of an account are counted: setting another password resets the count of wrong passwords, but not
 * this one.
 */
export const codeKeyOf = (account: string): string => `${account} code`
