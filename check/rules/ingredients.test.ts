import { describe, expect, it } from 'vitest'
import { checkOn, plantIn } from '../../test-kit/check-catalogue-record.ts'
import { acetone, ingredient, methanol, toluene } from '../../test-kit/contradictions/change-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

const found = (code: string, plant: (record: ProductRecord) => void) => checkOn(plantIn(1003, plant)).filter((one) => one.code === code)

describe('an estimate beside a class (CLP Annex I, Table 3.1.1)', () => {
  const estimate = (value: number) => (record: ProductRecord) =>
    (ingredient(record, methanol).acuteToxicityEstimates = [{ route: 'oral', value, unit: 'mg/kg' }])

  it.each([
    [100, 0],
    [300, 0],
    [301, 1],
    [20, 0],
  ])('of %d mg/kg beside Acute Tox. 3: %d findings, since only a milder one contradicts', (value, count) => {
    expect(found('composition.estimateContradicts', estimate(value))).toHaveLength(count)
  })

  it('of another form in which it is breathed may be milder, and beside no class of the route there is none to contradict', () => {
    const two = (record: ProductRecord) =>
      (ingredient(record, methanol).acuteToxicityEstimates = [
        { route: 'inhalationVapour', value: 3, unit: 'mg/l' },
        { route: 'inhalationDust', value: 4, unit: 'mg/l' },
      ])
    expect(found('composition.estimateContradicts', two)).toEqual([])
    const harmless = (record: ProductRecord) =>
      (ingredient(record, acetone).acuteToxicityEstimates = [{ route: 'oral', value: 5800, unit: 'mg/kg' }])
    expect(found('composition.estimateContradicts', harmless)).toEqual([])
  })
})

describe('a range beside the limits of its substance (REACH Annex II, 3.2)', () => {
  const range =
    (from: number, to: number, toInclusive = false) =>
    (record: ProductRecord) =>
      (ingredient(record, methanol).contentRange = { from, to, toInclusive })

  it('ends at the limit, or goes beyond one under which the content does not lie', () => {
    // Methanol has limits of 3 and 10 %, and 4.5 % of it are in the thinner.
    expect(found('composition.rangeCrossesLimit', range(3, 10))).toEqual([])
    expect(found('composition.rangeCrossesLimit', range(1, 10))).toEqual([])
    expect(found('composition.rangeCrossesLimit', range(3, 10, true))).toHaveLength(1)
    const [crossed] = found('composition.rangeCrossesLimit', range(3, 25))
    expect(crossed?.params).toMatchObject({ to: 25, limit: 10, class: 'STOT SE 1' })
    expect(crossed?.fix).toMatchObject([{ value: { from: 3, to: 10, toInclusive: false } }])
  })

  it('is no matter where nobody says which content it stands for', () => {
    const unsaid = (record: ProductRecord) => {
      range(3, 25)(record)
      delete ingredient(record, methanol).content
    }
    expect(found('composition.rangeCrossesLimit', unsaid)).toEqual([])
  })
})

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
