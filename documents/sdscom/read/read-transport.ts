import type { Text } from '../../../shared/record/texts.ts'
import { find, findAll, take, takeEach, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './read-composition.ts'

/** Section 14; undefined where the file does not say whether a mode regulates the product. */
export function readTransport(sheet: Node, reader: Reader): object | undefined {
  const section = find(sheet, 'TransportInformation')
  const precautions = reader.texts(section, 'SpecialPrecautionUser')
  const [others, isFree] = readOthers(section, reader)
  const [road, sea, air] = [find(section, 'RegionEU/AdrRid'), find(section, 'Imdg'), find(section, 'IataDgr')]
  const numbers = [road, sea, air].map((mode) => take(mode, 'UnNo'))
  const unNumber = numbers.find((number) => number !== undefined)
  if (unNumber === undefined) return isFree ? { regulated: false, precautions, bulk: others } : undefined
  // Where the name of all modes is the same in English, it is that of the road in the reader's language too.
  const name = { english: find(road, 'ProperShippingNameEnglish/FullText')?.text, own: reader.text(road, 'ProperShippingNameNational') }
  const modes = [
    readMode(road, ['AdrRidLimitedQty', 'AdrRidExceptedQty', 'AdrRidSpecialProvisions'], reader, name),
    readMode(sea, ['LimitedQty', 'ExceptedQty', 'SpecialProvisions'], reader, name),
    readMode(air, ['PassengerLQMaxQty', 'ExemptedQty', 'SpecialProvisions'], reader, name),
  ]
  return { regulated: true, unNumber, road: modes[0], sea: modes[1], air: modes[2], precautions, bulk: others }
}

/** Of road and air the format says it in words. */
function isHazardousInWords(facts: Node | undefined, reader: Reader): boolean {
  const [hazardous, not, sea] = ['sds.environmentallyHazardous', 'sds.notEnvironmentallyHazardous', 'sds.marinePollutant'].map((key) =>
    reader.term(key),
  )
  const said = findAll(facts, 'AdditionalInfo/FullText').filter(({ text }) => text === hazardous || text === not || text === sea)
  for (const one of said) one.isTaken = true
  return said.some(({ text }) => text !== not)
}

/** What is said of transport in bulk, and whether the product is no dangerous goods at all. */
function readOthers(section: Node | undefined, reader: Reader): [Text[], boolean] {
  const free = reader.term('sds.notRegulatedForTransport')
  let isFree = false
  const bulk = findAll(section, 'AdditionalInfo').flatMap((phrase) => {
    const text = find(phrase, 'FullText')?.text ?? ''
    // “IMDG: …” says why a mode does not regulate the product.
    if (/^(?:ADR|IMDG|ICAO)/.test(text)) return []
    take(phrase, 'FullText')
    if (text === free) isFree = true
    return text === free || text === '' ? [] : reader.sentences(text)
  })
  return [bulk, isFree]
}

/** The division of a gas, which the format has on road labels and otherwise in words. */
function readClass(node: Node, labels: readonly string[]): string | undefined {
  const main = take(node, 'Class')
  const words = findAll(node, 'OtherInformation/AdditionalInfo/FullText').find(({ text }) => /^2\.[123]$/.test(text))
  if (words) words.isTaken = true
  return main === '2' ? (words?.text ?? labels[0] ?? main) : (main ?? labels[0])
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
  [limited, excepted, provisions]: readonly [string, string, string],
  reader: Reader,
  ofRoad: { english: string | undefined; own: Text | undefined },
): object {
  if (!node) return { regulated: false }
  const labels = takeEach(node, 'HazardLabelAdr')
  const hazardClass = readClass(node, labels)
  const subsidiary = labels.length > 0 ? labels.slice(1) : takeEach(node, 'SubsidiaryRisk')
  const english = take(node, 'ProperShippingNameEnglish/FullText')
  const facts = find(node, 'OtherInformation')
  const isPollutant = take(node, 'MarinePollutant') === 'true'
  const own = english === ofRoad.english ? ofRoad.own : readOwnName(facts, english, reader)
  return withoutGaps({
    shippingName: inBoth(own, english),
    hazardClass,
    subsidiaryHazards: subsidiary,
    packingGroup: take(node, 'PackingGroup'),
    environmentallyHazardous: isHazardousInWords(facts, reader) || isPollutant || undefined,
    classificationCode: take(node, 'ClassCode'),
    tunnelCode: take(facts, 'AdrTunnelRestrictionCode'),
    transportCategory: take(facts, 'AdrTransportCategory'),
    hazardNumber: take(facts, 'AdrHazardIdentificationNo'),
    emergencySchedules: take(facts, 'EmsCode'),
    limitedQuantity: take(facts, limited)?.slice(0, 16),
    exceptedQuantity: take(facts, excepted),
    specialProvisions: takeEach(facts, provisions).map((one) => one.slice(0, 10)),
  })
}
