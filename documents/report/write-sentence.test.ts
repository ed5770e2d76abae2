import { describe, expect, it } from 'vitest'
import { say, sentences, type SentenceCode } from '../../clp/classification/sentences.ts'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { writeSentence } from './write-sentence.ts'

const isCode = (code: string): code is SentenceCode => code in sentences
const codes = Object.keys(sentences).filter(isCode)
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
/** A sentence with a value for each of its names. */
const fill = (code: SentenceCode) => say(code, Object.fromEntries(namesIn(sentences[code]).map((name) => [name, `X${name}`])))

describe('a sentence of the engine', () => {
  it.each(languageCodes)('is there with all its values: %s', (language) => {
    const writer = createTextWriter(language)
    for (const code of codes) {
      const written = writeSentence(fill(code), writer)
      for (const name of namesIn(sentences[code]))
        if (name !== 'route') expect([code, written]).toEqual([code, expect.stringContaining(`X${name}`)])
      if (language !== 'en' && sentences[code].includes(' ') && code !== 'unNumber')
        expect([code, written]).not.toEqual([code, fill(code).message])
    }
    expect([...writer.missing].filter((key) => !key.includes('Xroute'))).toEqual([])
  })

  it('says the same in the report as in the answer', () => {
    const writer = createTextWriter('en')
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    for (const code of codes.filter((one) => one !== 'estimate')) expect(plain(writeSentence(fill(code), writer))).toBe(fill(code).message)
  })

  it('has its figures, days and routes as the language writes them', () => {
    const write = (...said: Parameters<typeof say>) => writeSentence(say(...said), createTextWriter('de')).replaceAll('\u00a0', ' ')
    expect(write('sum.over100', { sum: 100.3 })).toBe('Die Gehalte ergeben zusammen 100,3 %.')
    expect(write('since', { day: '2026-05-01' })).toBe('Die Klasse gilt für Gemische, die ab dem 01.05.2026 in Verkehr gebracht werden.')
    expect(write('estimate', { route: 'dermal' })).toBe('Schätzwert der akuten Toxizität des Gemischs: Dermal')
    expect(write('own.milder', { what: 'ATE oral 187.5', held: 'Acute Tox. 3' })).toContain('ATE (Oral) 187,5 wird nicht verwendet')
  })
})
