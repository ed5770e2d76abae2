import { shortestPassword } from '../../shared/account.ts'
import { normaliseEmail } from './normalise-email.ts'

/** Characters; a bound for the work that a request can cause, far above any pass phrase. */
export const longestPassword = 512

/**
 * Why a text cannot be the password of this account; undefined when it can. Length instead of rules for kinds of characters
 * (NIST SP 800-63B, section 3.1.1.2).
 */
export function findPasswordProblem(password: string, email: string): string | undefined {
  if (password.length < shortestPassword) return `must have at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `must have at most ${longestPassword} characters`
  if (new Set(password).size < 4) return 'must have at least 4 different characters'
  const [name = ''] = email.split('@')
  if ([normaliseEmail(email), name].includes(normaliseEmail(password))) return 'must not be the e-mail address'
  return undefined
}
