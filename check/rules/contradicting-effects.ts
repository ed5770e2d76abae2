import type { ProductRecord } from '../../shared/record/product-record.ts'
import { pairs as pairsOfMeasures, type Pair } from './contradicting-sentences.ts'

const property = (name: string) => (record: ProductRecord) =>
  record.parameters.flatMap(({ property: own, text }) => (own === name && text !== undefined ? [text] : []))
const mobility = ({ ecology }: ProductRecord) => ecology.mobility
const accumulation = ({ ecology }: ProductRecord) => ecology.bioaccumulation

/** Sentences of sections 5, 9 and 12 on what water and fire do with the product. */
const pairsOfEffects: readonly Pair[] = [
  {
    read: mobility,
    path: 'ecology.mobility',
    says: /^mobility\.(?:floats|sinks)$/,
    of: property('solubility'),
    denies: 'propertyNote.miscibleWater',
    article: 'REACH Annex II, 12.4 and 9.1(m)',
    // Syrup sinks before it is stirred.
    severity: 'warning',
  },
  {
    read: mobility,
    path: 'ecology.mobility',
    says: /^mobility\.(?:floats|sinks)$/,
    of: mobility,
    denies: 'mobility.soluble',
    article: 'REACH Annex II, 12.4',
    severity: 'warning',
  },
  {
    read: ({ firefighting }) => firefighting.hazards,
    path: 'firefighting.hazards',
    says: 'fireHazard.burnsAfterWaterEvaporates',
    of: property('ph'),
    denies: 'propertyNote.notApplicableNonAqueous',
    article: 'REACH Annex II, 5.2 and 9.1(k)',
    severity: 'warning',
  },
  {
    read: ({ otherHazards }) => otherHazards,
    path: 'otherHazards',
    says: 'otherHazards.explosiveVapours',
    of: property('flammability'),
    denies: 'propertyNote.notFlammable',
    article: 'REACH Annex II, 2.3 and 9.1(f)',
    // Vapours of dichloromethane burn in a narrow range, and the liquid does not.
    severity: 'warning',
  },
  {
    read: accumulation,
    path: 'ecology.bioaccumulation',
    says: 'bioaccumulation.low',
    of: accumulation,
    denies: 'bioaccumulation.possible',
    article: 'REACH Annex II, 12.3',
    // What is not expected of the product may be possible of an ingredient.
    severity: 'warning',
  },
  {
    read: property('ph'),
    path: 'parameters',
    says: /^propertyNote\.notApplicable(?:NonAqueous)?$/,
    of: ({ composition }) => composition.description,
    denies: /^productType\.(?:sodiumHydroxideSolution|acidicCleaner|alcoholicDisinfectant|waterborneDispersionPaint)$/,
    article: 'REACH Annex II, 9.1(k) and 3.2',
    severity: 'warning',
  },
]

/** What a product looks like, and what it does to metals. */
const pairsOfLooks: readonly Pair[] = [
  {
    read: property('physicalState'),
    path: 'parameters',
    says: 'state.liquidPigmented',
    of: property('colour'),
    denies: /^colour\.(?:colourless|colourlessClear|transparent|lightYellowClear)$/,
    article: 'REACH Annex II, 9.1(a) and (b)',
  },
  {
    read: ({ stability }) => stability.reactivity,
    path: 'stability.reactivity',
    says: 'reactivity.corrosiveMetals',
    of: property('corrosiveToMetals'),
    denies: 'propertyNote.notCorrosiveMetals',
    article: 'REACH Annex II, 10.1 and 9.2.1(p)',
  },
]

export const pairs: readonly Pair[] = [...pairsOfMeasures, ...pairsOfEffects, ...pairsOfLooks]
