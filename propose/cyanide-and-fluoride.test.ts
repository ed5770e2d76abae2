import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'
import { silverBath, lye } from '../test-kit/baths-and-lyes.ts'

const rustRemover = recipe([water(78), { cas: '7664-39-3', content: 4 }, { cas: '7664-38-2', content: 18 }], { measured: { pH: 1 } })
const containment = '/accidentalRelease/containment'
const supplemental = '/labelElements/supplementalStatements'

describe('cyanide in a lye (CLP Annex II, 1.1: EUH032)', () => {
  it('is never neutralised with acid, which would set hydrogen cyanide free, as a lye alone may be', () => {
    expect(said(lye, containment)).toContain('release.containment.neutraliseAlkali')
    expect(said(silverBath, containment)).not.toContain('release.containment.neutraliseAlkali')
  })

  it('is kept from acids, and its gas is named among the hazards and the reactions', () => {
    expect(said(silverBath, '/otherHazards')).toContain('otherHazards.hydrogenCyanideWithAcids')
    expect(said(silverBath, '/stability/reactions')).toContain('otherHazards.hydrogenCyanideWithAcids')
    expect(said(silverBath, '/handling/handling')).toContain('handling.noMixingAcids')
    expect(said(lye, '/handling/handling')).not.toContain('handling.noMixingAcids')
  })

  it('has its antidote, its symptoms and a filter that holds hydrogen cyanide', () => {
    expect(said(silverBath, '/firstAid/treatment')).toContain('treatment.cyanide')
    expect(said(silverBath, '/firstAid/treatment')).not.toContain('treatment.noSpecificAntidote')
    expect(said(silverBath, '/firstAid/symptoms')).toContain('symptoms.cyanide')
    const filters = propose(silverBath).proposals.filter(({ place }) => place === '/exposureControls/respiratory')
    expect(filters.map(({ value }) => value)).toEqual([
      { phrase: 'protection.respiratory.filterOther', values: { filter: 'B2-P3 (EN 14387)' } },
    ])
  })

  it('proposes the statement that the component bears, from 1 % on', () => {
    expect(said(silverBath, supplemental)).toContain('EUH032')
    expect(said(recipe([water(99.5), { cas: '151-50-8', content: 0.5 }]), supplemental)).not.toContain('EUH032')
  })
})

describe('hydrofluoric acid', () => {
  it('has calcium gluconate in first aid and treatment, and no denial of an antidote', () => {
    expect(said(rustRemover, '/firstAid/skin')).toContain('firstAid.skin.calciumGluconate')
    expect(said(rustRemover, '/firstAid/treatment')).toContain('treatment.fluoride')
    expect(said(rustRemover, '/firstAid/treatment')).not.toContain('treatment.noSpecificAntidote')
    expect(said(rustRemover, '/stability/incompatible')).toContain('incompatible.glass')
    expect(said(descaler, '/firstAid/skin')).not.toContain('firstAid.skin.calciumGluconate')
  })
})
