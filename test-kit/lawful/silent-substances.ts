/** Substances and limits that look like a contradiction and are none, as `silent-rules.ts`. */
import { ingredient, xylene } from '../contradictions/change-record.ts'
import type { SilentRule } from './silent-rule.ts'

export const silentSubstances: readonly SilentRule[] = [
  [
    'what the product is called in own words',
    9006,
    (record) => (record.composition.description = [{ text: { en: 'Polyamidoamine in solvents' } }]),
    'sentences.substanceUnfounded',
  ],
  [
    'an inorganic substance as such',
    1009,
    (record) => {
      for (const one of record.composition.ingredients)
        if (one.casNumber === '7647-01-0') one.degradability = { phrase: 'persistence.inorganic' }
    },
    'ecology.degradabilityDiffers',
  ],
  [
    'one registration of a resin by two of its names',
    1005,
    (record) => (ingredient(record, '25068-38-6').reachNumber = '01-2119456619-26'),
    'composition.numbersDisagree',
  ],
  [
    'a trace without the limit of a State',
    9006,
    (record) =>
      Object.assign(ingredient(record, '71-36-3'), {
        exposureLimits: [],
        content: 0.5,
        contentRange: { from: 0, to: 1, toInclusive: false },
      }),
    'protection.stateLimitMissing',
  ],
  [
    'a directive cited in German',
    9006,
    (record) => {
      for (const limit of ingredient(record, xylene).exposureLimits) if (limit.country === undefined) limit.basis = 'Richtlinie 2000/39/EG'
    },
    'protection.unionLimitDiffers',
  ],
  [
    'a technical name that the library does not know',
    9007,
    (record) => {
      if (record.transport.regulated && record.transport.road.regulated !== false)
        record.transport.road.shippingName = { text: { en: 'CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S. (carboxylic acids)' } }
    },
    'sentences.substanceUnfounded',
  ],
  [
    'alcohols of which one only burns and need not stand in section 3',
    9003,
    (record) => {
      // The recipe has a polymer with chlorine, which section 3 need not name.
      record.firefighting.hazards = record.firefighting.hazards.filter((text) => !('phrase' in text && text.phrase.endsWith('Chloride')))
      if (record.transport.regulated && record.transport.road.regulated !== false)
        record.transport.road.shippingName = { text: { en: 'FLAMMABLE LIQUID, N.O.S. (methanol)' } }
    },
    'sentences.substanceUnfounded',
  ],
  [
    'biological limits of what section 3 names by EC number alone',
    1003,
    (record) => record.composition.ingredients.forEach((one) => delete one.casNumber),
    'sentences.substanceUnfounded',
  ],
  [
    'the list number of a reaction mass beside the entry of xylene',
    1003,
    (record) => (ingredient(record, xylene).ecNumber = '905-562-9'),
    'composition.numbersDisagree',
  ],
  [
    'a hydrate with the EC and index number of what it contains',
    1003,
    (record) => {
      Object.assign(ingredient(record, xylene), {
        name: { text: { en: 'citric acid monohydrate' } },
        casNumber: '5949-29-1',
        ecNumber: '201-069-1',
        indexNumber: '607-750-00-3',
      })
    },
    'composition.numbersDisagree',
  ],
  [
    'another number of an oligomer',
    1002,
    (record) => (ingredient(record, '28182-81-2').ecNumber = '500-060-2'),
    'composition.numbersDisagree',
  ],
]
