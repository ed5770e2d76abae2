import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive, named } from '../../tests/derive-by-request.ts'

describe('the supplemental statements', () => {
  const codes = (mixture: TypedMixture, day?: string) => derive(mixture, day).label.supplementalStatements

  it.each([
    [1, []],
    [1.1, ['EUH206']],
  ])('warn of chlorine above 1 %%, of the public alone: %d %%', (content, expected) => {
    const bleach = named('sodium hypochlorite', '7681-52-9', content)
    expect(codes(consumer(bleach))).toEqual(expected)
    expect(codes(liquid([bleach]))).toEqual([])
  })

  it.each([
    ['2025-07-31', ['EUH211']],
    ['2025-08-01', []],
  ])('of titanium dioxide stand until the judgment: %s', (day, expected) => {
    expect(codes(consumer(named('titanium dioxide', '13463-67-7', 1)), day)).toEqual(expected)
    expect(codes(consumer(named('titanium dioxide', '13463-67-7', 0.99)), day)).toEqual([])
  })

  it.each<[string, number, number | null, string[]]>([
    ['Flam. Liq. 2 H225', 5, null, []],
    ['Flam. Liq. 2 H225', 5.1, null, ['EUH209']],
    ['Flam. Liq. 3 H226', 5.1, null, ['EUH209A']],
    ['Flam. Liq. 2 H225', 20, 60.1, ['EUH209']],
    ['Flam. Liq. 2 H225', 20, 93, ['EUH209']],
    ['Flam. Liq. 2 H225', 20, 93.1, []],
    // a flammable liquid says more
    ['Flam. Liq. 2 H225', 20, 60, []],
  ])(
    'say that halogenated solvents become flammable with more than 5 %% of %s: %d %%, flash point %s °C',
    (category, content, flashPoint, expected) => {
      const solvent = named('dichloromethane', '75-09-2', 0.5)
      expect(codes({ ...consumer(solvent, part('a', content, category)), measured: { flashPoint } })).toEqual(expected)
      expect(codes({ ...consumer(part('a', content, category)), measured: { flashPoint } })).toEqual([])
    },
  )

  it.each([
    ['solid', '2025-07-31', ['EUH212']],
    ['liquid', '2025-07-31', ['EUH211']],
    ['solid', '2025-08-01', []],
  ] as const)('of titanium dioxide are of powder or of droplets: %s on %s', (physicalState, day, expected) => {
    expect(codes({ ...consumer(named('titanium dioxide', '13463-67-7', 1)), physicalState }, day)).toEqual(expected)
  })

  it('send the user of a plant protection product to its instructions', () => {
    expect(codes({ ...consumer(part('a', 1)), productKind: 'plantProtection' })).toEqual(['EUH401'])
    expect(codes({ ...consumer(part('a', 1)), productKind: 'biocide' })).toEqual([])
  })
})
