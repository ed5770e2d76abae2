import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said } from '../test-kit/say-for-recipe.ts'
import { propane, acetylene, sentences } from '../test-kit/gases-and-reactive-solids.ts'

describe('a gas', () => {
  const of = sentences(propane)

  it('collects near the floor where it is heavier than air, which acetylene is not', () => {
    expect(of('/otherHazards')).toContain('otherHazards.vapoursHeavierThanAir')
    expect(of('/accidentalRelease/personal')).toContain('release.personal.gasCollects')
    const light = sentences(acetylene)
    expect(light('/otherHazards')).not.toContain('otherHazards.vapoursHeavierThanAir')
    expect(light('/accidentalRelease/personal')).not.toContain('release.personal.gasCollects')
    expect(light('/handling/fireProtection')).not.toContain('fireProtection.vapoursFloor')
    expect(light('/otherHazards')).not.toContain('symptoms.liquidGasCold')
  })

  it('is named a gas in 9.1, with what has no meaning for one', () => {
    const values = Object.fromEntries(
      propose(propane).proposals.flatMap(({ place, item, value }) => (place === '/parameters' ? [[item ?? '', value]] : [])),
    )
    expect(values['SE09 physicalState']).toMatchObject({ text: { phrase: 'state.gas' } })
    for (const property of ['flashPoint', 'ph', 'kinematicViscosity', 'particleCharacteristics'])
      expect(values[`SE09a ${property}`]).toMatchObject({ text: { phrase: 'propertyNote.notApplicableGas' } })
  })

  it('dries to nothing that is thrown away as building waste', () => {
    const shield = recipe([{ cas: '7727-37-9', name: 'nitrogen', content: 100, own: { classification: [] } }], {
      physicalState: 'gas',
      inhalation: 'gas',
      productKind: 'paint',
    })
    expect(said(shield, '/disposal/product')).not.toContain('disposal.product.driedWaste')
  })

  it('of a lighter is not taken back by anybody, and nobody swallows it', () => {
    const refill = recipe([{ cas: '74-98-6', content: 100 }], {
      physicalState: 'gas',
      inhalation: 'gas',
      use: 'consumer',
      receptacle: 'lighterRefill',
    })
    expect(said(refill, '/disposal/packaging')).toEqual(['disposal.packaging.contaminated'])
    expect(said({ ...refill, receptacle: null }, '/disposal/packaging')).toEqual(['disposal.packaging.gasContainers'])
    expect(JSON.stringify(propose(refill).proposals)).not.toContain('route.swallowing')
  })
})
