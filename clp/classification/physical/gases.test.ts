import { describe, expect, it } from 'vitest'
import { sampleJudging, type SampleComponent } from '../../../test-kit/sample-judging.ts'
import { judgeFlammableGases, judgeOxidisingGases, judgePressurisedGases } from './gases.ts'

const hydrogen = (content: number): SampleComponent => ({ name: 'hydrogen', cas: '1333-74-0', content, classes: ['Flam. Gas 1A'] })
const methane = (content: number): SampleComponent => ({ name: 'methane', cas: '74-82-8', content, classes: ['Flam. Gas 1A'] })
const nitrogen = (content: number): SampleComponent => ({ name: 'nitrogen', cas: '7727-37-9', content })
const helium = (content: number): SampleComponent => ({ name: 'helium', cas: '7440-59-7', content })
const gas = (...components: SampleComponent[]) => sampleJudging(components, { physicalState: 'gas' })

describe('a mixture of gases', () => {
  it.each([
    [5.4, null],
    [5.5, null],
    [5.6, 'Flam. Gas 1A'],
  ])('burns above Tci in nitrogen: %d %% of hydrogen gives %s', (content, expected) => {
    const [result] = judgeFlammableGases(gas(hydrogen(content), nitrogen(100 - content)))
    expect(result?.category).toBe(expected)
    expect(result?.steps[0]?.limit).toBe(1)
  })

  it('counts a weaker inert gas as less nitrogen (ISO 10156)', () => {
    const [result] = judgeFlammableGases(gas(hydrogen(2), methane(6), { name: 'argon', cas: '7440-37-1', content: 27 }, helium(65)))
    // 2 + 6 + 27 × 0.55 + 65 × 0.9 = 81.35; 2 ÷ 0.8135 ÷ 5.5 + 6 ÷ 0.8135 ÷ 8.7
    expect(result?.steps[0]?.total).toBeCloseTo(1.2948, 3)
    expect(result).toMatchObject({ category: 'Flam. Gas 1A', because: ['1333-74-0', '74-82-8'] })
  })

  it('lacks data where a flammable component has no figure', () => {
    const [result] = judgeFlammableGases(gas({ name: 'silane', content: 2, classes: ['Flam. Gas 1A'] }, nitrogen(98)))
    expect(result).toMatchObject({ outcome: 'dataLacking', worstCase: { category: 'Flam. Gas 1A' } })
  })

  it('oxidises above a power of 23.5 %: the example of CLP Annex I, 2.4.4', () => {
    const oxygen: SampleComponent = { name: 'oxygen', cas: '7782-44-7', content: 9, classes: ['Ox. Gas 1'] }
    const laughing: SampleComponent = { name: 'dinitrogen oxide', cas: '10024-97-2', content: 16, classes: ['Ox. Gas 1'] }
    const [result] = judgeOxidisingGases(gas(oxygen, laughing, helium(75)))
    expect(result?.steps[0]?.total).toBeCloseTo(20.1, 1)
    expect(result?.outcome).toBe('notClassified')
  })

  it.each([
    [23.5, null],
    [23.6, 'Ox. Gas 1'],
  ])('oxidises with more oxygen than air has: %d %% gives %s', (content, expected) => {
    const oxygen: SampleComponent = { name: 'oxygen', cas: '7782-44-7', content, classes: ['Ox. Gas 1'] }
    expect(judgeOxidisingGases(gas(oxygen, nitrogen(100 - content)))[0]?.category).toBe(expected)
  })

  it('has the oxidising power of each gas (ISO 10156): 33 % of chlorine do not reach 23.5 %, 34 % do', () => {
    const chlorine = (content: number): SampleComponent => ({ name: 'chlorine', cas: '7782-50-5', content, classes: ['Ox. Gas 1'] })
    expect(judgeOxidisingGases(gas(chlorine(33), nitrogen(67)))[0]?.category).toBe(null)
    expect(judgeOxidisingGases(gas(chlorine(34), nitrogen(66)))[0]?.category).toBe('Ox. Gas 1')
    // A gas without a figure counts 40-fold.
    const fluorine: SampleComponent = { name: 'fluorine', cas: '7782-41-4', content: 0.6, classes: ['Ox. Gas 1'] }
    expect(judgeOxidisingGases(gas(fluorine, nitrogen(99.4)))[0]?.category).toBe('Ox. Gas 1')
  })

  it('is under pressure or not by its receptacle, which nobody computes', () => {
    expect(judgePressurisedGases(gas(nitrogen(100)))[0]?.outcome).toBe('dataLacking')
    for (const judge of [judgeFlammableGases, judgePressurisedGases])
      expect(judge(sampleJudging([hydrogen(50)], { physicalState: 'aerosol' }))[0]?.outcome).toBe('notApplicable')
  })
})
