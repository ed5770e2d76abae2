import { describe, expect, it } from 'vitest'
import { labelRestrictions } from './label-restrictions.ts'

const outcome = (...codes: string[]) => {
  const { generalUse, childResistantFastening, tactileWarning } = labelRestrictions(codes)
  return { generalUse, childResistantFastening, tactileWarning }
}

describe('the restrictions that follow from the hazards of a label', () => {
  it('are none for a product without hazards', () => {
    expect(labelRestrictions([])).toMatchObject({
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
    expect(labelRestrictions(['H301+H311+H331']).because.childResistantFastening).toEqual(['H301', 'H311', 'H331'])
  })

  it('name the statements that lead to each of them', () => {
    expect(labelRestrictions(['H225', 'H304', 'H315', 'H336', 'H350i', 'H361d', 'H373']).because).toEqual({
      generalUse: ['H350i'],
      childResistantFastening: ['H304'],
      tactileWarning: ['H225', 'H304', 'H361d', 'H373'],
    })
  })

  it('do not change when a code is given twice', () => {
    expect(labelRestrictions(['H314', 'H314']).because.tactileWarning).toEqual(['H314'])
  })
})

describe('methanol and dichloromethane', () => {
  it('demand a child-resistant fastening from 3 % and 1 % on, the limit included', () => {
    expect(labelRestrictions([], { methanolPercent: 3 }).because.childResistantFastening).toEqual(['methanol'])
    expect(labelRestrictions([], { methanolPercent: 2.99 }).childResistantFastening).toBe(false)
    expect(labelRestrictions([], { dichloromethanePercent: 1 }).because.childResistantFastening).toEqual(['dichloromethane'])
    expect(labelRestrictions([], { dichloromethanePercent: 0.99 }).childResistantFastening).toBe(false)
  })

  it('demand no tactile warning by themselves', () => {
    expect(labelRestrictions([], { methanolPercent: 50, dichloromethanePercent: 50 })).toMatchObject({
      childResistantFastening: true,
      tactileWarning: false,
    })
  })

  it('stand beside the statements', () => {
    expect(labelRestrictions(['H304'], { methanolPercent: 10 }).because.childResistantFastening).toEqual(['H304', 'methanol'])
  })
})
