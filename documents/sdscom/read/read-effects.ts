import type { Text } from '../../../shared/record/texts.ts'
import { find, findAll, take, takeNumber, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './read-composition.ts'
import { readMixtureEstimates } from './read-mixture-estimates.ts'
import type { UnknownShares } from './read-unknown-shares.ts'

/** Sections 11 and 12 of the product itself. What follows from its classes is derived again and not read. */
export function readEffects(sheet: Node, reader: Reader, shares: UnknownShares): object {
  const [health, environment] = [find(sheet, 'ToxicologicalInformation'), find(sheet, 'EcologicalInformation')]
  const classes = find(sheet, 'HazardIdentification/RegionEU/Classification/ClpHazardClassification_2023_707')
  const estimates = readMixtureEstimates(find(classes, 'Ate'), health, reader)
  const aquatic = takeNumber(classes, 'UnknownToxicity/Aquatic') ?? shares.aquatic
  leaveDerived(health, reader)
  const own = (node: Node | undefined, path: string): Text[] => ownSentences(node, path, reader)
  const other = readOther(health, reader)
  return {
    toxicology: withoutGaps({
      estimates,
      unknownAcuteToxicityPercent: shares.acute,
      ...readNotes(health, reader),
      other,
      endocrine: own(health, 'EndocrineDisruption'),
    }),
    ecology: withoutGaps({
      unknownAquaticHazardPercent: aquatic,
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

/** `Aquatic Chronic 3, H412: …`, which the sheet derives. */
export function isOfClass(text: string): boolean {
  return /^[A-Z][\w. ]*, (?:EU)?H\d{3}/u.test(text)
}

function ownSentences(node: Node | undefined, path: string, reader: Reader): Text[] {
  for (const text of findAll(node, `${path}/FullText`)) if (isOfClass(text.text)) text.isTaken = true
  return reader.texts(node, path)
}

/** Symptoms are one paragraph of the sheet, notes one each: what holds several sentences of the library is of the former. */
function readNotes(health: Node | undefined, reader: Reader): { notes: Text[]; symptoms: Text[] } {
  const read: { notes: Text[]; symptoms: Text[] } = { notes: [], symptoms: [] }
  for (const node of findAll(health, 'AdditionalInfo')) {
    const paragraph = ownSentences({ ...node, children: [node] }, node.name, reader)
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

/** What 11.1 says of each class is derived from the classification: as long as it is that of a class, or that there is none, it is not lost. */
function leaveDerived(health: Node | undefined, reader: Reader): void {
  const answers = ['sds.criteriaNotMet', 'sds.notClassified.dataLacking'].map((key) => reader.term(key))
  for (const hazard of health?.children ?? [])
    for (const assessment of hazard.children.filter(({ name }) => name.startsWith('Assessment') || name === 'AdditionalInfo'))
      if (isOfClass(find(assessment, 'FullText')?.text ?? '') || answers.includes(find(assessment, 'FullText')?.text ?? ''))
        take(assessment, 'FullText')
}
