import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'
import { solid, bleachingPowder } from '../test-kit/baths-and-lyes.ts'

const fumigant = recipe(
  [
    { cas: '20859-73-8', content: 56 },
    { name: 'paraffin', content: 44, own: { classification: [] } },
  ],
  solid,
)

const goodsOf = (typed: Recipe) => propose(typed).proposals.find(({ place }) => place === '/transport')
const containment = '/accidentalRelease/containment'
const supplemental = '/labelElements/supplementalStatements'

describe('a good part of what water sets on fire, of which no test is known', () => {
  it('is kept from water in the fire, in the spill and in the store', () => {
    expect(said(fumigant, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.drySand'])
    expect(said(fumigant, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
    expect(said(fumigant, containment)).not.toContain('release.containment.cleanWater')
    expect(said(fumigant, '/handling/storage')).toContain('storage.moisture')
    expect(said(fumigant, '/stability/incompatible')).toContain('incompatible.water')
    expect(said(fumigant, '/otherHazards')).toContain('otherHazards.phosphineWithWater')
    expect(said(fumigant, supplemental)).toEqual(['EUH029', 'EUH032'])
  })

  it('denies neither reactions nor measures against fire', () => {
    for (const typed of [fumigant, bleachingPowder]) {
      expect(said(typed, '/stability/reactions')).not.toContain('reaction.none')
      expect(said(typed, '/stability/reactivity')).not.toContain('reactivity.none')
      expect(said(typed, '/handling/fireProtection')).not.toContain('fireProtection.noSpecial')
    }
    expect(said(bleachingPowder, '/stability/reactions')).toContain('otherHazards.sulphurDioxideWithAcids')
    expect(said(bleachingPowder, '/handling/storage')).toContain('storage.moisture')
  })

  it('says nothing of it where it is a small part', () => {
    const little = recipe(
      [
        { cas: '7775-14-6', content: 5 },
        { name: 'sodium sulphate', content: 95, own: { classification: [] } },
      ],
      solid,
    )
    expect(said(little, '/handling/fireProtection')).toContain('fireProtection.noSpecial')
  })

  it('is an alkyl or hydride of a metal in a solvent too, though there is little of it', () => {
    const tetrahydrofuran = { cas: '109-99-9', content: { from: 96, to: 98 } }
    const hydride = recipe([{ cas: '16853-85-3', content: { from: 2, to: 4 } }, tetrahydrofuran], {
      measured: { flashPoint: -17, initialBoilingPoint: 66 },
    })
    const alkyl = {
      cas: '109-72-8',
      name: 'butyllithium',
      own: { classification: ['Pyr. Liq. 1 H250', 'Water-react. 1 H260', 'Skin Corr. 1B H314'] },
    }
    const inHexane = recipe(
      [
        { ...alkyl, content: 15 },
        { cas: '110-54-3', content: 85 },
      ],
      { measured: { flashPoint: -22, initialBoilingPoint: 68 } },
    )
    for (const typed of [hydride, inHexane]) {
      expect(said(typed, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.drySand'])
      expect(said(typed, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
      expect(said(typed, '/firstAid/ingestion')).not.toContain('firstAid.ingestion.drinkWater')
      // Nobody sends it as what its solvent is.
      expect(goodsOf(typed)).toBeUndefined()
    }
    const bait = recipe(
      [
        { cas: '1314-84-7', content: 2.5 },
        { name: 'grain', content: 97.5, own: { classification: [] } },
      ],
      { ...solid, productKind: 'biocide' },
    )
    expect(goodsOf(bait)).toMatchObject({ value: { unNumber: '2588' } })
    const borohydride = {
      cas: '16940-66-2',
      name: 'sodium tetrahydroborate',
      content: 12,
      own: { classification: ['Water-react. 1 H260'] },
    }
    expect(said(recipe([borohydride, water(88)]), '/firefighting/unsuitableMedia')).not.toContain('extinguishing.unsuitable.waterFoam')
  })
})
