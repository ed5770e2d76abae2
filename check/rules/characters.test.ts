import { describe, expect, it } from 'vitest'
import { checkOn, plantIn } from '../../test-kit/check-catalogue-record.ts'

describe('letters that no document has (PDF/UA; REACH Annex II, 0.2.4)', () => {
  it('are told of with their place, and not those that it has', () => {
    const planted = plantIn(1003, (record) => {
      record.name = 'Verdünner 漢字'
      record.workplace = { activity: 'Склад Ω ≤ 5 °C' }
      record.otherHazards = [{ text: { en: 'خطر' } }]
    })
    const found = checkOn(planted).filter(({ code }) => code === 'language.unknownCharacters')
    expect(found.map(({ path, params }) => [path, params['elements']])).toEqual([
      ['name', '漢 字'],
      ['otherHazards[0].text.en', 'خ ط ر'],
    ])
  })
})
