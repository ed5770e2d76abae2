/** Which hazard a substance or mixture of several is assigned to: ADR 2.1.3.5.3 and the table of 2.1.3.10. IMDG 2.0.3.6 and IATA 3.10 have the same. */
import type { PackingGroup } from '../adr/table-a.ts'

/** Classes that a hazard of a product of this kind can have; 2.1 to 2.3, 5.2 and self-reactive 4.1 go before the table. */
export type TransportClass = '1' | '2.1' | '2.2' | '2.3' | '3' | '4.1' | '4.2' | '4.3' | '5.1' | '5.2' | '6.1' | '8' | '9'
export type ToxicRoute = 'inhalation' | 'dermal' | 'oral'

export interface TransportHazard {
  transportClass: TransportClass
  /** null for gases, articles and organic peroxides */
  packingGroup: PackingGroup | null
  /** of class 6.1: the route that gave the packing group, the most severe one */
  route?: ToxicRoute
  /** of class 4.1 and 4.2: self-reactive, and pyrophoric, which go before the table */
  goesFirst?: boolean
  /** of class 6.1: what corrodes goes before it whatever the table says (2.2.8.1.4.5) */
  isBehindCorrosion?: boolean
  /** of class 6.1: in group III a pesticide goes before a flammable liquid of group III (2.1.3.10, footnote to the table) */
  isPesticide?: boolean
  /** of class 3 and 9: only the heat of carriage makes it, and this is its entry (ADR 2.2.3.1.2, 2.2.9.1.13) */
  ofHeat?: '3256' | '3257' | '3258'
  /** the categories of the classification that it follows from */
  because: readonly string[]
  /** the paragraph of ADR */
  source: string
}

const columns = ['4.1 II', '4.1 III', '4.2 II', '4.2 III', '4.3 I', '4.3 II', '4.3 III', '5.1 I', '5.1 II', '5.1 III'] as const
const lastColumns = ['6.1 I dermal', '6.1 I oral', '6.1 II', '6.1 III', '8 I', '8 II', '8 III'] as const
const all = [...columns, ...lastColumns]

/**
 * The winner of each pair, by class; where solids and liquids differ the solid stands first. The packing group is the most stringent of both.
 * A row begins in the column behind its own class; what stands before it is the mirrored pair.
 */
const rows: Readonly<Record<string, string>> = {
  '3 I': '4.1/3 4.1/3 4.2/3 4.2/3 4.3 4.3 4.3 5.1/3 5.1/3 5.1/3 3 3 3 3 3 3 3',
  '3 II': '4.1/3 4.1/3 4.2/3 4.2/3 4.3 4.3 4.3 5.1/3 5.1/3 5.1/3 3 3 3 3 8 3 3',
  '3 III': '4.1/3 4.1/3 4.2/3 4.2/3 4.3 4.3 4.3 5.1/3 5.1/3 5.1/3 6.1 6.1 6.1 3 8 8 3',
  '4.1 II': '- - 4.2 4.2 4.3 4.3 4.3 5.1 4.1 4.1 6.1 6.1 4.1/6.1 4.1/6.1 8 4.1/8 4.1/8',
  '4.1 III': '- - 4.2 4.2 4.3 4.3 4.3 5.1 4.1 4.1 6.1 6.1 6.1 4.1/6.1 8 8 4.1/8',
  '4.2 II': '- - - - 4.3 4.3 4.3 5.1 4.2 4.2 6.1 6.1 4.2 4.2 8 4.2 4.2',
  '4.2 III': '- - - - 4.3 4.3 4.3 5.1 5.1 4.2 6.1 6.1 6.1 4.2 8 8 4.2',
  '4.3 I': '- - - - - - - 5.1 4.3 4.3 6.1 4.3 4.3 4.3 4.3 4.3 4.3',
  '4.3 II': '- - - - - - - 5.1 4.3 4.3 6.1 4.3 4.3 4.3 8 4.3 4.3',
  '4.3 III': '- - - - - - - 5.1 5.1 4.3 6.1 6.1 6.1 4.3 8 8 4.3',
  '5.1 I': '- - - - - - - - - - 5.1 5.1 5.1 5.1 5.1 5.1 5.1',
  '5.1 II': '- - - - - - - - - - 6.1 5.1 5.1 5.1 8 5.1 5.1',
  '5.1 III': '- - - - - - - - - - 6.1 6.1 6.1 5.1 8 8 5.1',
  '6.1 I dermal': '- - - - - - - - - - - - - - 6.1/8 6.1 6.1',
  '6.1 I oral': '- - - - - - - - - - - - - - 6.1/8 6.1 6.1',
  '6.1 II inhalation': '- - - - - - - - - - - - - - 6.1/8 6.1 6.1',
  '6.1 II dermal': '- - - - - - - - - - - - - - 6.1/8 6.1/8 6.1',
  '6.1 II oral': '- - - - - - - - - - - - - - 8 6.1/8 6.1',
  '6.1 III': '- - - - - - - - - - - - - - 8 8 8',
}

const groups: readonly PackingGroup[] = ['I', 'II', 'III']
/** ADR 2.1.3.5.3, (b) to (h), in its order: 4.1 where it is self-reactive, 4.2 where it is pyrophoric, 6.1 by inhalation in group I. */
const goingFirst: readonly TransportClass[] = ['1', '2.3', '2.1', '2.2', '4.1', '4.2', '5.2', '6.1']
const always: readonly TransportClass[] = ['1', '2.3', '2.1', '2.2', '5.2']

export interface Precedence {
  /** the hazard that gives the class; its packing group is the most stringent of all */
  main: TransportHazard
  packingGroup: PackingGroup | null
  subsidiary: readonly TransportHazard[]
  source: string
}

/**
 * The hazard that gives the class, and the subsidiary ones, in the order of their classes. Class 9 is never subsidiary: what is dangerous for
 * the environment beside another hazard is marked, not labelled (ADR 2.1.3.8).
 * @returns null without a hazard
 */
export function rankHazards(hazards: readonly TransportHazard[], state: 'solid' | 'liquid'): Precedence | null {
  const others = hazards.filter(({ transportClass }) => transportClass !== '9')
  const [first, ...rest] = others
  if (first === undefined) {
    const [alone] = hazards
    return alone === undefined ? null : { main: alone, packingGroup: alone.packingGroup, subsidiary: [], source: 'ADR 2.1.3.3' }
  }
  const main = rest.reduce((winner, one) => (winsOver(one, winner, state) ? one : winner), first)
  const subsidiary = others.filter((one) => one !== main).toSorted((a, b) => Number(a.transportClass) - Number(b.transportClass))
  const packingGroup = main.packingGroup === null ? null : mostStringent(others)
  return {
    main,
    packingGroup,
    subsidiary,
    source:
      rest.length === 0
        ? 'ADR 2.1.3.3'
        : others.some((one) => yieldsTo(one, main))
          ? 'ADR 2.2.8.1.4.5'
          : precedesTable(main)
            ? 'ADR 2.1.3.5.3'
            : 'ADR 2.1.3.10',
  }
}

/** The most stringent packing group of the hazards; null where none has one. */
function mostStringent(hazards: readonly TransportHazard[]): PackingGroup | null {
  return groups.find((group) => hazards.some(({ packingGroup }) => packingGroup === group)) ?? null
}

/**
 * ADR 2.1.3.5.3: hazards that go before all others, whatever the table says; (h) what is toxic by inhalation in group I, beside a flammable liquid of any
 * group too (2.2.3.1.1, Note 3). What corrodes beside it: 2.2.8.1.4.5.
 */
function precedesTable({ goesFirst, transportClass, packingGroup, route }: TransportHazard): boolean {
  if (goesFirst === true || always.includes(transportClass)) return true
  return transportClass === '6.1' && packingGroup === 'I' && route === 'inhalation'
}

function winsOver(one: TransportHazard, other: TransportHazard, state: 'solid' | 'liquid'): boolean {
  if (yieldsTo(one, other)) return false
  if (yieldsTo(other, one)) return true
  if (isPesticideBefore(one, other)) return true
  if (isPesticideBefore(other, one)) return false
  const oneFirst = precedesTable(one)
  const otherFirst = precedesTable(other)
  if (oneFirst && otherFirst) return goingFirst.indexOf(one.transportClass) < goingFirst.indexOf(other.transportClass)
  if (oneFirst || otherFirst) return oneFirst
  return winnerOf(one, other, state) === one.transportClass
}

const yieldsTo = (one: TransportHazard, other: TransportHazard): boolean => one.isBehindCorrosion === true && other.transportClass === '8'

const isPesticideBefore = (one: TransportHazard, other: TransportHazard): boolean =>
  one.isPesticide === true && one.packingGroup === 'III' && other.transportClass === '3' && other.packingGroup === 'III'

function winnerOf(one: TransportHazard, other: TransportHazard, state: 'solid' | 'liquid'): string {
  return findCell(one, other, state) ?? findCell(other, one, state) ?? other.transportClass
}

function findCell(row: TransportHazard, column: TransportHazard, state: 'solid' | 'liquid'): string | null {
  const cells = rowOf(row)?.split(' ')
  const index = all.findIndex((name) => namesOf(column).includes(name))
  const cell = cells?.[index]
  if (cell === undefined || cell === '-') return null
  const [solid = cell, liquid = solid] = cell.split('/')
  return state === 'solid' ? solid : liquid
}

/** Of group I what is toxic by inhalation never comes to the table: 2.1.3.5.3 (h). */
function rowOf(hazard: TransportHazard): string | undefined {
  return namesOf(hazard)
    .map((name) => rows[name])
    .find((row) => row !== undefined)
}

function namesOf({ transportClass, packingGroup, route = 'oral' }: TransportHazard): string[] {
  const name = `${transportClass} ${packingGroup ?? ''}`
  return [name, `${name} ${route}`]
}
