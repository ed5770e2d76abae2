import { hazardCategories, hazardCategoryFamily } from '../../../clp/hazard-categories.ts'
import { generalEmergencyNumber } from '../../sds/choose-emergency.ts'
import { plainHazardCodes } from '../statement-codes.ts'
import type { DerivedSentences } from './derived-sentences.ts'
import type { ReadComposition } from './read-composition.ts'
import { find, findAll, take, takeEach, takeIf, type Node } from './read-tree.ts'
import { bare } from './read-written.ts'
import type { Reader } from './reader.ts'

/**
 * What a sheet derives and every one makes anew, as long as it is what ours would say: a number of emergency, statements in full, abbreviations, how a
 * class was found. What differs stays among what is left.
 */
export function leaveDerived(sheet: Node, derived: DerivedSentences, reader: Reader): void {
  const isNote = (text: string) => reader.blankOf('document.unofficialStatements', text) !== undefined
  for (const node of findAll(sheet, 'HazardIdentification/RegionEU/ClassificationAdditionalInformation/FullText'))
    node.isTaken ||= derived.isOfClass(node.text) || isNote(node.text) || reader.saysNothing(node)
  takeEach(
    sheet,
    'OtherInformation/FurtherInformation/FullText',
    (text) => derived.isDerivation(text) || isInFull(text, derived) || isNote(text),
  )
  const noProperties = ['sds.noPhysicalHazardData', 'sds.noFurtherCharacteristics'].map((key) => reader.term(key))
  takeEach(sheet, 'PhysicalChemicalProperties/AdditionalInfo/FullText', (text) => noProperties.includes(text))
  for (const phone of findAll(sheet, 'IdentificationSubstPrep/RegionEU/EmergencyPhone'))
    if (takeIf(phone, 'No', (number) => number === generalEmergencyNumber) !== undefined)
      takeEach(phone, 'EmergencyPhoneDescription/FullText', (text) => bare(text) === bare(reader.term('sds.generalEmergencyNumber')))
  for (const statement of findAll(sheet, 'OtherInformation/RelevantHazardStatements')) leaveStatement(statement, derived)
  for (const entry of findAll(sheet, 'OtherInformation/RegionEU/AbbreviationAcronymList')) leaveAbbreviation(entry, reader)
}

/** `EUH066: …`, which the format has in words alone. */
function isInFull(text: string, { inFull }: DerivedSentences): boolean {
  return [...inFull].some(([code, texts]) => text.startsWith(code) && texts.has(bare(text.slice(code.length).replace(/^\s*:/, ''))))
}

function leaveStatement(statement: Node, { inFull }: DerivedSentences): void {
  const code = find(statement, 'PhraseCode')?.text ?? ''
  const same = [...inFull].filter(([own]) => plainHazardCodes(own).includes(code))
  takeIf(statement, 'PhraseCode', () => same.length > 0)
  takeIf(statement, 'FullText', (text) => same.some(([, texts]) => texts.has(bare(text))))
}

/** What an abbreviation means, or which class the letters before a category name, as our own legend has it. */
function leaveAbbreviation(entry: Node, reader: Reader): void {
  const meaning = find(entry, 'Meaning/FullText')?.text ?? ''
  const short = find(entry, 'Acronym')?.text ?? ''
  const ofClass = hazardCategories.some(
    ({ code, hazardClass }) => hazardCategoryFamily(code) === short && bare(reader.term(`hazardClass.${hazardClass}`)) === bare(meaning),
  )
  // Some stand in two forms, that of the language first.
  const key = short.split(', ').at(-1) ?? ''
  const forms = new Set([...reader.abbreviationsFor(short.split(', ')[0] ?? ''), key])
  const ofLegend = [...forms].some((one) => bare(reader.term(`abbreviation.${one}`)) === bare(meaning))
  if (meaning === '' || !(ofClass || ofLegend)) return
  take(entry, 'Acronym')
  take(entry, 'Meaning/FullText')
}

/** What the file says of what there is not, against what there is. */
export function compareSilences(
  { composition, isClassified }: { composition: ReadComposition; isClassified: boolean },
  reader: Reader,
): void {
  const concerns = new Set(composition.ingredients.flatMap((one) => one.concerns ?? []))
  const isOfConcern = (...names: string[]) => names.some((one) => concerns.has(one))
  const contradicted: Readonly<Record<string, boolean>> = {
    'sds.productIsMixture': composition.kind !== 'mixture',
    'sds.productIsSubstance': composition.kind !== 'substance',
    'sds.mixtureNotClassified': isClassified,
    'sds.substanceNotClassified': isClassified,
    'sds.noHazardousIngredient': composition.ingredients.length > 0,
    'sds.noPersistentSubstance': isOfConcern('PBT', 'vPvB', 'PMT', 'vPvM'),
    'sds.noEndocrineDisruptor': isOfConcern('endocrineHealth', 'endocrineEnvironment'),
  }
  for (const { key, node } of reader.silences) if (contradicted[key]) node.isTaken = false
}
