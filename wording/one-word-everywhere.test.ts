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

const saysWithdrawn = (key: string) => /\.(?:withdrawn|isWithdrawn)$/.test(key) && key !== 'edit.withdrawn'
const withoutAccents = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

it.each(languages)('in %s, one word says everywhere that a product is withdrawn: others tell of a recall', (language) => {
  const texts = loadWording(language).interface
  // The end and the first letter follow from the sentence.
  const word = withoutAccents(texts['products.state.withdrawn'] ?? '').slice(1, 5)
  const others = keysWhere(texts, (text, key) => saysWithdrawn(key) && !withoutAccents(text).includes(word))
  expect(others).toEqual([])
})

it('in Greek, a raised point parts the members of a list, for a semicolon asks a question', () => {
  expect(loadWording('el').terms['document.semicolon']).toBe('·')
})
