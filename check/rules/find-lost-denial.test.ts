import { describe, expect, it } from 'vitest'
import { librarySentences, writtenInEach } from '../../test-kit/library-sentences.ts'
import { findLostDenial } from './find-lost-denial.ts'

/** What one language of 24 denies and another says the other way round: “that are not empty”, “that still contain product”. */
const saidOtherwise = [
  'disclaimer.tds',
  'disposal.product.aerosols',
  'ecotoxicity.unknownShare',
  'firefighter.noWaterOnIsocyanate',
  'incompatible.nonFerrousMetals',
  'poster.measure.washHands',
  'reactivity.acid',
  'storage.materialUnsuitable',
  'tds.application.removeRust',
  'tds.storage.aerosol',
  'toxicology.acuteToxicityUnknown',
]

describe('a “not” that one language has and another lost', () => {
  it('is missing in no sentence of the library, which says the same in 24 languages', () => {
    expect(librarySentences.length).toBeGreaterThan(1000)
    expect(librarySentences.filter((key) => findLostDenial(writtenInEach(key)) !== null).toSorted()).toEqual(saidOtherwise)
  })

  it.each([
    ['bg', 'Смесвайте с киселини.'],
    ['cs', 'Smíchejte s kyselinami.'],
    ['da', 'Bland med syrer.'],
    ['de', 'Mit Säuren mischen.'],
    ['el', 'Αναμείξτε με οξέα.'],
    ['es', 'Mezclar con ácidos.'],
    ['et', 'Segada kokku hapetega.'],
    ['fi', 'Sekoita tuote happoihin.'],
    ['fr', 'Mélanger avec des acides.'],
    ['ga', 'Measc é le haigéid.'],
    ['hr', 'Pomiješati s kiselinama.'],
    ['hu', 'Savakkal össze kell keverni.'],
    ['it', 'Mescolare con acidi.'],
    ['lt', 'Maišyti su rūgštimis.'],
    ['lv', 'Sajaukt ar skābēm.'],
    ['mt', 'Ħallat mal-aċidi kollha.'],
    ['nl', 'Met zuren mengen.'],
    ['pl', 'Mieszać z kwasami.'],
    ['pt', 'Misturar com ácidos.'],
    ['ro', 'Amestecați cu acizi.'],
    ['sk', 'Zmiešajte s kyselinami.'],
    ['sl', 'Zmešajte s kislinami.'],
    ['sv', 'Blanda med syror.'],
  ] as const)('is found: %s', (language, words) => {
    const en = 'Do not mix with acids.'
    expect(
      findLostDenial([
        { language: 'en', words: en },
        { language, words },
      ]),
    ).toEqual({ one: `en: ${en}`, other: `${language}: ${words}` })
  })

  it('is none where another word keeps away, where it is a condition, and in names', () => {
    const of = (en: string, de: string) =>
      findLostDenial([
        { language: 'en', words: en },
        { language: 'de', words: de },
      ])
    expect(of('Do not breathe dust.', 'Einatmen von Staub vermeiden.')).toBeNull()
    expect(of('Do not store near food.', 'Von Lebensmitteln fernhalten.')).toBeNull()
    expect(of('If the redness does not go away, see a doctor.', 'Bei anhaltender Rötung einen Arzt aufsuchen.')).toBeNull()
    expect(of('Must not freeze', 'Frostschutz')).toBeNull()
    expect(of('Never mix with acids.', 'Mit Säuren mischen.')).not.toBeNull()
  })
})
