import { isLanguageCode } from '../../../shared/languages.ts'
import { faultOf } from '../../../shared/reasons/reason.ts'
import { find, findAll, listLeft, readTree, take, takeEach, UnreadableSdscom, type Node } from './read-tree.ts'
import { createReader, type Guess, type Reader } from './reader.ts'
import { readClassification } from './read-classification.ts'
import { readComposition, withoutGaps } from './read-composition.ts'
import { generalEmergencyNumber } from '../../sds/choose-emergency.ts'
import { isOfClass, readEffects } from './read-effects.ts'
import { readLabel } from './read-label.ts'
import { readMeasures } from './read-measures.ts'
import { readEmergency } from './read-emergency.ts'
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

/**
 * Reads an SDScom file of version 5 as parts of a record. Sentences that are those of the library become its own, in all languages; others stay what they
 * are, in the language of the file.
 * @throws UnreadableSdscom for what is no such file, one of another version, or one in a language that we do not have
 */
export function readSdscom(xml: string): ReadSdscom {
  const feed = readTree(xml)
  if (feed.name !== 'DatasheetFeed') throw new UnreadableSdscom(faultOf('notSdscom'))
  const head = find(feed, 'InformationFromExportingSystem')
  const version = take(head, 'SdscomVersionNo') ?? '?'
  if (!version.startsWith('5.')) throw new UnreadableSdscom(faultOf('sdscomVersion', { version: version.slice(0, 20) }))
  const language = take(head, 'Language/FreetextLanguageCode') ?? ''
  if (!isLanguageCode(language)) throw new UnreadableSdscom(faultOf('sdscomLanguage', { language: language.slice(0, 20) }))
  const sheets = findAll(feed, 'Datasheet')
  const [sheet] = sheets
  if (!sheet) throw new UnreadableSdscom(faultOf('notSdscom'))
  const reader = createReader(language)
  const identification = find(sheet, 'IdentificationSubstPrep')
  const [own] = findAll(identification, 'TradeProductIdentity')
  const names = findAll(own, 'ProductIdentifiers/TradeName')
  const name = names[0]?.text ?? find(identification, 'RegionEU/SdsName')?.text
  if (find(identification, 'RegionEU/SdsName')?.text === name) take(identification, 'RegionEU/SdsName')
  const hazards = find(sheet, 'HazardIdentification/RegionEU')
  const shares = readUnknownShares(sheet, reader)
  const record = withoutGaps({
    description: reader.text(own, 'ProductDefinition'),
    variant: reader.text(own, 'AdditionalInfo'),
    ufi: take(own, 'ProductIdentifiers/RegionEU/Ufi'),
    uses: reader.texts(identification, 'Use'),
    usesAdvisedAgainst: reader.texts(identification, 'UseAdvisedAgainst'),
    classification: readClassification(find(hazards, 'Classification'), reader, '/classification'),
    labelElements: readLabel(hazards, reader),
    otherHazards: reader.texts(hazards, 'OtherHazardsInfo/OtherHazards'),
    composition: readComposition(sheet, reader),
    ...readMeasures(sheet, reader),
    ...readEffects(sheet, reader, shares),
    parameters: readProperties(sheet, reader),
    transport: readTransport(sheet, reader),
    ...readCompanies(find(identification, 'RegionEU'), reader),
  })
  leaveDerived(sheet, reader)
  for (const path of derived) for (const one of findAll(sheet, path)) one.isTaken = true
  const codes = takeEach(own, 'ProductNoUser').map((one) => one.slice(0, 60))
  const otherNames = takeEach(own, 'ProductIdentifiers/TradeName')
    .slice(1)
    .map((one) => one.slice(0, 160))
  return { name, otherNames, codes, record, guesses: reader.guesses, left: listLeft({ ...feed, children: sheets }) }
}

/** A statement of the Union in full, of section 16. */
const statementInFull = /^EUH\d{3}A? ?: /

/** Sentences that every sheet derives: how a class was found, where abbreviations stand, the emergency number of the Union. */
function leaveDerived(sheet: Node, reader: Reader): void {
  const isNote = ({ text }: Node) => reader.blankOf('document.unofficialStatements', text) !== undefined
  for (const one of findAll(sheet, 'HazardIdentification/RegionEU/ClassificationAdditionalInformation/FullText'))
    if (isOfClass(one.text) || reader.knows(one.text) || isNote(one)) one.isTaken = true
  for (const one of findAll(sheet, 'OtherInformation/FurtherInformation/FullText'))
    if (isOfClass(one.text) || statementInFull.test(one.text) || isNote(one)) one.isTaken = true
  for (const one of findAll(sheet, 'PhysicalChemicalProperties/AdditionalInfo/FullText'))
    if ([reader.term('sds.noPhysicalHazardData'), reader.term('sds.noFurtherCharacteristics')].includes(one.text)) one.isTaken = true
  for (const phone of findAll(sheet, 'IdentificationSubstPrep/RegionEU/EmergencyPhone'))
    if (find(phone, 'No')?.text === generalEmergencyNumber) {
      take(phone, 'No')
      takeEach(phone, 'EmergencyPhoneDescription/FullText')
    }
}

/** What a sheet has of itself and every one makes anew: its version, abbreviations, statements in full. */
const derived = [
  'IdentificationSubstPrep/RegionEU/VersionNo',
  'IdentificationSubstPrep/RegionEU/IssueDate',
  'IdentificationSubstPrep/RegionEU/RevisionDate',
  'PhysicalChemicalProperties/Appearance/StateUnderStandardConditions',
  'OtherInformation/RelevantHazardStatements',
  'OtherInformation/RevisionInformation',
  'OtherInformation/RegionEU/AbbreviationAcronymList',
]

/** Who supplies and who makes; the one for the other where the file names one alone. */
function readCompanies(region: Node | undefined, reader: Reader): object {
  const all = findAll(region, 'SupplierInformation')
  const isMaker = (node: Node) => /manufacturer|formulator/i.test(find(node, 'Role/RoleCode')?.text ?? '')
  const [supplierNode = all[0], makerNode] = [all.find((one) => !isMaker(one)), all.find(isMaker)]
  const supplier = supplierNode && readCompany(supplierNode, reader)
  const producer = makerNode ? readCompany(makerNode, reader) : supplier
  const emergency = readEmergency(region, reader)
  return withoutGaps({ supplier, producer, emergency: emergency.length > 0 ? emergency : undefined })
}

function readCompany(node: Node, reader: Reader): object {
  const [, telephone, hours] = /^(\+[0-9 ()/-]*[0-9])(?: \((.+)\))?$/u.exec(find(node, 'Phone')?.text ?? '') ?? []
  if (telephone !== undefined) take(node, 'Phone')
  take(node, 'Role/RoleCode')
  const country = take(node, 'Country')
  const postalCode = take(node, 'Address/VisitingAddressPostCode')
  return withoutGaps({
    name: take(node, 'Name'),
    address: take(node, 'Address/VisitingAddressLine1') ?? take(node, 'Address/PostAddressLine1'),
    postalCode: country && postalCode?.startsWith(`${country}-`) ? postalCode.slice(country.length + 1) : postalCode,
    city: take(node, 'Address/VisitingAddressCity') ?? take(node, 'Address/PostCity'),
    country,
    telephone,
    telephoneHours: hours === undefined ? undefined : reader.hours(hours),
    email: take(node, 'Email'),
    website: take(node, 'CompanyUrl'),
  })
}
