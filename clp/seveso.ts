/**
 * Directive 2012/18/EU (Seveso III), Annex I, Part 1: qualifying quantities in t for the lower and the upper tier, by category of hazard.
 */
export const sevesoQuantities = {
  H1: [5, 20],
  H2: [50, 200],
  H3: [50, 200],
  P1a: [10, 50],
  P1b: [50, 200],
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
  O1: [100, 500],
  O2: [100, 500],
  O3: [50, 200],
} as const satisfies Readonly<Record<string, readonly [lower: number, upper: number]>>

/** A substance of Part 2 of Annex I, with the number of its row. */
export interface SevesoName {
  readonly number: number
  readonly casNumbers: readonly string[]
  readonly quantities: readonly [lower: number, upper: number]
}

/**
 * Annex I, Part 2: qualifying quantities in t of substances by name, which go before those of their categories (note 2 to Annex I). Left out are those that depend on
 * more than the substance: ammonium and potassium nitrate (1 to 6), nickel compounds (11), dioxins (32), carcinogens of row 33. Rows 18, 34 and 41 are of mixtures.
 */
export const sevesoNames: readonly SevesoName[] = [
  { number: 9, casNumbers: ['7726-95-6'], quantities: [20, 100] },
  { number: 10, casNumbers: ['7782-50-5'], quantities: [10, 25] },
  { number: 13, casNumbers: ['7782-41-4'], quantities: [10, 20] },
  { number: 15, casNumbers: ['1333-74-0'], quantities: [5, 50] },
  { number: 19, casNumbers: ['74-86-2'], quantities: [5, 50] },
  { number: 20, casNumbers: ['75-21-8'], quantities: [5, 50] },
  { number: 21, casNumbers: ['75-56-9'], quantities: [5, 50] },
  { number: 22, casNumbers: ['67-56-1'], quantities: [500, 5000] },
  { number: 25, casNumbers: ['7782-44-7'], quantities: [200, 2000] },
  { number: 35, casNumbers: ['7664-41-7'], quantities: [50, 200] },
  { number: 37, casNumbers: ['7783-06-4'], quantities: [5, 20] },
]

/** Row 18: liquefied flammable gases of category 1 or 2, and natural gas. */
export const sevesoLiquefied: SevesoName = { number: 18, casNumbers: [], quantities: [50, 200] }

/** Row 34: petrols and naphthas, kerosenes, gas oils and diesel, heavy fuel oils, and what is put to the same use with like properties. */
export const sevesoFuels: SevesoName = { number: 34, casNumbers: [], quantities: [2500, 25_000] }

export type SevesoCategory = keyof typeof sevesoQuantities
