import { adrEdition, type TransportRow } from '../../clp/adr/table-a.ts'
import { isEnvironmentallyHazardous } from '../../clp/transport/classify-transport.ts'
import { findTransportMode, transportModes, type TransportMode, type TransportModeName } from '../../shared/record/transport.ts'
import { resinKitNumbers } from '../../clp/transport/propose-kit.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'
import { columns, mendColumn, normalise, writeTunnelCode } from './table-a-columns.ts'
import { compareWithProposal } from './transport-against-proposal.ts'

/** Section 14 against the classification, the data and Table A of ADR. */
export const checkTransport: Rule = (subject) => [
  ...compareWithProposal(subject),
  ...checkEnvironment(subject),
  ...checkConditions(subject),
  ...checkEdition(subject),
]

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
    const step = mendColumn('road', field, listed)
    return [
      finding('transport.conditionDiffers', `transport.road.${field}`, {
        params,
        fix: step && [step],
        article: `ADR 3.2, Table A, column ${column}`,
      }),
    ]
  })
}

/** Columns that fit one by one and are of different rows: a viscous paint has a tunnel code and no number of column 20, another paint both. */
function compareRows(road: TransportMode, fitting: readonly TransportRow[]): Finding[] {
  const { tunnelCode, hazardNumber } = road
  if (tunnelCode === undefined || hazardNumber === undefined) return []
  const write = (tunnel: string | null, number: string | null) => [number ?? '–', writeTunnelCode(tunnel)].join(' ')
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

function checkEdition({ record, context }: Subject): Finding[] {
  if (!record.transport.regulated || context.day <= adrEdition.until) return []
  return [finding('transport.editionEnded', 'transport', { params: { edition: adrEdition.name, date: { day: adrEdition.until } } })]
}
