import { compareKitParts, findResinKit, kitPartOf, resinKitSource, type KitPart } from '../clp/transport/propose-kit.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { text, type Text } from '../shared/record/texts.ts'
import {
  findTransportMode,
  transportModes,
  type Transport,
  type TransportMode,
  type TransportModeName,
} from '../shared/record/transport.ts'
import { loadWording } from '../wording/load-wording.ts'
import type { Facts } from './facts.ts'
import { nameShipping } from './name-shipping.ts'
import { because, type Because, type Gap, type Wish } from './proposal.ts'
import { gapOfTransport, optional, precautionsOf, transportWish, type Mode } from './propose-transport.ts'

type Component = Pick<ProductRecord, 'name' | 'transport'>

/** What a kit is by one mode. @property number null: not subject to its rules */
interface KitMode {
  readonly number: string | null
  readonly mode: Mode
}

/**
 * Section 14 of a kit, from section 14 of its components: the recipe of a kit is that of the mixture ready for use, which is never transported. A
 * resin beside its peroxide has an entry of its own (special provision 236); what is packed together otherwise keeps the entries that it has (ADR
 * 4.1.10). A record has one entry for each mode: of several the gravest, and a sentence names all of them. Whether it is a chemical kit or first aid
 * kit (special provision 251) is for a person to say: it does not follow from the components.
 */
export function proposeKitTransport(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const { record, components } = facts
  const printed = record.kit?.components ?? []
  if (components.length < printed.length) return { wishes: [], gaps: [gapOfTransport(because('noEntry'))] }
  const named = components.map((one, place) => ({ ...one, name: printed[place]?.name ?? one.name }))
  const ofMode = (name: TransportModeName): KitMode => findResinMode(facts, named, name) ?? modeTogether(facts, named, name)
  const modes = { road: ofMode('road'), sea: ofMode('sea'), air: ofMode('air') }
  const number = transportModes.map((name) => modes[name].number).find((one) => one !== null)
  const entries = listEntries(named)
  if (number == null) {
    const { precautions, bulk } = { precautions: precautionsOf(facts), bulk: bulkOf(record) }
    return { wishes: [transportWish({ regulated: false, precautions, bulk }, [because('nothingElse')])], gaps: [] }
  }
  const withNumber = ({ mode, number: own }: KitMode): Mode =>
    mode.regulated === false || own === null || own === number ? mode : { ...mode, unNumber: own }
  const reason = reasonOf(facts, named, entries)
  const isResinKit = reason.code === 'resinKit'
  const value: Transport = {
    regulated: true,
    unNumber: number,
    road: withNumber(modes.road),
    sea: withNumber(modes.sea),
    air: withNumber(modes.air),
    precautions: [...sentencesOf(facts, named, isResinKit ? [] : entries), ...ownPrecautions(facts)],
    bulk: bulkOf(record),
  }
  return { wishes: [transportWish(value, [reason], isResinKit ? resinKitSource : 'ADR 4.1.10')], gaps: [] }
}

const bulkOf = ({ transport }: ProductRecord): Text[] =>
  transport.bulk.length > 0 ? transport.bulk : [{ phrase: 'transportBulk.notApplicable' }]

const toPart = (mode: TransportMode | null): KitPart | null => mode && kitPartOf(mode)

const kitPartsOf = (components: readonly Component[], name: TransportModeName): (KitPart | null)[] =>
  components.map(({ transport }) => toPart(findTransportMode(transport, name)))

function findResinMode({ record, transportTable }: Facts, components: readonly Component[], name: TransportModeName): KitMode | null {
  const kit = findResinKit(kitPartsOf(components, name), transportTable)
  if (kit === null) return null
  const { unNumber, shippingName, packingGroup, row } = kit
  const own = findTransportMode(record.transport, name)
  const kept = own?.number === `UN ${unNumber}` ? own : null
  const isRoad = name === 'road'
  const mode: Mode = {
    shippingName: kept?.shippingName ?? nameShipping(unNumber, shippingName, []),
    hazardClass: unNumber === '3269' ? '3' : '4.1',
    subsidiaryHazards: [],
    packingGroup,
    environmentallyHazardous: components.some(({ transport }) => findTransportMode(transport, name)?.environmentallyHazardous === true),
    ...optional('classificationCode', isRoad ? (row?.classificationCode ?? null) : null),
    ...optional('tunnelCode', isRoad && row?.tunnelCode != null ? `(${row.tunnelCode})` : null),
    ...optional('transportCategory', isRoad ? (readCategory(row?.transportCategory) ?? null) : null),
    ...optional('emergencySchedules', kept?.emergencySchedules ?? null),
    // IATA has quantities of its own.
    ...optional('limitedQuantity', (name === 'air' ? kept : row)?.limitedQuantity ?? null),
    ...optional('exceptedQuantity', (name === 'air' ? kept : row)?.exceptedQuantity ?? null),
    specialProvisions: isRoad ? [...(row?.specialProvisions ?? [])] : (kept?.specialProvisions ?? []),
  }
  return { number: unNumber, mode }
}

const readCategory = (category: string | null | undefined) => (['0', '1', '2', '3', '4'] as const).find((one) => one === category)

/** The entry of the gravest component; of paint and its related material the latter, which may stand for both (special provision 367). */
function modeTogether({ record }: Facts, components: readonly Component[], name: TransportModeName): KitMode {
  const found = components.flatMap(({ transport }) => {
    const mode = findTransportMode(transport, name)
    const part = toPart(mode)
    return mode === null || part === null ? [] : [{ mode, part }]
  })
  const [first] = found.toSorted((a, b) => compareKitParts(a.part, b.part))
  if (first === undefined) return { number: null, mode: { regulated: false, ...reasonOfFree(components, name) } }
  const alike = found.filter(({ part }) => entryOf(part) === entryOf(first.part))
  const { mode } = alike.find((one) => isRelated(one.mode)) ?? first
  const { number, unNumber: _own, ...rest } = mode
  const own = findTransportMode(record.transport, name)
  // Of the names of an entry a person may have chosen another.
  const shippingName = own?.number === number ? own.shippingName : rest.shippingName
  return { number: number.slice(-4), mode: { ...rest, shippingName } }
}

function reasonOfFree(components: readonly Component[], name: TransportModeName): { reason?: Text } {
  const reason = components.flatMap(({ transport }) => {
    const mode = transport.regulated ? transport[name] : null
    return mode?.regulated === false && mode.reason ? [mode.reason] : []
  })[0]
  return reason === undefined ? {} : { reason }
}

/** As a transport document has it: ADR 5.4.1.1.1. */
function entryOf({ unNumber, transportClass, subsidiary, packingGroup }: KitPart): string {
  const labels = subsidiary.length === 0 ? transportClass : `${transportClass} (${subsidiary.join(', ')})`
  return [`UN ${unNumber}`, labels, packingGroup].filter((one) => one !== null).join(', ')
}

interface NamedEntry {
  readonly name: string
  readonly entry: string
}

/** Of each component the entry by the first mode that has one, the gravest first. */
function listEntries(components: readonly Component[]): NamedEntry[] {
  return components
    .flatMap(({ name, transport }) => {
      const part = transportModes.flatMap((mode) => toPart(findTransportMode(transport, mode)) ?? [])[0]
      return part === undefined ? [] : [{ name, part }]
    })
    .toSorted((a, b) => compareKitParts(a.part, b.part))
    .map(({ name, part }) => ({ name, entry: entryOf(part) }))
}

const writeEntries = (entries: readonly NamedEntry[]): string => entries.map(({ name, entry }) => `${entry} – ${name}`).join('; ')

function reasonOf({ transportTable }: Facts, components: readonly Component[], entries: readonly NamedEntry[]): Because {
  for (const name of transportModes) {
    const kit = findResinKit(kitPartsOf(components, name), transportTable)
    if (kit) return because('resinKit', { base: components[kit.base]?.name ?? '', activator: components[kit.activator]?.name ?? '' })
  }
  return because('packedTogether', { entries: writeEntries(entries) })
}

const together = 'transportPrecaution.packedTogether'
const paintKit = 'transportPrecaution.paintKit'
const isPhrase = (one: Text, phrase: string): boolean => 'phrase' in one && one.phrase === phrase

/** What a person wrote stays; what names the entries is written anew. */
function ownPrecautions(facts: Facts): Text[] {
  const own = facts.record.transport.precautions.filter((one) => !isPhrase(one, together))
  return own.length > 0 ? own : precautionsOf(facts)
}

function sentencesOf({ record }: Facts, components: readonly Component[], entries: readonly NamedEntry[]): Text[] {
  if (new Set(entries.map(({ entry }) => entry)).size > 1) return [nameEntries(entries)]
  const ofPaint = components
    .flatMap(({ transport }) => findTransportMode(transport, 'road') ?? [])
    .filter(({ number }) => number === 'UN 1263')
  const isKitOfPaint = ofPaint.some(isRelated) && !ofPaint.every(isRelated)
  return isKitOfPaint && !record.transport.precautions.some((one) => isPhrase(one, paintKit)) ? [{ phrase: paintKit }] : []
}

/** Without the names where they are too long together, or hold a figure that a value of a sentence may not. */
function nameEntries(entries: readonly NamedEntry[]): Text {
  const whole: Text = { phrase: together, values: { entries: writeEntries(entries) } }
  const numbers = [...new Set(entries.map(({ entry }) => entry))].join('; ')
  return text.safeParse(whole).success ? whole : { phrase: together, values: { entries: numbers } }
}

/** Whether it goes by the second name of its entry, which paint and what is used with it may share (ADR 3.3.1, special provision 367). */
function isRelated({ shippingName }: Pick<TransportMode, 'shippingName'>): boolean {
  const english = 'phrase' in shippingName ? loadWording('en').phrases[shippingName.phrase] : shippingName.text.en
  return /RELATED MATERIAL/i.test(english ?? '')
}
