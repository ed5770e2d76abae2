import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../shared/languages.ts'
import { hyphenateWord } from './hyphenate-word.ts'

const shown = (word: string, language: LanguageCode) => hyphenateWord(word, language)?.replaceAll('\u00ad', '-')

describe('hyphenateWord', () => {
  it('parts words of the languages that Typst has no patterns for', () => {
    expect(shown('biodegradabilitatea', 'ro')).toBe('bio-de-gra-da-bi-li-ta-tea')
    expect(shown('trimetilcikloheksilamīns', 'lv')).toBe('trimetil-cik-lo-hek-sil-amīns')
    expect(shown('neamhinadhainteacht', 'ga')).toBe('neamh-in-adh-ainteacht')
  })

  it('parts a Maltese word where its syllables begin, with j and a stop before l or r at the next one', () => {
    expect(shown('Kunsiderazzjonijiet', 'mt')).toBe('Kun-si-de-raz-zjo-ni-jiet')
    expect(shown('impermeabilizzazzjoni', 'mt')).toBe('imper-mea-bi-liz-zaz-zjoni')
    expect(shown('bijokonċentrazzjonijiet', 'mt')).toBe('bijo-kon-ċen-traz-zjo-ni-jiet')
    expect(shown('iddisinfettanti', 'mt')).toBe('iddi-sin-fet-tanti')
    expect(shown('tintagħżelx', 'mt')).toBe('tin-tagħ-żelx')
    expect(shown('ħwejjeġ', 'mt')).toBe('ħwej-jeġ')
  })

  it('parts compounds and chemical names where their components meet', () => {
    expect(shown('polioksipropilēndiamīns;', 'lv')).toBe('poli-oksi-propilēn-diamīns;')
    expect(shown('polioxipropilendiamină;', 'ro')).toBe('poli-oxi-propilen-diamină;')
    expect(shown('poliossipropilendiammina;', 'mt')).toBe('poli-ossi-propilen-diammina;')
    expect(shown('polaocsaprópailéindé-aimín;', 'ga')).toBe('pola-ocsa-própailéin-dé-aimín;')
    expect(shown('Starptautiskais', 'lv')).toBe('Starp-tautiskais')
    expect(shown('karstumizturīgām', 'lv')).toBe('karstum-izturīgām')
    expect(shown('papildinformācija', 'lv')).toBe('papild-in-for-mā-cija')
    expect(shown('fhrithstatacha', 'ga')).toBe('fhrith-statacha')
  })

  it('makes no syllable of a letter by itself or of consonants alone', () => {
    expect(shown('Ceriodaphnia', 'ro')).toBe('Cerio-daph-nia')
    expect(shown('cainníochtaí', 'ga')).toBe('cainní-ochtaí')
  })

  it('leaves three letters at least on either line, the marks around the word not counted', () => {
    expect(shown('(aeru),', 'mt')).toBe('(aeru),')
    expect(shown('„uscătoare”;', 'ro')).toBe('„uscă-toare”;')
  })

  it('parts a chemical name between its components, where the patterns would part one', () => {
    expect(shown('polüoksüpropüleendiamiin;', 'et')).toBe('polü-oksü-propüleen-diamiin;')
    expect(shown('trimetyylisykloheksyyliamiini', 'fi')).toBe('trimetyyli-sykloheksyyli-amiini')
  })

  it('leaves the other languages to the patterns of Typst', () => {
    expect(hyphenateWord('Verpackungsanweisungen', 'de')).toBeNull()
    expect(shown('polyoxypropyleendiamine;', 'nl')).toBe('poly-oxy-propyleen-diamine;')
    expect(shown('polyoxypropyléndiamín;', 'sk')).toBe('poly-oxy-propylén-diamín;')
    expect(shown('polioksypropylenodiamina;', 'pl')).toBe('poli-oksy-propyleno-diamina;')
    expect(shown('polyoxypropylènediamine ;', 'fr')).toBe('poly-oxy-propylène-diamine ;')
    expect(shown('poliossipropilendiammina;', 'it')).toBe('poli-ossi-propilen-diammina;')
    expect(shown('polioxipropilendiamina;', 'es')).toBe('poli-oxi-propilen-diamina;')
    expect(shown('polioxipropilenodiamina;', 'pt')).toBe('poli-oxi-propileno-diamina;')
  })
})
