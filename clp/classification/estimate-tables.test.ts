import { describe, expect, it } from 'vitest'
import { acuteCategories, categoryOfEstimate, estimateTables } from './estimate-tables.ts'
import type { EstimateRoute } from './mixture.ts'

/** CLP Annex I, Tables 3.1.1 and 3.1.2, read on 2026-11-23: where categories 1 to 4 end, and the points that stand for them. */
const figures: readonly [EstimateRoute, ends: number[], points: number[]][] = [
  ['oral', [5, 50, 300, 2000], [0.5, 5, 100, 500]],
  ['dermal', [50, 200, 1000, 2000], [5, 50, 300, 1100]],
  ['gas', [100, 500, 2500, 20_000], [10, 100, 700, 4500]],
  ['vapour', [0.5, 2, 10, 20], [0.05, 0.5, 3, 11]],
  ['mist', [0.05, 0.5, 1, 5], [0.005, 0.05, 0.5, 1.5]],
  ['dust', [0.05, 0.5, 1, 5], [0.005, 0.05, 0.5, 1.5]],
]

describe('the estimates of acute toxicity', () => {
  it('are those of the tables, for every route', () => {
    expect(figures.map(([route]) => route).toSorted()).toEqual(Object.keys(estimateTables).toSorted())
    for (const [route, ends, points] of figures) expect(estimateTables[route], route).toMatchObject({ upTo: ends, points })
  })

  it.each(figures)('%s belong to a category up to its end, itself included', (route, ends) => {
    for (const category of acuteCategories) {
      const end = ends[category - 1] ?? Number.NaN
      expect(categoryOfEstimate(route, end)).toBe(category)
      expect(categoryOfEstimate(route, end * 1.0001)).toBe(category === 4 ? null : category + 1)
    }
  })
})
