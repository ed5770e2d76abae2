import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive, named } from '../../tests/derive-by-request.ts'

const label = (mixture: TypedMixture, day?: string) => derive(mixture, day).label

describe('the label of a mixture', () => {
  it('has H314 without H318, and says what was taken off and why', () => {
    const found = label(consumer(part('lye', 6, 'Skin Corr. 1B H314')))
    expect(found).toMatchObject({ signalWord: 'Danger', pictograms: ['GHS05'], hazardStatements: ['H314'] })
    expect(found.because.omitted).toContainEqual({ element: 'H318', because: 'H314', source: 'CLP Annex III, Part 1' })
  })

  it('has H410 alone for H400 and H412', () => {
    const found = label(liquid([part('limonene', 30, 'Aquatic Acute 1 H400', 'Aquatic Chronic 3 H412')]))
    expect(found.hazardStatements).toEqual(['H410'])
  })

  it('prints the statements of several routes one by one', () => {
    const found = label(liquid([part('a', 60, 'Acute Tox. 4 H302', 'Acute Tox. 4 H312')]))
    expect(found.hazardStatements).toEqual(['H302', 'H312'])
    expect(found.named.map(({ name }) => name)).toEqual(['a'])
  })

  it('states unknown hazards to water', () => {
    const found = label(liquid([part('a', 30, 'Aquatic Chronic 2 H411'), { name: 'b', content: 20 }]))
    expect(found.unknown).toContainEqual({ hazard: 'aquaticHazard', percent: 20, article: 'CLP Annex I, 4.1.3.6.1' })
  })

  it.each([
    ['consumer', true],
    ['professional', false],
    ['industrial', false],
  ] as const)('asks for fastening and warning towards the public alone: %s', (use, expected) => {
    const found = label({ ...liquid([part('lye', 6, 'Skin Corr. 1B H314')]), use })
    expect([found.childResistantFastening, found.tactileWarning]).toEqual([expected, expected])
  })

  it.each([
    [2.9, false],
    [3, true],
  ])('asks for the fastening from 3 %% of methanol: %d %%', (content, expected) => {
    expect(label(consumer(named('methanol', '67-56-1', content))).childResistantFastening).toBe(expected)
  })

  it('exempts aerosols from it for aspiration', () => {
    const mixture = consumer(part('white spirit', 40, 'Asp. Tox. 1 H304', 'Flam. Liq. 3 H226'))
    const measured = { kinematicViscosity40: 5, flammableContent: 90, heatOfCombustion: 35 }
    expect(label({ ...mixture, measured: { ...measured, flashPoint: 38, initialBoilingPoint: 150 } }).childResistantFastening).toBe(true)
    const spray = label({ ...mixture, physicalState: 'aerosol', measured })
    expect(spray.childResistantFastening).toBe(false)
    expect(spray.hazardStatements).toEqual(expect.arrayContaining(['H222', 'H229']))
  })

  it.each([
    [5, 4],
    [3, 3],
  ])('names four substances at most where as many are behind one class: %d', (count, expected) => {
    const parts = Array.from({ length: count }, (_, index) => part(`solvent ${index}`, 15, 'STOT SE 3 H336'))
    expect(label(liquid(parts)).named).toHaveLength(expected)
  })

  it('names first who brings most to the most severe class, whatever else it is', () => {
    const narcotic = (name: string, content: number, ...more: string[]) => part(name, content, 'STOT SE 3 H336', ...more)
    const solvents = [narcotic('little', 3, 'Asp. Tox. 1 H304'), narcotic('most', 30), narcotic('much', 7)]
    const sensitisers = ['a', 'b', 'c'].map((name) => part(name, 1, 'Skin Sens. 1 H317'))
    // Three are required as sensitisers; the fourth is the one behind the narcotic effects, not the one with the worst class of its own.
    expect(label(liquid([...solvents, ...sensitisers])).named.map(({ name }) => name)).toEqual(['most', 'a', 'b', 'c'])

    const amines = [
      part('corrosive', 16, 'Skin Corr. 1C H314'),
      part('harmful', 28, 'Acute Tox. 4 H302', 'Skin Corr. 1B H314'),
      ...['x', 'y', 'z'].map((name, index) => part(name, 12 - index, 'Acute Tox. 4 H302')),
    ]
    // Danger before warning: burns before acute toxicity of category 4, though that stands first in the Annex.
    const found = label(liquid(amines)).named.map(({ name }) => name)
    expect(found).toEqual(['corrosive', 'harmful', 'x', 'y'])
  })

  it('names every sensitiser of a mixture that sensitises, from its limit on (Annex II, 2.8)', () => {
    const found = label(
      liquid([part('a', 2, 'Skin Sens. 1 H317'), part('b', 0.1, 'Skin Sens. 1 H317'), part('c', 0.099, 'Skin Sens. 1 H317')]),
    )
    expect(found.named.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(found.supplementalStatements).not.toContain('EUH208')
  })

  it('names further sensitisers whether of the skin or of the airways (Annex II, 2.8)', () => {
    const found = label(
      liquid([part('a', 1, 'Resp. Sens. 1 H334'), part('b', 0.1, 'Skin Sens. 1 H317'), part('c', 0.09, 'Skin Sens. 1 H317')]),
    )
    expect(found.named.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('names what corrodes where the pH alone decides', () => {
    expect(label(liquid([part('lye', 0.4, 'Skin Corr. 1A H314')], { pH: 13 })).named.map(({ name }) => name)).toEqual(['lye'])
  })

  it('names no trace of a perfume for a burn that acids cause', () => {
    const found = label(liquid([part('acid', 9, 'Skin Irrit. 2 H315'), part('perfume', 0.12, 'Skin Irrit. 2 H315')], { pH: 0.9 }))
    expect(found.named.map(({ name }) => name)).toEqual(['acid'])
  })

  it('has six precautionary statements at most', () => {
    const found = label(consumer(part('a', 30, 'Skin Corr. 1B H314', 'Acute Tox. 3 H301', 'Aquatic Chronic 2 H411')))
    expect(found.precautionaryStatements.length).toBeLessThanOrEqual(6)
    expect(found.precautionaryStatements).toContain('P310')
  })
})

describe('duties and transport of a mixture', () => {
  it('ask for a UFI by health and physical hazards alone', () => {
    expect(derive(liquid([part('a', 30, 'Aquatic Chronic 2 H411')])).ufiRequired).toBe(false)
    expect(derive(liquid([part('a', 30, 'Eye Irrit. 2 H319')])).ufiRequired).toBe(true)
  })

  it('write how exactly the poison centres know a component', () => {
    const { components } = derive(liquid([part('lye', 12, 'Skin Corr. 1B H314'), part('b', 12, 'Eye Irrit. 2 H319')])).poisonCentreGroup
    expect(components.map(({ width }) => width)).toEqual([3, 10])
  })

  it.each<[kind: string, state: TypedMixture['physicalState'], use: TypedMixture['use'], category: string | null]>([
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
    const codes = (productKind: string, use: TypedMixture['use'], physicalState: TypedMixture['physicalState'] = 'liquid') =>
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

  it('take an entry for amines where most of what corrodes is one, and not for lye with a little of it', () => {
    const of = (lye: number, amine: number) =>
      derive(liquid([part('lye', lye, 'Skin Corr. 1B H314'), part('2-aminoethanol', amine, 'Skin Corr. 1B H314')])).transport?.modes[0]
        ?.unNumber
    expect(of(16, 1.5)).toBe('1760')
    expect(of(5, 5)).toBe('2735')
    expect(of(1, 12)).toBe('2735')
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

  it('have the packing group that the contents of corrosives give, with the sum (ADR 2.2.8.1.6.3)', () => {
    const lye = (name: string, cas: string, content: number) => named(name, cas, content, 'Skin Corr. 1A H314')
    const road = (...parts: TypedMixture['components']) => derive(liquid(parts)).transport?.modes[0]
    const [sodium, potassium] = [lye('sodium hydroxide', '1310-73-2', 4), lye('potassium hydroxide', '1310-58-3', 4)]
    expect(road(sodium, potassium)).toMatchObject({ unNumber: '1719', packingGroup: 'II' })
    expect(road(sodium, potassium)?.notes).toContainEqual({
      source: 'ADR 2.2.8.1.6.3',
      code: 'corrosiveSum',
      params: { group: 'II', sums: 'I + II: 4 + 4 = 8 ≥ 5 %' },
      message: 'Packing group II by the sum of the corrosive ingredients: I + II: 4 + 4 = 8 ≥ 5 %.',
    })
    // By a lower limit of its own CLP calls it corrosive: the mildest group, and not none.
    const limited = { ...part('acid', 3), own: { classification: ['Skin Corr. 1B H314'], limits: [{ class: 'Skin Corr. 1B', from: 2 }] } }
    expect(road(limited)).toMatchObject({ transportClass: '8', packingGroup: 'III' })
    expect(road(limited)?.notes.map(({ code }) => code)).toContain('corrosiveBelow')
    // An irritant by CLP, and of class 8 from 1 % of packing group I on.
    expect(road(part('acid', 1, 'Skin Corr. 1A H314'))).toMatchObject({ transportClass: '8', packingGroup: 'II' })
    expect(road(part('acid', 0.99, 'Skin Corr. 1A H314'))).toBeUndefined()
    // … unless its own limit, which rests on data of dilutions, says that it does not corrode.
    const diluted = { ...part('acid', 8), own: { classification: ['Skin Corr. 1A H314'], limits: [{ class: 'Skin Corr. 1A', from: 25 }] } }
    expect(road(diluted)).toBeUndefined()
  })

  it('leave the packing group to a test and what is not additive, and not to the pH', () => {
    const acid = part('acid', 4, 'Skin Corr. 1A H314')
    const cleared = liquid([acid], { tests: [{ class: 'Skin Corr. 1', result: 'negative', method: 'OECD 431' }] })
    expect(derive(cleared).transport?.isDangerous).toBe(false)
    const group = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]?.packingGroup
    expect(group(liquid([acid], { pH: 1 }))).toBe('II')
    expect(group(liquid([{ ...acid, additive: false }]))).toBe('I')
  })

  it('name in brackets what makes the mixture hazardous to the environment', () => {
    const found = derive(liquid([part('biocide', 30, 'Aquatic Chronic 2 H411'), part('salt', 40)])).transport
    expect(found?.modes[0]).toMatchObject({ unNumber: '3082', technicalNames: ['biocide'] })
  })
})
