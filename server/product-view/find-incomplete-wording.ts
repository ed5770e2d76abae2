import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { loadWording, type Texts, type Wording } from '../../wording/load-wording.ts'

const parts = ['statements', 'headings', 'phrases', 'substances', 'terms'] as const satisfies readonly (keyof Wording)[]

let known: ReadonlySet<LanguageCode> | undefined

/** Languages in which the program's own texts for documents are incomplete. The texts never change while it runs. */
export function findIncompleteWording(): ReadonlySet<LanguageCode> {
  known ??= new Set(languageCodes.filter((code) => parts.some((part) => lacks(loadWording(code)[part], loadWording('en')[part]))))
  return known
}

const lacks = (texts: Texts, english: Texts): boolean => Object.keys(english).some((key) => !texts[key])
