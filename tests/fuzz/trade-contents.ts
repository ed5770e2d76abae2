/** Contents, receptacles and gases as makers and suppliers write them. */
import type { Recipe } from '../../test-kit/say-for-recipe.ts'
import type { TradeSubstance } from './trade-substances.ts'

type Content = Recipe['components'][number]['content']
type Pack = NonNullable<Recipe['packs']>[number]

const range = (from: number, to: number): Content => ({ from, to })

/** %: exact, and as suppliers write ranges; those that straddle limits of CLP among them. */
export const little: readonly Content[] = [0.05, 0.5, range(0, 0.1), range(0.1, 1), range(0, 1), range(0.01, 0.05), range(0.25, 0.5)]
export const some: readonly Content[] = [2, 4.9, range(1, 3), range(0, 3), range(1, 5), range(2.5, 10), range(3, 7)]
export const much: readonly Content[] = [12, 25, range(5, 15), range(10, 25), range(20, 40), range(9.9, 10.1)]
export const nearlyAll: readonly Content[] = [55, 92, 100, range(50, 75), range(90, 100), range(95, 99.5)]

const of = (unit: string, ...values: number[]): Pack[] => values.map((value) => ({ value, unit }))

/** On both sides of 10, 25 and 125 ml (CLP Annex I, 1.5.2), of 5 l and kg (ADR 3.3.1, special provision 375) and of 450 l (2.2.3.1.5). */
export const packs: Readonly<Record<NonNullable<Recipe['physicalState']>, readonly Pack[]>> = {
  liquid: [...of('ml', 5, 10, 25, 50, 125, 126, 500), ...of('l', 1, 3, 5, 5.1, 20, 200, 500, 1000), ...of('kg', 0.1, 5, 25, 1000)],
  solid: [...of('g', 5, 100, 125), ...of('kg', 1, 5, 5.1, 25, 1000)],
  aerosol: [...of('ml', 50, 125, 400, 500), ...of('l', 1)],
  gas: [...of('l', 1, 10, 50), ...of('kg', 5)],
}

export const gases: readonly TradeSubstance[] = [
  ...['74-98-6', '7782-44-7', '630-08-0', '1333-74-0', '7664-41-7', '7782-50-5', '7783-06-4'].map((cas) => ({ cas })),
  ...['75-21-8', '7446-09-5', '74-86-2', '10102-43-9', '10102-44-0'].map((cas) => ({ cas })),
  { cas: '106-97-8', own: { notes: { K: true } } },
  { cas: '10024-97-2', own: { classification: ['Ox. Gas 1 H270', 'STOT SE 3 H336'] } },
  { cas: '124-38-9', name: 'carbon dioxide', own: { classification: [] } },
]
