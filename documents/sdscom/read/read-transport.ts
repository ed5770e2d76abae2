import type { Text } from '../../../shared/record/texts.ts'
import { transportClasses, type TransportModeName } from '../../../shared/record/transport.ts'
import { find, findAll, take, takeBoolean, takeEach, takeIf, upTo, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

/** The most characters of a quantity and of a provision in a record. */
const longestQuantity = 16
const longestProvision = 10

/**
 * Section 14. The number is that of the road, and of another mode where that names none; a mode with another one has it for itself. Where the file says
 * neither that a mode regulates the product nor that none does, the record does not either, and a person has to.
 */
export function readTransport(sheet: Node, reader: Reader): object | undefined {
  const section = find(sheet, 'TransportInformation')
  const modes = [find(section, 'RegionEU/AdrRid'), find(section, 'Imdg'), find(section, 'IataDgr')]
  const numbers = modes.map((mode) => find(mode, 'UnNo')?.text || undefined)
  const unNumber = numbers.find((number) => number !== undefined)
  const precautions = reader.texts(section, 'SpecialPrecautionUser')
  const { bulk, isFree } = readOthers(section, unNumber !== undefined, reader)
  if (unNumber === undefined) {
    if (isFree) return { regulated: false, precautions, bulk }
    return precautions.length + bulk.length > 0 ? { precautions, bulk } : undefined
  }
  const [road] = modes
  // Where the name of all modes is the same in English, it is that of the road in the reader's language too.
  const name = readNames(road, reader)
  const [ofRoad, ofSea, ofAir] = placesOfModes.map(({ mode, names }, index) => {
    const number = take(modes[index], 'UnNo')
    if (modes[index] && number === undefined) reader.guess(`/transport/${mode}/unNumber`, unNumber)
    const facts = readMode(modes[index], names, reader, name)
    return number === undefined || number === unNumber ? facts : { unNumber: number, ...facts }
  })
  return { regulated: true, unNumber, road: ofRoad, sea: ofSea, air: ofAir, precautions, bulk }
}

interface NamesOfRoad {
  english: string | undefined
  own: Text | undefined
}

/** In an English file both names are English, and the record has room for one: the other is left. */
function readNames(road: Node | undefined, reader: Reader): NamesOfRoad {
  const english = find(road, 'ProperShippingNameEnglish/FullText')?.text || undefined
  const national = find(road, 'ProperShippingNameNational/FullText')?.text
  if (reader.language === 'en' && english !== undefined && national !== english) return { english, own: undefined }
  return { english, own: reader.text(road, 'ProperShippingNameNational') }
}

interface PlacesOfMode {
  mode: TransportModeName
  names: readonly [limited: string, excepted: string, provisions: string]
}

const placesOfModes: readonly PlacesOfMode[] = [
  { mode: 'road', names: ['AdrRidLimitedQty', 'AdrRidExceptedQty', 'AdrRidSpecialProvisions'] },
  { mode: 'sea', names: ['LimitedQty', 'ExceptedQty', 'SpecialProvisions'] },
  { mode: 'air', names: ['PassengerLQMaxQty', 'ExemptedQty', 'SpecialProvisions'] },
]

/** Of road and air the format says it in words, of the sea in an element too. Hazardous is what one of them says; what denies it is left. */
function readHazardous(node: Node, facts: Node | undefined, reader: Reader): boolean {
  const [yes, sea, no] = ['sds.environmentallyHazardous', 'sds.marinePollutant', 'sds.notEnvironmentallyHazardous'].map((key) =>
    reader.term(key),
  )
  const words = findAll(facts, 'AdditionalInfo/FullText').filter(({ text }) => [yes, sea, no].includes(text))
  const isHazardous = words.some(({ text }) => text !== no) || takeBoolean(node, 'MarinePollutant', (said) => said) === true
  takeBoolean(node, 'MarinePollutant', (said) => said === isHazardous)
  for (const one of words) one.isTaken = (one.text !== no) === isHazardous
  return isHazardous
}

/** What is said of transport in bulk, and whether the product is no dangerous goods at all: not where a mode names a number. */
function readOthers(section: Node | undefined, isRegulated: boolean, reader: Reader): { bulk: Text[]; isFree: boolean } {
  const free = reader.term('sds.notRegulatedForTransport')
  let isFree = false
  const bulk = findAll(section, 'AdditionalInfo').flatMap((phrase) => {
    const text = find(phrase, 'FullText')?.text ?? ''
    // “IMDG: …” says why a mode does not regulate the product.
    if (text === '' || /^(?:ADR|IMDG|ICAO)/.test(text) || (text === free && isRegulated)) return []
    take(phrase, 'FullText')
    if (text === free) isFree = true
    return text === free ? [] : reader.sentences(text)
  })
  return { bulk, isFree }
}

/** The division of a gas, which the format has on road labels and otherwise in words. */
function readClass(node: Node, labels: readonly string[]): string | undefined {
  const main = take(node, 'Class')
  if (main !== '2') return main ?? labels[0]
  const words = takeEach(node, 'OtherInformation/AdditionalInfo/FullText', (text) => /^2\.[123]$/.test(text))
  return words[0] ?? labels.find((label) => label.startsWith('2.')) ?? main
}

const isClass = (text: string): boolean => transportClasses.some((one) => one === text)

/** Labels of the road: the first is that of the class (ADR 5.2.2.1), the others those of the subsidiary hazards. Without that of the class they are left. */
function takeLabels(node: Node, hazardClass: string | undefined): string[] {
  const labels = findAll(node, 'HazardLabelAdr').map(({ text }) => text)
  if (hazardClass === undefined || !labels.includes(hazardClass)) return []
  return [...new Set(takeEach(node, 'HazardLabelAdr', isClass))].filter((label) => label !== hazardClass)
}

/** By sea and air the format has the English name alone; that of the reader's language stands in words: “AEROSOLS, flammable / AÉROSOLS inflammables”. */
function readOwnName(facts: Node | undefined, english = '', reader: Reader): Text | undefined {
  const both = `${english} / `
  const said = findAll(facts, 'AdditionalInfo/FullText').find(({ text }) => text.startsWith(both) && text !== both)
  if (said) said.isTaken = true
  return said && reader.whole(said.text.slice(both.length))
}

/** A name that the library does not have is known in both languages of the file. */
function inBoth(own: Text | undefined, english: string | undefined): Text | undefined {
  if (english === undefined || (own && 'phrase' in own)) return own
  return { text: { ...own?.text, en: english } }
}

function readMode(
  node: Node | undefined,
  [limited, excepted, provisions]: PlacesOfMode['names'],
  reader: Reader,
  ofRoad: NamesOfRoad,
): object {
  if (!node) return { regulated: false }
  const hazardClass = readClass(
    node,
    findAll(node, 'HazardLabelAdr').map(({ text }) => text),
  )
  const subsidiary = [...new Set([...takeLabels(node, hazardClass), ...takeEach(node, 'SubsidiaryRisk', isClass)])]
  const english = take(node, 'ProperShippingNameEnglish/FullText')
  const facts = find(node, 'OtherInformation')
  const own = english === ofRoad.english ? ofRoad.own : readOwnName(facts, english, reader)
  return withoutGaps({
    shippingName: inBoth(own, english),
    hazardClass,
    subsidiaryHazards: subsidiary,
    packingGroup: take(node, 'PackingGroup'),
    environmentallyHazardous: readHazardous(node, facts, reader) || undefined,
    classificationCode: take(node, 'ClassCode'),
    tunnelCode: take(facts, 'AdrTunnelRestrictionCode'),
    transportCategory: take(facts, 'AdrTransportCategory'),
    hazardNumber: take(facts, 'AdrHazardIdentificationNo'),
    emergencySchedules: take(facts, 'EmsCode'),
    limitedQuantity: takeIf(facts, limited, upTo(longestQuantity)),
    exceptedQuantity: take(facts, excepted),
    specialProvisions: takeEach(facts, provisions, upTo(longestProvision)),
  })
}
