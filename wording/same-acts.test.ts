import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadWording } from './load-wording.ts'

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Numbers of acts, which are the same in every language: 1907/2006, 2004/37. */
const actsOf = (text: string): string[] => [...new Set(text.match(/(?<![\d/])\d{2,4}\/\d{1,4}(?!\d)/g))].toSorted()

/** Acts that English names anywhere. Where it leaves one out, another language may name it. */
const known = new Set(actsOf(Object.values(loadWording('en').phrases).join(' ')))

describe.each(languages)('the sentences in %s', (language) => {
  it.each(['phrases', 'terms', 'interface'] as const)('name the acts of English: %s', (part) => {
    const english = loadWording('en')[part]
    const wrong = Object.entries(loadWording(language)[part]).filter(([key, text]) => {
      const [acts, named] = [actsOf(text), actsOf(english[key] ?? '')]
      return named.length === 0 ? acts.some((act) => !known.has(act)) : acts.join() !== named.join()
    })
    expect(wrong).toEqual([])
  })
})
