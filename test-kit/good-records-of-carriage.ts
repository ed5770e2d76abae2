/** Good records of goods whose carriage is what is dangerous of them. */
import type { GoodRecipe } from './good-recipe.ts'

export const recipesOfCarriage: Readonly<Record<number, GoodRecipe>> = {
  /** Bitumen for roads, handed over molten. */
  9009: {
    uses: [{ phrase: 'use.industrial' }],
    mixture: {
      name: 'Bitumen 50/70',
      physicalState: 'solid',
      productKind: null,
      use: 'industrial',
      measured: { flashPoint: 260, flashPointMethod: 'ISO 2592', meltingPoint: 50, carriageTemperature: 175, relativeDensity: 1.02 },
      packs: [{ value: 25, unit: 'kg' }],
      components: [{ cas: '8052-42-4', content: 100, own: { classification: [] } }],
    },
  },
}
