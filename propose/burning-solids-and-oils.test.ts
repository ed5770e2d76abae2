import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const unknown = (name: string, content: number) => ({ name, content, own: { classification: [] } })
const classOf = (typed: Recipe) => propose(typed).proposals.find(({ place }) => place === '/handling/storageClass')?.value
const powderCoating = recipe([unknown('polyester resin', 66), { cas: '2451-62-9', content: 4 }, unknown('titanium dioxide', 30)], solid)

describe('the storage class of a solid (TRGS 510, Annex 4)', () => {
  const solids: [name: string, storageClass: string, components: Recipe['components']][] = [
    ['common salt', '13', [unknown('sodium chloride', 100)]],
    ['gypsum with a little cellulose', '13', [unknown('calcium sulphate hemihydrate', 95), unknown('cellulose ether', 5)]],
    ['a candle', '11', [unknown('paraffin wax', 100)]],
    ['a frit with lead', '6.1D', [{ name: 'lead frit', content: 100, own: { classification: ['Repr. 1A H360Df'] } }]],
    ['a dye', '6.1C', [{ cas: '106-50-3', content: 100 }]],
    ['quicklime', '13', [{ name: 'calcium oxide', content: 100, own: { classification: ['Eye Dam. 1 H318'] } }]],
    ['a corrosive salt', '8B', [{ name: 'sodium hydroxide', cas: '1310-73-2', content: 100 }]],
    ['a corrosive plastic', '8A', [{ name: 'ion exchange resin', content: 100, own: { classification: ['Skin Corr. 1B H314'] } }]],
  ]

  it.each(solids)('of %s is %s', (_name, expected, components) => {
    expect(classOf(recipe(components, solid))).toBe(expected)
  })

  it('is none of a salt that may oxidise', () => {
    expect(
      classOf(recipe([{ cas: '6484-52-2', name: 'ammonium nitrate', content: 100, own: { classification: [] } }], solid)),
    ).toBeUndefined()
  })
})

describe('dust of what burns (Directive 1999/92/EC)', () => {
  it('explodes in the air, and no sentence says that fire needs no measures', () => {
    expect(said(powderCoating, '/otherHazards')).toContain('otherHazards.dustExplosion')
    expect(said(powderCoating, '/handling/fireProtection')).toEqual(['fireProtection.ignitionSources', 'fireProtection.dust'])
    expect(said(powderCoating, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterJet'])
  })

  it('does not where it is salt, stone or an oxidiser', () => {
    for (const name of ['sodium chloride', 'quartz sand']) {
      const typed = recipe([unknown(name, 100)], solid)
      expect(said(typed, '/otherHazards')).not.toContain('otherHazards.dustExplosion')
      expect(said(typed, '/handling/fireProtection')).toEqual(['fireProtection.noSpecial'])
    }
    expect(said(recipe([{ cas: '87-90-1', content: 98 }], solid), '/otherHazards')).not.toContain('otherHazards.dustExplosion')
  })
})

describe('what burns above 100 °C', () => {
  it('is put out with foam and not with a water jet, and its smoke has carbon monoxide', () => {
    const oil = recipe([unknown('base oil', 100)], { measured: { flashPoint: 220 } })
    expect(said(oil, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterJet'])
    expect(said(oil, '/firefighting/hazards')).toEqual(['fireHazard.carbonOxides'])
  })

  it('a lighter soaked with kerosene is kept from flames, tested or not', () => {
    const lighter = recipe(
      [
        { cas: '64742-48-9', name: 'kerosene', content: 80, own: { classification: ['Flam. Liq. 3 H226', 'Asp. Tox. 1 H304'] } },
        unknown('resin', 20),
      ],
      { physicalState: 'solid' },
    )
    expect(said(lighter, '/handling/fireProtection')).toEqual(['fireProtection.ignitionSources'])
  })
})

describe('smoke', () => {
  const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }
  const hazards = (typed: Recipe) => said(typed, '/firefighting/hazards')

  it('of hydrogen and ammonia has no carbon, that of ammonia nitrogen', () => {
    expect(hazards(recipe([{ cas: '1333-74-0', content: 100 }], gas))).not.toContain('fireHazard.carbonOxides')
    const ammonia = hazards(recipe([{ cas: '7664-41-7', content: 100 }], gas))
    expect(ammonia).not.toContain('fireHazard.carbonOxides')
    expect(ammonia).toContain('fireHazard.nitrogenOxides')
  })

  it('comes neither of nitrogen nor, as hydrogen chloride, of common salt', () => {
    expect(hazards(recipe([{ cas: '7727-37-9', name: 'nitrogen', content: 100, own: { classification: [] } }], gas))).not.toContain(
      'fireHazard.nitrogenOxides',
    )
    expect(hazards(recipe([unknown('sodium chloride', 100)], solid))).toEqual(['fireHazard.notFlammable'])
  })
})

it('acrylamide in much water does not burn, though it polymerises', () => {
  const acrylamide = recipe([{ cas: '79-06-1', content: 40 }, water(60)])
  expect(said(acrylamide, '/stability/reactions')).toContain('reaction.polymerises')
  expect(said(acrylamide, '/firefighting/hazards')).toContain('fireHazard.notFlammable')
})
