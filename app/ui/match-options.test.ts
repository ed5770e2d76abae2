import { describe, expect, it } from 'vitest'
import { filterOptions, findTyped } from './match-options.ts'

const languages = ['Bulgarian · Български', 'Čeština', 'Deutsch', 'Ελληνικά', 'Español', 'Eesti', 'Polski', 'Έκδοση', 'Русский'].map(
  (text) => ({
    text,
  }),
)
const at = (typed: string, from = -1) => languages[findTyped(languages, typed, from)]?.text

describe('the filter of a dropdown', () => {
  const filter = (typed: string) => filterOptions(languages, typed).map(({ text }) => text)

  it('takes what is contained, wherever it stands, in any script and without accents', () => {
    expect(filter('OLSK')).toEqual(['Polski'])
    expect(filter('ЪЛГ')).toEqual(['Bulgarian · Български'])
    expect(filter('cestina')).toEqual(['Čeština'])
    expect(filter('ΕΛΛΗΝΙΚΑ')).toEqual(['Ελληνικά'])
    expect(filter('εκδοσησ')).toEqual([])
    expect(filter('espan')).toEqual(['Español'])
  })

  it('takes everything where nothing is typed, and nothing where nothing fits', () => {
    expect(filter('  ')).toHaveLength(languages.length)
    expect(filter('xyz')).toEqual([])
  })
})

describe('typed letters', () => {
  it('lead to the first option that begins with them', () => {
    expect(at('p')).toBe('Polski')
    expect(at('es')).toBe('Español')
    expect(at('р')).toBe('Русский')
    expect(at('č')).toBe('Čeština')
    expect(at('c')).toBe('Čeština')
    expect(at('εκ')).toBe('Έκδοση')
    expect(at('x')).toBeUndefined()
    expect(findTyped([], 'a', -1)).toBe(-1)
  })

  it('lead on from where one is: a letter alone to the next, a word also to the same', () => {
    expect(at('e', 4)).toBe('Eesti')
    expect(at('ee', 5)).toBe('Español')
    expect(at('ees', 5)).toBe('Eesti')
    expect(at('e', 5)).toBe('Español')
  })
})
