import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { languageCodes, type LanguageCode } from '../shared/languages.ts'

const read = (language: LanguageCode): Record<string, string> =>
  JSON.parse(readFileSync(path.join(projectFolder, 'wording', language, 'phrases.json'), 'utf8'))
const library = new Map(languageCodes.map((language) => [language, read(language)]))

/** Keys of the sentences of the library, which say the same in every language; names are none. */
export const librarySentences: readonly string[] = Object.keys(read('en')).filter(
  (key) => !/^(?:wasteCode|substance|shippingName)\./.test(key),
)

/** A sentence in each language that has it. */
export const writtenInEach = (key: string): { language: LanguageCode; words: string }[] =>
  languageCodes.flatMap((language) => {
    const words = library.get(language)?.[key]
    return words === undefined ? [] : [{ language, words }]
  })
