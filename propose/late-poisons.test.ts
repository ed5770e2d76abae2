import { describe, expect, it } from 'vitest'
import { descaler } from '../test-kit/recipes.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })
const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }

const respiratory = '/exposureControls/respiratory'
const containment = '/accidentalRelease/containment'
const storageClass = '/handling/storageClass'

describe('poisons that harm after hours', () => {
  it.each([
    ['ethylene glycol', '107-21-1', 92],
    ['sodium nitrite', '7632-00-0', 3],
    ['isopropyl nitrite', '541-42-4', 5],
    ['zinc phosphide', '1314-84-7', 0.8],
  ])('of %s a doctor is called at once, and not when somebody feels unwell', (_name, cas, content) => {
    const typed = recipe([{ cas, content, own: { classification: ['Acute Tox. 4 H302'] } }, rest(100 - content)])
    expect(said(typed, '/firstAid/ingestion')).toContain('firstAid.ingestion.callDoctor')
    expect(said(typed, '/firstAid/ingestion')).not.toContain('firstAid.ingestion.doctorIfUnwell')
    expect(said(typed, '/firstAid/general')).toContain('firstAid.general.delayedSymptoms')
  })

  it('names the antidote of the nitrite that is sold today, and of lead, which has two entries', () => {
    expect(said(recipe([{ cas: '541-42-4', content: 100, own: { classification: [] } }]), '/firstAid/treatment')).toContain(
      'treatment.methaemoglobin',
    )
    const solder = recipe([{ cas: '7439-92-1', content: 37 }, rest(63)], { physicalState: 'solid' })
    expect(said(solder, '/firstAid/treatment')).toEqual(['treatment.symptomatic', 'treatment.heavyMetals'])
  })
})

describe('a peroxide', () => {
  const peracetic = recipe(
    [water(60), { cas: '79-21-0', content: 5 }, { cas: '7722-84-1', content: 25 }, { cas: '64-19-7', content: 10 }],
    {
      measured: { pH: 1 },
    },
  )

  it('is neither neutralised with what decomposes it nor shut in', () => {
    expect(said(peracetic, containment)).not.toContain('release.containment.neutraliseAcid')
    expect(said(peracetic, containment)).not.toContain('release.containment.collectDispose')
    expect(said(descaler, containment)).toContain('release.containment.collectDispose')
  })
})

describe('a gas', () => {
  it.each([
    ['argon', '7440-37-1'],
    ['nitrous oxide', '10024-97-2'],
  ])('of %s that takes the place of the air, no sentence says that the airways need nothing', (_name, cas) => {
    const typed = recipe([{ cas, content: 100, own: { classification: [] } }], gas)
    expect(said(typed, '/otherHazards')).toContain('otherHazards.gasDisplacesAir')
    expect(said(typed, respiratory)).toEqual([])
  })

  it('that is liquid in its bottle freezes the skin: nitrous oxide, sulphur hexafluoride and refrigerants', () => {
    for (const cas of ['10024-97-2', '2551-62-4', '75-10-5', '354-33-6', '75-45-6'])
      expect(said(recipe([{ cas, content: 100, own: { classification: [] } }], gas), '/firstAid/skin')).toContain('firstAid.skin.frostbite')
  })

  it('that depletes the ozone layer is under another regulation than fluorinated greenhouse gases', () => {
    expect(said(recipe([{ cas: '75-45-6', content: 100 }], gas), '/regulatory/union')).not.toContain('regulation.fluorinatedGases')
  })
})

describe('what has chlorine', () => {
  const solvent = (cas: string) => recipe([{ cas, content: 100 }], { inhalation: 'vapour' })

  it('evaporates and asks for a filter and ventilation, whatever its classes', () => {
    expect(said(solvent('127-18-4'), respiratory)).toEqual(['protection.respiratory.filterA'])
    expect(said(solvent('75-09-2'), respiratory)).toEqual(['protection.respiratory.filterAX'])
    expect(said(solvent('75-09-2'), '/exposureControls/engineering')).toContain('engineering.localExhaust')
    expect(said(solvent('75-09-2'), '/handling/handling')).toContain('handling.ventilation')
  })

  it('has no vapours as a chlorinated paraffin in a plastisol', () => {
    const plastisol = recipe([{ cas: '85535-85-9', content: 15 }, rest(85)], { measured: { flashPoint: 200 } })
    expect(said(plastisol, '/otherHazards')).not.toContain('otherHazards.vapoursHeavierThanAir')
    expect(said(plastisol, '/stability/incompatible')).not.toContain('incompatible.lightMetals')
    expect(said(plastisol, storageClass)).toEqual(['10'])
  })
})

describe('what reacts with water', () => {
  const silane = {
    cas: '4253-34-3',
    content: 6,
    own: { classification: ['Skin Corr. 1B H314'], supplemental: ['EUH014' as const] },
  }

  it('is no sealant that hardens by a silane: no EUH014 on its label, and water puts it out', () => {
    const sealant = recipe([silane, rest(94)], { productKind: 'sealant' })
    expect(said(sealant, '/labelElements/supplementalStatements')).not.toContain('EUH014')
    expect(said(sealant, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.none'])
    const pure = recipe([{ ...silane, content: 60 }, rest(40)])
    expect(said(pure, '/labelElements/supplementalStatements')).toContain('EUH014')
    expect(said(pure, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
  })

  it('is quicklime, of which nothing is denied beside the heat', () => {
    const lime = recipe([{ cas: '1305-78-8', content: 60, own: { classification: ['Eye Dam. 1 H318'] } }, rest(40)], {
      physicalState: 'solid',
    })
    expect(said(lime, '/stability/reactions')).toEqual(['reaction.heatWithWater'])
    expect(said(lime, '/stability/reactivity')).toEqual(['reaction.heatWithWater'])
    expect(said(lime, '/stability/incompatible')).toEqual(['incompatible.water'])
  })
})

it('the storage class of an oil is 10, and none where nobody knows whether it burns (TRGS 510, Annex 4)', () => {
  expect(said(recipe([rest(100)], { measured: { flashPoint: 220 } }), storageClass)).toEqual(['10'])
  expect(said(recipe([water(80), rest(20)]), storageClass)).toEqual(['12'])
  expect(said(recipe([rest(100)]), storageClass)).toEqual([])
})
