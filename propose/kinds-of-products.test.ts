import { describe, expect, it } from 'vitest'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const looked = { classification: [] }
const powder: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust', use: 'professional' }
const inert = (content: number) => ({ name: 'sand', content, own: looked })
const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas', use: 'professional' }
const nitrogen = (content: number) => ({ cas: '7727-37-9', name: 'nitrogen', content, own: looked })

describe('what is proposed for kinds of products', () => {
  const cement = { cas: '65997-15-1', content: 30, own: { classification: ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'STOT SE 3 H335'] } }
  const mortar = recipe([cement, inert(70)], { ...powder, productKind: 'cement' })
  const drain = recipe([{ cas: '1310-73-2', content: 60 }, { cas: '7429-90-5', content: 4 }, inert(36)], {
    ...powder,
    productKind: 'cleaner',
  })

  it('names no vapours of a powder that irritates the airways', () => {
    expect(said(mortar, '/toxicology/symptoms')).not.toContain('toxicology.respiratoryIrritation')
    expect(said(mortar, '/toxicology/symptoms')).toContain('symptoms.irritation')
  })

  it('washes no cement away, which sets, and nothing that makes gas with water', () => {
    expect(said(mortar, '/accidentalRelease/containment')).not.toContain('release.containment.cleanWater')
    expect(said(drain, '/accidentalRelease/containment')).not.toContain('release.containment.neutraliseAlkali')
  })

  it('says in 10.3 what metals do in a lye that is none of class 1, as 5.2 and 10.1 do', () => {
    expect(said(mortar, '/stability/reactions')).toEqual(['reaction.hydrogen'])
    const soda = recipe([{ cas: '497-19-8', content: 10 }, water(90)], { measured: { pH: 11 } })
    expect(said(soda, '/stability/reactions')).toContain('reaction.hydrogen')
    expect(said(soda, '/firefighting/hazards')).toContain('fireHazard.hydrogenWithMetals')
  })

  it('does not deny in 10.1 that what polymerises reacts', () => {
    const monomer = recipe([{ cas: '80-62-6', content: 60 }, inert(40)], { measured: { flashPoint: 11, initialBoilingPoint: 100 } })
    expect(said(monomer, '/stability/reactivity')).toEqual(['reaction.polymerises'])
  })

  it('wears no household gloves for a gas', () => {
    const argon = recipe([{ cas: '7440-37-1', name: 'argon', content: 80, own: looked }, nitrogen(20)], gas)
    expect(said(argon, '/exposureControls/hands')).toEqual(['protection.hands.notNeeded'])
  })

  it('keeps no brass from water, which its zinc would be as a powder', () => {
    const metal = (cas: string, name: string, content: number) => ({ cas, name, content, own: looked })
    const lead = { cas: '7439-92-1', name: 'lead (massive)', content: 3 }
    const brass = recipe([metal('7440-50-8', 'copper (massive)', 60), metal('7440-66-6', 'zinc (massive)', 37), lead], {
      physicalState: 'solid',
    })
    expect(said(brass, '/stability/reactivity')).toEqual(['reactivity.none'])
    expect(said(brass, '/firefighting/suitableMedia')).not.toContain('extinguishing.suitable.drySand')
    expect(acceptEverything(brass).composition.ingredients.map(({ name }) => name)).toEqual([{ text: { en: 'lead massive' } }])
  })

  it('takes what lamps and lighters burn for a fuel, and a gas that kills for hazardous waste', () => {
    const gel = recipe([{ cas: '64-17-5', content: 80 }, water(20)], {
      productKind: 'grillLighter',
      use: 'consumer',
      measured: { flashPoint: 14, initialBoilingPoint: 78 },
    })
    expect(said(gel, '/disposal/wasteCodes')).toEqual(['13 07 03*', '15 01 10*'])
    const calibration = (content: number) =>
      said(recipe([{ cas: '7783-06-4', content }, nitrogen(100 - content)], gas), '/disposal/wasteCodes')
    expect(calibration(0.5)).toContain('16 05 04*')
    expect(calibration(0.002)).toContain('16 05 05')
  })

  it('names O1 and O3 of Directive 2012/18/EU by the statements of the label, and denies nothing that nobody has tested', () => {
    const union = (typed: Recipe) => acceptEverything(typed).regulatory.union
    const seveso = (typed: Recipe) => union(typed).find((text) => 'phrase' in text && text.phrase === 'regulation.seveso')
    const silane = { name: 'silane', own: { classification: ['Skin Irrit. 2 H315', 'EUH014'] } }
    const ester = { name: 'oil', own: looked }
    expect(
      seveso(
        recipe([
          { ...silane, content: 60 },
          { ...ester, content: 40 },
        ]),
      ),
    ).toMatchObject({ values: { category: 'O1' } })
    expect(
      seveso(
        recipe([
          { ...silane, content: 5 },
          { ...ester, content: 95 },
        ]),
      ),
    ).toBeUndefined()
    const phosphide = recipe([{ cas: '75-20-7', content: 60 }, inert(40)], powder)
    expect(said(phosphide, '/regulatory/union')).not.toContain('regulation.sevesoNone')
  })

  it('lacks no data where the whole recipe is known and section 3 names none of it', () => {
    const gel = recipe([{ cas: '64-17-5', content: 80 }, water(20)], { measured: { flashPoint: 14, initialBoilingPoint: 78 } })
    expect(acceptEverything(gel).composition.ingredients).toEqual([])
    expect(acceptEverything(gel).toxicology.notClassified).toMatchObject({
      acuteToxicity: 'criteriaNotMet',
      sensitisation: 'criteriaNotMet',
    })
    const cartridge = recipe(
      [
        { cas: '106-97-8', content: 70 },
        { cas: '74-98-6', content: 30 },
      ],
      gas,
    )
    expect(acceptEverything(cartridge).toxicology.notClassified).toMatchObject({ aspirationHazard: 'criteriaNotMet' })
    const unknown = recipe([
      { cas: '64-17-5', content: 80 },
      { name: 'nobody knows', content: 20 },
    ])
    expect(acceptEverything(unknown).toxicology.notClassified ?? {}).toEqual({})
  })
})

describe('which filter is proposed', () => {
  const respirator = (typed: Recipe) => said(typed, '/exposureControls/respiratory')

  it('is none of type AX where a gas is of type K: nobody makes one for both', () => {
    const both = recipe(
      [
        { cas: '75-31-0', content: 8 },
        { cas: '67-64-1', content: 92 },
      ],
      {
        inhalation: 'vapour',
        measured: { flashPoint: -18, initialBoilingPoint: 34 },
      },
    )
    expect(respirator(both)).toEqual(['protection.respiratory.filterStated'])
  })

  it('is none for amines of a dye, which has no vapours', () => {
    const own = { classification: ['Resp. Sens. 1 H334', 'Skin Sens. 1 H317'] }
    const dye = { name: 'sodium 4-amino-3-((4-sulfonatophenyl)azo)naphthalenesulfonate', content: 60, own }
    expect(respirator(recipe([dye, inert(40)], powder))).not.toContain('protection.respiratory.filterK')
  })
})
