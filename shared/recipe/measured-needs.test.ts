import { describe, expect, it } from 'vitest'
import type { LiveAnswer, LiveHazard } from './live-answer.ts'
import { findMeasuredNeeds } from './measured-needs.ts'
import { recipe } from './recipe.ts'

const hazard = (hazardClass: string, changes: Partial<LiveHazard> = {}): LiveHazard => ({
  hazardClass,
  differentiation: null,
  outcome: 'notClassified',
  category: null,
  statements: [],
  steps: [],
  unknown: 0,
  remarks: [],
  ...changes,
})

const answerOf = (classes: readonly string[], hazards: readonly LiveHazard[]): LiveAnswer => ({
  at: '2026-11-23',
  label: {
    signalWord: null,
    pictograms: [],
    hazardStatements: [],
    supplementalStatements: [],
    precautionaryStatements: [],
    named: [],
    childResistantFastening: false,
    tactileWarning: false,
    because: { omitted: [], supplemental: { statements: [] } },
  },
  ufiRequired: false,
  hazards: [...hazards],
  components: classes.map((one, at) => ({
    key: `k${at}`,
    name: `component of ${one}`,
    cas: null,
    ec: null,
    index: null,
    substance: null,
    paths: [],
    content: { from: 1, to: 1 },
    classification: [{ class: one, statement: null, source: 'harmonised' as const, minimum: false, leftOutBy: null }],
    notes: [],
    unknown: [],
  })),
  warnings: [],
  remainder: 0,
  lapsedOverrides: [],
})

const requiredOf = (answer: LiveAnswer, typed: object) =>
  findMeasuredNeeds(answer, recipe.parse(typed)).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))

describe('what is to be measured', () => {
  it('is nothing but the density where no rule asks', () => {
    expect(requiredOf(answerOf(['Skin Irrit. 2'], []), { physicalState: 'liquid' })).toEqual(['relativeDensity'])
  })

  it('is the flash point because of a flammable liquid, and the boiling point below 23 °C', () => {
    const remarks = [{ code: 'boilingPointDecides', message: '' }]
    const worstCase = { category: 'Flam. Liq. 1', statements: [], reason: { code: 'boilingPointDecides', message: '' } }
    const answer = answerOf(['Flam. Liq. 2'], [hazard('flammableLiquids', { outcome: 'dataLacking', remarks, worstCase })])
    expect(requiredOf(answer, { physicalState: 'liquid' })).toEqual(['flashPoint', 'initialBoilingPoint', 'relativeDensity'])
    expect(findMeasuredNeeds(answer, recipe.parse({}))[0]?.components).toEqual(['component of Flam. Liq. 2'])
  })

  it('is the flash point because of something of which nobody knows anything, and of nothing else that does not burn', () => {
    const open = (unknown: number) =>
      hazard('flammableLiquids', { outcome: 'dataLacking', unknown, remarks: [{ code: 'noneFlammable', message: '' }] })
    const lye = answerOf(['Skin Corr. 1A', 'Eye Dam. 1'], [open(0)])
    expect(requiredOf(lye, { physicalState: 'liquid' })).toEqual(['pH', 'relativeDensity'])
    // A trace of perfume suggests no category.
    expect(requiredOf(answerOf(['Skin Corr. 1A', 'Flam. Liq. 3'], [open(0)]), { physicalState: 'liquid' })).toEqual([
      'pH',
      'relativeDensity',
    ])
    const [first, ...rest] = lye.components
    if (!first) throw new Error('The lye has no component')
    const blind = {
      ...lye,
      components: [{ ...first, name: 'Tenside X', classification: [], unknown: ['all'] }, ...rest],
      hazards: [open(4)],
    }
    expect(requiredOf(blind, { physicalState: 'liquid' })).toEqual(['flashPoint', 'pH', 'relativeDensity'])
    expect(findMeasuredNeeds(blind, recipe.parse({}))[0]).toMatchObject({ cause: null, components: ['Tenside X'] })
  })

  it('is the pH because of what corrodes, with the reserve beside an extreme one', () => {
    const answer = answerOf(['Skin Corr. 1B'], [])
    const measured = (pH: string) => ({ physicalState: 'liquid', measured: { values: { pH } } })
    expect(requiredOf(answer, measured('7'))).toEqual(['pH', 'relativeDensity'])
    expect(requiredOf(answer, measured('11,5'))).toEqual(['pH', 'alkaliReserve', 'relativeDensity'])
    expect(requiredOf(answer, measured('2'))).toEqual(['pH', 'acidReserve', 'relativeDensity'])
  })

  it('of an aerosol is what decides on its category', () => {
    expect(requiredOf(answerOf([], []), { physicalState: 'aerosol' })).toEqual(['flammableContent', 'heatOfCombustion'])
  })

  it('stays where it was typed, whatever is asked', () => {
    const typed = { physicalState: 'liquid', measured: { values: { flashPoint: '> 60' } } }
    expect(requiredOf(answerOf([], []), typed)).toEqual(['flashPoint', 'relativeDensity'])
  })
})

describe('of an aerosol', () => {
  it('the tests of spray and foam are asked for as long as it is of category 1 for want of them', () => {
    const step = (rule: string, isMet: boolean) => ({
      rule,
      isMet,
      what: { code: 'untested', message: '' },
      arithmetic: 'fact' as const,
      counted: [],
      total: null,
      unit: null,
      limit: null,
      comparison: null,
      distance: null,
      gives: null,
    })
    const of = (isMet: boolean) =>
      requiredOf(
        answerOf(
          [],
          [hazard('aerosols', { outcome: 'classified', category: 'Aerosol 1', steps: [step('CLP Annex I, 2.3.2.1, Note', isMet)] })],
        ),
        {
          physicalState: 'aerosol',
        },
      )
    expect(of(true)).toEqual(
      expect.arrayContaining(['ignitionDistance', 'enclosedSpaceTime', 'deflagrationDensity', 'foamHeight', 'foamDuration']),
    )
    expect(of(false)).toEqual(['flammableContent', 'heatOfCombustion'])
  })
})

describe('the temperature at which a product is carried', () => {
  const named = (name: string, to: number, cas: string | null = null): LiveAnswer => {
    const answer = answerOf(['Flam. Sol. 2'], [])
    return { ...answer, components: answer.components.map((one) => ({ ...one, name, cas, content: { from: to, to }, classification: [] })) }
  }

  it.each(['solid', 'liquid'] as const)('is asked for of what is sold molten, as a %s', (physicalState) => {
    for (const answer of [named('bitumen 50/70', 95), named('x', 95, '8002-74-2')])
      expect(requiredOf(answer, { physicalState })).toContain('carriageTemperature')
  })

  it('is not asked for where little of it is in something else, nor of gases and aerosols, but may be given', () => {
    expect(requiredOf(named('microcrystalline wax', 5), { physicalState: 'liquid' })).not.toContain('carriageTemperature')
    for (const physicalState of ['gas', 'aerosol'])
      expect(requiredOf(named('bitumen', 95), { physicalState })).not.toContain('carriageTemperature')
    const offered = findMeasuredNeeds(named('polyol', 95), recipe.parse({ physicalState: 'liquid' }))
    expect(offered.find(({ name }) => name === 'carriageTemperature')).toMatchObject({ isRequired: false })
  })

  it('asks for what decides beside it: the flash point, and of a solid the melting point', () => {
    const typed = { measured: { values: { carriageTemperature: '180' } } }
    expect(requiredOf(named('polymer', 95), { physicalState: 'solid', ...typed })).toEqual(
      expect.arrayContaining(['carriageTemperature', 'meltingPoint', 'flashPoint']),
    )
    expect(requiredOf(named('oil', 95), { physicalState: 'liquid', ...typed })).toEqual(
      expect.arrayContaining(['carriageTemperature', 'flashPoint']),
    )
  })
})
