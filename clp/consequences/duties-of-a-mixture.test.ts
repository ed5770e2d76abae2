import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

describe('duties and transport of a mixture', () => {
  it('ask for a UFI by health and physical hazards alone', () => {
    expect(derive(liquid([part('a', 30, 'Aquatic Chronic 2 H411')])).ufiRequired).toBe(false)
    expect(derive(liquid([part('a', 30, 'Eye Irrit. 2 H319')])).ufiRequired).toBe(true)
  })

  it('ask for none of a substance that is sold as it is (CLP Article 45(1))', () => {
    const methanol = (content: number) => derive(liquid([named('methanol', '67-56-1', content, 'Acute Tox. 3 H301')])).ufiRequired
    expect([methanol(100), methanol(99)]).toEqual([false, true])
    expect(derive(liquid([part('resin', 100, 'Skin Irrit. 2 H315')])).ufiRequired).toBe(true)
  })

  it('write how exactly the poison centres know a component', () => {
    const { components } = derive(liquid([part('lye', 12, 'Skin Corr. 1B H314'), part('b', 12, 'Eye Irrit. 2 H319')])).poisonCentreGroup
    expect(components.map(({ width }) => width)).toEqual([3, 10])
  })

  it.each<[kind: TypedMixture['productKind'], state: TypedMixture['physicalState'], use: TypedMixture['use'], category: string | null]>([
    ['paint', 'aerosol', 'consumer', 'PC-PNT-1'],
    ['paint', 'liquid', 'consumer', null],
    ['lampOil', 'liquid', 'consumer', 'PC-FUE-2'],
    ['grillLighter', 'liquid', 'consumer', 'PC-FUE-3'],
    ['brazingAlloy', 'solid', 'professional', 'PC-TEC-24'],
    ['fuel', 'liquid', 'consumer', null],
    ['resin', 'liquid', 'professional', null],
  ])('name the product category of the poison centres where it is one: %s, %s, %s is %s', (productKind, physicalState, use, category) => {
    expect(derive({ ...liquid([part('a', 30, 'Eye Irrit. 2 H319')]), physicalState, use, productKind }).poisonCentreGroup.category).toBe(
      category,
    )
  })

  it('list the product categories of which a person chooses', () => {
    const codes = (
      productKind: TypedMixture['productKind'],
      use: TypedMixture['use'],
      physicalState: TypedMixture['physicalState'] = 'liquid',
    ) =>
      derive({ ...liquid([part('a', 30, 'Eye Irrit. 2 H319')]), physicalState, use, productKind }).poisonCentreGroup.categories.map(
        ({ code }) => code,
      )
    expect(codes('paint', 'consumer').join(' ')).toBe('PC-PNT-2 PC-PNT-3 PC-PNT-4 PC-PNT-5 PC-PNT-6 PC-PNT-7 PC-PNT-OTH')
    expect(codes('fuel', 'consumer').join(' ')).toBe('PC-FUE-1 PC-FUE-4 PC-FUE-5 PC-FUE-OTH')
    expect(codes('adhesive', 'consumer')[0]).toBe('PC-ADH-1')
    expect(codes('adhesive', 'industrial')[0]).toBe('PC-ADH-2')
    expect(codes('cleaner', 'consumer')).toEqual(expect.arrayContaining(['PC-CLN-5', 'PC-DET-3.1']))
    expect(codes('cleaner', 'professional')).not.toContain('PC-DET-3.1')
    expect(codes('plantProtection', 'professional')).toHaveLength(17)
    expect(codes('resin', 'professional')).toEqual([])
  })
})
