import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { checkWorkers } from './workers.ts'

const ofWorkers = /^regulatory\.(?:youngPeople|expecting|carcinogens|isocyanate)/
const codesIn = (id: number, plant: (record: ProductRecord) => void): string[] =>
  findBy(checkWorkers, plantIn(id, plant)).flatMap(({ code }) => (ofWorkers.test(code) ? [code] : []))

describe('provisions on who may work with the product', () => {
  it('are not asked for of a product for consumers alone', () => {
    expect(
      codesIn(1002, (record) => {
        record.regulatory.union = []
        record.uses = [{ phrase: 'use.consumer' }]
      }),
    ).toEqual([])
  })

  it('may be said in own words', () => {
    expect(codesIn(1002, (record) => (record.regulatory.union = [{ text: { en: 'Directive 94/33/EC applies.' } }]))).toEqual([])
  })

  it('are founded by lead, whatever the classification', () => {
    const found = codesIn(1012, (record) => {
      record.regulatory.union = []
      record.composition.ingredients.push({
        ...structuredClone(record.composition.ingredients[0] ?? never()),
        name: { text: { en: 'lead carbonate' } },
        casNumber: '598-63-0',
        ecNumber: undefined,
        indexNumber: undefined,
        classification: [],
      })
    })
    expect(found).toEqual(['regulatory.youngPeopleMissing', 'regulatory.expectingMissing'])
  })
})

describe('training for diisocyanates', () => {
  it('of a kit is a matter of its components', () => {
    expect(codesIn(1015, (record) => (record.composition.ingredients = []))).not.toContain('regulatory.isocyanateTrainingUnfounded')
  })
})

function never(): never {
  throw new Error('1012 has no ingredient')
}
