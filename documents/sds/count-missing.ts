import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import { buildSds } from './build-sds.ts'
import type { SdsSource } from './sds-source.ts'

const freeText = 'free text'

/**
 * What the sheet of a version lacks in each language, as `buildSds` says it. A sheet is built in those languages only in which a text of the record is
 * missing: all 24 of them take the processor for 160 ms, and after most changes none lacks anything.
 * @returns keys of missing texts, one language after the other, so that others may have their turn between two
 */
export function* countMissing(source: SdsSource): Generator<{ code: LanguageCode; missing: readonly string[] }> {
  const lacking = languagesThatLack(source.record)
  // What is missing in every language alike, such as a blank that nobody has filled in, English shows.
  const inEnglish = buildSds(source, 'en', { qrCode: false }).missing
  const isOnlyFreeText = inEnglish.every((key) => key === freeText)
  for (const code of languageCodes) {
    if (code === 'en') yield { code, missing: inEnglish }
    else if (isOnlyFreeText && !lacking.has(code)) yield { code, missing: [] }
    else yield { code, missing: buildSds(source, code, { qrCode: false }).missing }
  }
}

/** Languages in which anything that a person wrote or chose does not exist, printed or not. */
export function languagesThatLack(record: unknown): ReadonlySet<LanguageCode> {
  const lacking = new Set<LanguageCode>()
  const phrases = new Set<string>()
  collect(record)
  for (const code of languageCodes) {
    const wording = loadWording(code)
    for (const phrase of phrases) if (!findPhrase(wording, phrase)) lacking.add(code)
  }
  return lacking

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value)) {
      if (name === 'phrase' && typeof one === 'string') phrases.add(one)
      else if (name === 'text' && isTexts(one)) for (const code of languageCodes) if (!one[code]) lacking.add(code)
      collect(one)
    }
  }
}

const isTexts = (value: unknown): value is Readonly<Partial<Record<LanguageCode, unknown>>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('phrase' in value) && !('text' in value)
