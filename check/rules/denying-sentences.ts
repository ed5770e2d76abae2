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
  // What is the first version has changed nothing.
  { read: (one) => one.otherInformation.changes, path: 'otherInformation.changes', none: 'change.first', point: '16(a)' },
  { read: (one) => one.toxicology.other, path: 'toxicology.other', none: 'healthOther.none', point: '11.2.2' },
  { read: (one) => one.ecology.other, path: 'ecology.other', none: 'ecologyOther.none', point: '12.7', beside: /drains|largeAmounts/ },
]
