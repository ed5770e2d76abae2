import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

/** A text that a person wrote, in each of its languages. */
export interface OwnWords {
  /** as a program writes it: `firstAid.skin[2]` */
  readonly path: string
  readonly written: readonly { readonly language: LanguageCode; readonly words: string }[]
}

/** The texts of a record that are in a person’s own words, in the order of the record. */
export function listOwnWords(record: ProductRecord): OwnWords[] {
  const found: OwnWords[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('text' in value && typeof value.text === 'object' && value.text !== null) {
      const written = Object.entries(value.text).flatMap(([language, words]) =>
        isLanguageCode(language) && typeof words === 'string' ? [{ language, words }] : [],
      )
      if (written.length > 0) found.push({ path, written })
      else look(value.text, `${path}.text`)
      return
    }
    for (const [name, part] of Object.entries(value))
      look(part, path + (Array.isArray(value) ? `[${name}]` : path === '' ? name : `.${name}`))
  }
  look(record, '')
  return found
}
