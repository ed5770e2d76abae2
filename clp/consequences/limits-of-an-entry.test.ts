import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import { modeOf, estimated } from '../../tests/goods-by-hand.ts'

describe('an entry of Table A', () => {
  it.each([
    ['Acute Tox. 1', estimated('x', 100, { oral: 4 }), true],
    ['Skin Corr. 1A', part('x', 10, 'Skin Corr. 1A H314'), true],
    ['Acute Tox. 2', estimated('x', 100, { oral: 40 }), false],
    ['Skin Corr. 1B', part('x', 10, 'Skin Corr. 1B H314'), false],
  ])('of aerosols is forbidden for contents of packing group I: %s (ADR 2.2.2.2.2)', (_, component, expected) => {
    const spray: TypedMixture = { ...liquid([component], { flammableContent: 0.5, heatOfCombustion: 1 }), physicalState: 'aerosol' }
    for (const mode of ['road', 'sea', 'air'] as const)
      expect(modeOf(spray, mode)?.notes.some(({ code }) => code === 'prohibited')).toBe(expected)
  })

  // ADR 3.3.1, special provision 65
  it.each([
    [7.9, false],
    [8, true],
  ])('of hydrogen peroxide in water begins at 8 %%: %d %%', (content, expected) => {
    const peroxide = named('hydrogen peroxide', '7722-84-1', content, 'Ox. Liq. 1 H271', 'Skin Corr. 1A H314')
    const measured = { pH: 3, tests: [{ class: 'Skin Corr. 1', result: 'negative' as const }] }
    const transport = derive(liquid([peroxide], measured)).transport
    expect(transport?.isDangerous).toBe(expected)
    expect(transport?.warnings.filter(({ code }) => code === 'transportOpen' && !expected)).toEqual([])
  })
})
