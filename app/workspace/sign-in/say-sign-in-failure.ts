import type { ApiError } from '../../api/api-error.ts'
import type { Translate } from '../../language/texts.tsx'

const ofCode = new Set(['codeWrong', 'codeUsed', 'challengeGone'])

/** Why a sign-in failed. What is wrong with a code is said of the code, and of no password. */
export function saySignInFailure({ reasons, uiMessage }: ApiError, t: Translate): string {
  const code = reasons.find((reason) => ofCode.has(reason.code))?.code
  if (code === undefined) return t(uiMessage)
  const warning = uiMessage.endsWith('_LOCKED_ACCOUNT_WARNING') ? ` ${t('signIn.lockWarning')}` : ''
  return t(`reason.${code}`) + warning
}
