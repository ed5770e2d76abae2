import { describe, expect, it } from 'vitest'
import { acuteCategories, categoryOfEstimate, estimateTables } from './estimate-tables.ts'
import type { EstimateRoute } from './mixture.ts'

/** CLP Annex I, Tables 3.1.1 and 3.1.2, read on 2026-11-23: where categories 1 to 4 end, the points that stand for them, and in what both are given. */
const figures: readonly [EstimateRoute, ends: number[], points: number[], unit: string][] = [
  ['oral', [5, 50, 300, 2000], [0.5, 5, 100, 500], 'mg/kg'],
  ['dermal', [50, 200, 1000, 2000], [5, 50, 300, 1100], 'mg/kg'],
  ['gas', [100, 500, 2500, 20_000], [10, 100, 700, 4500], 'ppmV'],
  ['vapour', [0.5, 2, 10, 20], [0.05, 0.5, 3, 11], 'mg/l'],
  ['mist', [0.05, 0.5, 1, 5], [0.005, 0.05, 0.5, 1.5], 'mg/l'],
  ['dust', [0.05, 0.5, 1, 5], [0.005, 0.05, 0.5, 1.5], 'mg/l'],
]

describe('the estimates of acute toxicity', () => {
  it('are those of the tables, for every route', () => {
    expect(figures.map(([route]) => route).toSorted()).toEqual(Object.keys(estimateTables).toSorted())
    for (const [route, ends, points, unit] of figures) expect(estimateTables[route], route).toMatchObject({ upTo: ends, points, unit })
  })

  it.each(figures)('%s belong to a category up to its end, itself included', (route, ends) => {
    for (const category of acuteCategories) {
      const end = ends[category - 1] ?? Number.NaN
      expect(categoryOfEstimate(route, end)).toBe(category)
      expect(categoryOfEstimate(route, end * 1.0001)).toBe(category === 4 ? null : category + 1)
    }
  })
})
