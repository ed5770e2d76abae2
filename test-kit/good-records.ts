/**
 * Good records that no catalogue has: recipes of a kind, taken through every proposal of the program. Numbers beside those of the catalogue, by which
 * contradictions name them.
 */
import { applyPatch } from '../propose/patch.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { looked, type GoodRecipe } from './good-recipe.ts'
import { recipesOfCarriage } from './good-records-of-carriage.ts'
import { recipesOfMakers } from './good-records-of-makers.ts'
import { begun, propose } from './propose-for-recipe.ts'

const recipes: Readonly<Record<number, GoodRecipe>> = {
  ...recipesOfMakers,
  ...recipesOfCarriage,
  /** An acid cleaner for the public. */
  9001: {
    uses: [{ phrase: 'use.toiletCleaner' }, { phrase: 'use.consumer' }],
    mixture: {
      name: 'Limescale remover',
      physicalState: 'liquid',
      productKind: 'cleaner',
      use: 'consumer',
      measured: { pH: 1.1, acidReserve: 5, relativeDensity: 1.05, flashPoint: 101 },
      packs: [{ value: 0.75, unit: 'l' }],
      components: [
        { cas: '7732-18-5', name: 'water', content: 81, own: looked },
        { cas: '5329-14-6', content: 9 },
        { cas: '77-92-9', content: 6 },
        { cas: '68515-73-1', content: 4, own: { classification: ['Eye Dam. 1 H318'] } },
      ],
    },
  },
  /** The resin of a two-component epoxy coating. */
  9002: {
    uses: [{ phrase: 'use.coating' }, { phrase: 'use.professional' }],
    mixture: {
      name: 'Epoxy resin, component A',
      physicalState: 'liquid',
      productKind: 'paint',
      use: 'professional',
      measured: { flashPoint: 120, flashPointMethod: 'ISO 2719', kinematicViscosity40: 600, relativeDensity: 1.3 },
      packs: [{ value: 5, unit: 'l' }],
      components: [
        { cas: '25068-38-6', content: 45 },
        { cas: '68609-97-2', content: 8 },
        { cas: '100-51-6', content: 7 },
        { cas: '13463-67-7', name: 'titanium dioxide', content: 10, own: looked },
        { name: 'Filler', content: 30, own: looked },
      ],
    },
  },
  /** A contact adhesive in solvents. */
  9003: {
    uses: [{ phrase: 'use.bonding' }, { phrase: 'use.industrial' }],
    mixture: {
      name: 'Contact adhesive',
      physicalState: 'liquid',
      productKind: 'adhesive',
      use: 'industrial',
      inhalation: 'vapour',
      measured: {
        flashPoint: -18,
        flashPointMethod: 'ISO 13736',
        initialBoilingPoint: 56,
        kinematicViscosity40: 900,
        relativeDensity: 0.87,
      },
      packs: [{ value: 5, unit: 'kg' }],
      components: [
        { cas: '110-82-7', content: 25 },
        { cas: '78-93-3', content: 20 },
        { cas: '141-78-6', content: 20 },
        { cas: '67-64-1', content: 10 },
        { cas: '8050-09-7', content: 2 },
        { name: 'Polychloroprene', content: 23, own: looked },
      ],
    },
  },
  /** The concentrate of a disinfectant. */
  9004: {
    uses: [{ phrase: 'use.surfaceDisinfection' }, { phrase: 'use.professional' }],
    mixture: {
      name: 'Disinfectant concentrate',
      physicalState: 'liquid',
      productKind: 'biocide',
      use: 'professional',
      measured: { pH: 8.5, relativeDensity: 0.99, flashPoint: 64 },
      packs: [{ value: 5, unit: 'l' }],
      components: [
        { cas: '7732-18-5', name: 'water', content: 80, own: looked },
        { cas: '7173-51-5', content: 10 },
        { cas: '67-63-0', content: 4 },
        {
          cas: '308062-28-4',
          content: 6,
          own: {
            classification: [
              'Acute Tox. 4 H302',
              'Skin Irrit. 2 H315',
              'Eye Dam. 1 H318',
              'Aquatic Acute 1 H400',
              'Aquatic Chronic 2 H411',
            ],
          },
        },
      ],
    },
  },
  /** A brake cleaner in an aerosol dispenser. */
  9005: {
    uses: [{ phrase: 'use.cleaning' }, { phrase: 'use.professional' }],
    mixture: {
      name: 'Brake cleaner spray',
      physicalState: 'aerosol',
      productKind: 'cleaner',
      use: 'professional',
      inhalation: 'vapour',
      measured: { flammableContent: 97, heatOfCombustion: 40, ignitionDistance: 90 },
      packs: [{ value: 500, unit: 'ml' }],
      components: [
        {
          ec: '921-024-6',
          name: 'hydrocarbons, C6-C7, n-alkanes, isoalkanes, cyclics, <5 % n-hexane',
          content: 60,
          own: {
            classification: ['Flam. Liq. 2 H225', 'Skin Irrit. 2 H315', 'STOT SE 3 H336', 'Asp. Tox. 1 H304', 'Aquatic Chronic 2 H411'],
          },
        },
        { cas: '67-63-0', content: 20 },
        { cas: '124-38-9', name: 'carbon dioxide', content: 3, own: { classification: ['Press. Gas H280'] } },
        { cas: '74-98-6', content: 17 },
      ],
    },
  },
}

const made = new Map<number, ProductRecord>()

/** The record with every proposal taken; null where the number is of none. */
export function goodRecord(id: number): ProductRecord | null {
  const recipe = recipes[id]
  if (recipe === undefined) return null
  const record = made.get(id) ?? takeProposals(recipe)
  made.set(id, record)
  return record
}

/** Some proposals follow from what others brought into the record: gloves from substances, organs from ingredients. */
function takeProposals({ mixture, uses, complete }: GoodRecipe): ProductRecord {
  let record = begun({ name: mixture.name ?? '', uses: [...uses] })
  for (let round = 0; round < 2; round += 1) {
    const { proposals } = propose(mixture, record)
    const open = proposals.filter(({ state }) => state === 'open' || state === 'differs')
    record = open.reduce((made, { patch }) => applyPatch(made, patch), record)
  }
  const whole = productRecord.parse(record)
  complete?.(whole)
  return productRecord.parse(whole)
}
