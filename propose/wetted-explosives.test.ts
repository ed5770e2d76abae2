import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const picricAcid = recipe([{ cas: '88-89-1', content: 65 }, water(35)], solid)
const reactions = '/stability/reactions'
const containment = '/accidentalRelease/containment'

describe('an explosive that water keeps from exploding (CLP Annex I, 2.17)', () => {
  it('is never swept up dry nor left to dry, and nobody fights the fire that reaches it', () => {
    expect(said(picricAcid, containment)).toEqual(['release.containment.damp', 'release.containment.noSparkTools'])
    expect(said(picricAcid, '/handling/handling')).toContain('handling.keepWet')
    expect(said(picricAcid, '/firefighting/hazards')).toContain('fireHazard.explosion')
    expect(said(picricAcid, '/firefighting/advice')).toEqual(
      expect.arrayContaining(['firefighter.evacuate', 'firefighter.noFightExplosives']),
    )
  })

  it('denies no reaction, and is kept from the metals that make an explosive of it', () => {
    expect(said(picricAcid, reactions)).toEqual(['otherHazards.explosive', 'reaction.explosiveCompounds'])
    expect(said(picricAcid, '/stability/incompatible')).toContain('incompatible.heavyMetals')
    expect(said(picricAcid, '/stability/avoid')).toContain('avoidCondition.shock')
  })
})

describe('explosive compounds with metals', () => {
  it('come of acetylene, which by itself decomposes under pressure, and of azides', () => {
    const acetylene = recipe([{ cas: '74-86-2', content: 100 }], { physicalState: 'gas', inhalation: 'gas' })
    expect(said(acetylene, reactions)).toEqual(expect.arrayContaining(['otherHazards.selfDecomposing', 'reaction.explosiveCompounds']))
    expect(said(acetylene, '/stability/reactivity')).not.toContain('reactivity.none')
    const azide = recipe([water(95), { cas: '26628-22-8', content: 5 }], { measured: { pH: 10 } })
    expect(said(azide, '/stability/incompatible')).toContain('incompatible.heavyMetals')
  })
})
