import { languageCodes, type LanguageCode } from '../../../shared/languages.ts'
import { stateKindOf } from '../../../shared/record/physical-state.ts'
import { faultOf } from '../../../shared/reasons/reason.ts'
import { compareLabel } from './compare-label.ts'
import { compareSilences, leaveDerived } from './leave-derived.ts'
import { deriveSentences } from './derived-sentences.ts'
import { find, findAll, listLeft, readTree, take, takeEach, takeIf, UnreadableSdscom, upTo, type Node } from './read-tree.ts'
import { createReader, type Guess, type Reader } from './reader.ts'
import { readClassification } from './read-classification.ts'
import { readCompanies } from './read-companies.ts'
import { readComposition } from './read-composition.ts'
import { withoutGaps } from './without-gaps.ts'
import { readEffects } from './read-effects.ts'
import { findLabel, readLabel } from './read-label.ts'
import { readMeasures } from './read-measures.ts'
import { readNotClassified } from './read-not-classified.ts'
import { readProperties } from './read-properties.ts'
import { readUnknownShares } from './read-unknown-shares.ts'
import { readTransport } from './read-transport.ts'

/** What a file says, as far as a record has places for it. */
export interface ReadSdscom {
  name: string | undefined
  otherNames: string[]
  /** The maker's numbers of the product. */
  codes: string[]
  /** Parts of a record, to be looked at by a person: nothing of it is checked. */
  record: Record<string, unknown>
  guesses: readonly Guess[]
  /** What the file says and the record does not. */
  left: { path: string; text: string }[]
}

/** The most characters of a number and of a name of a product. */
const longestCode = 60
const longestName = 160

/**
 * Reads an SDScom file of version 5 as parts of a record. Sentences that are those of the library become its own, in all languages; others stay what they
 * are, in the language of the file. Every text and figure is in the record, or is what a sheet would say of the record anyway, or is among what is left:
 * docs/decisions/313-all-that-a-file-says.md.
 * @throws UnreadableSdscom for what is no such file, one of another version, or one in a language that we do not have
 */
export function readSdscom(xml: string): ReadSdscom {
  const feed = readTree(xml)
  if (feed.name !== 'DatasheetFeed') throw new UnreadableSdscom(faultOf('notSdscom'))
  const reader = createReader(readHead(feed))
  const [sheet] = findAll(feed, 'Datasheet')
  if (!sheet) throw new UnreadableSdscom(faultOf('notSdscom'))
  const identification = find(sheet, 'IdentificationSubstPrep')
  const own = find(identification, 'TradeProductIdentity')
  const [name, ...otherNames] = readNames(identification, own)
  const record = readRecord(sheet, reader)
  compareHead(feed, sheet, reader)
  const codes = takeEach(own, 'ProductNoUser', upTo(longestCode))
  return { name, otherNames, codes, record, guesses: reader.guesses, left: listLeft(feed) }
}

/**
 * The language of the file. Codes of languages are the same in capitals (RFC 5646, 2.1.1).
 * @throws UnreadableSdscom for another version, and another language than ours
 */
function readHead(feed: Node): LanguageCode {
  const head = find(feed, 'InformationFromExportingSystem')
  const version = take(head, 'SdscomVersionNo') ?? '?'
  if (!version.startsWith('5.')) throw new UnreadableSdscom(faultOf('sdscomVersion', { version: version.slice(0, 20) }))
  const written = take(head, 'Language/FreetextLanguageCode') ?? ''
  const language = languageCodes.find((code) => code === written.toLowerCase())
  if (language === undefined) throw new UnreadableSdscom(faultOf('sdscomLanguage', { language: written.slice(0, 20) }))
  return language
}

/** What the head says of the file: which program wrote it and when says nothing of the product. */
function compareHead(feed: Node, sheet: Node, reader: Reader): void {
  const head = find(feed, 'InformationFromExportingSystem')
  for (const path of ['SystemUsedInPreparation', 'DateGeneratedExport']) take(head, path)
  takeIf(head, 'SdscomSubset', (subset) => subset === 'full')
  takeIf(head, 'Language/FreetextLanguageName/FullText', (name) => reader.isOwnName(name))
  const supplier = find(sheet, 'IdentificationSubstPrep/RegionEU/SupplierInformation/Country')?.text
  takeIf(head, 'RegulationsRelatedToCountryOrRegion/RegulationsRelatedToCountryOrRegionCode', (country) => country === supplier)
}

/** The name first, then further ones. */
function readNames(identification: Node | undefined, own: Node | undefined): string[] {
  const names = takeEach(own, 'ProductIdentifiers/TradeName', upTo(longestName))
  const ofSheet = takeIf(identification, 'RegionEU/SdsName', (name) => names.length === 0 || name === names[0])
  return names.length > 0 || ofSheet === undefined ? names : [ofSheet]
}

function readRecord(sheet: Node, reader: Reader): Record<string, unknown> {
  const identification = find(sheet, 'IdentificationSubstPrep')
  const own = find(identification, 'TradeProductIdentity')
  const hazards = find(sheet, 'HazardIdentification/RegionEU')
  const shares = readUnknownShares(sheet, reader)
  const classification = readClassification(find(hazards, 'Classification'), reader, '/classification')
  const label = findLabel(hazards)
  const labelElements = readLabel(label, reader)
  const parameters = readProperties(sheet, reader)
  const composition = readComposition(sheet, stateKindOf(parameters) === 'Gas', reader)
  const { ingredients } = composition
  const derived = deriveSentences({ classification, ingredients, supplements: labelElements.supplementalStatements }, reader.writer)
  const effects = readEffects(sheet, reader, { shares, derived })
  const { health, aquatic } = readNotClassified(sheet, { classification, composition, parameters, shares }, reader)
  const record = withoutGaps({
    description: reader.text(own, 'ProductDefinition'),
    variant: reader.text(own, 'AdditionalInfo'),
    ufi: take(own, 'ProductIdentifiers/RegionEU/Ufi'),
    uses: reader.texts(identification, 'Use'),
    usesAdvisedAgainst: reader.texts(identification, 'UseAdvisedAgainst'),
    classification,
    labelElements,
    otherHazards: reader.texts(hazards, 'OtherHazardsInfo/OtherHazards'),
    composition,
    ...readMeasures(sheet, reader),
    toxicology: withReasons(effects.toxicology, health),
    ecology: withReasons(effects.ecology, aquatic),
    parameters,
    transport: readTransport(sheet, reader),
    ...readCompanies(find(identification, 'RegionEU'), reader),
  })
  compareLabel(label, { classification, labelElements, ingredients }, reader)
  compareSubstance(own, sheet)
  leaveDerived(sheet, derived, reader)
  compareSilences({ composition, isClassified: classification.length > 0 }, reader)
  return record
}

const withReasons = (effects: object, notClassified: object): object =>
  Object.keys(notClassified).length > 0 ? { ...effects, notClassified } : effects

/** The identity of a substance (REACH Annex II, 1.1) is that of its main constituent, which stands first. */
function compareSubstance(own: Node | undefined, sheet: Node): void {
  const [main] = findAll(sheet, 'Composition/RegionEU/Component/Substance')
  for (const path of ['IupacName', 'CasNo', 'RegionEU/IndexNo', 'RegionEU/EcNo', 'RegionEU/ReachRegNo'])
    takeIf(own, `SubstanceIdentifiers/${path}`, (text) => text === find(main, path)?.text)
}
