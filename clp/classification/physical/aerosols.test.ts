import { describe, expect, it } from 'vitest'
import type { Measured } from '../mixture.ts'
import { sampleJudging, type SampleComponent } from '../../../test-kit/sample-judging.ts'
import { judgeAerosols } from './aerosols.ts'

const propane: SampleComponent = { name: 'propane', content: 40, classes: ['Flam. Gas 1A'] }
const judge = (measured: Partial<Measured>, components: SampleComponent[] = []) => {
  const [result] = judgeAerosols(sampleJudging(components, { physicalState: 'aerosol', measured }))
  return result
}

describe('an aerosol', () => {
  it.each<[Partial<Measured>, string | undefined]>([
    [{ flammableContent: 85, heatOfCombustion: 30 }, 'Aerosol 1'],
    [{ flammableContent: 1, heatOfCombustion: 19.9 }, 'Aerosol 3'],
    // Above 1 % or from 20 kJ/g on, and not tested: category 1
    [{ flammableContent: 1.1, heatOfCombustion: 5 }, 'Aerosol 1'],
    [{ flammableContent: 1, heatOfCombustion: 20 }, 'Aerosol 1'],
    [{ flammableContent: 84.9, heatOfCombustion: 30 }, 'Aerosol 1'],
    // Spray
    [{ flammableContent: 50, heatOfCombustion: 25, ignitionDistance: 75 }, 'Aerosol 1'],
    [{ flammableContent: 50, heatOfCombustion: 25, ignitionDistance: 74 }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 20, ignitionDistance: 5 }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 15 }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, enclosedSpaceTime: 300 }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, enclosedSpaceTime: 301 }, 'Aerosol 3'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, enclosedSpaceTime: 301, deflagrationDensity: 300 }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, enclosedSpaceTime: 301, deflagrationDensity: 301 }, 'Aerosol 3'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, enclosedSpaceTime: 300, deflagrationDensity: 301 }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, deflagrationDensity: 300 }, 'Aerosol 2'],
    // One figure of the test alone, and the one that does not decide: as if it were not tested
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, deflagrationDensity: 301 }, 'Aerosol 1'],
    // Foam
    [{ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 20, flameDuration: 2 } }, 'Aerosol 1'],
    [{ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 4, flameDuration: 7 } }, 'Aerosol 1'],
    [{ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 19, flameDuration: 6.9 } }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 4, flameDuration: 2 } }, 'Aerosol 2'],
    [{ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 3.9, flameDuration: 9 } }, 'Aerosol 3'],
    [{ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 30, flameDuration: 1.9 } }, 'Aerosol 3'],
  ])('with %o is %s', (measured, expected) => {
    expect(judge(measured)?.category).toBe(expected)
  })

  it('of category 3 by the time equivalent alone says that the deflagration density is missing', () => {
    const sprayed = { flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14, enclosedSpaceTime: 301 }
    expect(judge(sprayed)?.remarks.map(({ code }) => code)).toEqual(['deflagrationMissing'])
    expect(judge({ ...sprayed, deflagrationDensity: 301 })?.remarks).toEqual([])
    expect(judge({ ...sprayed, enclosedSpaceTime: 300 })?.remarks).toEqual([])
  })

  it('bears the statement on pressure in every category', () => {
    expect(judge({ flammableContent: 85, heatOfCombustion: 30 })?.statements).toEqual(['H222', 'H229'])
    expect(judge({ flammableContent: 50, heatOfCombustion: 25, ignitionDistance: 20 })?.statements).toEqual(['H223', 'H229'])
    expect(judge({ flammableContent: 0, heatOfCombustion: 1 })?.statements).toEqual(['H229'])
  })

  it('is classified on test data where the dispenser was tried, and not where nobody tried it', () => {
    const basisOf = (measured: Partial<Measured>) => judge(measured, [propane])?.basis
    expect(basisOf({})).toBe('calculation')
    expect(basisOf({ flammableContent: 85, heatOfCombustion: 30 })).toBe('calculation')
    expect(basisOf({ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 14 })).toBe('calculation')
    expect(basisOf({ flammableContent: 50, heatOfCombustion: 25, ignitionDistance: 75 })).toBe('testData')
    expect(basisOf({ flammableContent: 50, heatOfCombustion: 25, foam: { flameHeight: 20, flameDuration: 2 } })).toBe('testData')
  })

  it('with flammable components and no test is of category 1', () => {
    expect(judge({}, [propane])).toMatchObject({ category: 'Aerosol 1', because: ['propane'] })
    expect(judge({}, [{ ...propane, content: 1 }])).toMatchObject({ outcome: 'dataLacking', worstCase: { category: 'Aerosol 1' } })
  })

  it('is a dispenser, not a liquid', () => {
    expect(judgeAerosols(sampleJudging([propane]))[0]?.outcome).toBe('notApplicable')
  })
})
