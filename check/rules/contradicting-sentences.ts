import { publicUse } from '../../shared/record/uses.ts'
import type { Read } from './denying-sentences.ts'

const property =
  (name: string): Read =>
  ({ parameters }) =>
    parameters.flatMap(({ property: own, text }) => (own === name && text !== undefined ? [text] : []))
const union: Read = ({ regulatory }) => regulatory.union

export interface Pair {
  read: Read
  path: string
  says: string | RegExp
  of: Read
  denies: string | RegExp
  article: string
  severity?: 'warning'
  /** what the second sentence stands under, where it reads as the first: “Consumer use.” of uses and of uses advised against */
  under?: string
}

/** Sentences of two places that cannot both be true; the first is where one looks. */
export const pairs: readonly Pair[] = [
  {
    read: ({ uses }) => uses,
    path: 'uses',
    says: publicUse,
    of: ({ usesAdvisedAgainst }) => usesAdvisedAgainst,
    denies: 'useAdvisedAgainst.consumer',
    under: 'sds.usesAdvisedAgainst',
    article: 'REACH Annex II, 1.2',
  },
  {
    read: ({ otherInformation }) => otherInformation.training,
    path: 'otherInformation.training',
    says: 'training.professionalOnly',
    of: ({ uses }) => uses,
    denies: publicUse,
    article: 'REACH Annex II, 1.2 and 16(f)',
  },
  {
    read: ({ handling }) => handling.endUses,
    path: 'handling.endUses',
    says: 'endUse.consumer',
    of: ({ usesAdvisedAgainst }) => usesAdvisedAgainst,
    denies: 'useAdvisedAgainst.consumer',
    under: 'sds.usesAdvisedAgainst',
    article: 'REACH Annex II, 7.3',
    severity: 'warning',
  },
  {
    read: ({ stability }) => stability.incompatible,
    path: 'stability.incompatible',
    says: 'incompatible.none',
    of: ({ handling }) => handling.incompatible,
    // Food is kept apart for who eats it, explosives for the order of stores: nothing reacts.
    denies: /^storageIncompatible\.(?!(?:food|explosives)$)/,
    article: 'REACH Annex II, 10.5 and 7.2',
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.miscibleWater',
    of: property('miscibility'),
    denies: 'propertyNote.insolubleWater',
    article: 'REACH Annex II, 9.1(m)',
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.insolubleWater',
    of: property('miscibility'),
    denies: 'propertyNote.miscibleWater',
    article: 'REACH Annex II, 9.1(m)',
  },
  {
    read: ({ ecology }) => ecology.mobility,
    path: 'ecology.mobility',
    says: 'mobility.soluble',
    of: property('solubility'),
    denies: 'propertyNote.insolubleWater',
    article: 'REACH Annex II, 12.4 and 9.1(m)',
  },
  {
    read: ({ ecology }) => ecology.mobility,
    path: 'ecology.mobility',
    says: 'mobility.insoluble',
    of: property('solubility'),
    denies: 'propertyNote.miscibleWater',
    article: 'REACH Annex II, 12.4 and 9.1(m)',
  },
  {
    read: ({ disposal }) => disposal.product,
    path: 'disposal.product',
    says: 'disposal.product.smallAmounts',
    of: ({ disposal }) => disposal.product,
    denies: 'disposal.product.notHousehold',
    article: 'REACH Annex II, 13.1',
  },
  {
    read: ({ disposal }) => disposal.product,
    path: 'disposal.product',
    says: 'disposal.product.smallAmounts',
    of: ({ disposal }) => disposal.product,
    denies: 'disposal.product.hazardousWaste',
    article: 'REACH Annex II, 13.1',
    // What is left in a bottle of bleach, and what a trade throws away.
    severity: 'warning',
  },
  {
    read: ({ disposal }) => disposal.product,
    path: 'disposal.product',
    says: 'disposal.product.smallAmounts',
    of: ({ accidentalRelease, ecology }) => [...accidentalRelease.environment, ...ecology.other],
    denies: /^(?:release\.environment|ecologyOther)\.drains$/,
    article: 'REACH Annex II, 13.1, 6.2 and 12.7',
    severity: 'warning',
  },
  {
    read: ({ disposal }) => disposal.product,
    path: 'disposal.product',
    says: 'disposal.product.driedWaste',
    of: ({ disposal }) => disposal.product,
    denies: 'disposal.product.hazardousWaste',
    article: 'REACH Annex II, 13.1',
    severity: 'warning',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.reachAnnexXviiNone',
    of: union,
    denies: /^regulation\.reachAnnexXvii(?:One)?$/,
    article: 'REACH Annex XVII; Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.reachAuthorisationNone',
    of: union,
    denies: /^regulation\.(?:reachAuthorisation|authorisationNumber|authorisationUse|sunsetDate)$/,
    article: 'REACH Annex XIV; Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.sevesoNone',
    of: union,
    denies: /^regulation\.seveso(?:Named)?$/,
    article: 'Directive 2012/18/EU, Annex I; REACH Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.candidateListNone',
    of: union,
    denies: 'regulation.candidateList',
    article: 'REACH Article 59(10) and Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.restrictedToProfessionals',
    of: ({ uses }) => uses,
    denies: publicUse,
    article: 'REACH Annex XVII, entries 28 to 30; Annex II, 1.2',
  },
  {
    read: ({ firefighting }) => firefighting.hazards,
    path: 'firefighting.hazards',
    says: 'fireHazard.notFlammable',
    of: ({ firefighting }) => firefighting.hazards,
    denies: /^fireHazard\.(?:explosiveMixture|vapoursTravel)$/,
    article: 'REACH Annex II, 5.2',
  },
  {
    read: ({ accidentalRelease }) => accidentalRelease.containment,
    path: 'accidentalRelease.containment',
    says: 'release.containment.dilute',
    of: ({ accidentalRelease }) => accidentalRelease.environment,
    denies: 'release.environment.drains',
    article: 'REACH Annex II, 6.2 and 6.3',
    severity: 'warning',
  },
  {
    read: ({ stability }) => stability.avoid,
    path: 'stability.avoid',
    says: 'avoidCondition.none',
    of: ({ handling }) => handling.fireProtection,
    denies: 'fireProtection.ignitionSources',
    article: 'REACH Annex II, 10.4 and 7.1',
    severity: 'warning',
  },
  {
    read: property('ph'),
    path: 'parameters',
    says: 'propertyNote.notApplicableNonAqueous',
    of: ({ parameters }) => parameters.flatMap(({ text }) => (text === undefined ? [] : [text])),
    denies: 'propertyNote.notApplicableAqueous',
    article: 'REACH Annex II, 9.1',
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.insolubleWater',
    of: property('dilution'),
    denies: 'purpose.water',
    article: 'REACH Annex II, 9.1(m)',
    // What water does not dissolve may be an emulsion in it.
    severity: 'warning',
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.insolubleWater',
    of: property('miscibility'),
    denies: 'propertyNote.dispersible',
    article: 'REACH Annex II, 9.1(m)',
    // What water does not dissolve may be an emulsion in it.
    severity: 'warning',
  },
  {
    read: ({ ecology }) => ecology.mobility,
    path: 'ecology.mobility',
    says: 'mobility.floats',
    of: ({ ecology }) => ecology.mobility,
    denies: 'mobility.sinks',
    article: 'REACH Annex II, 12.4',
  },
  {
    read: ({ ecology }) => ecology.mobility,
    path: 'ecology.mobility',
    says: 'mobility.insoluble',
    of: ({ ecology }) => ecology.mobility,
    denies: 'mobility.soluble',
    article: 'REACH Annex II, 12.4',
  },
  {
    read: ({ ecology }) => ecology.persistence,
    path: 'ecology.persistence',
    says: 'persistence.readilyBiodegradable',
    of: ({ ecology }) => ecology.persistence,
    denies: 'persistence.notReadilyBiodegradable',
    article: 'REACH Annex II, 12.2',
  },
  {
    read: ({ ecology }) => ecology.pbt,
    path: 'ecology.pbt',
    says: 'pbt.notPbt',
    of: ({ ecology }) => ecology.pbt,
    denies: 'pbt.contains',
    article: 'REACH Annex II, 12.5',
  },
  {
    read: ({ toxicology }) => toxicology.endocrine,
    path: 'toxicology.endocrine',
    says: 'healthOther.noEndocrineDisruptor',
    of: ({ toxicology }) => toxicology.endocrine,
    denies: 'healthOther.endocrineDisruptor',
    article: 'REACH Annex II, 11.2.1',
  },
  {
    read: ({ ecology }) => ecology.endocrine,
    path: 'ecology.endocrine',
    says: 'endocrineEnvironment.none',
    of: ({ ecology }) => ecology.endocrine,
    denies: 'endocrineEnvironment.contains',
    article: 'REACH Annex II, 12.6',
  },
  {
    read: ({ regulatory }) => regulatory.safetyAssessment,
    path: 'regulatory.safetyAssessment',
    says: 'safetyAssessment.notCarriedOut',
    of: ({ regulatory }) => regulatory.safetyAssessment,
    denies: 'safetyAssessment.substances',
    article: 'REACH Annex II, 15.2',
    severity: 'warning',
  },
]
