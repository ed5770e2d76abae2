import { labelRestrictions } from '../../../clp/label/label-restrictions.ts'
import type { ClassificationEntryOfRecord } from '../../../shared/record/composition.ts'
import { labelElementsOf } from '../../label-elements-of-record.ts'
import { writeLabelStatement } from '../../sds/section-02.ts'
import { plainText } from '../../text/write-text.ts'
import { signalWords } from '../section-02.ts'
import { hazardCodes } from '../statement-codes.ts'
import type { ReadComponent } from './read-composition.ts'
import type { ReadLabel } from './read-label.ts'
import { find, findAll, takeBoolean, takeEach, takeIf, type Node } from './read-tree.ts'
import { bare } from './read-written.ts'
import type { Reader } from './reader.ts'

interface Labelled {
  classification: ClassificationEntryOfRecord[]
  labelElements: ReadLabel
  ingredients: readonly ReadComponent[]
}

/**
 * The label that follows from the classes (CLP Articles 19 to 21) against the one of the file. What the file has and the classes do not give stays among
 * what is left; what they give and the file does not have is for a person to look at. A file without a label says nothing of it.
 */
export function compareLabel(label: Node | undefined, { classification, labelElements, ingredients }: Labelled, reader: Reader): void {
  if (!label) return
  const elements = labelElementsOf({ classification, labelElements })
  const word = elements.signalWord && signalWords[elements.signalWord]
  const isHere = takeEach(label, 'HazardPictogram', (code) => elements.pictograms.some((one) => one === code))
  for (const code of elements.pictograms) if (!isHere.includes(code)) reader.guess('/labelElements/pictograms', code)
  const told = takeIf(label, 'SignalWord/PhraseCode', (code) => code === word)
  if (word && told === undefined) reader.guess('/labelElements/signalWord', word)
  const heading = elements.signalWord && reader.writer.heading(`signalWord.${elements.signalWord}`)
  takeIf(label, 'SignalWord/FullText', (text) => heading !== null && bare(text) === bare(heading))
  compareStatements(label, elements.hazardStatements, classification, reader)
  const restrictions = labelRestrictions(elements.hazardStatements, ingredients.flatMap(toContained))
  // What the general public must not get needs neither: CLP Annex II, 3.1 and 3.2.
  const needs = (one: 'tactileWarning' | 'childResistantFastening') => restrictions.generalUse && restrictions[one]
  takeBoolean(label, 'TactileWarning', (said) => said === needs('tactileWarning'))
  takeBoolean(label, 'ChildResistantOpening', (said) => said === needs('childResistantFastening'))
}

type Statements = ReturnType<typeof labelElementsOf>['hazardStatements']

/** Each with its code, and with the words that the law has for it and the organs and routes that the classes name. */
function compareStatements(
  label: Node,
  statements: Statements,
  classification: readonly ClassificationEntryOfRecord[],
  reader: Reader,
): void {
  const expected = statements.map((code) => ({
    code,
    codes: hazardCodes(code),
    text: bare(plainText(writeLabelStatement(classification, code, reader.writer))),
  }))
  const found = findAll(label, 'HazardStatement').flatMap((node) => {
    const code = find(node, 'PhraseCode')?.text ?? ''
    const same = expected.filter(({ codes }) => codes.includes(code))
    takeIf(node, 'PhraseCode', () => same.length > 0)
    takeIf(node, 'FullText', (text) => same.some((one) => one.text === bare(text)))
    return same.length > 0 ? [code] : []
  })
  for (const { code, codes } of expected)
    if (codes.length > 0 && !codes.every((one) => found.includes(one))) reader.guess('/labelElements/hazardStatements', code)
}

/** Of what stands without a content nothing follows. */
function toContained({ contentRange, classification = [], specificLimits = [], casNumber, ecNumber, indexNumber }: ReadComponent) {
  return contentRange ? [{ contentRange, classification, specificLimits, casNumber, ecNumber, indexNumber }] : []
}
