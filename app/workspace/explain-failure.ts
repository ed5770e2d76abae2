import { isInFull, isReasonCode } from '../../shared/reasons/reason-codes.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ApiError, ToldReason } from '../api/api-error.ts'
import type { Translate } from '../language/texts.tsx'
import { sayReason } from './say-reason.ts'

/** A failed call in words. */
export interface Explanation {
  text: string
  /** What a person meets who works with the pages. */
  reasons: string[]
  /** What only a mistake of a program brings about, behind the name of its place; in English where the page does not know the code. */
  mistakes: { text: string; isEnglish: boolean }[]
}

/** The name of a product by the id of its synonym, where the page knows it. */
export type NameProduct = (synonymId: number) => string | undefined

/** What happened, in the language of the interface. */
export function explainFailure(
  error: ApiError,
  t: Translate,
  language: LanguageCode,
  nameProduct: NameProduct = () => undefined,
): Explanation {
  const { status, reasons: told, httpDebug } = error
  // The server's reasons are those of the call by which a program renews its token.
  if (error.type === 'SESSION_EXPIRED') return { text: t(error.uiMessage), reasons: [], mistakes: [] }
  // In a call that only reads, nothing can be wrong but the address of the page.
  if (status === 400 && httpDebug?.request.method === 'GET' && told.length > 0)
    return {
      text: t('problem.refused.address', { names: told.map(({ path }) => path.split('.').at(-1)).join(', ') }),
      reasons: [],
      mistakes: [],
    }
  const isOfPerson = ({ code }: ToldReason): boolean => isReasonCode(code) && isInFull(code)
  const say = (reason: ToldReason): string => {
    const name = reason.code === 'notPublished' ? nameProduct(Number(reason.params['id'])) : undefined
    return name === undefined ? sayReason(reason, t, language) : t('share.productNotPublished', { name })
  }
  const reasons = [...new Set(told.filter(isOfPerson).map(say))]
  const left = told.filter((reason) => !isOfPerson(reason))
  // Reasons that are sentences say all that the text in general would.
  const [first, ...others] = left.length === 0 ? reasons : []
  return {
    text: first ?? t(error.uiMessage),
    reasons: first === undefined ? reasons : others,
    // That there is no such thing is said already.
    mistakes:
      status === 404 ? [] : left.map((reason) => ({ text: `${reason.path}: ${say(reason)}`, isEnglish: !isReasonCode(reason.code) })),
  }
}

/** Whether the same call may succeed another time; not where the session has ended, of which a dialog tells. */
export function mayBeTriedAgain({ status, type }: ApiError): boolean {
  if (type === 'SESSION_EXPIRED') return false
  return status === null || status >= 500 || status === 408 || status === 409 || status === 429
}

/** The same in one line, for a notification, with the characters by which the line of the log is found. */
export function sayFailure(error: ApiError, t: Translate, language: LanguageCode): string {
  const { text, reasons, mistakes } = explainFailure(error, t, language)
  const said = [text, ...reasons, ...mistakes.map((one) => one.text)].join(' ')
  return error.id === null ? said : `${said} · ${t('problem.reference', { id: error.id })}`
}
