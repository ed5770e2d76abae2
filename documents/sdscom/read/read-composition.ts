import type { ClassificationEntryOfRecord } from '../../../shared/record/composition.ts'
import type { Text } from '../../../shared/record/texts.ts'
import { find, findAll, take, takeIf, takeNumber, type Node } from './read-tree.ts'
import { readClassification, readLimits, type ReadLimit } from './read-classification.ts'
import { createContentReader, type ContentRange } from './read-content.ts'
import { readEstimates } from './read-estimates.ts'
import { readLimit, readNoEffectConcentrations, readNoEffectLevels } from './read-exposure.ts'
import { readAcuteStudies, readAquatic, readFactor, readLogKow } from './read-studies.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

/** What of a component other parts of the sheet follow from; the record has more of it. */
export interface ReadComponent {
  name?: Text | undefined
  casNumber?: string | undefined
  ecNumber?: string | undefined
  indexNumber?: string | undefined
  contentRange?: ContentRange | undefined
  classification?: ClassificationEntryOfRecord[] | undefined
  concerns?: string[] | undefined
  specificLimits?: ReadLimit[] | undefined
}

export interface ReadComposition {
  kind: 'mixture' | 'substance'
  description: Text[]
  ingredients: ReadComponent[]
  notes: Text[]
}

/** Types of the format that say no more than our kinds do. */
const plainTypes = ['Mixture', 'SingleConstituent', 'MultiConstituent']

/**
 * 3, with what of 8.1, 11.1 and 12 stands with the components.
 * @param isGas whether contents are by volume
 */
export function readComposition(sheet: Node, isGas: boolean, reader: Reader): ReadComposition {
  const section = find(sheet, 'Composition')
  const region = find(section, 'RegionEU')
  const type = find(region, 'CompositionType')?.text ?? 'Mixture'
  takeIf(region, 'CompositionType', (text) => plainTypes.includes(text))
  const readContent = createContentReader(isGas, reader)
  return {
    kind: type.startsWith('Mixture') ? 'mixture' : 'substance',
    description: reader.texts(section, 'ChemicalCharacterization'),
    ingredients: findAll(region, 'Component').flatMap(
      (one, index) => readComponent(one, { reader, readContent, place: `/composition/ingredients/${index}` }) ?? [],
    ),
    notes: reader.texts(section, 'AdditionalInfo'),
  }
}

interface Readers {
  reader: Reader
  readContent: ReturnType<typeof createContentReader>
  place: string
}

/** A component whose content cannot be read stands without one, for a person to fill in: left out, it would be missed by nobody. */
function readComponent(node: Node, { reader, readContent, place }: Readers): ReadComponent | undefined {
  const substance = find(node, 'Substance')
  const kind = ['IupacName', 'CasInventoryName', 'GenericName', 'OtherName'].find((one) => (find(substance, one)?.text ?? '') !== '')
  const name = kind === undefined ? undefined : take(substance, kind)
  if (name === undefined) return undefined
  const numbers = {
    casNumber: take(substance, 'CasNo'),
    ecNumber: take(substance, 'RegionEU/EcNo'),
    indexNumber: take(substance, 'RegionEU/IndexNo'),
    reachNumber: take(substance, 'RegionEU/ReachRegNo'),
  }
  const classification = find(node, 'Classification')
  const control = find(node, 'ExposureControlPersonalProtection/ControlParameters')
  const factors = find(classification, 'ClpHazardClassification_2023_707/MultiplyingFactor')
  const degradability = reader.text(node, 'EcologicalInformation/PersistenceDegradability/PersistenceDegradabilityEvaluation')
  const entries = readClassification(classification, reader, `${place}/classification`)
  return withoutGaps({
    name: reader.substance(name),
    ...numbers,
    contentRange: readContent(find(node, 'Concentration')),
    classification: entries,
    concerns: readConcerns(node, reader),
    notes: readNotes(classification, reader),
    specificLimits: readLimits(classification, entries),
    mFactorAcute: takeNumber(factors, 'Acute'),
    mFactorChronic: takeNumber(factors, 'Chronic'),
    acuteToxicityEstimates: readEstimates(find(classification, 'ClpHazardClassification_2023_707/Ate'), reader, place),
    exposureLimits: findAll(control, 'OccupationalExposureLimits/OccupationalExposureLimit').flatMap(
      (limit) => readLimit(limit, reader) ?? [],
    ),
    noEffectLevels: readNoEffectLevels(find(control, 'RegionEU'), reader),
    noEffectConcentrations: readNoEffectConcentrations(find(control, 'RegionEU'), reader),
    toxicity: readAcuteStudies(find(node, 'ToxicologicalInformation'), reader),
    ecotoxicity: readAquatic(find(node, 'EcologicalInformation/EcotoxicologicalInformation/AquaticToxicity'), reader),
    degradability,
    logKow: readLogKow(find(node, 'EcologicalInformation'), reader),
    bioconcentrationFactor: readFactor(find(node, 'EcologicalInformation/Bioaccumulation/BioconcentrationFactor/Value')),
  })
}

/** Properties of concern, which the format has in words alone. */
function readConcerns(node: Node, reader: Reader): string[] {
  return findAll(node, 'AdditionalInfo/FullText').flatMap((one) => {
    const concern = reader.word('concern.', one.text)
    if (concern !== undefined) one.isTaken = true
    return concern ?? []
  })
}

/** Notes of Annex VI, which the format has in words alone: “Note C”. What takes a class off is stated anew by who knows it. */
function readNotes(classification: Node | undefined, reader: Reader): string[] {
  const [before = '', behind = ''] = reader.term('annexNote.named').split('{notes}')
  return findAll(classification, 'ClpHazardClassification_2023_707/AdditionalInformation/FullText').flatMap((node) => {
    if (!node.text.startsWith(before) || !node.text.endsWith(behind)) return []
    const notes = node.text.slice(before.length, node.text.length - behind.length).split(', ')
    if (!notes.every((note) => /^(?:[A-Z]|\d{1,2})$/.test(note))) return []
    node.isTaken = true
    return notes
  })
}
