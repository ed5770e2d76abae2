import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadWording } from './load-wording.ts'

const wordingFolder = import.meta.dirname

/** Groups of fragments: they stand in a table cell, in a bracket or inside another text, so they carry no full stop. */
const fragmentGroups = [
  'colour.',
  'detergent.',
  'material.',
  'method.',
  'odour.',
  'productType.',
  'propertyNote.',
  'protection.gloveMaterial.',
  'purpose.',
  'route.',
  'shippingName.',
  'state.',
  'statementValue.',
  'tds.method.',
  'telephone.',
  'variant.',
  'wasteCode.',
]

const isFragment = (key: string) => fragmentGroups.some((group) => key.startsWith(group))

const languages = readdirSync(wordingFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(wordingFolder, entry.name, 'phrases.json')))
  .map((entry) => entry.name)

function readLibrary(language: string): { source: string; phrases: Record<string, unknown> } {
  const source = readFileSync(path.join(wordingFolder, language, 'phrases.json'), 'utf8')
  const parsed: unknown = JSON.parse(source)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${language}/phrases.json is not a flat object`)
  return { source, phrases: Object.fromEntries(Object.entries(parsed)) }
}

/** The parameters of a text, each once, in alphabetical order: a translation may turn their order round. */
const parametersOf = (text: string) => [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))].toSorted()

const english = readLibrary('en').phrases

/** Keys of the texts that a rule finds wrong, with the text, so that a failure shows what to mend. */
function findWrong(phrases: Record<string, unknown>, isWrong: (text: string, key: string) => boolean): string[] {
  return Object.entries(phrases).flatMap(([key, text]) => (typeof text === 'string' && isWrong(text, key) ? [`${key}: ${text}`] : []))
}

describe('the English sentence library', () => {
  it('has at least 420 entries', () => {
    expect(Object.keys(english).length).toBeGreaterThanOrEqual(420)
  })

  it('has keys of a group and a topic in camelCase', () => {
    expect(Object.keys(english).filter((key) => !/^[a-z][a-zA-Z0-9]*(\.[a-z0-9][a-zA-Z0-9]*)+$/.test(key))).toEqual([])
  })

  it('names its parameters in camelCase letters, as the product record accepts them', () => {
    expect(findWrong(english, (text) => parametersOf(text).some((name) => !/^[a-z][a-zA-Z]*$/.test(name)))).toEqual([])
  })

  it('gives the European waste list entries by their six digits', () => {
    const wrong = Object.keys(english).filter((key) => key.startsWith('wasteCode.') && !/^wasteCode\.\d{6}$/.test(key))
    expect(wrong).toEqual([])
  })

  it('uses the slash in citations of law only', () => {
    expect(findWrong(english, (text) => /\//.test(text.replaceAll(/\d+\/\d+(\/[A-Z]{2,3})?/g, '')))).toEqual([])
  })

  it('has typographic apostrophes', () => {
    expect(findWrong(english, (text) => text.includes("'"))).toEqual([])
  })

  it('says neither “etc.” nor “and/or”', () => {
    expect(findWrong(english, (text) => /\betc\b|and\/or/i.test(text))).toEqual([])
  })
})

describe.each(languages)('the sentence library in language %s', (language) => {
  const { source, phrases } = readLibrary(language)

  it('holds nothing but texts', () => {
    expect(Object.entries(phrases).filter(([, text]) => typeof text !== 'string')).toEqual([])
  })

  it('names no key twice', () => {
    const keys = [...source.matchAll(/^\s*"([^"]+)":/gm)].map((match) => match[1])
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('has no key that English lacks', () => {
    expect(Object.keys(phrases).filter((key) => !(key in english))).toEqual([])
  })

  it('has the same parameters as English in every text', () => {
    const wrong = findWrong(phrases, (text, key) => {
      const model = english[key]
      return typeof model === 'string' && parametersOf(model).join() !== parametersOf(text).join()
    })
    expect(wrong).toEqual([])
  })

  it('has no stray brace', () => {
    expect(findWrong(phrases, (text) => /[{}]/.test(text.replaceAll(/\{[a-zA-Z]+\}/g, '')))).toEqual([])
  })

  it('names a substance by one name, for a semicolon parts the substances of a label', () => {
    // Its entry in CLP Annex VI has one within the name.
    const exception = 'substance.bisphenolAEpoxyResin'
    const names = Object.entries(loadWording(language).substances)
    expect(names.filter(([key, name]) => key !== exception && /[;·]\s/u.test(name))).toEqual([])
  })

  it('has no empty text', () => {
    expect(findWrong(phrases, (text) => text.trim() === '')).toEqual([])
  })

  it('has no doubled space, line break, or space at an end', () => {
    expect(findWrong(phrases, (text) => /\s\s|[\n\r\t]/.test(text) || text !== text.trim())).toEqual([])
  })

  it('has no straight quotation mark', () => {
    expect(findWrong(phrases, (text) => text.includes('"'))).toEqual([])
  })

  it('ends every sentence with a stop', () => {
    expect(findWrong(phrases, (text, key) => !isFragment(key) && !text.endsWith('.'))).toEqual([])
  })

  it('ends no fragment with a stop', () => {
    expect(findWrong(phrases, (text, key) => isFragment(key) && text.endsWith('.'))).toEqual([])
  })

  it('keeps the letters and the number of a standard together', () => {
    expect(findWrong(phrases, (text) => /\b(?:EN|ISO|DIN|IEC) (?:\d|ISO|IEC)/.test(text))).toEqual([])
  })

  it('keeps a number and its unit together with a no-break space', () => {
    expect(findWrong(phrases, (text) => /\d (%|°C|°F|mm|µm|cm|m|kg|g|l|ml|h|min|s|bar|hPa)(?![\p{L}\d’])/u.test(text))).toEqual([])
  })
})
