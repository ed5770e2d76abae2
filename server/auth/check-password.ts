import { shortestPassword } from '../../shared/account.ts'
import { normaliseEmail } from './normalise-email.ts'
import { faultOf, type Fault } from '../../shared/reasons/reason.ts'

/** Characters: limits the work that a request can cause, and is far longer than any passphrase. */
export const longestPassword = 512
const fewestDifferent = 4

/**
 * Why a text cannot be the password of this account; undefined when it can. Length counts, and no kinds of characters are required (NIST SP
 * 800-63B, section 3.1.1.2).
 */
export function findPasswordProblem(password: string, email: string): Fault | undefined {
  if (password.length < shortestPassword) return faultOf('tooShort', { min: shortestPassword })
  if (password.length > longestPassword) return faultOf('tooLong', { max: longestPassword })
  if (new Set(password).size < fewestDifferent) return faultOf('tooFewDifferent', { min: fewestDifferent })
  const [name = ''] = email.split('@')
  if ([normaliseEmail(email), name].includes(normaliseEmail(password))) return faultOf('passwordIsEmail')
  return undefined
}
