/** Solutions that Table A names with their content, so that the entry holds whatever the criteria of the classes would say. */
import type { PackingGroup } from '../adr/table-a.ts'
import type { TransportClass } from './precedence.ts'

export interface NamedSolution {
  readonly un: string
  /** null: the entry has several and the hazard decides between them */
  readonly packingGroup: PackingGroup | null
  /** special provision or classification code that tells rows of one packing group apart */
  readonly row?: string
  /** the entry names the pure substance first and its solution behind “or” (ADR 3.1.2.2) */
  readonly isSecondName?: true
}

interface Rule extends NamedSolution {
  /** whether the entry names a solution of so many % by mass */
  holds(content: number): boolean
  /** false: the entry has no flammable solution; true: it is the one of the flammable solution */
  readonly flammable?: boolean
  /** without a lower limit of content in its name, the solution has to be dangerous by the criteria to begin with */
  readonly asksForHazard?: true
}

const upTo = (most: number) => (content: number) => content <= most
const over = (least: number) => (content: number) => content > least
const between = (from: number, to: number) => (content: number) => content >= from && content <= to
const fromBelow = (from: number, below: number) => (content: number) => content >= from && content < below
const overUpTo = (from: number, to: number) => (content: number) => content > from && content <= to
const overBelow = (from: number, below: number) => (content: number) => content > from && content < below
const atLeast = (from: number) => (content: number) => content >= from

const ammonia: readonly Rule[] = [
  { un: '2672', packingGroup: 'III', flammable: false, holds: overUpTo(10, 35) },
  { un: '2073', packingGroup: null, flammable: false, holds: overUpTo(35, 50) },
  { un: '3318', packingGroup: null, flammable: false, holds: over(50) },
]

/** By CAS number; contents in % by mass, as the names of the entries in ADR 3.2.1, Table A, column 2 have them. */
const solutions: Readonly<Record<string, readonly Rule[]>> = {
  // hydrogen peroxide; below 8 % it is not subject to ADR (special provision 65)
  '7722-84-1': [
    { un: '2984', packingGroup: 'III', flammable: false, holds: fromBelow(8, 20) },
    { un: '2014', packingGroup: 'II', flammable: false, holds: between(20, 60) },
    { un: '2015', packingGroup: 'I', row: '640O', isSecondName: true, flammable: false, holds: overUpTo(60, 70) },
    { un: '2015', packingGroup: 'I', row: '640N', isSecondName: true, flammable: false, holds: over(70) },
  ],
  '1336-21-6': ammonia,
  '7664-41-7': ammonia,
  // sulphuric acid
  '7664-93-9': [
    { un: '2796', packingGroup: 'II', flammable: false, asksForHazard: true, holds: upTo(51) },
    { un: '1830', packingGroup: 'II', flammable: false, holds: over(51) },
  ],
  // nitric acid, other than red fuming
  '7697-37-2': [
    { un: '2031', packingGroup: 'II', row: 'C1', flammable: false, asksForHazard: true, holds: (content) => content < 65 },
    { un: '2031', packingGroup: 'II', row: 'CO1', flammable: false, holds: between(65, 70) },
    { un: '2031', packingGroup: 'I', flammable: false, holds: over(70) },
  ],
  // perchloric acid; above 72 % it is not carried
  '7601-90-3': [
    { un: '1802', packingGroup: 'II', flammable: false, asksForHazard: true, holds: upTo(50) },
    { un: '1873', packingGroup: 'I', flammable: false, holds: overUpTo(50, 72) },
  ],
  // hydrofluoric acid
  '7664-39-3': [
    { un: '1790', packingGroup: 'II', flammable: false, asksForHazard: true, holds: upTo(60) },
    { un: '1790', packingGroup: 'I', row: '640I', flammable: false, holds: overUpTo(60, 85) },
    { un: '1790', packingGroup: 'I', row: '640J', flammable: false, holds: over(85) },
  ],
  // acetic acid; up to 10 % it is not subject to ADR (special provision 597)
  '64-19-7': [
    { un: '2790', packingGroup: 'III', flammable: false, holds: (content) => content > 10 && content < 50 },
    { un: '2790', packingGroup: 'II', flammable: false, holds: between(50, 80) },
    { un: '2789', packingGroup: 'II', isSecondName: true, holds: (content) => content > 80 && content < 99 },
    { un: '2789', packingGroup: 'II', holds: atLeast(99) },
  ],
  // formic acid
  '64-18-6': [
    { un: '3412', packingGroup: 'III', flammable: false, holds: fromBelow(5, 10) },
    { un: '3412', packingGroup: 'II', flammable: false, holds: between(10, 85) },
    { un: '1779', packingGroup: 'II', holds: over(85) },
  ],
  // propionic acid
  '79-09-4': [
    { un: '1848', packingGroup: 'III', flammable: false, holds: fromBelow(10, 90) },
    { un: '3463', packingGroup: 'II', holds: atLeast(90) },
  ],
  // formaldehyde
  '50-00-0': [
    { un: '1198', packingGroup: 'III', flammable: true, holds: over(0) },
    { un: '2209', packingGroup: 'III', flammable: false, holds: atLeast(25) },
  ],
  // methylamine, dimethylamine, trimethylamine, ethylamine: solutions in water; what does not burn is judged by the criteria
  '74-89-5': [{ un: '1235', packingGroup: 'II', flammable: true, holds: upTo(100) }],
  '124-40-3': [{ un: '1160', packingGroup: 'II', flammable: true, holds: upTo(100) }],
  '75-50-3': [{ un: '1297', packingGroup: null, flammable: true, holds: upTo(50) }],
  '75-04-7': [{ un: '2270', packingGroup: 'II', flammable: true, holds: between(50, 70) }],
  // tetramethylammonium hydroxide
  '75-59-2': [
    { un: '1835', packingGroup: 'III', flammable: false, asksForHazard: true, holds: upTo(2.5) },
    { un: '1835', packingGroup: 'II', flammable: false, holds: overBelow(2.5, 25) },
    { un: '3560', packingGroup: 'I', flammable: false, holds: atLeast(25) },
  ],
  // chlorates of potassium, sodium and calcium; how much of them oxidises, their names do not say
  '3811-04-9': [{ un: '2427', packingGroup: null, flammable: false, asksForHazard: true, holds: over(0) }],
  '7775-09-9': [{ un: '2428', packingGroup: null, flammable: false, asksForHazard: true, holds: over(0) }],
  '10137-74-3': [{ un: '2429', packingGroup: null, flammable: false, asksForHazard: true, holds: over(0) }],
  // hydrazine
  '302-01-2': [
    { un: '3293', packingGroup: 'III', flammable: false, asksForHazard: true, holds: upTo(37) },
    { un: '3484', packingGroup: 'I', flammable: true, holds: over(37) },
    { un: '2030', packingGroup: null, flammable: false, holds: over(37) },
  ],
}

/**
 * The entry that names a solution of this substance and content. What Table A mentions by name is carried by what stands there and is not
 * judged by the criteria (ADR 2.1.3.1): 35 % of hydrogen peroxide is UN 2014 without a test of its oxidising power.
 * @param cas of the only component that is dangerous by itself
 * @param content in % by mass, 0 to 100
 * @param classes of transport that the criteria found; empty where they found none
 */
export function findNamedSolution(cas: string, content: number, classes: readonly TransportClass[]): NamedSolution | null {
  const isFlammable = classes.includes('3')
  const found = solutions[cas]?.find(
    ({ holds, flammable, asksForHazard }) =>
      holds(content) && (flammable === undefined || flammable === isFlammable) && (asksForHazard === undefined || classes.length > 0),
  )
  return found ?? null
}
