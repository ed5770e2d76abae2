import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'

/** A sentence of the sheet with its place. */
export interface ListedText {
  readonly text: Text
  /** as a program writes it: `firstAid.skin[2]` */
  readonly path: string
  /** point of REACH Annex II that asks for it */
  readonly point: string
  readonly isList: boolean
}

type Lists = readonly (readonly [path: string, point: string, read: (record: ProductRecord) => readonly Text[]])[]

const lists: Lists = [
  ['otherHazards', '2.3', (one) => one.otherHazards],
  ['composition.description', '3.2', (one) => one.composition.description],
  ['composition.notes', '3.2', (one) => one.composition.notes],
  ['firstAid.general', '4.1', (one) => one.firstAid.general],
  ['firstAid.inhalation', '4.1', (one) => one.firstAid.inhalation],
  ['firstAid.skin', '4.1', (one) => one.firstAid.skin],
  ['firstAid.eyes', '4.1', (one) => one.firstAid.eyes],
  ['firstAid.ingestion', '4.1', (one) => one.firstAid.ingestion],
  ['firstAid.firstAiders', '4.1', (one) => one.firstAid.firstAiders],
  ['firstAid.symptoms', '4.2', (one) => one.firstAid.symptoms],
  ['firstAid.treatment', '4.3', (one) => one.firstAid.treatment],
  ['firefighting.suitableMedia', '5.1', (one) => one.firefighting.suitableMedia],
  ['firefighting.unsuitableMedia', '5.1', (one) => one.firefighting.unsuitableMedia],
  ['firefighting.hazards', '5.2', (one) => one.firefighting.hazards],
  ['firefighting.advice', '5.3', (one) => one.firefighting.advice],
  ['accidentalRelease.personal', '6.1', (one) => one.accidentalRelease.personal],
  ['accidentalRelease.environment', '6.2', (one) => one.accidentalRelease.environment],
  ['accidentalRelease.containment', '6.3', (one) => one.accidentalRelease.containment],
  ['handling.handling', '7.1', (one) => one.handling.handling],
  ['handling.fireProtection', '7.1', (one) => one.handling.fireProtection],
  ['handling.storage', '7.2', (one) => one.handling.storage],
  ['handling.incompatible', '7.2', (one) => one.handling.incompatible],
  ['exposureControls.engineering', '8.2.1', (one) => one.exposureControls.engineering],
  ['exposureControls.hands', '8.2.2.2(b)', (one) => one.exposureControls.hands],
  ['exposureControls.respiratory', '8.2.2.2(c)', (one) => one.exposureControls.respiratory],
  ['exposureControls.thermal', '8.2.2.2(d)', (one) => one.exposureControls.thermal],
  ['exposureControls.monitoring', '8.1', (one) => one.exposureControls.monitoring],
  ['stability.reactivity', '10.1', (one) => one.stability.reactivity],
  ['stability.chemicalStability', '10.2', (one) => one.stability.chemicalStability],
  ['stability.reactions', '10.3', (one) => one.stability.reactions],
  ['stability.avoid', '10.4', (one) => one.stability.avoid],
  ['stability.incompatible', '10.5', (one) => one.stability.incompatible],
  ['stability.decomposition', '10.6', (one) => one.stability.decomposition],
  ['toxicology.notes', '11.1', (one) => one.toxicology.notes],
  ['toxicology.symptoms', '11.1', (one) => one.toxicology.symptoms],
  ['ecology.toxicity', '12.1', (one) => one.ecology.toxicity],
  ['ecology.persistence', '12.2', (one) => one.ecology.persistence],
  ['ecology.bioaccumulation', '12.3', (one) => one.ecology.bioaccumulation],
  ['ecology.mobility', '12.4', (one) => one.ecology.mobility],
  ['ecology.other', '12.7', (one) => one.ecology.other],
  ['disposal.product', '13.1', (one) => one.disposal.product],
  ['disposal.packaging', '13.1', (one) => one.disposal.packaging],
  ['regulatory.union', '15.1', (one) => one.regulatory.union],
  ['otherInformation.training', '16(f)', (one) => one.otherInformation.training],
]

/** The sentences of sections 2.3 to 16, each with its place and the point of the Annex, in the order of the sheet. */
export function listTexts(record: ProductRecord): ListedText[] {
  const ofSections = lists.flatMap(([path, point, read]) =>
    read(record).map((text, index) => ({ text, path: `${path}[${index}]`, point, isList: true })),
  )
  const ofStates = record.regulatory.national.flatMap(({ texts }, at) =>
    texts.map((text, index) => ({ text, path: `regulatory.national[${at}].texts[${index}]`, point: '15.1', isList: true })),
  )
  return [...ofSections, ...ofStates]
}
