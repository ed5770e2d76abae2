import { describe, expect, it } from 'vitest'
import type { Measured, Mixture } from '../mixture.ts'
import { sampleJudging, type SampleComponent } from '../../../test-kit/sample-judging.ts'
import { judgeFlammableLiquids } from './flammable-liquids.ts'

const resin: SampleComponent = { name: 'resin', content: 100 }
const judge = (measured: Partial<Measured>, components = [resin], mixture: Partial<Omit<Mixture, 'measured'>> = {}) => {
  const [result] = judgeFlammableLiquids(sampleJudging(components, { ...mixture, measured }))
  return result
}

describe('a flammable liquid', () => {
  it.each([
    [22.9, 35, 'Flam. Liq. 1'],
    [22.9, 35.1, 'Flam. Liq. 2'],
    [-10, 20, 'Flam. Liq. 1'],
    [23, 30, 'Flam. Liq. 3'],
    [60, 150, 'Flam. Liq. 3'],
    [60.1, 150, null],
  ])('of %d °C and %d °C is %s', (flashPoint, initialBoilingPoint, expected) => {
    expect(judge({ flashPoint, initialBoilingPoint })?.category).toBe(expected)
  })

  it('is of the category that one of its steps gives', () => {
    const steps = (initialBoilingPoint: number) =>
      judge({ flashPoint: 10, initialBoilingPoint })?.steps.map(({ isMet, gives }) => [isMet, gives])
    expect(steps(80)).toEqual([
      [true, 'Flam. Liq. 2'],
      [false, 'Flam. Liq. 1'],
    ])
    expect(steps(30)).toEqual([
      [true, 'Flam. Liq. 2'],
      [true, 'Flam. Liq. 1'],
    ])
  })

  it.each([
    [35, 'classified'],
    [35.1, 'notClassified'],
    [60, 'notClassified'],
    [22, 'classified'],
  ])('without sustained combustion stays one up to 35 °C: %d °C is %s', (flashPoint, outcome) => {
    const result = judge({ flashPoint, initialBoilingPoint: 120, sustainsCombustion: false })
    expect(result?.outcome).toBe(outcome)
    if (outcome === 'notClassified') expect(result?.steps.at(-1)?.rule).toBe('CLP Annex I, 2.6.4.5')
  })

  it.each([
    [60.1, 'Flam. Liq. 3'],
    [75, 'Flam. Liq. 3'],
    [75.1, null],
  ])('that is diesel may count up to 75 °C: %d °C is %s', (flashPoint, expected) => {
    const diesel: SampleComponent = { name: 'diesel', cas: '68334-30-5', content: 100 }
    expect(judge({ flashPoint }, [diesel])?.category).toBe(expected)
  })

  it.each([
    ['Gas oils (petroleum), straight-run', 'Flam. Liq. 3'],
    ['Diesel fuel EN 590', 'Flam. Liq. 3'],
    ['heating oil, extra light', 'Flam. Liq. 3'],
    ['biodiesel', null],
    ['rapeseed oil', null],
  ])('that is a gas oil is known by its name: %s', (name, expected) => {
    expect(judge({ flashPoint: 70 }, [{ name, content: 98 }])?.category ?? null).toBe(expected)
  })

  it.each([
    [5, 95, undefined],
    [50, 50, undefined],
    [80, 20, undefined],
    [80.1, 19.9, 'Flam. Liq. 3'],
    // The water of a mixture that lacks it.
    [20, 4, 'Flam. Liq. 3'],
  ])('is suggested by acetic acid where ADR has it flammable: %d %% beside %d %% of water', (acid, water, worst) => {
    const result = judge({}, [
      { name: 'acetic acid', cas: '64-19-7', content: acid, classes: ['Flam. Liq. 3', 'Skin Corr. 1A'] },
      { name: 'water', cas: '7732-18-5', content: water },
    ])
    expect(result?.worstCase?.category).toBe(worst)
  })

  it('is suggested by the alcohol beside acetic acid in water', () => {
    const result = judge({}, [
      { name: 'acetic acid', cas: '64-19-7', content: 5, classes: ['Flam. Liq. 3'] },
      { name: 'ethanol', cas: '64-17-5', content: 5, classes: ['Flam. Liq. 2'] },
      { name: 'water', cas: '7732-18-5', content: 90 },
    ])
    expect(result?.worstCase?.category).toBe('Flam. Liq. 2')
  })

  it('is not known without a flash point, and says which component suggests it', () => {
    const result = judge({}, [
      { name: 'acetone', content: 12, classes: ['Flam. Liq. 2'] },
      { name: 'water', content: 88 },
    ])
    expect(result).toMatchObject({ outcome: 'dataLacking', category: null, worstCase: { category: 'Flam. Liq. 2' } })
    expect(result?.remarks[1]?.message).toContain('acetone, 12 % (Flam. Liq. 2)')
    expect(judge({})?.outcome).toBe('dataLacking')
  })

  it.each([
    [[['limonene', 0.1, 'Flam. Liq. 3']], undefined],
    [[['limonene', 0.99, 'Flam. Liq. 3']], undefined],
    [[['limonene', 1, 'Flam. Liq. 3']], 'Flam. Liq. 3'],
    [
      [
        ['limonene', 0.5, 'Flam. Liq. 3'],
        ['pinene', 0.5, 'Flam. Liq. 3'],
      ],
      'Flam. Liq. 3',
    ],
    [[['ether', 0.1, 'Flam. Liq. 1']], 'Flam. Liq. 1'],
    [[['acetone', 0.1, 'Flam. Liq. 2']], 'Flam. Liq. 2'],
  ] as const)('lacks its flash point however little is flammable, and has a worst case of category 3 from 1 %% on: %j', (parts, worst) => {
    const components = parts.map(([name, content, category]): SampleComponent => ({ name, content, classes: [category] }))
    const result = judge({}, [...components, { name: 'water', content: 90 }])
    expect([result?.outcome, result?.worstCase?.category]).toEqual(['dataLacking', worst])
    for (const [name, content] of parts) expect(result?.remarks[1]?.message).toContain(`${name}, ${content} %`)
  })

  it('needs its boiling point below 23 °C, and shows the worst case beside', () => {
    expect(judge({ flashPoint: 19 })).toMatchObject({ outcome: 'dataLacking', worstCase: { category: 'Flam. Liq. 1' } })
    expect(judge({ flashPoint: 23 })?.category).toBe('Flam. Liq. 3')
  })

  it.each([
    [22.9, 'classified', 'Flam. Liq. 2', undefined],
    [23, 'dataLacking', null, 'Flam. Liq. 2'],
    [27.9, 'dataLacking', null, 'Flam. Liq. 2'],
    [28, 'classified', 'Flam. Liq. 3', undefined],
    [60, 'classified', 'Flam. Liq. 3', undefined],
    [60.1, 'dataLacking', null, 'Flam. Liq. 3'],
    [64.9, 'dataLacking', null, 'Flam. Liq. 3'],
    [65, 'notClassified', null, undefined],
  ])(
    'whose flash point a person has calculated is freed by it from 5 °C above a limit on: %d °C is %s',
    (flashPoint, outcome, category, worst) => {
      const result = judge({ flashPoint, initialBoilingPoint: 80, flashPointMethod: 'Calculation (CLP Annex I, 2.6.4.3)' })
      expect([result?.outcome, result?.category, result?.worstCase?.category]).toEqual([outcome, category, worst])
      expect(result?.remarks.at(-1)?.code).toBe('flashPointCalculated')
      if (outcome !== 'dataLacking') expect(result?.basis).toBe('calculation')
      expect(judge({ flashPoint: 61, flashPointMethod: 'EN ISO 2719' })).toMatchObject({ outcome: 'notClassified', basis: 'testData' })
    },
  )

  it('is a liquid: neither an aerosol nor a solid', () => {
    for (const physicalState of ['aerosol', 'solid', 'gas'] as const)
      expect(judge({ flashPoint: 10 }, [resin], { physicalState })?.outcome).toBe('notApplicable')
  })

  it('obeys a test where no flash point is known', () => {
    const tests: Measured['tests'] = [{ category: 'Flam. Liq. 3', statement: null, result: 'negative', method: 'ISO 2719' }]
    expect(judge({ tests })).toMatchObject({ outcome: 'notClassified', basis: 'testData' })
  })
})
