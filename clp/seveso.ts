/**
 * Directive 2012/18/EU (Seveso III), Annex I, Part 1: qualifying quantities in t for the lower and the upper tier, by category of hazard. Substances that
 * Part 2 names, such as oxygen (200 and 2,000 t), have their own, which go before.
 */
export const sevesoQuantities = {
  H1: [5, 20],
  H2: [50, 200],
  H3: [50, 200],
  P2: [10, 50],
  P3a: [150, 500],
  P3b: [5000, 50_000],
  P4: [50, 200],
  P5a: [10, 50],
  P5b: [50, 200],
  P5c: [5000, 50_000],
  P6a: [10, 50],
  P6b: [50, 200],
  P7: [50, 200],
  P8: [50, 200],
  E1: [100, 200],
  E2: [200, 500],
  O2: [100, 500],
} as const satisfies Readonly<Record<string, readonly [lower: number, upper: number]>>

export type SevesoCategory = keyof typeof sevesoQuantities
