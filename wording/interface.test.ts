import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadWording } from './load-wording.ts'

const english = loadWording('en').interface

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, entry.name, 'interface.json')))
  .map((entry) => entry.name)

/** The plural forms of the specification, section 8. */
const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

const parametersOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted()

/** What is read: without the style markers, whose attributes stand in straight quotes. */
const readableText = (text: string) => text.replaceAll(/<\/?span[^>]*>/g, '')

/** Parameters whose number may be one, before a noun that would have to follow it. */
const countBeforeNoun = /\{(?:total|found)\} \p{L}+/u

const keysWhere = (texts: Readonly<Record<string, string>>, isWrong: (text: string, key: string) => boolean) =>
  Object.entries(texts)
    .filter(([key, text]) => isWrong(text, key))
    .map(([key]) => key)

describe.each(languages)('the texts of the interface in %s', (language) => {
  const texts = loadWording(language).interface

  it('have the keys of English, in the same order', () => {
    expect(Object.keys(texts).filter((key) => key in english)).toEqual(Object.keys(english))
  })

  it('have no further key, but for plural forms that English does without', () => {
    const further = keysWhere(texts, (_text, key) => !(key in english))
    expect(further.filter((key) => !pluralSuffix.test(key) || !(key.replace(pluralSuffix, '') in english))).toEqual([])
  })

  it('have the parameters of English; a plural form may leave the count to its words', () => {
    const differing = keysWhere(texts, (text, key) => {
      const isPlural = pluralSuffix.test(key)
      const own = parametersOf(text)
      const expected = parametersOf(english[isPlural ? key.replace(pluralSuffix, '') : key] ?? english[key] ?? '')
      const withoutCount = expected.filter((name) => name !== 'count')
      return own.join() !== expected.join() && !(isPlural && own.join() === withoutCount.join())
    })
    expect(differing).toEqual([])
  })

  it('have no total before a noun, which would have to be of one for 1', () => {
    expect(keysWhere(texts, (text) => countBeforeNoun.test(text))).toEqual([])
  })

  it('have no empty text', () => {
    expect(keysWhere(texts, (text) => readableText(text).trim() === '')).toEqual([])
  })

  it('have no straight double quotes', () => {
    expect(keysWhere(texts, (text) => readableText(text).includes('"'))).toEqual([])
  })

  it('have no doubled spaces, and none at their ends', () => {
    expect(keysWhere(texts, (text) => /\s\s/.test(text) || text !== text.trim())).toEqual([])
  })
})

it('in Slovene, two things have a form of their own wherever one thing has a form with the count', () => {
  const texts = loadWording('sl').interface
  const counted = keysWhere(texts, (text, key) => key.endsWith('_one') && text.includes('{count}'))
  expect(counted.filter((key) => !(key.replace(/_one$/, '_two') in texts))).toEqual([])
})
