import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { ingredient, toluene } from '../../test-kit/contradictions/change-record.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { checkIngredients } from './ingredients.ts'
import { checkWorkplaceLimits } from './workplace-limits.ts'

const found = (code: string, plant: (record: ProductRecord) => void) =>
  [checkIngredients, checkWorkplaceLimits].flatMap((rule) => findBy(rule, plantIn(1003, plant))).filter((one) => one.code === code)

describe('limits at the workplace (REACH Annex II, 8.1.1)', () => {
  const keep = (country: string | undefined) => (record: ProductRecord) => {
    const own = ingredient(record, toluene)
    own.exposureLimits = own.exposureLimits.filter((one) => one.country === country)
    expect(own.exposureLimits.length).toBeGreaterThan(0)
  }

  it('of one Member State alone are those that the sheet of that State needs', () => {
    expect(found('protection.unionLimitMissing', keep('DE'))).toEqual([])
    expect(found('protection.unionLimitMissing', keep(undefined))).toEqual([])
  })

  it('that are missing altogether are brought by a press', () => {
    const [missing] = found('protection.unionLimitMissing', (record) => (ingredient(record, toluene).exposureLimits = []))
    expect(missing?.fix).toMatchObject([{ op: 'add', value: { basis: '2006/15/EC' } }])
  })
})

describe('binding limits at the workplace (Directive 2004/37/EC, Annex III)', () => {
  const benzene = (exposureLimits: Ingredient['exposureLimits']) => (record: ProductRecord) =>
    Object.assign(ingredient(record, toluene), { casNumber: '71-43-2', ecNumber: undefined, indexNumber: undefined, exposureLimits })
  const limit = { longTerm: { mgPerM3: 0.66, ppm: 0.2 }, remarks: ['skin' as const] }

  it('that are missing are brought by a press, all that count', () => {
    const [missing] = found('protection.unionLimitMissing', benzene([]))
    expect(missing?.fix).toMatchObject([{ op: 'add', value: { basis: '2004/37/EC', longTerm: { mgPerM3: 0.66, ppm: 0.2 } } }])
    const [ofNickel] = found('protection.unionLimitMissing', (record) =>
      Object.assign(ingredient(record, toluene), { casNumber: '7786-81-4', indexNumber: '028-009-00-5', exposureLimits: [] }),
    )
    expect(ofNickel?.fix).toHaveLength(2)
  })

  it('have the figure of the day', () => {
    const old = { basis: '2004/37/EC', longTerm: { mgPerM3: 1.65, ppm: 0.5 }, remarks: ['skin' as const] }
    expect(found('protection.unionLimitDiffers', benzene([old]))).toHaveLength(1)
    expect(found('protection.unionLimitDiffers', benzene([{ ...limit, basis: '2004/37/EC' }]))).toEqual([])
  })

  it('may be cited by the list that had them before', () => {
    const dimethylformamide = (basis: string) => (record: ProductRecord) =>
      Object.assign(ingredient(record, toluene), {
        casNumber: '68-12-2',
        ecNumber: undefined,
        indexNumber: undefined,
        exposureLimits: [{ basis, longTerm: { mgPerM3: 15, ppm: 5 }, shortTerm: { mgPerM3: 30, ppm: 10 }, remarks: ['skin'] }],
      })
    expect(found('protection.unionLimitDiffers', dimethylformamide('2009/161/EU'))).toEqual([])
    expect(found('protection.unionLimitDiffers', dimethylformamide('2000/39/EC'))).toHaveLength(1)
  })
})
