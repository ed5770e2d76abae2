/** CLP Annex I, Tables 3.1.1 and 3.1.2: categories of acute toxicity, their limits and the points that stand for them in the formula. */
import type { ExposureRoute } from '../annex-vi/entry.ts'
import type { EstimateRoute } from './mixture.ts'

export type AcuteCategory = 1 | 2 | 3 | 4

export interface EstimateTable {
  /** the most that an estimate of categories 1 to 4 may be, itself included: Table 3.1.1 */
  readonly upTo: readonly [number, number, number, number]
  /** converted acute toxicity point estimates of categories 1 to 4: Table 3.1.2 */
  readonly points: readonly [number, number, number, number]
  readonly unit: string
  readonly route: ExposureRoute
}

const dustOrMist: EstimateTable = { upTo: [0.05, 0.5, 1, 5], points: [0.005, 0.05, 0.5, 1.5], unit: 'mg/l', route: 'inhalation' }

export const estimateTables: Readonly<Record<EstimateRoute, EstimateTable>> = {
  oral: { upTo: [5, 50, 300, 2000], points: [0.5, 5, 100, 500], unit: 'mg/kg', route: 'oral' },
  dermal: { upTo: [50, 200, 1000, 2000], points: [5, 50, 300, 1100], unit: 'mg/kg', route: 'dermal' },
  gas: { upTo: [100, 500, 2500, 20_000], points: [10, 100, 700, 4500], unit: 'ppmV', route: 'inhalation' },
  vapour: { upTo: [0.5, 2, 10, 20], points: [0.05, 0.5, 3, 11], unit: 'mg/l', route: 'inhalation' },
  mist: dustOrMist,
  dust: dustOrMist,
}

export const acuteCategories: readonly AcuteCategory[] = [1, 2, 3, 4]

/** The category of an estimate, by Table 3.1.1; null above category 4. */
export function categoryOfEstimate(route: EstimateRoute, estimate: number): AcuteCategory | null {
  const { upTo } = estimateTables[route]
  return acuteCategories.find((category) => estimate <= (upTo[category - 1] ?? 0)) ?? null
}

/** The point that stands for a category, by Table 3.1.2. */
export function pointOf(route: EstimateRoute, category: AcuteCategory): number {
  return estimateTables[route].points[category - 1] ?? Number.POSITIVE_INFINITY
}
