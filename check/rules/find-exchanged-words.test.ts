import { describe, expect, it } from 'vitest'
import { librarySentences, writtenInEach } from '../../test-kit/library-sentences.ts'
import { findExchangedWords } from './find-exchanged-words.ts'

const of = (en: string, de: string) =>
  findExchangedWords([
    { language: 'en', words: en },
    { language: 'de', words: de },
  ])

describe('a word that one language has in the place of another', () => {
  it('is in no sentence of the library, which says the same in 24 languages', () => {
    expect(librarySentences.filter((key) => findExchangedWords(writtenInEach(key)) !== null)).toEqual([])
  })

  it('is found of acids, of skin and eyes, and of minutes that became seconds', () => {
    expect(of('Keep away from acids.', 'Von Laugen fernhalten.')).toEqual({
      one: 'en: Keep away from acids.',
      other: 'de: Von Laugen fernhalten.',
    })
    expect(of('Rinse the eyes.', 'Die Haut spülen.')).not.toBeNull()
    expect(of('Rinse for 15 minutes.', '15 Sekunden spülen.')).not.toBeNull()
  })

  it('is none where a sentence names both, or the same time in another unit', () => {
    expect(of('Keep away from acids and alkalis.', 'Von Säuren fernhalten.')).toBeNull()
    expect(of('Observe for 48 hours.', '2 Tage beobachten.')).toBeNull()
    expect(of('Protect the skin.', 'Hautschutz verwenden, Augen schützen.')).toBeNull()
    expect(of('Contains oxygen.', 'Enthält Sauerstoff.')).toBeNull()
  })
})
