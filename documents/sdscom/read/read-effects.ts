import type { Text } from '../../../shared/record/texts.ts'
import type { DerivedSentences } from './derived-sentences.ts'
import { find, findAll, takeEach, takeIf, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'
import { readMixtureEstimates } from './read-mixture-estimates.ts'
import type { UnknownShares } from './read-unknown-shares.ts'

export interface ReadEffects {
  toxicology: object
  ecology: object
}

/** Sections 11 and 12 of the product itself. What follows from its classes is derived again and not read. */
export function readEffects(
  sheet: Node,
  reader: Reader,
  { shares, derived }: { shares: UnknownShares; derived: DerivedSentences },
): ReadEffects {
  const [health, environment] = [find(sheet, 'ToxicologicalInformation'), find(sheet, 'EcologicalInformation')]
  const classes = find(sheet, 'HazardIdentification/RegionEU/Classification/ClpHazardClassification_2023_707')
  const estimates = readMixtureEstimates(find(classes, 'Ate'), health, reader)
  leaveDerived(health, derived)
  const own = (node: Node | undefined, path: string): Text[] => ownSentences(node, path, reader, derived)
  const other = readOther(health, reader)
  return {
    toxicology: withoutGaps({
      estimates,
      unknownAcuteToxicityPercent: shares.acute,
      ...readNotes(health, reader, derived),
      other,
      endocrine: own(health, 'EndocrineDisruption'),
    }),
    ecology: withoutGaps({
      unknownAquaticHazardPercent: shares.aquatic,
      toxicity: own(environment, 'EcotoxicologicalInformation/EcotoxicologyOverallEvaluation'),
      persistence: own(environment, 'PersistenceDegradability/PersistenceDegradabilityEvaluation'),
      bioaccumulation: own(environment, 'Bioaccumulation/BioaccumulationEvaluation'),
      mobility: own(environment, 'Mobility/MobilityEvaluation'),
      pbt: own(environment, 'RegionEU/ResultsOfPbtAndVpvbAssessment'),
      endocrine: own(environment, 'OtherAdverseEffects/EndocrineDisruptingPotential/AdditionalInfo'),
      other: own(environment, 'AdditionalEcotoxInformation/AdditionalInformation'),
    }),
  }
}

/** Without those that follow from a class of the product. Of a class that it does not have, they are its own words. */
function ownSentences(node: Node | undefined, path: string, reader: Reader, derived: DerivedSentences): Text[] {
  takeEach(node, `${path}/FullText`, derived.isOfClass)
  return reader.texts(node, path)
}

/** Symptoms are one paragraph of the sheet, notes one each: what holds several sentences of the library is of the former. */
function readNotes(health: Node | undefined, reader: Reader, derived: DerivedSentences): { notes: Text[]; symptoms: Text[] } {
  const read: { notes: Text[]; symptoms: Text[] } = { notes: [], symptoms: [] }
  for (const node of findAll(health, 'AdditionalInfo')) {
    const paragraph = ownSentences({ ...node, children: [node] }, node.name, reader, derived)
    const isSeveral = paragraph.length > 1 && paragraph.every((one) => 'phrase' in one)
    read[isSeveral ? 'symptoms' : 'notes'].push(...paragraph)
  }
  return read
}

/** What of 11.2 stands among the notes of 11.1: “Other information: …”. */
function readOther(health: Node | undefined, reader: Reader): Text[] {
  const begin = `${reader.term('sds.otherHealthInformation')}${reader.term('document.colon')} `
  return findAll(health, 'AdditionalInfo/FullText').flatMap((node) => {
    if (node.isTaken || !node.text.startsWith(begin)) return []
    node.isTaken = true
    return reader.sentences(node.text.slice(begin.length))
  })
}

/** What 11.1 says of each class is derived from the classification: as long as it is that of a class of the product, it is not lost. */
function leaveDerived(health: Node | undefined, derived: DerivedSentences): void {
  for (const hazard of health?.children ?? [])
    for (const assessment of hazard.children.filter(({ name }) => name.startsWith('Assessment') || name === 'AdditionalInfo'))
      takeIf(assessment, 'FullText', derived.isOfClass)
}
