import { describe, expect, it } from 'vitest'
import type { Text } from '../shared/record/texts.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const looked = { classification: [] }
const cement: Recipe['components'][number] = {
  cas: '65997-15-1',
  name: 'Portland cement',
  content: 98,
  own: { classification: ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318'] },
}

describe('section 10 of cement and lime', () => {
  it('denies no reaction with acids and light metals: wet, they are lyes', () => {
    const typed = recipe([cement, { name: 'gypsum', content: 2, own: looked }], { ...solid, productKind: 'cement' })
    expect(said(typed, '/stability/reactivity')).toEqual(['reactivity.alkali'])
    expect(said(typed, '/stability/incompatible')).toContain('incompatible.acids')
  })
})

describe('a fire', () => {
  it('of candle wax is put out by what keeps the air away, and never by a jet of water', () => {
    const candle = recipe(
      [
        { name: 'paraffin wax', content: 95, own: looked },
        { cas: '5989-27-5', content: 5 },
      ],
      { physicalState: 'solid' },
    )
    expect(said(candle, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.foamPowderCarbonDioxide'])
    expect(said(candle, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterJet'])
  })

  it('beside what boils up with water is hit by no jet, and is cooled by no spray', () => {
    const acid = recipe([{ cas: '7664-93-9', content: 96 }, water(4)], { measured: { pH: 0 } })
    expect(said(acid, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterJet'])
    const opener = recipe(
      [
        { cas: '1310-73-2', content: 60 },
        { cas: '7631-99-4', name: 'sodium nitrate', content: 40, own: { classification: ['Ox. Sol. 3 H272'] } },
      ],
      solid,
    )
    expect(said(opener, '/firefighting/suitableMedia')).not.toContain('extinguishing.suitable.waterSpray')
    expect(said(opener, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterJet'])
  })
})

it('of a wash with a little glycol or methanol nobody says that no antidote is known', () => {
  for (const cas of ['107-21-1', '111-46-6', '67-56-1']) {
    const wash = recipe([{ cas, content: 2 }, { cas: '64-17-5', content: 30 }, water(68)], { measured: { flashPoint: 30 } })
    expect(said(wash, '/firstAid/treatment')).not.toContain('treatment.noSpecificAntidote')
  }
  expect(said(recipe([{ cas: '64-17-5', content: 30 }, water(70)]), '/firstAid/treatment')).toContain('treatment.noSpecificAntidote')
})

it('a gas that corrodes perforates no stomach', () => {
  const chlorine = recipe([{ cas: '7782-50-5', content: 100 }], { physicalState: 'gas', inhalation: 'gas' })
  expect(said(chlorine, '/firstAid/treatment')).not.toContain('treatment.corrosiveEndoscopy')
  const hydrogenChloride = recipe([{ cas: '7647-01-0', content: 100 }], { physicalState: 'gas', inhalation: 'gas' })
  expect(said(hydrogenChloride, '/firstAid/symptoms')).not.toContain('symptoms.perforation')
})

it('furfuryl alcohol with phenol is kept from the skin by butyl', () => {
  const binder = recipe([
    { cas: '98-00-0', content: 70 },
    { cas: '108-95-2', content: 2 },
    { name: 'resin', content: 28, own: looked },
  ])
  const gloves = propose(binder).proposals.find(({ place }) => place === '/exposureControls/gloves')
  expect(gloves?.value).toMatchObject({ material: { phrase: 'protection.gloveMaterial.butyl' } })
})

it('how long a reducing agent holds the chromium of dry cement down is asked for, until the label says it', () => {
  const asked = (changes: Partial<Recipe>, furtherTexts: Text[] = []) => {
    const record = begun({ labelElements: { ...begun().labelElements, furtherTexts } })
    return propose(recipe([cement], { ...solid, productKind: 'cement', ...changes }), record).gaps.some(({ id }) => id.endsWith('!cement'))
  }
  expect(asked({})).toBe(true)
  expect(asked({}, [{ phrase: 'label.chromateReduced', values: { months: { value: 12, unit: 'months' } } }])).toBe(false)
  expect(asked({ physicalState: 'liquid', inhalation: undefined })).toBe(false)
  expect(asked({ productKind: 'adhesive' })).toBe(false)
})
