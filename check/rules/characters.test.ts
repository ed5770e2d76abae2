import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkCharacters } from './characters.ts'

describe('letters that no document has (PDF/UA; REACH Annex II, 0.2.4)', () => {
  it('are told of with their place, and not those that it has', () => {
    const planted = plantIn(1003, (record) => {
      record.name = 'Verdünner 漢字'
      record.workplace = { activity: 'Склад Ω ≤ 5 °C' }
      record.otherHazards = [{ text: { en: 'خطر' } }]
    })
    const found = findBy(checkCharacters, planted).filter(({ code }) => code === 'language.unknownCharacters')
    expect(found.map(({ path, params }) => [path, params['elements']])).toEqual([
      ['name', '漢 字'],
      ['otherHazards[0].text.en', 'خ ط ر'],
    ])
  })
})
