import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findFaults } from './find-faults.ts'
import { loadWording, type Wording } from './load-wording.ts'
import { reviewWording } from './review-wording.ts'

const english = loadWording('en')
const finnish = loadWording('fi')

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const none = { unknown: [], parameters: [], english: [] }
const withPhrase = (key: string, text: string): Wording => ({ ...finnish, phrases: { ...finnish.phrases, [key]: text } })
const withInterface = (key: string, text: string): Wording => ({ ...finnish, interface: { ...finnish.interface, [key]: text } })

it.each(languages)(
  'the texts in %s are all there, have known keys and the parameters of English, and none is left in English',
  (language) => {
    expect(findFaults(loadWording(language), english)).toEqual(none)
    expect(Object.values(reviewWording(language).parts).flatMap(({ missing }) => missing)).toEqual([])
  },
)

describe('findFaults', () => {
  it('finds a sentence that is the English one, and an English word', () => {
    const key = 'use.coatingWood'
    expect(findFaults(withPhrase(key, english.phrases[key] ?? ''), english)).toEqual({ ...none, english: [key] })
    expect(findFaults(withPhrase(key, 'Puun ja metallin, with lakka.'), english)).toEqual({ ...none, english: [key] })
  })

  it('finds a parameter that is unknown, and one that is missing', () => {
    const key = 'otherHazards.containsPbtVpvb'
    expect(findFaults(withPhrase(key, 'Seos sisältää {aineita}.'), english)).toEqual({ ...none, parameters: [key] })
    expect(findFaults(withPhrase(key, 'Seos sisältää aineita.'), english)).toEqual({ ...none, parameters: [key] })
    const statements = { ...finnish.statements, EUH208: 'Sisältää {aine}. Voi aiheuttaa allergisen reaktion.' }
    expect(findFaults({ ...finnish, statements }, english).parameters).toEqual(['EUH208'])
  })

  it('finds a key that English has not, but for a plural form', () => {
    expect(findFaults(withPhrase('use.nothing', 'Puun maalaus.'), english)).toEqual({ ...none, unknown: ['use.nothing'] })
    expect(findFaults(withInterface('home.languages_many', 'Kieliä {count}'), english)).toEqual(none)
    expect(findFaults(withInterface('home.languages_many', 'Kieliä sata'), english)).toEqual(none)
  })
})
