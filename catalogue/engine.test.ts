import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { compareWithEngine } from '../test-kit/compare-with-engine.ts'
import { catalogueIds, readCatalogue } from '../test-kit/read-catalogue.ts'
import { acceptedDifferences, overrides } from './accepted-differences.ts'

const day = '2026-11-23'
const newest = catalogueIds.flatMap((id) => {
  const last = readCatalogue(id).at(-1)
  return last ? [[id, last.record] as const] : []
})

describe('the engine finds what the record says', () => {
  it('of all sixteen products', () => {
    expect(newest).toHaveLength(16)
  })

  it.each(newest)('%d, but for what is accepted with its reason', (id, record) => {
    const accepted = (acceptedDifferences[id] ?? []).map(({ part, record: ofRecord, engine }) => ({ part, record: ofRecord, engine }))
    expect(compareWithEngine(record, overrides[id] ?? [], day)).toEqual(accepted)
  })

  it('and each reason names an article and a fact', () => {
    for (const { article, fact } of Object.values(acceptedDifferences).flat()) {
      expect(article).toMatch(/^(?:CLP (?:Article|Annex)|ADR) /)
      expect(fact.length).toBeGreaterThan(60)
    }
  })

  it.each(newest)('%d: a class that was decided against the calculation does not call itself calculated', (id, record) => {
    for (const { category, basis } of overrides[id] ?? [])
      expect(record.classification.find((entry) => entry.category === category)).toMatchObject({ basis })
  })

  it.each(Object.entries(overrides))('and needs the decision on %s: without it the engine says something else', (id, decided) => {
    const record = newest.find(([own]) => own === Number(id))?.[1]
    expect(record).toBeDefined()
    if (!record) return
    const parts = compareWithEngine(record, [], day).find(({ part }) => part === 'classification')
    expect(parts?.record.map((one) => one.split(' H')[0])).toEqual(decided.map(({ category }) => category))
  })
})

describe('a difference is seen', () => {
  const [, thinner] = newest.find(([id]) => id === 1003) ?? []
  const partsOf = (change: (record: ProductRecord) => ProductRecord) => {
    if (!thinner) throw new Error('The catalogue has no thinner')
    return compareWithEngine(change(thinner), [], day)
  }
  const without = (category: string) =>
    partsOf((record) => ({ ...record, classification: record.classification.filter((one) => one.category !== category) }))

  it.each([
    ['Repr. 2', 'Repr. 2 H361d', 'H361d'],
    ['STOT SE 2', 'STOT SE 2 H371', 'H371'],
    ['Asp. Tox. 1', 'Asp. Tox. 1 H304', 'H304'],
  ])('where %s is missing, on the label too', (category, found, statement) => {
    const parts = without(category)
    expect(parts).toContainEqual({ part: 'classification', record: [], engine: [found] })
    expect(parts).toContainEqual({ part: 'hazard statements', record: [], engine: [statement] })
  })

  it('where the flash point says another category', () => {
    const parts = partsOf((record) => ({
      ...record,
      parameters: record.parameters.map((one) =>
        one.category === 'SE09a' && one.property === 'flashPoint' ? { ...one, quantity: { value: 38, unit: '°C' as const } } : one,
      ),
    }))
    expect(parts).toContainEqual({ part: 'classification', record: ['Flam. Liq. 2 H225'], engine: ['Flam. Liq. 3 H226'] })
    expect(parts).toContainEqual({ part: 'transport by sea', record: ['packing group II'], engine: ['packing group III'] })
  })

  it('where the code of the formula is missing', () => {
    expect(partsOf((record) => ({ ...record, ufi: undefined }))).toContainEqual({ part: 'UFI', record: ['no'], engine: ['yes'] })
  })
})
