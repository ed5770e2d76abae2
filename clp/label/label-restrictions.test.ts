import { describe, expect, it } from 'vitest'
import type { ContainedSubstance } from '../contained-substances.ts'
import { labelRestrictions } from './label-restrictions.ts'

const contains = (facts: Partial<ContainedSubstance>): ContainedSubstance => ({
  contentRange: { from: 0, to: 100, toInclusive: true },
  classification: [],
  specificLimits: [],
  ...facts,
})

const outcome = (...codes: string[]) => {
  const { generalUse, childResistantFastening, tactileWarning } = labelRestrictions(codes, [])
  return { generalUse, childResistantFastening, tactileWarning }
}

describe('the restrictions that follow from the hazards of a label', () => {
  it('are none for a product without hazards', () => {
    expect(labelRestrictions([], [])).toMatchObject({
      generalUse: true,
      childResistantFastening: false,
      tactileWarning: false,
      because: { generalUse: [], childResistantFastening: [], tactileWarning: [] },
    })
  })

  it.each(['H340', 'H350', 'H350i', 'H360', 'H360D', 'H360Df', 'H360F', 'H360FD', 'H360Fd'])('%s is not for general use', (code) => {
    expect(outcome(code)).toEqual({ generalUse: false, childResistantFastening: false, tactileWarning: false })
  })

  it.each(['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372'])(
    '%s demands a child-resistant fastening and a tactile warning',
    (code) => {
      expect(outcome(code)).toEqual({ generalUse: true, childResistantFastening: true, tactileWarning: true })
    },
  )

  it.each('H220 H221 H224 H225 H228 H341 H351 H361 H361d H361f H361fd H371 H373 H302 H312 H332 H334'.split(' '))(
    '%s demands a tactile warning alone',
    (code) => {
      expect(outcome(code)).toEqual({ generalUse: true, childResistantFastening: false, tactileWarning: true })
    },
  )

  it.each('H222 H226 H229 H290 H315 H317 H318 H319 H335 H336 H362 H400 H410 H411 H412 EUH066 EUH208'.split(' '))(
    '%s demands nothing',
    (code) => {
      expect(outcome(code)).toEqual({ generalUse: true, childResistantFastening: false, tactileWarning: false })
    },
  )

  it('count each part of a combined statement', () => {
    expect(outcome('H302+H312')).toEqual({ generalUse: true, childResistantFastening: false, tactileWarning: true })
    expect(labelRestrictions(['H301+H311+H331'], []).because.childResistantFastening).toEqual(['H301', 'H311', 'H331'])
  })

  it('name the statements that lead to each of them', () => {
    expect(labelRestrictions(['H225', 'H304', 'H315', 'H336', 'H350i', 'H361d', 'H373'], []).because).toEqual({
      generalUse: ['H350i'],
      childResistantFastening: ['H304'],
      tactileWarning: ['H225', 'H304', 'H361d', 'H373'],
    })
  })

  it('do not change when a code is given twice', () => {
    expect(labelRestrictions(['H314', 'H314'], []).because.tactileWarning).toEqual(['H314'])
  })
})

describe('methanol and dichloromethane', () => {
  const methanol = (content: number) => contains({ casNumber: '67-56-1', content })
  const dichloromethane = (content: number) => contains({ ecNumber: '200-838-9', content })
  const because = (...ingredients: ContainedSubstance[]) => labelRestrictions([], ingredients).because.childResistantFastening

  it('demand a child-resistant fastening from 3 % and 1 % on, the limit included (CLP Annex II, 3.1.1.3)', () => {
    expect(because(methanol(3))).toEqual(['methanol'])
    expect(because(methanol(2.99))).toEqual([])
    expect(because(dichloromethane(1))).toEqual(['dichloromethane'])
    expect(because(dichloromethane(0.99))).toEqual([])
    expect(because(contains({ indexNumber: '603-001-00-X', content: 50 }), dichloromethane(5))).toEqual(['methanol', 'dichloromethane'])
    expect(because(contains({ casNumber: '64-17-5', content: 50 }))).toEqual([])
  })

  it('count with the upper end of their range where the content is not known, unless it only borders on the limit', () => {
    const between = (from: number, to: number, toInclusive = false) =>
      because(contains({ casNumber: '67-56-1', contentRange: { from, to, toInclusive } }))
    expect(between(2.5, 10)).toEqual(['methanol'])
    expect(between(1, 3)).toEqual([])
    expect(between(1, 3, true)).toEqual(['methanol'])
    expect(between(3, 3)).toEqual(['methanol'])
  })

  it('demand no tactile warning by themselves', () => {
    expect(labelRestrictions([], [methanol(50), dichloromethane(50)])).toMatchObject({
      childResistantFastening: true,
      tactileWarning: false,
    })
  })

  it('stand beside the statements', () => {
    expect(labelRestrictions(['H304'], [methanol(10)]).because.childResistantFastening).toEqual(['H304', 'methanol'])
  })
})

describe('a substance of REACH Annex XVII, entries 28 to 30', () => {
  const harmonised = (category: 'Carc. 1B' | 'Repr. 1B' | 'Carc. 2', statement: string, facts: Partial<ContainedSubstance>) =>
    labelRestrictions([], [contains({ indexNumber: '024-009-00-4', classification: [{ category, statements: [statement] }], ...facts })])
      .because.generalUse

  it('forbids general use from the generic limit on, whatever the mixture is said to be classified as', () => {
    expect(harmonised('Carc. 1B', 'H350', { content: 0.1 })).toEqual(['H350'])
    expect(harmonised('Carc. 1B', 'H350', { content: 0.09 })).toEqual([])
    expect(harmonised('Repr. 1B', 'H360D', { content: 0.3 })).toEqual(['H360D'])
    expect(harmonised('Repr. 1B', 'H360D', { content: 0.2 })).toEqual([])
    expect(harmonised('Carc. 2', 'H351', { content: 50 })).toEqual([])
  })

  it('has its specific limit before the generic one, and none without an entry of CLP Annex VI', () => {
    const specificLimits = [{ category: 'Carc. 1B', from: 0.01 }] as const
    expect(harmonised('Carc. 1B', 'H350', { content: 0.02, specificLimits })).toEqual(['H350'])
    expect(harmonised('Carc. 1B', 'H350', { content: 1, indexNumber: undefined })).toEqual([])
  })
})
