import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

describe('duties and transport of a mixture', () => {
  it('have the packing group that the contents of corrosives give, with the sum (ADR 2.2.8.1.6.3)', () => {
    const lye = (name: string, cas: string, content: number) => named(name, cas, content, 'Skin Corr. 1A H314')
    const road = (...parts: TypedMixture['components']) => derive(liquid(parts)).transport?.modes[0]
    const [sodium, potassium] = [lye('sodium hydroxide', '1310-73-2', 4), lye('potassium hydroxide', '1310-58-3', 4)]
    expect(road(sodium, potassium)).toMatchObject({ unNumber: '1719', packingGroup: 'II' })
    expect(road(sodium, potassium)?.notes).toContainEqual({
      source: 'ADR 2.2.8.1.6.3',
      code: 'corrosiveSum',
      params: { group: 'II', sums: 'I + II: 4 + 4 = 8 ≥ 5 %' },
      message: 'Packing group II by the sum of the corrosive ingredients: I + II: 4 + 4 = 8 ≥ 5 %.',
    })
    // By a lower limit of its own CLP calls it corrosive: the mildest group, and not none.
    const limited = { ...part('acid', 3), own: { classification: ['Skin Corr. 1B H314'], limits: [{ class: 'Skin Corr. 1B', from: 2 }] } }
    expect(road(limited)).toMatchObject({ transportClass: '8', packingGroup: 'III' })
    expect(road(limited)?.notes.map(({ code }) => code)).toContain('corrosiveBelow')
    // An irritant by CLP, and of class 8 from 1 % of packing group I on.
    expect(road(part('acid', 1, 'Skin Corr. 1A H314'))).toMatchObject({ transportClass: '8', packingGroup: 'II' })
    expect(road(part('acid', 0.99, 'Skin Corr. 1A H314'))).toBeUndefined()
    // … unless its own limit, which rests on data of dilutions, says that it does not corrode.
    const diluted = { ...part('acid', 8), own: { classification: ['Skin Corr. 1A H314'], limits: [{ class: 'Skin Corr. 1A', from: 25 }] } }
    expect(road(diluted)).toBeUndefined()
  })

  it('leave the packing group to a test and what is not additive, and not to the pH', () => {
    const acid = part('acid', 4, 'Skin Corr. 1A H314')
    const cleared = liquid([acid], { tests: [{ class: 'Skin Corr. 1', result: 'negative', method: 'OECD 431' }] })
    expect(derive(cleared).transport?.isDangerous).toBe(false)
    const group = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]?.packingGroup
    expect(group(liquid([acid], { pH: 1 }))).toBe('II')
    expect(group(liquid([{ ...acid, additive: false }]))).toBe('I')
  })

  it('name in brackets what makes the mixture hazardous to the environment', () => {
    const found = derive(liquid([part('biocide', 30, 'Aquatic Chronic 2 H411'), part('salt', 40)])).transport
    expect(found?.modes[0]).toMatchObject({ unNumber: '3082', technicalNames: ['biocide'] })
  })

  // ADR Table A, UN 2428: groups II and III by a test of how it oxidises. That it is toxic if swallowed says nothing of that.
  it('have the severer group of an entry that is named for a danger which nobody has tested', () => {
    const chlorate = named('sodium chlorate', '7775-09-9', 45, 'Ox. Sol. 1 H271', 'Acute Tox. 3 H301')
    const { transport } = derive(liquid([{ ...chlorate, own: { ...chlorate.own, ate: { oral: 100 } } }, named('water', '7732-18-5', 55)]))
    expect(transport?.modes[0]).toMatchObject({ unNumber: '2428', transportClass: '5.1', packingGroup: 'II', limitedQuantity: '1 l' })
  })
})
