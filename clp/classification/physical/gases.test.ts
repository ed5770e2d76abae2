import { describe, expect, it } from 'vitest'
import { sampleJudging, type SampleComponent } from '../../../test-kit/sample-judging.ts'
import { flammableGasLimits, inertGasFactors, oxidisingPowers } from './gas-figures.ts'
import { judgeFlammableGases, judgeOxidisingGases, judgePressurisedGases } from './gases.ts'

const hydrogen = (content: number): SampleComponent => ({ name: 'hydrogen', cas: '1333-74-0', content, classes: ['Flam. Gas 1A'] })
const methane = (content: number): SampleComponent => ({ name: 'methane', cas: '74-82-8', content, classes: ['Flam. Gas 1A'] })
const nitrogen = (content: number): SampleComponent => ({ name: 'nitrogen', cas: '7727-37-9', content })
const helium = (content: number): SampleComponent => ({ name: 'helium', cas: '7440-59-7', content })
const gas = (...components: SampleComponent[]) => sampleJudging(components, { physicalState: 'gas' })

describe('a chemically unstable gas', () => {
  // UN Manual of Tests and Criteria, Section 35; CLP Annex I, 2.2.2.2
  it.each([
    ['acetylene', '74-86-2', 100, 'Chem. Unst. Gas A', ['H220', 'H230']],
    ['propadiene', '463-49-0', 100, 'Chem. Unst. Gas B', ['H220', 'H231']],
    ['propane', '74-98-6', 100, 'Flam. Gas 1A', ['H220']],
    // of a mixture only a test says it
    ['acetylene in nitrogen', '74-86-2', 50, 'Flam. Gas 1A', ['H220']],
  ])('is one by itself: %s', (name, cas, content, category, statements) => {
    const components = [{ name, cas, content, classes: ['Flam. Gas 1A'] } satisfies SampleComponent, nitrogen(100 - content)]
    expect(judgeFlammableGases(gas(...components))[0]).toMatchObject({ category, statements })
  })
})

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

  it.each<[string, SampleComponent[], string | null]>([
    ['ammonia, harmonised in category 2', [{ name: 'ammonia', cas: '7664-41-7', content: 100, classes: ['Flam. Gas 2'] }], 'Flam. Gas 2'],
    [
      'ammonia with 5 % of hydrogen',
      [{ name: 'ammonia', cas: '7664-41-7', content: 95, classes: ['Flam. Gas 2'] }, hydrogen(5)],
      'Flam. Gas 1A',
    ],
    ['a gas of category 1B without a figure', [{ name: 'R', content: 99.1, classes: ['Flam. Gas 1B'] }, nitrogen(0.9)], 'Flam. Gas 1B'],
    [
      'ethyl chloride, which has no figure',
      [{ name: 'ethyl chloride', cas: '75-00-3', content: 100, classes: ['Flam. Gas 1'] }],
      'Flam. Gas 1A',
    ],
    ['the same in nitrogen', [{ name: 'ethyl chloride', cas: '75-00-3', content: 99, classes: ['Flam. Gas 1'] }, nitrogen(1)], null],
  ])(
    'is of no more severe category than its gases, and burns without figures where nothing else is in it: %s',
    (_, components, expected) => {
      const [result] = judgeFlammableGases(gas(...components))
      expect(result?.category).toBe(expected)
      expect(result?.outcome).toBe(expected === null ? 'dataLacking' : 'classified')
      if (expected !== null) expect(result?.steps.filter(({ isMet }) => isMet).map(({ gives }) => gives)).toEqual([expected])
    },
  )

  // Figures of ISO 10156:2017; which of them were compared: docs/decisions/078-what-was-compared-with-what.md
  it.each<[name: string, cas: string, limit: number]>([
    ['hydrogen', '1333-74-0', 5.5],
    ['methane', '74-82-8', 8.7],
    ['ethane', '74-84-0', 4.5],
    ['propane', '74-98-6', 3.7],
    ['butane', '106-97-8', 3.6],
    ['isobutane', '75-28-5', 3.4],
    ['ethylene', '74-85-1', 4.1],
    ['propylene', '115-07-1', 4.2],
    ['acetylene', '74-86-2', 3],
    ['carbon monoxide', '630-08-0', 15.2],
    ['ammonia', '7664-41-7', 40.1],
    ['hydrogen sulphide', '7783-06-4', 8.9],
    ['dimethyl ether', '115-10-6', 3.8],
  ])('of %s (%s) burns above %d %% in nitrogen', (name, cas, limit) => {
    const judge = (content: number) =>
      judgeFlammableGases(gas({ name, cas, content, classes: ['Flam. Gas 1A'] }, nitrogen(100 - content)))[0]?.category
    expect([judge(limit - 0.1), judge(limit), judge(limit + 0.1)]).toEqual([null, null, 'Flam. Gas 1A'])
  })

  it.each<[name: string, cas: string, factor: number]>([
    ['nitrogen', '7727-37-9', 1],
    ['carbon dioxide', '124-38-9', 1.5],
    ['helium', '7440-59-7', 0.9],
    ['argon', '7440-37-1', 0.55],
    ['neon', '7440-01-9', 0.7],
    ['krypton', '7439-90-9', 0.5],
    ['xenon', '7440-63-3', 0.5],
    ['sulphur dioxide', '7446-09-5', 1.5],
    ['sulphur hexafluoride', '2551-62-4', 4],
    ['tetrafluoromethane', '75-73-0', 2],
  ])('counts %s (%s) as %d times as much nitrogen', (name, cas, factor) => {
    const [result] = judgeFlammableGases(gas(hydrogen(5), { name, cas, content: 95 }))
    expect(result?.steps[0]?.total).toBeCloseTo(500 / (5 + 95 * factor) / 5.5, 6)
  })

  it.each<[name: string, cas: string, power: number]>([
    ['oxygen', '7782-44-7', 1],
    ['dinitrogen oxide', '10024-97-2', 0.6],
    ['chlorine', '7782-50-5', 0.7],
    ['nitric oxide', '10102-43-9', 0.3],
    ['nitrogen dioxide', '10102-44-0', 1],
    ['nitrogen trifluoride', '7783-54-2', 1.6],
    ['a gas without a figure', '7782-41-4', 40],
  ])('gives %s (%s) %d times the power of oxygen', (name, cas, power) => {
    const [result] = judgeOxidisingGases(gas({ name, cas, content: 10, classes: ['Ox. Gas 1'] }, nitrogen(90)))
    expect(result?.steps[0]?.total).toBeCloseTo(10 * power, 6)
  })

  it('has a test for each of its figures', () => {
    expect([flammableGasLimits, inertGasFactors, oxidisingPowers].map((figures) => Object.keys(figures).length)).toEqual([13, 10, 6])
  })

  // CLP Annex I, Table 2.2.1 and 2.2.4.3: more than 1 % of pyrophoric gases; an unstable gas by itself
  const silane = (content: number): SampleComponent => ({ name: 'silane', content, classes: ['Pyr. Gas'] })
  const acetylene = (content: number): SampleComponent => ({ name: 'acetylene', cas: '74-86-2', content, classes: ['Chem. Unst. Gas A'] })
  it.each<[name: string, components: SampleComponent[], category: string, statements: string[]]>([
    ['silane', [silane(100)], 'Pyr. Gas', ['H220', 'H232']],
    ['1.1 % of silane in hydrogen', [silane(1.1), hydrogen(98.9)], 'Pyr. Gas', ['H220', 'H232']],
    ['1 % of silane in hydrogen', [silane(1), hydrogen(99)], 'Flam. Gas 1A', ['H220']],
    ['acetylene', [acetylene(100)], 'Chem. Unst. Gas A', ['H220', 'H230']],
    ['acetylene in nitrogen', [acetylene(20), nitrogen(80)], 'Flam. Gas 1A', ['H220']],
  ])('that ignites in air or is unstable has a statement more: %s', (_, components, category, statements) => {
    expect(judgeFlammableGases(gas(...components))[0]).toMatchObject({ category, statements })
  })

  it('has the statements of all that was tested', () => {
    const test = (category: 'Flam. Gas 1A' | 'Chem. Unst. Gas B' | 'Pyr. Gas') =>
      ({ category, statement: null, result: 'positive', method: null }) as const
    const measured = { tests: [test('Flam. Gas 1A'), test('Chem. Unst. Gas B'), test('Pyr. Gas')] }
    const [result] = judgeFlammableGases(sampleJudging([nitrogen(100)], { physicalState: 'gas', measured }))
    expect(result).toMatchObject({ category: 'Pyr. Gas', statements: ['H220', 'H231', 'H232'] })
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
