/** Good records of goods whose carriage is what is dangerous of them. */
import { looked, type GoodRecipe } from './good-recipe.ts'

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
  /** Gas for stoves, in cartridges that are thrown away. */
  9010: {
    uses: [{ phrase: 'use.professional' }],
    mixture: {
      name: 'Stove gas cartridge',
      physicalState: 'gas',
      productKind: null,
      receptacle: 'gasCartridge',
      use: 'professional',
      measured: { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
      packs: [{ value: 0.45, unit: 'l' }],
      components: [
        { cas: '106-97-8', content: 70 },
        { cas: '74-98-6', content: 30 },
      ],
    },
  },
  /** Two-component foam with dimethyl ether in a returnable cylinder. */
  9011: {
    uses: [{ phrase: 'use.professional' }],
    mixture: {
      name: 'Mounting foam',
      physicalState: 'liquid',
      productKind: null,
      receptacle: 'chemicalUnderPressure',
      use: 'professional',
      measured: {
        flashPoint: -41,
        initialBoilingPoint: -24,
        relativeDensity: 1.05,
        tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }],
      },
      packs: [{ value: 10, unit: 'l' }],
      components: [
        { name: 'polyol', content: 80, own: looked },
        { cas: '115-10-6', content: 20 },
      ],
    },
  },
  /** Ammonia in a cylinder. */
  9012: {
    uses: [{ phrase: 'use.industrial' }],
    mixture: {
      name: 'Ammonia',
      physicalState: 'gas',
      productKind: null,
      use: 'industrial',
      measured: { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
      packs: [{ value: 33, unit: 'kg' }],
      components: [{ cas: '7664-41-7', content: 100 }],
    },
  },
}
