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
    read: ({ firefighting }) => firefighting.hazards,
    path: 'firefighting.hazards',
    says: /^fireHazard\.(?:explosiveMixture|vapoursTravel)$/,
    of: property('flammability'),
    denies: 'propertyNote.notFlammable',
    article: 'REACH Annex II, 5.2 and 9.1(f)',
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

/** What water and pressure do in a closed container, and to what is stored in it. */
const pairsOfStores: readonly Pair[] = [
  {
    read: ({ handling }) => handling.storage,
    path: 'handling.storage',
    says: 'storage.vented',
    of: ({ handling }) => handling.storage,
    denies: 'storage.originalContainer',
    article: 'REACH Annex II, 7.2',
  },
  {
    read: ({ accidentalRelease }) => accidentalRelease.containment,
    path: 'accidentalRelease.containment',
    says: 'release.containment.collectDispose',
    of: ({ accidentalRelease }) => accidentalRelease.containment,
    denies: 'release.containment.isocyanateDecontaminate',
    article: 'REACH Annex II, 6.3',
    // What has reacted may be closed, days later.
    severity: 'warning',
  },
  {
    read: ({ handling }) => handling.handling,
    path: 'handling.handling',
    says: 'handling.dilute',
    of: ({ stability }) => [...stability.incompatible, ...stability.reactivity],
    denies: /^(?:incompatible\.(?:aminesAlcoholsWater|water)|reactivity\.(?:isocyanate|waterGas))$/,
    article: 'REACH Annex II, 7.1 and 10.5',
    severity: 'warning',
  },
  {
    read: ({ stability }) => stability.reactivity,
    path: 'stability.reactivity',
    says: 'reactivity.none',
    of: (record) => [...property('solubility')(record), ...property('miscibility')(record), ...record.stability.reactions],
    denies: /^(?:propertyNote\.reactsWithWater|reaction\.(?:carbonDioxide|heatWithWater|violentWithWater))$/,
    article: 'REACH Annex II, 10.1',
    severity: 'warning',
  },
  {
    read: ({ stability }) => stability.chemicalStability,
    path: 'stability.chemicalStability',
    says: 'stability.stable',
    of: ({ stability }) => stability.chemicalStability,
    denies: 'stability.conditional',
    article: 'REACH Annex II, 10.2',
    severity: 'warning',
  },
]

/** What section 3 calls the product, and acts of which 15.1 says that they apply and that they do not. */
const pairsOfNamesAndActs: readonly Pair[] = [
  {
    read: ({ composition }) => composition.description,
    path: 'composition.description',
    says: 'productType.solventMixture',
    of: ({ parameters }) => parameters.flatMap(({ text }) => (text === undefined ? [] : [text])),
    denies: 'propertyNote.notApplicableAqueous',
    article: 'REACH Annex II, 3.2 and 9.1',
    severity: 'warning',
  },
  {
    read: ({ regulatory }) => regulatory.union,
    path: 'regulatory.union',
    says: 'regulation.ozoneNone',
    of: ({ regulatory }) => regulatory.union,
    denies: 'regulation.ozoneDepleting',
    article: 'Regulation (EU) 2024/590; REACH Annex II, 15.1',
  },
]

export const pairs: readonly Pair[] = [...pairsOfMeasures, ...pairsOfEffects, ...pairsOfLooks, ...pairsOfStores, ...pairsOfNamesAndActs]
