import { describe, expect, it } from 'vitest'
import { classesOf, classifyTyped, part, type TypedMixture } from '../../../tests/classify-by-request.ts'

const stateless = (...components: TypedMixture['components']): TypedMixture => ({ use: 'professional', components })
const outcomes = (mixture: TypedMixture) =>
  Object.fromEntries(
    classifyTyped(mixture).hazards.map(({ hazardClass, outcome, worstCase }) => [hazardClass, [outcome, worstCase?.category]]),
  )

describe('a mixture whose physical state nobody said', () => {
  it('is open in the classes of gases where a component is one', () => {
    const gases = stateless(part('propane', 60, 'Flam. Gas 1A H220', 'Press. Gas'), part('oxygen', 40, 'Ox. Gas 1 H270'))
    expect(outcomes(gases)).toMatchObject({
      flammableGases: ['dataLacking', 'Flam. Gas 1A'],
      oxidisingGases: ['dataLacking', 'Ox. Gas 1'],
      gasesUnderPressure: ['dataLacking', 'Press. Gas'],
    })
  })

  it('is not asked for them where no component is one', () => {
    expect(outcomes(stateless(part('acetone', 100, 'Flam. Liq. 2 H225')))).toMatchObject({
      flammableGases: ['notApplicable', undefined],
      oxidisingGases: ['notApplicable', undefined],
      gasesUnderPressure: ['notApplicable', undefined],
      aerosols: ['notApplicable', undefined],
    })
  })

  it('has the class for which it was tested', () => {
    const measured: TypedMixture['measured'] = { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] }
    expect(classesOf(classifyTyped({ ...stateless(part('propane', 100)), measured }))).toEqual(['Press. Gas (Liq.) H280'])
  })

  it('is warned of, since no transport is proposed either', () => {
    const codesOf = (mixture: TypedMixture) => classifyTyped(mixture).warnings.map(({ code, path }) => [code, path])
    expect(codesOf(stateless(part('salt', 100)))).toEqual([['stateMissing', 'mixture.physicalState']])
    expect(codesOf({ ...stateless(part('salt', 100)), physicalState: 'solid' })).toEqual([])
  })
})
