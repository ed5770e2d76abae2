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
