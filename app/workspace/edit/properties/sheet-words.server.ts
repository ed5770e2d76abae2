import type { LanguageCode } from '../../../../shared/languages.ts'
import { loadWording } from '../../../../wording/load-wording.ts'

/** The words of section 9: its sentences, and the heads of its tables, as they are printed. */
export interface SheetWords {
  phrases: Readonly<Record<string, string>>
  heads: Readonly<Record<string, string>>
}

const groups: ReadonlySet<string> = new Set(['state', 'colour', 'odour', 'propertyNote', 'method'])

/** The words of section 9 in a language: at hand before anything is typed, since a sentence is recognised while it is. */
export function sheetWords(language: LanguageCode): SheetWords {
  const { phrases, terms, headings } = loadWording(language)
  const term = (key: string) => terms[key] ?? ''
  return {
    phrases: Object.fromEntries(Object.entries(phrases).filter(([key]) => groups.has(key.split('.')[0] ?? ''))),
    heads: {
      property: term('sds.property'),
      value: term('sds.value'),
      method: term('sds.method'),
      remark: term('sds.remarks'),
      SE09a: `9.1 ${headings['9.1'] ?? ''}`,
      SE09b: `9.2.1 ${headings['9.2.1'] ?? ''}`,
      SE09c: `9.2.2 ${headings['9.2.2'] ?? ''}`,
      TD01: term('tds.title'),
    },
  }
}
