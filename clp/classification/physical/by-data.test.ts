import { describe, expect, it } from 'vitest'
import { hazardClasses, hazardKind } from '../../hazard-categories.ts'
import type { Mixture } from '../mixture.ts'
import { sampleJudging, type SampleComponent } from '../../../test-kit/sample-judging.ts'
import { physicalRules } from './physical-rules.ts'

const judge = (hazardClass: string, components: SampleComponent[], mixture: Parameters<typeof sampleJudging>[1] = {}) =>
  physicalRules.find((rule) => rule.hazardClass === hazardClass)?.judge(sampleJudging(components, mixture))[0]

describe('the physical hazards', () => {
  it('are answered each, for every state of matter', () => {
    expect(physicalRules.map(({ hazardClass }) => hazardClass)).toEqual(hazardClasses.filter((one) => hazardKind(one) === 'physical'))
    for (const physicalState of ['solid', 'liquid', 'gas', 'aerosol', null] satisfies Mixture['physicalState'][])
      for (const { hazardClass, judge: rule } of physicalRules) {
        const results = rule(sampleJudging([{ name: 'water', content: 100 }], { physicalState }))
        expect(results.length).toBe(1)
        expect(results[0]).toMatchObject({ hazardClass, category: null })
      }
  })

  it.each([
    [64.9, null],
    [65, 'Ox. Liq. 3'],
    [99, 'Ox. Liq. 2'],
  ])('take the harmonised limit of a component: nitric acid of %d %% is %s', (content, expected) => {
    const acid: SampleComponent = {
      name: 'nitric acid',
      content,
      classes: ['Ox. Liq. 3'],
      limits: [
        ['Ox. Liq. 2', 99],
        ['Ox. Liq. 3', 65, 99],
      ],
    }
    expect(judge('oxidisingLiquids', [acid])?.category).toBe(expected)
  })

  it('ask for a test where a component suggests the hazard, and show the worst case', () => {
    const result = judge('oxidisingSolids', [{ name: 'nitrate', content: 30, classes: ['Ox. Sol. 2'] }], { physicalState: 'solid' })
    expect(result).toMatchObject({ outcome: 'dataLacking', category: null, worstCase: { category: 'Ox. Sol. 2', statements: ['H272'] } })
    expect(result?.remarks[1]?.message).toContain('nitrate (Ox. Sol. 2)')
  })

  it.each([
    [0.99, 'notClassified'],
    [1, 'dataLacking'],
  ])('are not suggested by less than 1 %% of a component: %d %%', (content, outcome) => {
    expect(judge('metalCorrosives', [{ name: 'acid', content, classes: ['Met. Corr. 1'] }])?.outcome).toBe(outcome)
  })

  it('obey a test of the mixture', () => {
    const acid: SampleComponent = { name: 'acid', content: 30, classes: ['Met. Corr. 1'] }
    const tested = (result: 'positive' | 'negative') =>
      judge('metalCorrosives', [acid], { measured: { tests: [{ category: 'Met. Corr. 1', statement: 'H290', result, method: 'C.1' }] } })
    expect(tested('positive')).toMatchObject({ outcome: 'classified', category: 'Met. Corr. 1', statements: ['H290'], basis: 'testData' })
    expect(tested('negative')).toMatchObject({ outcome: 'notClassified', basis: 'testData' })
  })

  it.each([
    // 16 × 15.13 ÷ 242.23 is 0.99938 %, 16 × 15.14 ÷ 242.23 is 1.00004 %
    [15.13, 0, 'notClassified'],
    [15.14, 0, 'dataLacking'],
    [7.5, 1.1, 'notClassified'],
    [7.6, 1.1, 'dataLacking'],
    [1, 7.1, 'dataLacking'],
  ])(
    'are no organic peroxide by available oxygen: %d %% of benzoyl peroxide with %d %% of hydrogen peroxide',
    (content, hydrogen, outcome) => {
      const components: SampleComponent[] = [
        { name: 'dibenzoyl peroxide', cas: '94-36-0', content, classes: ['Org. Perox. B'] },
        { name: 'hydrogen peroxide', cas: '7722-84-1', content: hydrogen },
      ]
      const result = judge('organicPeroxides', components, { physicalState: 'solid' })
      expect(result?.outcome).toBe(outcome)
      if (outcome === 'dataLacking') expect(result?.worstCase?.category).toBe('Org. Perox. B')
    },
  )
})

describe('an oxidiser beside what burns', () => {
  const outcomes = (components: SampleComponent[], mixture: Parameters<typeof sampleJudging>[1] = { physicalState: 'solid' }) =>
    ['explosives', 'selfReactiveSubstances'].map((one) => judge(one, components, mixture)?.outcome)
  const sugar = (content: number): SampleComponent => ({ name: 'sucrose', content })
  const oxidiser = (content: number, category: 'Ox. Sol. 1' | 'Ox. Sol. 3'): SampleComponent => ({
    name: 'ammonium nitrate',
    content,
    classes: [category],
  })

  // CLP Annex I, 2.1.4.3 (d): 15 % of categories 1 and 2, 30 % of category 3; 2.8.2.1 (b): 5 % of combustible organic substances
  it.each<[oxidiser: SampleComponent, fuel: number, outcomes: string[]]>([
    [oxidiser(14.9, 'Ox. Sol. 1'), 4.9, ['notClassified', 'notClassified']],
    [oxidiser(15, 'Ox. Sol. 1'), 4.9, ['dataLacking', 'notClassified']],
    [oxidiser(29.9, 'Ox. Sol. 3'), 5, ['notClassified', 'notClassified']],
    [oxidiser(15, 'Ox. Sol. 1'), 5, ['dataLacking', 'dataLacking']],
    [oxidiser(30, 'Ox. Sol. 3'), 5, ['dataLacking', 'dataLacking']],
    [oxidiser(94, 'Ox. Sol. 3'), 0.9, ['notClassified', 'notClassified']],
  ])('may be explosive or react by itself: %o with %d %%', (one, fuel, expected) => {
    expect(outcomes([one, sugar(fuel), { name: 'sodium chloride', content: 1 }])).toEqual(expected)
  })

  it('is asked about with what suggests it, and by its sum', () => {
    const result = judge('explosives', [oxidiser(20, 'Ox. Sol. 1'), oxidiser(12, 'Ox. Sol. 3'), sugar(10)], { physicalState: 'solid' })
    expect(result?.remarks[1]?.message).toBe('Suggested by: ammonium nitrate, ammonium nitrate, sucrose.')
    expect(result?.steps.map(({ rule, sum, limit }) => [rule, sum, limit])).toEqual([
      ['CLP Annex I, 2.1.4.3 (d)', '20', 15],
      ['CLP Annex I, 2.1.4.3 (d)', '20 + 12 = 32', 30],
    ])
  })

  it.each<[string, SampleComponent[]]>([
    [
      'water and salts',
      [
        { name: 'water', content: 30 },
        { name: 'disodium hydrogen phosphate dihydrate', content: 30 },
      ],
    ],
    ['a mineral acid', [{ name: 'phosphoric acid', content: 40 }]],
    ['silica', [{ name: 'silica', content: 40 }]],
  ])('is not asked about beside %s alone', (_, others) => {
    expect(outcomes([oxidiser(40, 'Ox. Sol. 1'), ...others])).toEqual(['notClassified', 'notClassified'])
  })

  it('may react by itself with less of it, where a test shows that the mixture oxidises', () => {
    const tests = [{ category: 'Ox. Sol. 3' as const, statement: null, result: 'positive' as const, method: 'O.1' }]
    expect(outcomes([oxidiser(10, 'Ox. Sol. 3'), sugar(50)], { physicalState: 'solid', measured: { tests } })).toEqual([
      'notClassified',
      'dataLacking',
    ])
  })

  it('is none that reacts by itself where a test shows no oxidiser', () => {
    const tests = [{ category: 'Ox. Sol. 3' as const, statement: null, result: 'negative' as const, method: 'O.1' }]
    expect(outcomes([oxidiser(40, 'Ox. Sol. 3'), sugar(50)], { physicalState: 'solid', measured: { tests } })).toEqual([
      'dataLacking',
      'notClassified',
    ])
  })
})

describe('a solid that holds flammable liquids', () => {
  const kerosene = (content: number): SampleComponent => ({ name: 'kerosene', content, classes: ['Flam. Liq. 3'] })

  it.each([
    [4.9, 'notClassified'],
    [5, 'dataLacking'],
  ])('may be readily combustible from 5 %% on: %d %% is %s', (content, outcome) => {
    const result = judge('flammableSolids', [kerosene(content)], { physicalState: 'solid' })
    expect(result).toMatchObject({ outcome, category: null })
    expect(result?.steps.at(-1)).toMatchObject({ total: content, limit: 5 })
  })

  it('is no liquid, and obeys its test', () => {
    const tests = [{ category: 'Flam. Sol. 2' as const, statement: null, result: 'negative' as const, method: 'N.1' }]
    expect(judge('flammableSolids', [kerosene(50)], { physicalState: 'solid', measured: { tests } })?.outcome).toBe('notClassified')
    expect(judge('flammableSolids', [kerosene(50)], { physicalState: null })?.outcome).toBe('notClassified')
  })
})

it('methyl ethyl ketone peroxide has the available oxygen of its open dimer: 16 × 3 × 4.38 ÷ 210.23 is 1.0001 %', () => {
  const outcome = (content: number) =>
    judge('organicPeroxides', [{ name: 'MEKP', cas: '1338-23-4', content, classes: ['Org. Perox. D'] }])?.outcome
  expect([outcome(4.37), outcome(4.38)]).toEqual(['notClassified', 'dataLacking'])
})

it('a little of a peroxide whose molecule nobody knows is below the limit all the same: half of its mass is more than it can give', () => {
  const outcome = (content: number, hydrogen = 0) =>
    judge('organicPeroxides', [
      { name: 'peroxide', content, classes: ['Org. Perox. D'] },
      { name: 'hydrogen peroxide', cas: '7722-84-1', content: hydrogen },
    ])?.outcome
  expect([outcome(0.1), outcome(2), outcome(2.01), outcome(1, 2), outcome(1.01, 2), outcome(0.1, 7.1)]).toEqual([
    'notClassified',
    'notClassified',
    'dataLacking',
    'notClassified',
    'dataLacking',
    'dataLacking',
  ])
})
