import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import type { paint } from '../test-kit/recipes.ts'

describe('transport', () => {
  const looked = { classification: [] }
  const of = (components: (typeof paint)['components'], changes: Partial<typeof paint> = {}) => {
    const { proposals, gaps } = propose({ physicalState: 'liquid', measured: {}, components, ...changes })
    return {
      proposed: proposals.find(({ place }) => place === '/transport')?.value,
      open: gaps.find(({ place }) => place === '/transport')?.because,
    }
  }
  const resin = { name: 'Resin', content: 40, own: looked }
  const water = { cas: '7732-18-5', name: 'water', content: 80, own: looked }

  it('of acetone and xylene without a flash point is open, with why, and no goods without danger', () => {
    expect(of([{ cas: '67-64-1', content: 30 }, { cas: '1330-20-7', content: 30 }, resin])).toEqual({
      proposed: undefined,
      open: { code: 'engine', sentence: 'transportOpen', params: { categories: 'Flam. Liq. 2' } },
    })
  })

  it('of a pesticide goes by the family of its active substance, its state and whether it burns', () => {
    const insecticide = [
      { cas: '2921-88-2', content: 44 },
      { ...water, content: 56 },
    ]
    const sold = { productKind: 'plantProtection' as const }
    const unOf = (components: Parameters<typeof of>[0], changes: Parameters<typeof of>[1]) => of(components, changes).proposed
    expect(unOf(insecticide, { ...sold, measured: { flashPoint: 95 } })).toMatchObject({ unNumber: '3018' })
    expect(unOf(insecticide, { ...sold, measured: { flashPoint: 40, initialBoilingPoint: 140 } })).toMatchObject({
      unNumber: '3017',
      road: { hazardClass: '6.1', subsidiaryHazards: ['3'], classificationCode: 'TF2' },
    })
    expect(unOf(insecticide, { ...sold, measured: { flashPoint: 15, initialBoilingPoint: 110 } })).toMatchObject({
      unNumber: '2784',
      road: { hazardClass: '3', subsidiaryHazards: ['6.1'], packingGroup: 'II' },
    })
    const solid = { ...sold, physicalState: 'solid' as const }
    const filler = { name: 'wheat', own: looked }
    expect(
      unOf(
        [
          { cas: '56073-10-0', content: 0.25 },
          { ...filler, content: 99.75 },
        ],
        solid,
      ),
    ).toMatchObject({ unNumber: '3027' })
    expect(
      unOf(
        [
          { cas: '16752-77-5', content: 25 },
          { ...filler, content: 75 },
        ],
        solid,
      ),
    ).toMatchObject({ unNumber: '2757' })
    expect(
      unOf(
        [
          { cas: '54-11-5', content: 20 },
          { ...filler, content: 80 },
        ],
        solid,
      ),
    ).toMatchObject({ unNumber: '2588' })
  })

  it('of a phosphoric ester is organic, though Annex VI has it among the elements', () => {
    const { proposed } = of(
      [
        { cas: '2921-88-2', content: 44 },
        { ...water, content: 56 },
      ],
      { measured: { flashPoint: 95 } },
    )
    expect(proposed).toMatchObject({ road: { classificationCode: 'T1' } })
  })

  it.each([
    [
      'a dissolved oxidiser that nobody tested',
      [
        { cas: '7775-09-9', content: 10 },
        { ...water, content: 90 },
      ],
      /Ox\. Liq\. 1/,
    ],
    [
      'what corrodes the skin and may corrode metals',
      [
        { cas: '7664-38-2', content: 8 },
        { ...water, content: 92 },
      ],
      /Met\. Corr\. 1/,
    ],
    [
      'a lye of which nobody measured the pH',
      [
        { cas: '1310-73-2', content: 0.7 },
        { ...water, content: 99.3 },
      ],
      /Skin Corr\. 1/,
    ],
  ] as const)('is open for %s', (_what, components, categories) => {
    const { proposed, open } = of([...components])
    expect(proposed).toBeUndefined()
    expect(open).toMatchObject({ sentence: 'transportOpen', params: { categories: expect.stringMatching(categories) } })
  })

  it('names in English what is behind a collective entry, in whatever language the recipe was typed', () => {
    const { proposed } = of(
      [
        { cas: '7646-85-7', name: 'Zinkchlorid', content: 35 },
        { cas: '7647-01-0', name: 'Salzsäure', content: 4 },
        { ...water, content: 61 },
      ],
      { measured: { pH: 1.5 }, packs: [{ value: 1, unit: 'l' }] },
    )
    expect(JSON.stringify(proposed)).toContain('zinc chloride')
    expect(JSON.stringify(proposed)).not.toContain('Zinkchlorid')
  })

  it('is open for a component of which nobody knows anything', () => {
    const unknown = { name: 'Additive from abroad', content: 12 }
    expect(of([{ ...water, content: 88 }, unknown])).toEqual({
      proposed: undefined,
      open: { code: 'unknownHazards', params: { substances: [{ text: { en: 'Additive from abroad' } }] } },
    })
    expect(
      of([
        { ...water, content: 99.5 },
        { ...unknown, content: 0.5 },
      ]),
    ).toMatchObject({ proposed: { regulated: false } })
  })

  it('of water with a known resin is no dangerous goods', () => {
    expect(of([{ ...water, content: 60 }, resin])).toMatchObject({ proposed: { regulated: false }, open: undefined })
  })

  it('of a lye is known as soon as its pH is', () => {
    const lye = [
      { cas: '1310-73-2', content: 0.7 },
      { ...water, content: 99.3 },
    ]
    expect(of(lye, { measured: { pH: 11.2 } })).toMatchObject({ proposed: { regulated: false }, open: undefined })
    expect(of(lye, { measured: { pH: 13 } })).toMatchObject({ proposed: { regulated: true }, open: undefined })
  })

  it('of gas oil above 60 °C is UN 1202 on the road alone: at sea and in the air UN 3082, or nothing', () => {
    const oil = (...classification: string[]) =>
      of([{ cas: '68334-30-5', content: 100, own: { classification } }], { measured: { flashPoint: 65, initialBoilingPoint: 160 } })
        .proposed
    expect(oil('Aquatic Chronic 2 H411')).toMatchObject({
      unNumber: '1202',
      road: { hazardClass: '3' },
      sea: { unNumber: '3082', hazardClass: '9' },
      air: { unNumber: '3082', hazardClass: '9' },
    })
    expect(oil()).toMatchObject({ unNumber: '1202', road: { hazardClass: '3' }, sea: { regulated: false }, air: { regulated: false } })
  })
})

describe('what is handed over heated', () => {
  const bitumen = {
    physicalState: 'solid' as const,
    measured: { flashPoint: 260, meltingPoint: 50, carriageTemperature: 175 },
    components: [{ cas: '8052-42-4', content: 100, own: { classification: [] } }],
  }
  const { proposals } = propose(bitumen)

  it('is UN 3257 on the road, says in 14.6 how hot it is, and does not fly', () => {
    expect(proposals.find(({ place }) => place === '/transport')?.value).toMatchObject({
      unNumber: '3257',
      road: { hazardClass: '9', packingGroup: 'III', tunnelCode: '(D)', hazardNumber: '99' },
      precautions: expect.arrayContaining([
        { phrase: 'transportPrecaution.carriedHot', values: { temperature: { value: 175, unit: '°C' } } },
      ]),
    })
  })

  it('burns whoever touches it: the sheet says so, and what is to be done', () => {
    const said = JSON.stringify(proposals.map(({ value }) => value))
    for (const phrase of ['otherHazards.hotMeltBurns', 'firstAid.skin.coolMelt', 'symptoms.thermalBurns', 'protection.hands.heat'])
      expect(said).toContain(phrase)
    expect(said).not.toContain('symptoms.noneKnown')
    const cold = JSON.stringify(propose({ ...bitumen, measured: { flashPoint: 260 } }).proposals.map(({ value }) => value))
    expect(cold).not.toContain('hotMeltBurns')
    expect(cold).toContain('symptoms.noneKnown')
  })
})
