import { describe, expect, it } from 'vitest'
import english from '../../../../wording/en/interface.json' with { type: 'json' }
import { createTranslate } from '../../../language/texts.tsx'
import { describePath } from './describe-path.ts'
import { describeValue, findPhraseKeys, type Words } from './describe-value.ts'

const t = createTranslate(english)
const phrases: Record<string, string> = {
  'substance.nButylAcetate': 'n-butyl acetate',
  'propertyNote.flammableLiquid': 'flammable liquid',
  'storage.below': 'Keep below {temperature}.',
}
const words: Words = { t, language: 'en', optionNames: { boilingPoint: 'Boiling point' }, phraseText: (key) => phrases[key] }

describe('a value in a few words', () => {
  it.each<[unknown, string]>([
    [{ name: { phrase: 'substance.nButylAcetate' }, casNumber: '123-86-4' }, 'n-butyl acetate · 123-86-4'],
    [{ category: 'SE09a', property: 'boilingPoint', quantity: { sign: '≥', value: 126, unit: '°C' } }, 'Boiling point · ≥ 126 °C'],
    [{ category: 'SE09a', property: 'boilingPoint', text: { phrase: 'propertyNote.flammableLiquid' } }, 'Boiling point · flammable liquid'],
    [{ category: 'Flam. Liq. 2', statements: ['H225'] }, 'Flam. Liq. 2 · H225'],
    [{ phrase: 'storage.below', values: { temperature: { value: 30, unit: '°C' } } }, 'Keep below 30 °C.'],
    [{ from: 1000, to: 2500.5, unit: 'g/l' }, '1,000–2,500.5 g/l'],
    [{ text: { de: 'Klarlack', en: 'Clear lacquer' } }, 'Clear lacquer'],
    [{ text: { de: 'Klarlack' } }, 'Klarlack'],
    [{ id: 5070, name: 'Drain Power', productCodes: [] }, 'Drain Power'],
    [{ phrase: 'on.itsWay' }, '…'],
    [[{ name: 'One' }, { name: 'Two' }], 'One, Two'],
    [true, 'Yes'],
    ['mixture', 'Mixture'],
    [{}, ''],
    [undefined, ''],
  ])('%j', (value, text) => {
    expect(describeValue(value, words)).toBe(text)
  })

  it('needs the phrases that stand anywhere in it', () => {
    expect(findPhraseKeys([{ name: { phrase: 'a.b' } }, { text: { phrase: 'c.d', values: { x: { phrase: 'e.f' } } } }])).toEqual([
      'a.b',
      'c.d',
      'e.f',
    ])
  })
})

describe('a place in the record in words', () => {
  it.each([
    ['uses[0].phrase', 'Uses 1'],
    ['composition.ingredients[2].casNumber', 'Composition › Ingredients 3 › CAS number'],
    ['description.text.de', 'Description › Deutsch'],
    ['parameters[3].text', 'Properties (Section\u00a09, technical data) 4 › Text'],
    ['synonyms[0]', 'Other names 1'],
    ['uses[0].values.routes[1]', 'Uses 1 › Fill-ins › Routes of exposure 2'],
    ['handling.storage[1].values["a b"]', 'Handling and storage (Section\u00a07) › Storage 2 › Fill-ins › a b'],
  ])('%s', (path, text) => {
    expect(describePath(path, t)).toBe(text)
  })
})
