import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { modeOf } from '../../tests/goods-by-hand.ts'

describe('what is free in packs of up to 5 l or 5 kg (ADR 3.3.1, special provision 375)', () => {
  const harmful = part('zinc salt', 30, 'Aquatic Chronic 2 H411')
  it.each<[state: 'liquid' | 'solid', density: number | undefined, packs: [number, string][], isFree: boolean]>([
    ['liquid', undefined, [[5, 'l']], true],
    ['liquid', undefined, [[5.01, 'l']], false],
    ['liquid', undefined, [[5000, 'ml']], true],
    // one of them is read by nobody
    [
      'liquid',
      undefined,
      [
        [1, 'l'],
        [1, 'drum'],
      ],
      false,
    ],
    [
      'liquid',
      undefined,
      [
        [1, 'l'],
        [1, 'm³'],
      ],
      false,
    ],
    // 5 kg ÷ 0.7 kg/l = 7.1 l; 5 ÷ 1.1 = 4.5 l; of unknown density no lighter than 0.6 kg/l: 3 ÷ 0.6 = 5 l
    ['liquid', 0.7, [[5, 'kg']], false],
    ['liquid', 1.1, [[5, 'kg']], true],
    ['liquid', undefined, [[5, 'kg']], false],
    ['liquid', undefined, [[3, 'kg']], true],
    ['solid', undefined, [[5, 'kg']], true],
    ['solid', undefined, [[5, 'l']], false],
    // 5 l × 1.6 kg/l = 8 kg
    ['solid', 1.6, [[5, 'l']], false],
    ['solid', 0.9, [[5, 'l']], true],
  ])('%s of density %s in %j: %s', (physicalState, relativeDensity, packs, isFree) => {
    const mixture: TypedMixture = {
      ...liquid([harmful], relativeDensity === undefined ? {} : { relativeDensity }),
      physicalState,
      packs: packs.map(([value, unit]) => ({ value, unit })),
    }
    expect(modeOf(mixture)?.regulated).toBe(!isFree)
  })
})
