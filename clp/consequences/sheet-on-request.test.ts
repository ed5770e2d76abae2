import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive } from '../../tests/derive-by-request.ts'

describe('the supplemental statements', () => {
  const codes = (mixture: TypedMixture, day?: string) => derive(mixture, day).label.supplementalStatements

  it.each([
    [0.99, []],
    [1, ['EUH210']],
  ])('offer the sheet for a mixture of work that is not classified: %d %%', (content, expected) => {
    const irritant = part('a', content, 'Eye Irrit. 2 H319')
    expect(codes(liquid([irritant]))).toEqual(expected)
    expect(codes(consumer(irritant))).toEqual([])
  })

  it.each([
    ['Skin Sens. 1A H317', 0.0099, 0.01],
    ['Resp. Sens. 1 H334', 0.099, 0.1],
    ['Carc. 2 H351', 0.099, 0.1],
  ])('offer the sheet for %s from its own limit', (category, below, at) => {
    expect(codes(liquid([part('a', below, category)]))).not.toContain('EUH210')
    expect(codes(liquid([part('a', at, category)]))).toContain('EUH210')
  })

  it('is EUH210 from 1 % of what has a workplace limit of the Union and no hazard to health (Annex II, 2.10)', () => {
    const ether = (content: number): TypedComponent => ({
      name: 'dipropylene glycol methyl ether',
      cas: '34590-94-8',
      content,
      own: { classification: [] },
    })
    expect(codes(liquid([ether(0.9)]))).not.toContain('EUH210')
    expect(codes(liquid([ether(1)]))).toContain('EUH210')
    expect(codes({ ...liquid([ether(5)]), use: 'consumer' })).not.toContain('EUH210')
  })
})
