import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol, paint } from '../test-kit/recipes.ts'
import { said } from '../test-kit/said-phrases.ts'

describe('an aerosol with isocyanates', () => {
  const foam: typeof paint = { ...aerosol, components: [...aerosol.components.slice(1), { cas: '101-68-8', content: 28 }] }

  it('has no container that is opened or kept under nitrogen', () => {
    expect(said(foam, '/handling/handling')).not.toContain('handling.openCarefully')
    expect(said(foam, '/handling/storage')).not.toContain('storage.inertGas')
    expect(said(foam, '/handling/storage')).toContain('storage.moisture')
  })
})

describe('an adhesive with isocyanates for everybody', () => {
  const adhesive: typeof paint = {
    ...paint,
    productKind: 'adhesive',
    use: 'consumer',
    measured: { flashPoint: 200, kinematicViscosity40: 5000 },
    components: [
      { cas: '101-68-8', content: 30 },
      { name: 'Prepolymer', content: 70, own: { classification: [] } },
    ],
  }

  it('has no second component, and no hardener that is kept under nitrogen', () => {
    expect(said(adhesive, '/firstAid/general')).not.toContain('firstAid.general.hardenerSheet')
    expect(said(adhesive, '/handling/storage')).not.toContain('storage.inertGas')
    expect(said({ ...adhesive, productKind: 'paint' }, '/firstAid/general')).toContain('firstAid.general.hardenerSheet')
  })

  it('says in section 8 what P280 says on the label: clothing that protects', () => {
    expect(JSON.stringify(propose(adhesive).proposals.find(({ item }) => item === 'P280')?.value)).toContain('[1,2,3]')
    expect(said(adhesive, '/exposureControls/body')).toEqual(['protection.body.chemical'])
  })

  it('names entry 56 of REACH Annex XVII, which is of MDI for the public, and at work alone does not', () => {
    const entries = (typed: typeof paint) =>
      JSON.stringify(propose(typed).proposals.find(({ item }) => item === 'regulation.reachAnnexXvii'))
    expect(entries(adhesive)).toContain('56, 74')
    expect(entries({ ...adhesive, use: 'professional' })).not.toContain('56')
  })
})
