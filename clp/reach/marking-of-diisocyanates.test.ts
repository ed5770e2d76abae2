import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openHarmonisedTable } from '../annex-vi/open-table.ts'
import { diisocyanates } from './annex-xvii-markings.ts'
import type { ContainedSubstance } from '../contained-substances.ts'
import { isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../substance-numbers.ts'
import { markings } from '../../test-kit/marked-products.ts'

const contains = (facts: Partial<ContainedSubstance>): ContainedSubstance => ({
  contentRange: { from: 0, to: 100, toInclusive: true },
  classification: [],
  specificLimits: [],
  ...facts,
})

describe('entry 74 of REACH Annex XVII', () => {
  const hexamethylene = (content: number) => contains({ casNumber: '822-06-0', content })
  const isophorone = (content: number) => contains({ indexNumber: '615-008-00-5', content })

  it('demands the sentence on training from 0.1 % of all diisocyanates together', () => {
    expect(markings({ ingredients: [hexamethylene(0.1)] })).toEqual(['isocyanateTraining'])
    expect(markings({ ingredients: [hexamethylene(0.09)] })).toEqual([])
    expect(markings({ ingredients: [hexamethylene(0.06), isophorone(0.04)] })).toEqual(['isocyanateTraining'])
    expect(markings({ ingredients: [hexamethylene(0.05), isophorone(0.04)] })).toEqual([])
  })

  it('counts no oligomers', () => {
    expect(markings({ ingredients: [contains({ casNumber: '28182-81-2', ecNumber: '931-274-8', content: 75 })] })).toEqual([])
  })

  it('holds for work, after 24 February 2022', () => {
    const ingredients = [hexamethylene(1)]
    expect(markings({ ingredients, isForWork: false })).toEqual([])
    expect(markings({ ingredients, day: '2022-02-24' })).toEqual([])
    expect(markings({ ingredients, day: '2022-02-25' })).toEqual(['isocyanateTraining'])
  })

  it('names its substances by the numbers of Table 3 and of others on the market, with the right check digits', () => {
    const table = openHarmonisedTable(readFileSync(new URL('../annex-vi/table-3.txt', import.meta.url)))
    const entries = diisocyanates.indexNumbers.flatMap((index) => table.lastEntry(index) ?? [])
    expect(entries).toHaveLength(13)
    const written = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)
    expect(entries.flatMap(({ cas }) => written(cas)).filter((number) => !diisocyanates.casNumbers.includes(number))).toEqual([])
    expect(entries.flatMap(({ ec }) => written(ec)).filter((number) => !diisocyanates.ecNumbers.includes(number))).toEqual([])
    // Counted on 2026-11-29: what Table 3 does not name is held by the number alone.
    expect([diisocyanates.casNumbers.length, diisocyanates.ecNumbers.length]).toEqual([25, 18])
    expect(diisocyanates.casNumbers.filter((number) => !isValidCasNumber(number))).toEqual([])
    expect(diisocyanates.ecNumbers.filter((number) => !isValidEcNumber(number))).toEqual([])
    expect(diisocyanates.indexNumbers.filter((number) => !isValidIndexNumber(number))).toEqual([])
  })
})
