import { publicUse } from '../../shared/record/uses.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'

export type Read = (record: ProductRecord) => readonly Text[]

/** “None” beside something, in one list; what is compatible with it, as monitoring of the air is, does not count. Places of REACH Annex II. */
export const lists: readonly { read: Read; path: string; none: string; point: string; beside?: RegExp }[] = [
  { read: (one) => one.usesAdvisedAgainst, path: 'usesAdvisedAgainst', none: 'useAdvisedAgainst.none', point: '1.2' },
  { read: (one) => one.otherHazards, path: 'otherHazards', none: 'otherHazards.none', point: '2.3', beside: /^otherHazards\.no[A-Z]/ },
  {
    read: (one) => one.firstAid.treatment,
    path: 'firstAid.treatment',
    none: 'treatment.noSpecificAntidote',
    point: '4.3',
    beside: /^(?!.*Antidote)/,
  },
  {
    read: ({ firefighting: one }) => one.unsuitableMedia,
    path: 'firefighting.unsuitableMedia',
    none: 'extinguishing.unsuitable.none',
    point: '5.1',
  },
  { read: (one) => one.handling.fireProtection, path: 'handling.fireProtection', none: 'fireProtection.noSpecial', point: '7.1' },
  {
    read: (one) => one.exposureControls.monitoring,
    path: 'exposureControls.monitoring',
    none: 'monitoring.none',
    point: '8.1',
    beside: /^monitoring\.(?:air|isocyanates|diisocyanatesNco|hippuricAcid)$/,
  },
  {
    read: (one) => one.stability.reactions,
    path: 'stability.reactions',
    none: 'reaction.none',
    point: '10.3',
    // What is not to be expected, or happens under other conditions than those of use.
    beside: /^reaction\.(?:polymerisation|aerosolBurst)$/,
  },
  { read: (one) => one.stability.avoid, path: 'stability.avoid', none: 'avoidCondition.none', point: '10.4' },
  { read: (one) => one.stability.incompatible, path: 'stability.incompatible', none: 'incompatible.none', point: '10.5' },
  { read: (one) => one.firstAid.symptoms, path: 'firstAid.symptoms', none: 'symptoms.noneKnown', point: '4.2' },
  {
    read: (one) => one.firstAid.inhalation,
    path: 'firstAid.inhalation',
    none: 'firstAid.inhalation.notNeeded',
    point: '4.1',
    beside: /freshAir|chlorine|unlikely/,
  },
  { read: (one) => one.handling.endUses, path: 'handling.endUses', none: 'endUse.none', point: '7.3' },
  { read: (one) => one.exposureControls.thermal, path: 'exposureControls.thermal', none: 'protection.thermal.none', point: '8.2.2.2(d)' },
  { read: (one) => one.toxicology.other, path: 'toxicology.other', none: 'healthOther.none', point: '11.2.2' },
  { read: (one) => one.ecology.other, path: 'ecology.other', none: 'ecologyOther.none', point: '12.7', beside: /drains|largeAmounts/ },
]

const property =
  (name: string): Read =>
  ({ parameters }) =>
    parameters.flatMap(({ property: own, text }) => (own === name && text !== undefined ? [text] : []))
const union: Read = ({ regulatory }) => regulatory.union

/** Sentences of two places that cannot both be true; the first is where one looks. */
export const pairs: readonly {
  read: Read
  path: string
  says: string | RegExp
  of: Read
  denies: string | RegExp
  article: string
  severity?: 'warning'
}[] = [
  {
    read: ({ uses }) => uses,
    path: 'uses',
    says: publicUse,
    of: ({ usesAdvisedAgainst }) => usesAdvisedAgainst,
    denies: 'useAdvisedAgainst.consumer',
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
    article: 'REACH Annex II, 7.3',
    severity: 'warning',
  },
  {
    read: ({ stability }) => stability.incompatible,
    path: 'stability.incompatible',
    says: 'incompatible.none',
    of: ({ handling }) => handling.incompatible,
    denies: /^storageIncompatible\.(?!food$)/,
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
    denies: /^disposal\.product\.(?:notHousehold|hazardousWaste)$/,
    article: 'REACH Annex II, 13.1',
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
    denies: 'regulation.seveso',
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
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.insolubleWater',
    of: property('miscibility'),
    denies: 'propertyNote.dispersible',
    article: 'REACH Annex II, 9.1(m)',
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
