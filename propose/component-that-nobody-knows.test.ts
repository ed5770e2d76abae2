import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler, paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

describe('a component that nobody knows', () => {
  const mixture: typeof paint = {
    ...descaler,
    components: [
      { cas: '7732-18-5', name: 'water', content: 87.5, own: { classification: [] } },
      { name: 'Surfactant from abroad', content: 12.5, own: { unknown: ['aquatic'] } },
    ],
  }
  const shares = (typed: typeof paint) =>
    propose(typed).proposals.flatMap(({ place, value }) => (place === '/ecology/unknownAquaticHazardPercent' ? [value] : []))

  it('is stated in 12.1, and so on the label, by its share: CLP Annex I, 4.1.3.6.1', () => {
    const { proposals } = propose(mixture)
    expect(proposals.find(({ place }) => place === '/ecology/unknownAquaticHazardPercent')).toMatchObject({
      section: '12.1',
      value: 12.5,
      article: 'CLP Annex I, 4.1.3.6.1',
    })
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(record.ecology.unknownAquaticHazardPercent).toBe(12.5)
    expect(checkOn(record).filter(({ code }) => code === 'ecology.unknownShareDiffers')).toEqual([])
  })

  it('is not spoken of where all are known, nor where less of it is there than counts', () => {
    const withDye = (content: number): typeof paint => ({
      ...mixture,
      components: [
        { cas: '7732-18-5', name: 'water', content: 100 - content, own: { classification: [] } },
        { name: 'Dye', content, own: { unknown: ['aquatic'] } },
      ],
    })
    expect(shares(descaler)).toEqual([])
    expect(shares(withDye(0.09))).toEqual([])
    expect(shares(withDye(0.1))).toEqual([0.1])
  })
})
