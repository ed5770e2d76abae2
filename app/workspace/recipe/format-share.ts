import type { LanguageCode } from '../../../shared/languages.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import type { Share } from '../../../shared/recipe/read-share.ts'

/** A share as it is read: two decimals, and more where there are any. */
export function formatShare(value: number, language: LanguageCode): string {
  const rounded = Number(value.toFixed(6))
  const digits = String(rounded).split('.')[1]?.length ?? 0
  const [whole = '', decimals = ''] = rounded.toFixed(Math.max(2, digits)).split('.')
  // The sign of the language, as in every figure of the workspace.
  return `${whole}${writeNumber(0.5, language).slice(1, 2)}${decimals}`
}

/** A share with both ends where it is a range. */
export function formatEnds({ from, to }: Share, language: LanguageCode): string {
  return from === to ? formatShare(from, language) : `${formatShare(from, language)} – ${formatShare(to, language)}`
}
