import { describe, expect, it } from 'vitest'
import { hazard, answerOf, requiredOf } from '../../test-kit/live-hazards.ts'

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
