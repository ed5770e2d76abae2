import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

describe('duties and transport of a mixture', () => {
  it('take an entry for amines where most of what corrodes is one, and not for lye with a little of it', () => {
    const of = (lye: number, amine: number) =>
      derive(liquid([part('lye', lye, 'Skin Corr. 1B H314'), part('2-aminoethanol', amine, 'Skin Corr. 1B H314')])).transport?.modes[0]
        ?.unNumber
    expect(of(16, 1.5)).toBe('1760')
    expect(of(5, 5)).toBe('2735')
    expect(of(1, 12)).toBe('2735')
  })

  it('take no entry for amines where the pH says that it is acid, nor for an aminophosphonic acid', () => {
    const unOf = (name: string, pH?: number) =>
      derive({ ...liquid([part(name, 20, 'Skin Corr. 1B H314')]), measured: { pH } }).transport?.modes[0]?.unNumber
    expect(unOf('2-aminoethanol', 12)).toBe('2735')
    expect(unOf('2-aminoethanol', 1)).not.toBe('2735')
    expect(unOf('aminotrimethylenephosphonic acid')).not.toBe('2735')
  })

  it('propose transport from the same classification', () => {
    const paint = {
      ...liquid([part('solvent', 40, 'Flam. Liq. 3 H226')], { flashPoint: 38, initialBoilingPoint: 126 }),
      productKind: 'paint',
    } satisfies TypedMixture
    expect(derive(paint).transport?.modes.map(({ unNumber, packingGroup }) => [unNumber, packingGroup])).toEqual([
      ['1263', 'III'],
      ['1263', 'III'],
      ['1263', 'III'],
    ])
  })

  it.each([
    ['methanol', '67-56-1', 80, 10, ['Flam. Liq. 2 H225', 'Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331'], '1230', 'II'],
    ['acetone', '67-64-1', 60, 10, ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319'], '1090', 'II'],
    // by CLP's subcategory it would be packing group I, which Table A does not have for it
    ['sodium hydroxide', '1310-73-2', 30, null, ['Skin Corr. 1A H314'], '1824', 'II'],
    // of another packing group than the named substance, which leaves the entry of its group
    ['acetone', '67-64-1', 8, 30, ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319'], '1224', 'III'],
  ] as const)(
    'keep the entry of the one dangerous substance in its own packing group: %s',
    (name, cas, content, flashPoint, classes, un, group) => {
      const mixture = { ...liquid([named(name, cas, content, ...classes)]), measured: { flashPoint, initialBoilingPoint: 60 } }
      const road = derive(mixture).transport?.modes[0]
      expect([road?.unNumber, road?.packingGroup]).toEqual([un, group])
    },
  )
})
