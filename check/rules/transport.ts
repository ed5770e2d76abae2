import { adrEdition, type TransportRow } from '../../clp/adr/table-a.ts'
import { mayLeadOtherwise } from '../../clp/consequences/untested-leading-class.ts'
import { openClassesOf } from '../../clp/transport/transport-proposal.ts'
import { isCarriedMolten } from '../../clp/transport/hot-goods.ts'
import { isEnvironmentallyHazardous } from '../../clp/transport/classify-transport.ts'
import {
  findTransportMode,
  transportClasses,
  transportModes,
  type TransportMode,
  type TransportModeName,
} from '../../shared/record/transport.ts'
import { resinKitNumbers } from '../../clp/transport/propose-kit.ts'
import type { PatchStep } from '../../shared/json-patch.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

/** Section 14 against the classification, the data and Table A of ADR. */
export const checkTransport: Rule = (subject) => [
  ...compareWithProposal(subject),
  ...checkEnvironment(subject),
  ...checkConditions(subject),
  ...checkEdition(subject),
]

function compareWithProposal({ record, decided, isJudged, recipe, mixture, context }: Subject): Finding[] {
  const { transport } = decided
  // A state that is not known, or a kit, of which each component has goods of its own.
  if (!isJudged || transport === null || record.kit !== undefined) return []
  const open = openClassesOf(transport)
  const isOpen = open !== null && !transport.modes.some(({ regulated }) => regulated)
  if (isOpen) return record.transport.regulated ? [] : [finding('transport.open', 'transport.regulated', { params: open })]
  const isHeatUnsaid = mixture.measured.carriageTemperature === null
  // Of another number than that of the class that is known a person has decided which one leads.
  const mayLead = open !== null && mayLeadOtherwise(decided, transport.modes)
  if (mayLead && !record.transport.regulated) return [finding('transport.open', 'transport.regulated', { params: open })]
  // Where the record denies dangerous goods as a whole, it denies each number once, and not once for each mode.
  const denied = new Set<string | null>()
  return transportModes.flatMap((name) => {
    const mode = findTransportMode(record.transport, name)
    const proposed = transport.modes.find((one) => one.mode === name)
    // Whether an entry of heated goods is right depends on a temperature that the record does not say: `carriage-heat.ts` asks for it.
    if (mode && isHeatUnsaid && isCarriedMolten(context.transportTable.namesOf(mode.number.replace(/^\D+/, ''))?.en)) return []
    const path = record.transport.regulated ? `transport.${name}` : 'transport.regulated'
    if (!proposed?.regulated) return mode ? [finding('transport.unfounded', path, { params: { number: mode.number } })] : []
    const params = { number: `UN ${proposed.unNumber}` }
    if (!record.transport.regulated) {
      if (denied.has(proposed.unNumber)) return []
      denied.add(proposed.unNumber)
    }
    if (mode === null) {
      const isFreeWithReason = record.transport.regulated && record.transport[name].regulated === false && record.transport[name].reason
      return isFreeWithReason ? [] : [finding('transport.notRegulated', path, { params })]
    }
    if (mayLead && mode.number !== `UN ${proposed.unNumber}`) return []
    return compareMode(mode, proposed, path, `/transport/${name}`, recipe === null, groupsOf(mode.number, context))
  })
}

type Proposed = NonNullable<Subject['answer']['transport']>['modes'][number]

/** Packing groups that Table A has for a number. */
const groupsOf = (number: string, { transportTable }: Subject['context']): readonly (string | null)[] => [
  ...new Set(transportTable.rowsOf(number.replace(/^\D+/, '')).map(({ packingGroup }) => packingGroup)),
]

/** @param groups those of the number that the record has */
function compareMode(
  mode: TransportMode,
  proposed: Proposed,
  path: string,
  pointer: string,
  isOfSheet: boolean,
  groups: readonly (string | null)[],
): Finding[] {
  const { unNumber, transportClass, labels, packingGroup, subsidiary, notes } = proposed
  // What section 3 need not name decides on the group of a corrosive mixture: by the sheet alone the group is the gravest that it may be.
  // An entry without group I gives group II for it, and says nothing of what is open.
  const isOpen =
    isOfSheet &&
    notes.some(({ code, params }) => code === 'groupOpen' || (code === 'transportClass' && params?.['because'] === 'Skin Corr. 1'))
  const number = `UN ${unNumber}`
  // ADR gives every gas class 2, and has the division on the label.
  const hazardClass = transportClass === '2' ? (labels?.[0] ?? '2') : transportClass
  const own = [mode.hazardClass, ...mode.subsidiaryHazards.toSorted()].join(', ')
  const found = [hazardClass, ...subsidiary.toSorted()].join(', ')
  // Class and packing group of another number are no answer: names and conditions follow the number.
  const isSameNumber = mode.number === number
  const known = transportClasses.find((one) => one === hazardClass)
  const mendsClass = isSameNumber && known !== undefined && subsidiary.every((one) => transportClasses.some((other) => other === one))
  return [
    ...(mode.number.startsWith('UN') && unNumber !== null && mode.number !== number
      ? [finding('transport.numberDiffers', path, { params: { record: mode.number, found: number } })]
      : []),
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
    ...((mode.packingGroup ?? null) === packingGroup || (!isSameNumber && groups.length === 1 && groups[0] === (mode.packingGroup ?? null))
      ? []
      : [
          finding('transport.packingGroupDiffers', `${path}.packingGroup`, {
            params: { record: mode.packingGroup ?? '–', found: packingGroup ?? '–' },
            fix: isSameNumber && !isOpen ? [putOrRemove(`${pointer}/packingGroup`, packingGroup)] : null,
            ...(isOpen ? { severity: 'warning' as const } : {}),
          }),
        ]),
  ]
}

const putOrRemove = (path: string, value: string | null): PatchStep =>
  value === null ? { op: 'remove', path } : { op: 'add', path, value }

/** Environmentally hazardous goods follow from the record’s own aquatic classes: ADR 2.2.9.1.10, IMDG 2.9.3. */
function checkEnvironment({ record, stated: own, context }: Subject): Finding[] {
  const stated = own.map(({ category, statement }) => ({
    category,
    statements: statement === null ? [] : [statement],
  }))
  const isByClass = isEnvironmentallyHazardous(stated)
  // What is packed together is not mixed yet: the mark is that of the component whose entry it is.
  const isOfComponent = (name: TransportModeName, number: string): boolean =>
    context.components.some(({ transport }) => {
      const other = findTransportMode(transport, name)
      return other?.environmentallyHazardous === true && (other.number === number || resinKitNumbers.includes(number.slice(-4)))
    })
  const isKnownKit = record.kit !== undefined && context.components.length === record.kit.components.length
  return transportModes.flatMap((name) => {
    const mode = findTransportMode(record.transport, name)
    const isHazardous = isKnownKit && mode ? isOfComponent(name, mode.number) : isByClass
    if (!mode || mode.environmentallyHazardous === isHazardous) return []
    // Of class 9 UN 3077 and 3082 alone are what they are for water: they bear the mark by their entry (ADR 3.3.1, special provision 274 and 5.2.1.8).
    const isOfWater = /^UN 30(?:77|82)$/.test(mode.number)
    if (mode.hazardClass === '9' && (!isOfWater || mode.environmentallyHazardous)) return []
    const path = `transport.${name}.environmentallyHazardous`
    return [
      finding('transport.environmentDiffers', path, {
        params: {},
        fix: [
          {
            op: mode.environmentallyHazardous ? 'replace' : 'add',
            path: `/transport/${name}/environmentallyHazardous`,
            value: isHazardous,
          },
        ],
      }),
    ]
  })
}

/** What Table A of ADR says of the number, row by row; a record may name any of the rows of its class and packing group. */
function checkConditions({ record, context }: Subject): Finding[] {
  const road = findTransportMode(record.transport, 'road')
  if (!road) return []
  const number = road.number.replace('UN ', '')
  const rows = context.transportTable.rowsOf(number)
  if (rows.length === 0) return [finding('transport.numberUnknown', 'transport.unNumber', { params: { number: road.number } })]
  const fitting = rows.filter(
    (row) =>
      row.packingGroup === (road.packingGroup ?? null) &&
      (road.classificationCode === undefined || row.classificationCode === road.classificationCode),
  )
  if (fitting.length === 0) {
    const own = [road.classificationCode, road.packingGroup].filter(Boolean).join(', ')
    return [
      finding('transport.conditionDiffers', 'transport.road', {
        params: { record: own, found: `${road.number}: ${listRows(rows)}` },
        article: 'ADR 3.2, Table A, columns 3b and 4',
      }),
    ]
  }
  const columnsOf = compareColumns(road, fitting)
  return [...checkDivision(road, fitting), ...columnsOf, ...(columnsOf.length > 0 ? [] : compareRows(road, fitting))]
}

/** Of a gas the label says which it is, flammable, toxic or neither: column 5. */
function checkDivision(road: TransportMode, fitting: readonly TransportRow[]): Finding[] {
  const divisions = fitting.map(({ class: own, labels }) => (own === '2' ? (labels?.[0] ?? null) : null))
  if (divisions.length === 0 || divisions.some((division) => division === null || division === road.hazardClass)) return []
  const params = { record: road.hazardClass, found: `${road.number}: ${[...new Set(divisions)].join(', ')}` }
  return [finding('transport.conditionDiffers', 'transport.road.hazardClass', { params, article: 'ADR 3.2, Table A, column 5' })]
}

function compareColumns(road: TransportMode, fitting: readonly TransportRow[]): Finding[] {
  return columns.flatMap(({ column, field, read }) => {
    const own = road[field]
    if (own === undefined) return []
    const listed = [...new Set(fitting.map(read))]
    if (listed.some((value) => value === null || normalise(value) === normalise(own) || value.startsWith('SP '))) return []
    const params = { record: own, found: `${road.number}: ${listed.join(', ')}` }
    const [only, ...more] = listed
    const fix =
      typeof only === 'string' && only !== '–' && more.length === 0
        ? [putOrRemove(`/transport/road/${field}`, field === 'tunnelCode' ? bracket(only) : only)]
        : null
    return [
      finding('transport.conditionDiffers', `transport.road.${field}`, { params, fix, article: `ADR 3.2, Table A, column ${column}` }),
    ]
  })
}

/** Columns that fit one by one and are of different rows: a viscous paint has a tunnel code and no number of column 20, another paint both. */
function compareRows(road: TransportMode, fitting: readonly TransportRow[]): Finding[] {
  const { tunnelCode, hazardNumber } = road
  if (tunnelCode === undefined || hazardNumber === undefined) return []
  const write = (tunnel: string | null, number: string | null) => [number ?? '–', tunnel === null ? '–' : bracket(tunnel)].join(' ')
  const listed = [...new Set(fitting.map((row) => write(row.tunnelCode, row.hazardNumber)))]
  if (listed.some((row) => normalise(row) === normalise(write(tunnelCode, hazardNumber)))) return []
  return [
    finding('transport.conditionDiffers', 'transport.road.tunnelCode', {
      params: { record: write(tunnelCode, hazardNumber), found: `${road.number}: ${listed.join(', ')}` },
      article: 'ADR 3.2, Table A, columns 15 and 20',
      // Rows that may not be carried in tanks have no number, and readings of the table differ there.
      severity: 'warning',
    }),
  ]
}

const listRows = (rows: readonly TransportRow[]): string =>
  [...new Set(rows.map((row) => [row.classificationCode, row.packingGroup].filter(Boolean).join(', ')))].join('; ')

/** As a transport document has it: ADR 5.4.1.1.1(k). */
const bracket = (code: string): string => (code.startsWith('(') ? code : `(${code})`)

/** Numbers of columns of ADR 3.2, Table A. */
const columns: readonly {
  column: string
  field: 'limitedQuantity' | 'exceptedQuantity' | 'transportCategory' | 'tunnelCode' | 'hazardNumber'
  read: (row: TransportRow) => string | null
}[] = [
  { column: '7a', field: 'limitedQuantity', read: (row) => row.limitedQuantity },
  { column: '7b', field: 'exceptedQuantity', read: (row) => row.exceptedQuantity },
  { column: '15', field: 'transportCategory', read: (row) => row.transportCategory },
  { column: '15', field: 'tunnelCode', read: (row) => row.tunnelCode ?? '–' },
  { column: '20', field: 'hazardNumber', read: (row) => row.hazardNumber },
]

const normalise = (value: string): string =>
  value
    .replaceAll(/[()\s]/g, '')
    .replaceAll('—', '–')
    .replaceAll('-', '–')
    .toLowerCase()

function checkEdition({ record, context }: Subject): Finding[] {
  if (!record.transport.regulated || context.day <= adrEdition.until) return []
  return [finding('transport.editionEnded', 'transport', { params: { edition: adrEdition.name, date: { day: adrEdition.until } } })]
}
