import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadWording } from './load-wording.ts'

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, entry.name, 'interface.json')))
  .map((entry) => entry.name)

const keysWhere = (texts: Readonly<Record<string, string>>, isWrong: (text: string, key: string) => boolean) =>
  Object.entries(texts)
    .filter(([key, text]) => isWrong(text, key))
    .map(([key]) => key)

it.each(['cs', 'sk', 'pl'] as const)('in %s, no line ends with a preposition or conjunction of one letter', (language) => {
  expect(keysWhere(loadWording(language).interface, (text) => /(?:^|[\s(„“"/])[AIKOSUVZaikosuvz] (?=\S)/u.test(text))).toEqual([])
})

/** What a language has beside the interface; the texts of the law are its own. */
const documentTexts = (language: string) => {
  const { phrases, substances, terms } = loadWording(language)
  return { ...phrases, ...substances, ...terms }
}

it('in French, no line breaks before a colon, semicolon, exclamation or question mark, or inside of guillemets', () => {
  expect(keysWhere(loadWording('fr').interface, (text) => /(?:^|[^\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])/.test(text))).toEqual([])
  expect(keysWhere(documentTexts('fr'), (text) => / [:;!?»]|« /.test(text))).toEqual([])
})

it.each(languages)('in %s, no line breaks beside a multiplication sign', (language) => {
  const torn = (text: string) => / ×|× /.test(text)
  expect(keysWhere({ ...loadWording(language).interface, ...documentTexts(language) }, torn)).toEqual([])
})
