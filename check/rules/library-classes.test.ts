import { describe, expect, it } from 'vitest'
import { applyPatch } from '../../shared/apply-patch.ts'
import { mixtureOfRecord } from '../../shared/classification/mixture-of-record.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { ingredient, methanol, xylene } from '../../test-kit/contradictions/change-record.ts'
import { contextOfTests } from '../../test-kit/check-context.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkLibraryClasses } from './library-classes.ts'

const thinner = (change: (one: Ingredient) => void, name = xylene) => plantIn(1003, (record) => change(ingredient(record, name)))
const without =
  (...categories: string[]) =>
  (one: Ingredient) => {
    one.classification = one.classification.filter(({ category }) => !categories.includes(category))
  }
const mended = (record: ProductRecord): ProductRecord =>
  productRecord.parse(applyPatch(record, findBy(checkLibraryClasses, record)[0]?.fix ?? []))

describe('a class that the library knows beside Annex VI (CLP Articles 4(3) and 9)', () => {
  it('is found where section 3 has nothing of its hazard, several of one substance as one', () => {
    const record = thinner(without('Asp. Tox. 1', 'Eye Irrit. 2'))
    expect(findBy(checkLibraryClasses, record)).toMatchObject([
      {
        code: 'composition.libraryClassMissing',
        severity: 'warning',
        params: { substance: { phrase: 'substance.xylene' }, class: ['Eye Irrit. 2 H319', 'Asp. Tox. 1 H304'] },
      },
    ])
    expect(ingredient(mended(record), xylene).classification.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['Asp. Tox. 1', 'Eye Irrit. 2']),
    )
    expect(findBy(checkLibraryClasses, mended(record))).toEqual([])
  })

  it('goes beside the other statement of its category', () => {
    const record = thinner((one) => {
      without('STOT SE 3')(one)
      one.classification.push({ category: 'STOT SE 3', statements: ['H336'] })
    })
    expect(
      ingredient(mended(record), xylene)
        .classification.filter(({ category }) => category === 'STOT SE 3')
        .map(({ statements }) => statements),
    ).toEqual([['H336', 'H335']])
  })

  it('is not found where the supplier found another category, or says that it destroys skin', () => {
    for (const category of ['Eye Dam. 1', 'Skin Corr. 1B'] as const)
      expect(
        findBy(
          checkLibraryClasses,
          thinner((one) => {
            without('Eye Irrit. 2', 'Skin Irrit. 2')(one)
            one.classification.push({ category, statements: [category === 'Eye Dam. 1' ? 'H318' : 'H314'] })
          }),
        ),
        category,
      ).toEqual([])
  })

  it('brings its limits, factors and estimates', () => {
    const record = thinner((one) => {
      Object.assign(one, { casNumber: '7173-51-5', ecNumber: '230-525-2', classification: [], acuteToxicityEstimates: [] })
      delete one.indexNumber
    })
    const found = ingredient(mended(record), '7173-51-5')
    expect(found.mFactorAcute).toBe(10)
    expect(found.acuteToxicityEstimates).toEqual([{ route: 'oral', value: 238, unit: 'mg/kg' }])
  })

  it('is taken over in the recipe where there is one', () => {
    const record = thinner(without('Asp. Tox. 1'))
    const recipe = { mixture: mixtureOfRecord(record, contextOfTests().readEnglish), findOwn: () => null, hasLapsed: () => false }
    expect(findBy(checkLibraryClasses, record, { recipe })).toMatchObject([{ fix: null }])
  })

  it('is none of a substance that the library does not know, or whose entry says it all', () => {
    expect(
      findBy(
        checkLibraryClasses,
        thinner((one) => (one.classification = []), methanol),
      ),
    ).toEqual([])
    expect(
      findBy(
        checkLibraryClasses,
        thinner((one) => {
          Object.assign(one, { casNumber: '67-63-0', ecNumber: '200-661-7', classification: [] })
          delete one.indexNumber
        }),
      ),
    ).toEqual([])
  })
})
