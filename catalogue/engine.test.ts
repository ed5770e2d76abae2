import { describe, expect, it } from 'vitest'
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
