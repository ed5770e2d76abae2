import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { ingredient, say } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Another substance beside those that are there, with its numbers and its content alone. */
const add =
  (en: string, casNumber: string, ecNumber: string, content: number, levels: Ingredient['noEffectLevels'] = []) =>
  (record: ProductRecord) => {
    record.composition.ingredients.push({
      name: { text: { en } },
      casNumber,
      ecNumber,
      content,
      contentRange: { from: content, to: content, toInclusive: true },
      classification: [],
      specificLimits: [],
      acuteToxicityEstimates: [],
      notes: [],
      concerns: [],
      exposureLimits: [],
      noEffectLevels: levels,
      noEffectConcentrations: [],
      toxicity: [],
      ecotoxicity: [],
    })
  }
const forPublic = (change: (record: ProductRecord) => void) => (record: ProductRecord) => {
  record.uses.push({ phrase: 'use.consumer' })
  change(record)
}

/** Entries of REACH Annex XVII of single substances: kept from the public, or with levels that section 8 has. */
export const ofRestrictedSubstances: Contradiction[] = [
  [
    'five kilograms of a contact adhesive of cyclohexane for the public',
    9003,
    forPublic(() => undefined),
    'regulatory.substanceForPublic',
    'REACH Annex XVII, entry 57',
  ],
  [
    'a disinfectant of 2-(2-methoxyethoxy)ethanol for the public',
    1003,
    forPublic((record) => {
      say(({ uses }) => uses, 'use.cleaning')(record)
      add('2-(2-methoxyethoxy)ethanol', '111-77-3', '203-906-6', 1)(record)
    }),
    'regulatory.substanceForPublic',
    'REACH Annex XVII, entry 54',
  ],
  [
    'chloroform for the public',
    1003,
    forPublic(add('chloroform', '67-66-3', '200-663-8', 0.5)),
    'regulatory.substanceForPublic',
    'REACH Annex XVII, entry 32',
  ],
  [
    '2-(2-butoxyethoxy)ethanol in a dispenser for cleaning, for the public',
    9005,
    forPublic((record) => {
      record.composition.ingredients.push({
        ...structuredClone(ingredient(record, '67-63-0')),
        name: { text: { en: '2-(2-butoxyethoxy)ethanol' } },
        casNumber: '112-34-5',
        ecNumber: '203-961-6',
        indexNumber: '603-096-00-8',
        reachNumber: undefined,
        content: 3,
        contentRange: { from: 3, to: 3, toInclusive: true },
        classification: [{ category: 'Eye Irrit. 2', statements: ['H319'] }],
      })
      say(({ uses }) => uses, 'use.cleaning')(record)
    }),
    'regulatory.substanceForPublic',
    'REACH Annex XVII, entry 55',
  ],
  [
    '1-methyl-2-pyrrolidone without the levels of its entry',
    1003,
    add('1-methyl-2-pyrrolidone', '872-50-4', '212-828-1', 0.3),
    'protection.restrictedLevelMissing',
    'REACH Annex XVII, entry 71',
  ],
  [
    'N,N-dimethylformamide with another level than that of its entry',
    1003,
    add('N,N-dimethylformamide', '68-12-2', '200-679-5', 0.5, [
      { population: 'workers', route: 'inhalation', effect: 'systemic', duration: 'longTerm', quantity: { value: 15, unit: 'mg/m³' } },
    ]),
    'protection.restrictedLevelMissing',
    'REACH Annex XVII, entry 76',
  ],
  [
    'for bonding, and advised against for it',
    9003,
    (record) => record.usesAdvisedAgainst.push({ phrase: 'use.bonding' }),
    'sentences.contradict',
    'REACH Annex II, 1.2',
  ],
]
