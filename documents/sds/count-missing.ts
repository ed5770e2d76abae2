import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { openMissing } from './find-missing.ts'
import type { SdsSource } from './sds-source.ts'

/**
 * What the sheet of a version lacks in each language, as `buildSds` says it.
 * @returns keys of missing texts, one language after the other, so that others may have their turn between two
 */
export function* countMissing(source: SdsSource): Generator<{ code: LanguageCode; missing: readonly string[] }> {
  const findMissing = openMissing(source)
  for (const code of languageCodes) yield { code, missing: findMissing(code).missing }
}
