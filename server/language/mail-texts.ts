import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { pluralSuffix } from '../../shared/plural-suffix.ts'
import { loadWording } from '../../wording/load-wording.ts'

/** Writes a text of the interface; `count` chooses its plural form. */
export type MailTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** @throws Error for a key that the language lacks: check `mailLanguages` first */
export function createMailTexts(language: LanguageCode): MailTexts {
  const texts = loadWording(language).interface
  return (key, values = {}) => {
    const { count } = values
    const pattern = (typeof count === 'number' ? texts[`${key}_${pluralSuffix(count)}`] : undefined) ?? texts[key]
    if (pattern === undefined) throw new Error(`There is no text ${key} in ${language}`)
    return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

let known: readonly LanguageCode[] | undefined

/** Languages in which mails can be written: those that have every text of one. */
export function mailLanguages(): readonly LanguageCode[] {
  const keys = Object.keys(loadWording('en').interface).filter((key) => key.startsWith('mail.'))
  known ??= languageCodes.filter((code) => {
    const texts = loadWording(code).interface
    return keys.every((key) => key in texts)
  })
  return known
}

/** The name of a language in another one: “Englisch”. */
export function nameLanguage(code: LanguageCode, inLanguage: LanguageCode): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}
