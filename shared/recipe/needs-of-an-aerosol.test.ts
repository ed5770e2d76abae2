import { describe, expect, it } from 'vitest'
import { answerOf, hazard, offeredOf, requiredOf } from '../../test-kit/live-hazards.ts'

describe('of an aerosol', () => {
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
  const tests = ['ignitionDistance', 'enclosedSpaceTime', 'deflagrationDensity', 'foamHeight', 'foamDuration']
  const recipe = { physicalState: 'aerosol' } as const
  const untested = (isMet: boolean) =>
    answerOf([], [hazard('aerosols', { outcome: 'classified', category: 'Aerosol 1', steps: [step('CLP Annex I, 2.3.2.1, Note', isMet)] })])

  it('the tests of spray and foam are offered as long as it is of category 1 for want of them, and nobody has to have them', () => {
    expect(requiredOf(untested(true), recipe)).toEqual(['flammableContent', 'heatOfCombustion'])
    expect(offeredOf(untested(true), recipe)).toEqual(tests)
    expect(offeredOf(untested(false), recipe)).toEqual([])
  })

  it('the tests are asked for where nothing says whether it burns', () => {
    const open = answerOf([], [hazard('aerosols', { outcome: 'dataLacking' })])
    expect(requiredOf(open, recipe)).toEqual(['flammableContent', 'heatOfCombustion', ...tests])
  })
})
