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
