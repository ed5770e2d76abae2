import { describe, expect, it } from 'vitest'
import { classificationRequest } from '../shared/classification/request.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const codesOf = (typed: Recipe, record: ProductRecord = acceptEverything(typed)): string[] => {
  const { mixture } = classificationRequest.parse({ mixture: typed })
  return checkOn(record, { recipe: { mixture, findOwn: () => null, hasLapsed: () => false } }).map(({ code }) => code)
}
const rest = { name: 'Polyether', content: 95.7, own: { classification: [] } }

/** Corrosive by its pH, and named for it, though it is less than section 3 must list. */
const lyeOfAnAmine = recipe([{ cas: '37143-54-7', name: '1-methoxy-2-propylamine', content: 0.3 }, { cas: '123-86-4', content: 4 }, rest], {
  measured: { pH: 13, flashPoint: 105 },
})

describe('a substance of the recipe that section 3 need not list', () => {
  it('may be named on the label, and is not asked for again', () => {
    const record = acceptEverything(lyeOfAnAmine)
    expect(record.labelElements.contains).toHaveLength(1)
    expect(record.composition.ingredients.map(({ casNumber }) => casNumber)).not.toContain('37143-54-7')
    expect(codesOf(lyeOfAnAmine).filter((code) => code.startsWith('label.substance'))).toEqual([])
  })

  it('is missed where the label does not name it', () => {
    const record = acceptEverything(lyeOfAnAmine)
    expect(codesOf(lyeOfAnAmine, { ...record, labelElements: { ...record.labelElements, contains: [] } })).toContain(
      'label.substanceNotNamed',
    )
  })

  it('is told from one that the product has not', () => {
    const record = acceptEverything(lyeOfAnAmine)
    const contains = [...record.labelElements.contains, { text: { en: 'phenol' } }]
    expect(codesOf(lyeOfAnAmine, { ...record, labelElements: { ...record.labelElements, contains } })).toContain(
      'label.substanceNotContained',
    )
  })

  // Less of bronopol than REACH Annex II, 3.2.2, asks for is named by Regulation (EU) No 528/2012, Article 58(3).
  it('may be named as what preserves the can', () => {
    const preserved = recipe([{ cas: '96-33-3', content: 0.5 }, { cas: '52-51-7', content: 0.008 }, water(99.492)], {
      productKind: 'adhesive',
    })
    expect(said(preserved, '/labelElements/furtherTexts')).toContain('regulation.treatedArticle')
    expect(codesOf(preserved)).not.toContain('sentences.substanceUnfounded')
    const record = acceptEverything(preserved)
    const substances = [{ text: { en: 'phenol' } }]
    const union = [...record.regulatory.union, { phrase: 'regulation.treatedArticle', values: { substances } }]
    expect(codesOf(preserved, { ...record, regulatory: { ...record.regulatory, union } })).toContain('sentences.substanceUnfounded')
  })
})

it('a product that is acid by its pH alone has the waste code of acids', () => {
  const typed = recipe(
    [
      { cas: '123-86-4', content: 4 },
      { ...rest, content: 96 },
    ],
    { use: 'consumer', measured: { pH: 1, flashPoint: 105 } },
  )
  const record = acceptEverything(typed)
  expect(record.disposal.wasteCodes.map(({ name }) => 'phrase' in name && name.phrase)).toContain('wasteCode.200114')
  expect(codesOf(typed, record)).not.toContain('sentences.substanceUnfounded')
})

it('what has an amine and is acid all the same is not neutralised with acid', () => {
  const typed = recipe([{ cas: '141-43-5', content: 5 }, { cas: '7664-38-2', content: 30 }, water(65)], {
    measured: { pH: 2, flashPoint: 105 },
  })
  expect(said(typed, '/accidentalRelease/containment')).toContain('release.containment.neutraliseAcid')
  expect(said(typed, '/accidentalRelease/containment')).not.toContain('release.containment.neutraliseAlkali')
})

it('an aerosol whose class nobody has found yet is stored as one', () => {
  const typed = recipe(
    [
      { cas: '123-86-4', content: 20 },
      { ...rest, content: 80 },
    ],
    { physicalState: 'aerosol' },
  )
  expect(acceptEverything(typed).handling.storageClass).toBe('2B')
  expect(codesOf(typed)).not.toContain('handling.storageClassUnfounded')
})

it('a reaction product is named in transport with all that it is made of, and none of that is foreign', () => {
  const typed = recipe([{ index: '650-018-00-3', content: 100 }], { measured: { flashPoint: 40, initialBoilingPoint: 150 } })
  const { transport } = acceptEverything(typed)
  expect(JSON.stringify(transport)).toContain('formaldehyde')
  expect(codesOf(typed)).not.toContain('sentences.substanceUnfounded')
})

describe('a substance that the library alone knows, by its number', () => {
  const own = { classification: ['Acute Tox. 4 H302', 'Skin Corr. 1B H314', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'] }
  const disinfectant = recipe([
    { cas: '68424-85-1', content: 10, own },
    { ...rest, content: 90 },
  ])
  const codes = codesOf(disinfectant)

  it('smokes as its name says, which nobody typed', () => {
    expect(said(disinfectant, '/firefighting/hazards')).toContain('fireHazard.hydrogenChloride')
    expect(codes).not.toContain('firefighting.productMissing')
  })

  // PNEC of 0.96 µg/l in the sea beside 0.9 µg/l in a river are those of its registration.
  it('has concentrations of the sea that are no higher than rounding makes them', () => {
    expect(codes).not.toContain('protection.levelsContradict')
  })
})
