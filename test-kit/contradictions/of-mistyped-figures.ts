import type { ProductRecord } from '../../shared/record/product-record.ts'
import { acetone, ingredient, measure, say, toluene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const classified = (record: ProductRecord, category: string) => {
  const found = record.classification.find((one) => one.category === category)
  if (found === undefined) throw new Error(`no ${category} in ${record.name}`)
  return found
}
const study = (record: ProductRecord, route: 'inhalationVapour') => {
  const found = ingredient(record, acetone).toxicity.find((one) => one.route === route)
  if (found === undefined) throw new Error(`no ${route} of acetone`)
  return found
}

/** Units, signs, hours and rows that slipped, and what was copied from the sheet of another. */
export const ofMistypedFigures: readonly Contradiction[] = [
  [
    'the ears, where toluene harms the nerves',
    1003,
    (record) => (classified(record, 'STOT RE 2').organs = { phrase: 'statementValue.hearingOrgans' }),
    'classification.organsDiffer',
    'Table',
  ],
  [
    'a thinner whose dust alone is not to be breathed',
    1003,
    ({ labelElements }) => {
      for (const one of labelElements.precautionaryStatements) if (one.code === 'P260') one.choices = [1]
    },
    'label.precautionaryContradict',
    'CLP Annex IV, P260',
  ],
  [
    'the ingredients of a detergent that section 3 writes otherwise',
    1007,
    ({ labelElements }) => {
      labelElements.furtherTexts[0] = {
        phrase: 'compositionNote.detergents',
        values: { ingredients: [{ phrase: 'detergent.nonionic', values: { content: { phrase: 'detergent.from15' } } }] },
      }
    },
    'label.textDiffers',
    'Regulation (EC) No 648/2004, Annex VII A',
  ],
  [
    'toluene that is benzene in German',
    1003,
    (record) => (ingredient(record, toluene).name = { text: { en: 'toluene', de: 'Benzol', fr: 'toluène' } }),
    'composition.nameContradicts',
    'Annex II, 3.2',
  ],
  [
    'a water jet in own words that is unsuitable in those of the library',
    1003,
    ({ firefighting }) => firefighting.suitableMedia.push({ text: { de: 'Wasservollstrahl', en: 'Water in a full jet' } }),
    'firefighting.mediaContradict',
    'Annex II, 5.1',
  ],
  [
    'a filter for amines against hydrochloric acid',
    1009,
    ({ exposureControls }) => {
      exposureControls.respiratory = [{ phrase: 'protection.respiratory.filterOther', values: { filter: 'K2' } }]
    },
    'protection.filterDoesNotHold',
    '8.2.2.2(c)',
  ],
  [
    'amines named for a filter, of an amine oxide',
    1009,
    ({ exposureControls }) => (exposureControls.respiratory = [{ phrase: 'protection.respiratory.filterK' }]),
    'sentences.substanceUnfounded',
    '8.2.2.2(c)',
  ],
  [
    'water that stands a thousand times what kills its fish',
    1003,
    (record) => {
      const level = ingredient(record, toluene).noEffectConcentrations.find(({ compartment }) => compartment === 'freshWater')
      if (level !== undefined) level.quantity = { value: 680, unit: 'mg/l' }
    },
    'protection.levelsContradict',
    'REACH Annex I, 3.3',
  ],
  [
    'a lethal concentration in milligrams of a cubic metre, of acetone',
    1003,
    (record) => (study(record, 'inhalationVapour').quantity = { value: 76, unit: 'mg/m³' }),
    'composition.studyContradicts',
    'CLP Article 4(3)',
  ],
  [
    'rats that breathe for four days',
    1003,
    (record) => (study(record, 'inhalationVapour').hours = 96),
    'toxicology.durationUnlikely',
    'Table 3.1.1',
  ],
  [
    'fish that swim for 96 minutes',
    1003,
    (record) => {
      const [first] = ingredient(record, acetone).ecotoxicity
      if (first !== undefined) first.duration = { value: 96, unit: 'min' }
    },
    'ecology.durationUnlikely',
    'Table 4.1.0',
  ],
  [
    'the estimate of a vapour under dust',
    1003,
    ({ toxicology }) => {
      for (const one of toxicology.estimates) if (one.route === 'inhalationVapour') one.route = 'inhalationDust'
    },
    'toxicology.estimateStale',
    'CLP Annex I, 3.1.3.6',
  ],
  [
    'vapours that burn from a ten thousandth of the air',
    1003,
    measure('explosionLimits', { from: 0.01, to: 0.13, unit: 'vol-%' }),
    'properties.figuresContradict',
    'Annex II, 9.1(g)',
  ],
  [
    'explosion limits whose grams became milligrams',
    1003,
    measure('explosionLimits', { from: 40, to: 500, unit: 'mg/m³' }),
    'properties.figuresContradict',
    'Annex II, 9.1(g)',
  ],
  [
    'two pressures of one dispenser',
    1013,
    measure('vapourPressure', { from: 6.5, to: 7, unit: 'bar' }),
    'sentences.figureContradicts',
    '9.2.1 and 9.1(o)',
  ],
  [
    'packaging with chromate rinsed into the sewer',
    1010,
    say(({ disposal }) => disposal.packaging, 'disposal.packaging.rinse'),
    'sentences.contradict',
    'Annex II, 13.1(c)',
  ],
  [
    'chromates that degrade readily',
    1010,
    ({ ecology }) => (ecology.persistence = [{ phrase: 'persistence.readilyBiodegradable' }]),
    'ecology.degradabilityDiffers',
    'Annex II, 12.2',
  ],
]
