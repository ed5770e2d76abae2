import { describe, expect, it } from 'vitest'
import { recordWith } from '../test-kit/record-with-substance.ts'

describe('a substance that needs an authorisation (REACH Annex XIV)', () => {
  const said = (cas: string) =>
    recordWith(cas).regulatory.union.filter(
      (text) => 'phrase' in text && /^regulation\.(?:reachAuthorisation|sunsetDate)$/.test(text.phrase),
    )

  it('is named in 15.1 with its sunset date', () => {
    expect(said('79-01-6')).toEqual([
      { phrase: 'regulation.reachAuthorisation', values: { substances: [{ text: { en: 'trichloroethylene' } }] } },
      { phrase: 'regulation.sunsetDate', values: { date: '2016-04-21' } },
    ])
  })

  it('unlike one that is a candidate alone', () => {
    expect(said('556-67-2')).toEqual([])
  })
})
