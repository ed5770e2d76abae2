import { findTransportMode, type TransportMode, type TransportModeName } from '../../shared/record/transport.ts'
import type { Text } from '../../shared/record/texts.ts'
import { tryText } from '../sds/section-14-to-15.ts'
import { plainText } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { sayings } from './phrases.ts'
import { required } from './section-04-to-07.ts'
import { linesOf, sentencesOf, type Sheet } from './sheet.ts'

/** Section 14: transport by sea, air, road and rail. */
export function writeTransport(sheet: Sheet): Element[] {
  const { transport } = sheet.record
  const sentences = ['14.6', '14.7'].map((number) => sentencesOf(sheet, number))
  return required(
    'TransportInformation',
    ofMode(sheet, 'sea', writeSea),
    ofMode(sheet, 'air', writeAir),
    sayings('SpecialPrecautionUser', sentences[0] ?? []),
    sayings('AdditionalInfo', [...(transport.regulated ? listFree(sheet) : sentencesOf(sheet, '14.1')), ...(sentences[1] ?? [])]),
    group('RegionEU', ofMode(sheet, 'road', writeRoad)),
  )
}

type Write = (mode: TransportMode, sheet: Sheet) => Element[]

function ofMode(sheet: Sheet, name: TransportModeName, write: Write): Element[] {
  const mode = findTransportMode(sheet.record.transport, name)
  return mode ? write(mode, sheet) : []
}

const titles: readonly [TransportModeName, string][] = [
  ['road', 'ADR/RID'],
  ['sea', 'IMDG'],
  ['air', 'ICAO/IATA'],
]

/** Modes that do not regulate the product, each with what 14.1 says of it. */
function listFree(sheet: Sheet): string[] {
  return titles
    .filter(([name]) => findTransportMode(sheet.record.transport, name) === null)
    .flatMap(([, title]) =>
      linesOf(sheet, '14.1', title).map((line) => `${title}${sheet.writer.term('document.colon')} ${plainText(line)}`),
    )
}

/** The four digits. */
function unNumber({ number }: TransportMode): Element[] {
  return value('UnNo', number.slice(-4))
}

/** In English, which the format wants for each mode; none where the name has no English. */
function englishName(shippingName: Text): Element[] {
  const name = tryText(shippingName, 'en')
  return sayings('ProperShippingNameEnglish', name === null ? [] : [name]).slice(0, 1)
}

/** The class without the division of gases, which stands on the labels: the format has class 2 alone. */
function classAndGroup({ hazardClass, subsidiaryHazards, packingGroup }: TransportMode, between: Element[] = []): Element[] {
  const main = (one: string) => (one.startsWith('2.') ? '2' : one)
  return [
    ...value('Class', main(hazardClass)),
    ...subsidiaryHazards.slice(0, 2).flatMap((one) => value('SubsidiaryRisk', main(one))),
    ...between,
    ...value('PackingGroup', packingGroup),
  ]
}

/** What the mode's lines of the sheet say and no element of the format can. */
function remarks(sheet: Sheet, title: string, mode: TransportMode): string[] {
  const gas = mode.hazardClass.startsWith('2.') ? [mode.hazardClass] : []
  const names = isNamedByRoad(sheet, title, mode) ? [] : linesOf(sheet, '14.2', title)
  return [...gas, ...[...names, ...linesOf(sheet, '14.5', title)].map(plainText)]
}

/** The format has the name of the reader's language for the road alone: aerosols have others by sea and air (ADR and IMDG, UN 1950). */
function isNamedByRoad({ record, writer }: Sheet, title: string, { shippingName }: TransportMode): boolean {
  const road = findTransportMode(record.transport, 'road')
  const own = tryText(shippingName, writer.language)
  if (title === 'ADR/RID') return own !== null
  return own === tryText(shippingName, 'en') || (own !== null && road !== null && own === tryText(road.shippingName, writer.language))
}

const exceptedCode = /^E\d$/
const emergencySchedules = /^F-\p{Lu}, S-\p{Lu}$/u

function writeSea(mode: TransportMode, sheet: Sheet): Element[] {
  const { limitedQuantity, exceptedQuantity, specialProvisions, emergencySchedules: schedules } = mode
  return group(
    'Imdg',
    unNumber(mode),
    englishName(mode.shippingName),
    classAndGroup(mode),
    value('MarinePollutant', mode.environmentallyHazardous),
    group(
      'OtherInformation',
      value('LimitedQty', limitedQuantity),
      value('ExceptedQty', exceptedQuantity && exceptedCode.test(exceptedQuantity) ? exceptedQuantity : undefined),
      specialProvisions.flatMap((one) => value('SpecialProvisions', one)),
      value('EmsCode', schedules && emergencySchedules.test(schedules) ? schedules : undefined),
      sayings('AdditionalInfo', [
        ...remarks(sheet, 'IMDG', mode),
        ...(schedules && !emergencySchedules.test(schedules) ? [schedules] : []),
      ]),
    ),
  )
}

function writeAir(mode: TransportMode, sheet: Sheet): Element[] {
  const { limitedQuantity, exceptedQuantity, specialProvisions } = mode
  return group(
    'IataDgr',
    unNumber(mode),
    englishName(mode.shippingName),
    classAndGroup(mode),
    group(
      'OtherInformation',
      value('PassengerLQMaxQty', limitedQuantity),
      value('ExemptedQty', exceptedQuantity && exceptedCode.test(exceptedQuantity) ? exceptedQuantity : undefined),
      specialProvisions.flatMap((one) => value('SpecialProvisions', one)),
      sayings('AdditionalInfo', remarks(sheet, 'ICAO/IATA', mode)),
    ),
  )
}

function writeRoad(mode: TransportMode, sheet: Sheet): Element[] {
  const { hazardClass, subsidiaryHazards, classificationCode, transportCategory, hazardNumber, exceptedQuantity } = mode
  const { writer } = sheet
  const ownName = tryText(mode.shippingName, writer.language)
  // Category 0, of what may not be carried below a limit, is none of the format's.
  const isCategory = transportCategory !== undefined && transportCategory !== '0'
  return group(
    'AdrRid',
    unNumber(mode),
    englishName(mode.shippingName),
    sayings('ProperShippingNameNational', ownName === null ? [] : [ownName]).slice(0, 1),
    value('Class', hazardClass.startsWith('2.') ? '2' : hazardClass),
    value('ClassCode', classificationCode && classificationCode.length <= 4 ? classificationCode : undefined),
    [hazardClass, ...subsidiaryHazards].slice(0, 3).flatMap((label) => value('HazardLabelAdr', label)),
    value('PackingGroup', mode.packingGroup),
    group(
      'OtherInformation',
      value('AdrRidLimitedQty', mode.limitedQuantity),
      value('AdrRidExceptedQty', exceptedQuantity && exceptedCode.test(exceptedQuantity) ? exceptedQuantity : undefined),
      mode.specialProvisions.flatMap((one) => value('AdrRidSpecialProvisions', one)),
      value('AdrTunnelRestrictionCode', mode.tunnelCode),
      value('AdrTransportCategory', isCategory ? transportCategory : undefined),
      value('AdrHazardIdentificationNo', hazardNumber),
      sayings('AdditionalInfo', [
        ...remarks(sheet, 'ADR/RID', mode).filter((line) => line !== hazardClass),
        ...(transportCategory === '0' ? [`${writer.term('sds.transportCategory')}${writer.term('document.colon')} 0`] : []),
      ]),
    ),
  )
}
