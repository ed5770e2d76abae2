import type { LanguageCode } from '../../shared/languages.ts'
import { isReasonCode } from '../../shared/reasons/reason-codes.ts'
import { writeReason } from '../../shared/reasons/write-reason.ts'
import type { ToldReason } from '../api/api-error.ts'
import type { Translate } from '../language/texts.tsx'

/** A reason of the server's in the language of the interface; in English where the page is older than the code. */
export function sayReason({ code, params, message }: ToldReason, t: Translate, language: LanguageCode): string {
  return isReasonCode(code) ? writeReason({ code, params }, t, language) : message
}
