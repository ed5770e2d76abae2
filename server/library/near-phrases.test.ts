import { describe, expect, it } from 'vitest'
import { rankNearPhrases } from './near-phrases.ts'

describe('a sentence of the library is similar to a free text', () => {
  it.each([
    ['en', 'Wash the skin thoroughly with soap and water', 'firstAid.skin.washSoap'],
    ['en', 'If the irritation persists get medical advice', 'firstAid.eyes.doctorIrritation'],
    ['en', 'Rinse immediately with plenty of water for 15 min, keep the eyelids open', 'firstAid.eyes.rinseCorrosive'],
    ['de', 'Die Haut gründlich mit Wasser und Seife abwaschen.', 'firstAid.skin.washSoap'],
  ] as const)('in %s: %s', (language, words, key) => {
    expect(rankNearPhrases(words, language).slice(0, 2)).toContain(key)
  })

  it('and most similar to itself', () => {
    expect(rankNearPhrases('Do not use solvents or thinners.', 'en')[0]).toBe('firstAid.skin.noSolvents')
  })

  it.each(['', 'Rinse', 'Our showroom in Porvoo is open on weekdays from eight to four.'])('but none to “%s”', (words) => {
    expect(rankNearPhrases(words, 'en')).toEqual([])
  })
})
