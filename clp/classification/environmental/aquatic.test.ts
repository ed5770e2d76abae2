import { describe, expect, it } from 'vitest'
import type { HazardCategoryCode } from '../../hazard-categories.ts'
import { sampleJudging, type SampleComponent } from '../../../test-kit/sample-judging.ts'
import { judgeAquatic } from './aquatic.ts'

const water = (content: number): SampleComponent => ({ name: 'water', content })
const judge = (...components: SampleComponent[]) => judgeAquatic(sampleJudging(components))
const tested = (test: { category: HazardCategoryCode; result: 'positive' | 'negative' }[], ...components: SampleComponent[]) =>
  judgeAquatic(
    sampleJudging(components, {
      measured: { tests: test.map((one) => ({ ...one, statement: null, method: 'OECD 201' })) },
    }),
  )
const categories = (...components: SampleComponent[]) => judge(...components).map(({ category }) => category)

describe('the aquatic hazard by summation', () => {
  it.each([
    [24.9, null],
    [25, 'Aquatic Acute 1'],
    [25.1, 'Aquatic Acute 1'],
  ])('is acute from 25 %%: %d %% gives %s', (content, expected) => {
    expect(categories({ name: 'a', content, classes: ['Aquatic Acute 1'] }, water(100 - content))).toEqual([expected, null])
  })

  it.each([
    [0.249, null, null],
    [0.25, 'Aquatic Acute 1', 'Aquatic Chronic 3'],
  ])('multiplies by the acute M factor of the component alone: %d %%', (content, expected, longTermExpected) => {
    const [acute, longTerm] = categories({ name: 'a', content, classes: ['Aquatic Acute 1', 'Aquatic Chronic 1'], m: [100, 1] })
    expect(acute).toBe(expected)
    expect(longTerm).toBe(longTermExpected)
  })

  it.each([
    [24.99, 'Aquatic Chronic 2'],
    [25, 'Aquatic Chronic 1'],
    [2.5, 'Aquatic Chronic 2'],
    [2.49, 'Aquatic Chronic 3'],
    [0.25, 'Aquatic Chronic 3'],
    [0.249, null],
  ])('of Chronic 1 falls through the table: %d %% gives %s', (content, expected) => {
    expect(categories({ name: 'a', content, classes: ['Aquatic Chronic 1'] }, water(100 - content))[1]).toBe(expected)
  })

  it.each([
    [25, 'Aquatic Chronic 2'],
    [24.9, 'Aquatic Chronic 3'],
    [2.5, 'Aquatic Chronic 3'],
    [2.4, null],
  ])('of Chronic 2 falls through the table: %d %% gives %s', (content, expected) => {
    expect(categories({ name: 'a', content, classes: ['Aquatic Chronic 2'] }, water(100 - content))[1]).toBe(expected)
  })

  it.each([
    [0.0099, null],
    [0.01, 'Aquatic Chronic 4'],
  ])('leaves out what is below 0.1 %% divided by M: %d %%', (content, expected) => {
    const [, longTerm] = judge(
      { name: 'a', content, classes: ['Aquatic Chronic 1'], m: [10, 10] },
      { name: 'c', content: 24.99, classes: ['Aquatic Chronic 4'] },
    )
    expect(longTerm?.category).toBe(expected)
    if (expected === null)
      expect(longTerm?.steps[0]?.leftOut).toContainEqual({ component: 'a', content: 0.0099, reason: 'belowCutOff', limit: 0.01 })
  })

  it.each([
    [0.99, null],
    [1, 'Aquatic Chronic 3'],
  ])('leaves Chronic 2 out below 1 %%: %d %%', (content, expected) => {
    expect(
      categories({ name: 'a', content, classes: ['Aquatic Chronic 2'] }, { name: 'b', content: 15, classes: ['Aquatic Chronic 3'] })[1],
    ).toBe(expected)
  })

  it('writes its sum out, with decimals that add up', () => {
    const [, longTerm] = judge(
      { name: 'a', content: 0.1, classes: ['Aquatic Chronic 1'], m: [1, 10] },
      { name: 'b', content: 15, classes: ['Aquatic Chronic 2'] },
    )
    const step = longTerm?.steps.find(({ isMet }) => isMet)
    expect(step).toMatchObject({
      rule: 'CLP Annex I, 4.1.3.5.5.4, Table 4.1.2',
      sum: '0.1 × 100 + 15 = 25',
      total: 25,
      limit: 25,
      distance: 0,
    })
    expect(longTerm).toMatchObject({ category: 'Aquatic Chronic 2', because: ['a', 'b'], statements: ['H411'] })
  })

  it('judges a range at both ends and names what decides', () => {
    const [acute] = judge({ name: 'a', content: [20, 30], classes: ['Aquatic Acute 1'] }, water(60))
    expect(acute?.category).toBe('Aquatic Acute 1')
    expect(acute?.steps[0]).toMatchObject({ total: 30, totalAtOtherEnd: 20, decidedBy: ['a'] })
  })

  it('takes no upper ends that would make more than 100 %', () => {
    const [acute] = judge({ name: 'a', content: [10, 30], classes: ['Aquatic Acute 1'] }, water(80))
    expect(acute?.category).toBe(null)
    expect(acute?.steps[0]?.total).toBe(20)
  })

  it('goes by tests of the mixture before its components (CLP Annex I, 4.1.3.3)', () => {
    const toxic: SampleComponent = { name: 'a', content: 30, classes: ['Aquatic Acute 1', 'Aquatic Chronic 2'] }
    const [acute, longTerm] = tested(
      [
        { category: 'Aquatic Acute 1', result: 'negative' },
        { category: 'Aquatic Chronic 2', result: 'negative' },
      ],
      toxic,
      water(70),
    )
    expect(acute).toMatchObject({ outcome: 'notClassified', basis: 'testData' })
    expect(acute?.steps[0]).toMatchObject({ isMet: false, gives: 'Aquatic Acute 1' })
    expect(longTerm?.category).toBe('Aquatic Chronic 3')
    const [found] = tested([{ category: 'Aquatic Acute 1', result: 'positive' }], { name: 'a', content: 5, classes: ['Aquatic Acute 1'] })
    expect(found).toMatchObject({ category: 'Aquatic Acute 1', statements: ['H400'], basis: 'testData', because: ['a'] })
  })

  it('clears no milder category by a test of a more severe one', () => {
    const toxic: SampleComponent = { name: 'a', content: 30, classes: ['Aquatic Chronic 1'] }
    expect(tested([{ category: 'Aquatic Chronic 1', result: 'negative' }], toxic)[1]?.category).toBe('Aquatic Chronic 2')
  })

  it('states what is unknown, and adds no class by it', () => {
    const [acute, longTerm] = judge({ name: 'a', content: 30, unknown: ['aquatic'] }, water(60))
    for (const result of [acute, longTerm]) expect(result).toMatchObject({ outcome: 'notClassified', unknown: 40 })
    expect(acute?.worstCase?.category).toBe('Aquatic Acute 1')
    expect(acute?.remarks[0]?.article).toContain('4.1.3.6.1')
  })

  it('states nothing of its components where the mixture was tested itself', () => {
    const components = [{ name: 'a', content: 30, unknown: ['aquatic'] }, water(70)] as const
    const [acute, longTerm] = tested([{ category: 'Aquatic Acute 1', result: 'negative' }], ...components)
    expect(acute).toMatchObject({ outcome: 'notClassified', basis: 'testData', unknown: 0, remarks: [] })
    expect(longTerm).toMatchObject({ basis: 'calculation', unknown: 30 })
  })

  it('lacks data where nothing is known', () => {
    expect(judge({ name: 'a', content: 100, unknown: ['all'] }).map(({ outcome }) => outcome)).toEqual(['dataLacking', 'dataLacking'])
  })
})
