import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive, named } from '../../tests/derive-by-request.ts'

describe('the supplemental statements', () => {
  const codes = (mixture: TypedMixture, day?: string) => derive(mixture, day).label.supplementalStatements

  it.each([
    [0.099, []],
    [0.1, ['EUH208']],
  ])('name a sensitiser below its class: %d %%', (content, expected) => {
    expect(codes(consumer(part('a', content, 'Skin Sens. 1 H317')))).toEqual(expected)
  })

  it('leave EUH208 out for isocyanates and epoxy resins, which have their own', () => {
    expect(codes(consumer(named('hexamethylene diisocyanate', '822-06-0', 0.2, 'Skin Sens. 1 H317')))).toEqual(['EUH204'])
    expect(codes(consumer(named('bisphenol A diglycidyl ether', '1675-54-3', 0.5, 'Skin Sens. 1 H317')))).toEqual(['EUH205'])
  })

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

  it.each([
    [0.15, 20, []],
    [0.16, 1, ['EUH201']],
    [0.16, 0.1, ['EUH201A']],
  ])('of lead in paint, %d %% in %d l', (content, litres, expected) => {
    const mixture = {
      ...consumer(named('lead', '7439-92-1', content)),
      productKind: 'paint',
      packs: [{ value: litres, unit: 'l' }],
    } satisfies TypedMixture
    expect(codes(mixture)).toEqual(expected)
  })

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

  it('say that a corrosive mist corrodes the airways', () => {
    const corrosive = liquid([part('lye', 6, 'Skin Corr. 1B H314')])
    expect(codes(corrosive)).toEqual([])
    expect(codes({ ...corrosive, inhalation: 'mist' })).toEqual(['EUH071'])
  })

  it('keep EUH071 of what corrodes in a milder subcategory than the mixture has by another component', () => {
    const bearing = (content: number): TypedComponent => ({
      name: 'a',
      content,
      own: { classification: ['Skin Corr. 1C H314'], supplemental: ['EUH071'] },
    })
    expect(codes(liquid([bearing(6)]))).toEqual(['EUH071'])
    expect(codes(liquid([bearing(6), part('b', 5, 'Skin Corr. 1B H314')]))).toEqual(['EUH071'])
    // Below its cut-off it is behind nothing.
    expect(codes(liquid([bearing(0.9), part('b', 5, 'Skin Corr. 1B H314')]))).toEqual([])
  })

  const dry = (...components: TypedComponent[]): TypedMixture => ({ physicalState: 'solid', use: 'professional', components })
  const cement = (content: number) => named('Portland cement', '65997-15-1', content, 'Skin Irrit. 2 H315')
  const chromate = (content: number, ...classes: string[]) => part('sodium chromate', content, ...classes)

  it.each([
    // 30 % of cement × 0.0002 %
    [0.00006, []],
    [0.000061, ['EUH203']],
  ])('warn of chromium(VI) above 2 mg in a kg of cement: %d %%', (content, expected) => {
    expect(codes(dry(cement(30), chromate(content), part('sand', 69)))).toEqual(expected)
    expect(codes({ ...dry(chromate((content * 100) / 30), part('clinker', 99)), productKind: 'cement' })).toEqual(expected)
  })

  it('know chromium(VI) by its number alone, and cement by its name', () => {
    const ion = named('18540-29-9', '18540-29-9', 0.001)
    expect(codes(dry(part('Cement, grey', 90), ion))).toEqual(['EUH203'])
    expect(codes(dry(part('Fibre cement board', 90), ion))).toEqual([])
  })

  it('leave EUH203 out where the cement is sensitising by itself, and without cement', () => {
    expect(codes(dry(cement(30), chromate(0.001), part('a', 1, 'Skin Sens. 1 H317')))).not.toContain('EUH203')
    expect(codes(dry(chromate(0.001), part('sand', 99)))).toEqual([])
  })

  it('warn of cadmium in alloys for brazing alone', () => {
    const alloy = dry(named('cadmium', '7440-43-9', 0.05), part('silver', 99))
    expect(codes({ ...alloy, productKind: 'brazingAlloy' })).toEqual(['EUH207'])
    expect(codes(alloy)).toEqual([])
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

  it('say that the skin becomes dry by what dries it, unless it is irritated', () => {
    const drying = (name: string, content: number): TypedComponent => ({ name, content, own: { classification: ['EUH066'] } })
    expect(codes(consumer(drying('a', 12), drying('b', 7.9)))).toEqual([])
    expect(codes(consumer(drying('a', 12), drying('b', 8)))).toEqual(['EUH066'])
    expect(codes(consumer(drying('a', 12), drying('b', 8), part('c', 10, 'Skin Irrit. 2 H315')))).toEqual([])
  })

  it('name cyanoacrylate, whatever its content', () => {
    expect(codes(consumer(named('ethyl 2-cyanoacrylate', '7085-85-0', 90)))).toEqual(['EUH202'])
  })
})
