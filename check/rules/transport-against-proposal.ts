import { classesOfCategory } from '../../clp/transport/classes-of-categories.ts'
import { findOpenTransport, type OpenTransport } from '../../clp/consequences/untested-leading-class.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import {
  findTransportMode,
  transportClasses,
  transportModes,
  type TransportMode,
  type TransportModeName,
} from '../../shared/record/transport.ts'
import { finding, type Finding } from '../finding.ts'
import type { Subject } from '../subject.ts'
import { isOfHotGoods } from './carriage-heat.ts'
import { mendPackingGroup } from './table-a-columns.ts'

/** Numbers, classes and packing groups of section 14 against what follows from the classification and the data. */
export function compareWithProposal(subject: Subject): Finding[] {
  const { record, context, decided, isJudged } = subject
  const { transport } = decided
  if (!isJudged || transport === null) return []
  if (record.kit === undefined) return compareModes(subject, transport)
  // Of a kit each component has goods of its own; where none is known, what is mixed is all that can be looked at.
  if (context.components.length > 0) return []
  return compareModes(subject, transport).map((one) => ({ ...one, severity: 'warning', fix: null }))
}

function compareModes(subject: Subject, transport: NonNullable<Subject['decided']['transport']>): Finding[] {
  const { record, decided, mixture, context } = subject
  const open = findOpenTransport(decided, transport)
  if (open !== null && !transport.modes.some(({ regulated }) => regulated)) return compareWithOpen(record, open)
  const isHeatUnsaid = mixture.measured.carriageTemperature === null
  // Of another number than that of the class that is known a person has decided which one leads.
  const mayLead = open?.mayLead === true
  if (mayLead && !record.transport.regulated) return [finding('transport.open', 'transport.regulated', { params: open.classes })]
  // Where the record denies dangerous goods as a whole, it denies each number once, and not once for each mode.
  const denied = new Set<string | null>()
  const found = transportModes.flatMap((name) => {
    const mode = findTransportMode(record.transport, name)
    const proposed = transport.modes.find((one) => one.mode === name)
    // Whether an entry of heated goods is right depends on a temperature that the record does not say: `carriage-heat.ts` asks for it.
    if (mode && isHeatUnsaid && isOfHotGoods(mode.number, context)) return []
    const path = record.transport.regulated ? `transport.${name}` : 'transport.regulated'
    if (!proposed?.regulated) return mode ? [finding('transport.unfounded', path, { params: { number: mode.number } })] : []
    // Without an entry that fits, its class at least.
    const number =
      proposed.unNumber === null ? [agreements[name], proposed.transportClass].filter(Boolean).join(' ') : `UN ${proposed.unNumber}`
    const params = { number }
    if (!record.transport.regulated) {
      if (denied.has(proposed.unNumber)) return []
      denied.add(proposed.unNumber)
    }
    if (mode === null) {
      const isFreeWithReason = record.transport.regulated && record.transport[name].regulated === false && record.transport[name].reason
      return isFreeWithReason ? [] : [finding('transport.notRegulated', path, { params })]
    }
    if (mayLead && mode.number !== `UN ${proposed.unNumber}`) return []
    return compareMode(subject, name, mode, proposed)
  })
  return joinNumbers(record, found)
}

/** Goods that may be of some classes for want of data are of no others. */
function compareWithOpen({ transport }: ProductRecord, { classes }: OpenTransport): Finding[] {
  if (!transport.regulated) return [finding('transport.open', 'transport.regulated', { params: classes })]
  const possible = new Set<string>(classes.categories.split(', ').flatMap(classesOfCategory))
  return transportModes.flatMap((name) => {
    const mode = findTransportMode(transport, name)
    const isPossible = mode === null || possible.size === 0 || possible.has(mode.hazardClass)
    return isPossible ? [] : [finding('transport.unfounded', `transport.${name}`, { params: { number: mode.number } })]
  })
}

/** One number that all modes share is one mistake. */
function joinNumbers({ transport }: ProductRecord, found: readonly Finding[]): Finding[] {
  const isShared =
    transport.regulated && transportModes.every((name) => transport[name].regulated === false || transport[name].unNumber === undefined)
  return found.map((one) => (one.code === 'transport.numberDiffers' && isShared ? { ...one, path: 'transport.unNumber' } : one))
}

/** What the goods are called decides which is wrong: under the name of the number that is found, the number is. */
function compareNumber({ transport }: ProductRecord, name: TransportModeName, mode: TransportMode, found: string): Finding {
  const params = { record: mode.number, found }
  const isNamedSo = 'phrase' in mode.shippingName && mode.shippingName.phrase.startsWith(`shippingName.un${found.slice(-4)}`)
  return finding('transport.numberDiffers', `transport.${name}`, {
    params,
    ...(isNamedSo ? { severity: 'error', fix: [{ op: 'replace', path: pathOfNumber(transport, name), value: found.slice(-4) }] } : {}),
  })
}

/** A mode has a number of its own, or that of all. */
function pathOfNumber(transport: ProductRecord['transport'], name: TransportModeName): string {
  const own = transport.regulated ? transport[name] : null
  return own?.regulated !== false && own?.unNumber !== undefined ? `/transport/${name}/unNumber` : '/transport/unNumber'
}

/** By which a class is named. */
const agreements = { road: 'ADR', sea: 'IMDG', air: 'ICAO' } as const satisfies Record<TransportModeName, string>

type Proposed = NonNullable<Subject['answer']['transport']>['modes'][number]

/** Packing groups that Table A has for a number. */
const groupsOf = (number: string, { transportTable }: Subject['context']): readonly (string | null)[] => [
  ...new Set(transportTable.rowsOf(number.replace(/^\D+/, '')).map(({ packingGroup }) => packingGroup)),
]

function compareMode({ record, recipe, context }: Subject, name: TransportModeName, mode: TransportMode, proposed: Proposed): Finding[] {
  const path = `transport.${name}`
  const pointer = `/transport/${name}`
  const { unNumber, transportClass, labels, packingGroup, subsidiary, notes } = proposed
  // What section 3 need not name decides on the group of a corrosive mixture: by the sheet alone the group is the gravest that it may be.
  // An entry without group I gives group II for it, and says nothing of what is open.
  const isOpen =
    recipe === null &&
    notes.some(({ code, params }) => code === 'groupOpen' || (code === 'transportClass' && params?.['because'] === 'Skin Corr. 1'))
  const number = `UN ${unNumber}`
  // ADR gives every gas class 2, and has the division on the label.
  const hazardClass = transportClass === '2' ? (labels?.[0] ?? '2') : transportClass
  const own = [mode.hazardClass, ...mode.subsidiaryHazards.toSorted()].join(', ')
  const found = [hazardClass, ...subsidiary.toSorted()].join(', ')
  // Class and packing group of another number are no answer: names and conditions follow the number.
  const isSameNumber = mode.number === number
  const [ownGroup, groups] = [mode.packingGroup ?? null, groupsOf(mode.number, context)]
  const known = transportClasses.find((one) => one === hazardClass)
  const mendsClass = isSameNumber && known !== undefined && subsidiary.every((one) => transportClasses.some((other) => other === one))
  return [
    ...(mode.number.startsWith('UN') && unNumber !== null && mode.number !== number ? [compareNumber(record, name, mode, number)] : []),
    ...(own === found || hazardClass === null
      ? []
      : [
          finding('transport.classDiffers', `${path}.hazardClass`, {
            params: { record: own, found },
            fix: mendsClass
              ? [
                  { op: 'replace', path: `${pointer}/hazardClass`, value: known },
                  { op: 'add', path: `${pointer}/subsidiaryHazards`, value: [...subsidiary] },
                ]
              : null,
          }),
        ]),
    // Petrol is of group II however low it boils: of another number its own entry decides.
    ...(ownGroup === packingGroup || (!isSameNumber && groups.length === 1 && groups[0] === ownGroup)
      ? []
      : [
          finding('transport.packingGroupDiffers', `${path}.packingGroup`, {
            params: { record: mode.packingGroup ?? '–', found: packingGroup ?? '–' },
            fix: isSameNumber && !isOpen ? mendPackingGroup(mode, name, packingGroup, context.transportTable) : null,
            ...(isOpen ? { severity: 'warning' as const } : {}),
          }),
        ]),
  ]
}
