import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { peroxide, sentences } from '../test-kit/gases-and-reactive-solids.ts'

describe('an organic peroxide', () => {
  const of = sentences(peroxide)

  it('is not said to be without dangerous reactions, nor to be shut in when spilt', () => {
    expect(of('/stability/reactivity')).toEqual(['otherHazards.selfDecomposing'])
    expect(of('/stability/incompatible')).toEqual(['incompatible.selfDecomposing'])
    expect(of('/stability/avoid')).toEqual(['avoidCondition.heat', 'avoidCondition.shock'])
    expect(of('/stability/decomposition')).not.toContain('decomposition.none')
    expect(of('/accidentalRelease/containment')).toContain('release.containment.damp')
    expect(of('/accidentalRelease/containment')).not.toContain('release.containment.collectDispose')
    expect(of('/handling/storage')).toContain('storage.temperatureOfLabel')
    expect(of('/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.waterSpray'])
  })

  it('of types C to F is of category P6b of Directive 2012/18/EU', () => {
    const { proposals } = propose(peroxide)
    const law = proposals.find(({ item }) => item === 'regulation.seveso')
    expect(law?.value).toMatchObject({ values: { category: 'P6b, E1' } })
    const tiers = proposals.find(({ item }) => item === 'regulation.sevesoQuantities')
    expect(tiers?.value).toMatchObject({ values: { lowerTier: '50 t (P6b), 100 t (E1)' } })
  })
})
