import { describe, expect, it } from 'vitest'
import { plainText } from '../text/write-text.ts'
import { modelOf, emptyParts, changed } from '../../test-kit/safety-models.ts'

describe('the safety instructions', () => {
  it('give first aid for corrosive products at once and long enough', () => {
    const texts = modelOf(1006).firstAid.routes.map(({ text }) => plainText(text))
    expect(texts[0]).toContain('at least 15\u00a0minutes; call a doctor')
    expect(texts[1]).toContain('rinse with plenty of water, call a doctor')
    expect(texts[3]).toContain('Do not try to neutralise')
  })

  it('give the European emergency number, the supplier’s and the poison centre’s of the reader’s language', () => {
    expect(modelOf(1001, 'de').danger).toMatchObject({ callNumber: '112', callLabel: 'Notruf' })
    expect(modelOf(1001, 'fr').danger.contacts).toEqual([
      'Norvik Coatings GmbH\u00a0: +49\u00a040\u00a066969\u00a0112 (Langues\u00a0: allemand, anglais)',
      'ORFILA (INRS)\u00a0: +33\u00a01\u00a045\u00a042\u00a059\u00a059',
    ])
  })

  it('give first aid of the record alone where it has any, and never the sentence that there is none beside it', () => {
    expect(modelOf(1001).firstAid.points).toEqual([])
    const general = changed(1001, () => ({ firstAid: { ...emptyParts.firstAid, general: [{ text: { en: 'Call a doctor.' } }] } }))
    expect(general.firstAid.points.map(plainText)).toEqual(['Call a doctor.'])
  })
})
