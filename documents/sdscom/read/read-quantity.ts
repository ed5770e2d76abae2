import type { Quantity, Unit } from '../../../shared/record/texts.ts'
import { units } from '../../../shared/record/texts.ts'
import { nameUnit } from '../quantities.ts'
import { find, numberIn, take, type Node } from './read-tree.ts'

const unitsByName: ReadonlyMap<string, Unit> = new Map(units.flatMap((unit) => (nameUnit(unit) ? [[nameUnit(unit) ?? '', unit]] : [])))
const otherUnits: Readonly<Record<string, Unit>> = {
  'Weight-%': '%',
  cSt: 'mm²/s',
  cP: 'mPa·s',
  'g/mL': 'g/cm³',
  'mg/kg bw': 'mg/kg',
  mbar: 'hPa',
}

/** Our unit of the format's; undefined for one that we do not write. */
export function readUnit(name: string | undefined): Unit | undefined {
  return name === undefined ? undefined : (unitsByName.get(name) ?? otherUnits[name])
}

/** What a value or a range of the format says (NumericRangeWithQualifier), and the elements that say it. */
export interface Ends {
  value: Pick<Quantity, 'sign' | 'value' | 'from' | 'to'>
  names: readonly string[]
}

/**
 * The value or the ends of a quantity, of which nothing is used yet. Undefined where there is none, where a sign is none of the format's, and where the
 * ends contradict each other: no figure is better than one of which nobody knows what it says.
 */
export function readEnds(node: Node | undefined): Ends | undefined {
  const [exact, lower, upper] = ['ExactValue', 'LowerValue', 'UpperValue'].map((name) => numberIn(node, name))
  const signOf = (name: string, known: readonly string[]) => {
    const sign = find(node, `${name}Symbol`)?.text || undefined
    return sign === undefined || known.includes(sign) ? (sign ?? '') : undefined
  }
  const signs = {
    exact: signOf('ExactValue', ['eq', 'ca']),
    lower: signOf('LowerValue', ['gt', 'ge']),
    upper: signOf('UpperValue', ['lt', 'le']),
  }
  if (exact !== undefined) {
    if (signs.exact === undefined) return undefined
    return { value: { ...(signs.exact === 'ca' ? { sign: '≈' } : {}), value: exact }, names: ['ExactValue', 'ExactValueSymbol'] }
  }
  if ((lower !== undefined && signs.lower === undefined) || (upper !== undefined && signs.upper === undefined)) return undefined
  if (lower !== undefined && upper !== undefined) {
    if (lower > upper) return undefined
    // A range of ours has both of its ends: “more than” and “less than” of the file have no place in it.
    const closed = [...(signs.lower === 'gt' ? [] : ['LowerValueSymbol']), ...(signs.upper === 'lt' ? [] : ['UpperValueSymbol'])]
    return { value: { from: lower, to: upper }, names: ['LowerValue', 'UpperValue', ...closed] }
  }
  if (upper !== undefined)
    return { value: { sign: signs.upper === 'lt' ? '<' : '≤', value: upper }, names: ['UpperValue', 'UpperValueSymbol'] }
  if (lower !== undefined)
    return { value: { sign: signs.lower === 'gt' ? '>' : '≥', value: lower }, names: ['LowerValue', 'LowerValueSymbol'] }
  return undefined
}

interface Wanted {
  /** of an element that names none */
  unitOfNone?: Unit | undefined
  /** whether the record has a place for it: what has none is left */
  fits?: (quantity: Quantity) => boolean
}

/** A quantity with its unit, at a path; undefined where there is none, or its unit is none of ours, or the record has no place for it. */
export function readQuantity(node: Node | undefined, path: string, wanted: Wanted = {}): Quantity | undefined {
  return readQuantityOf(find(node, path), wanted)
}

/** The same of an element itself. */
export function readQuantityOf(found: Node | undefined, { unitOfNone, fits = () => true }: Wanted = {}): Quantity | undefined {
  const name = find(found, 'Unit')?.text
  const unit = name === undefined ? unitOfNone : readUnit(name)
  const ends = unit === undefined ? undefined : readEnds(found)
  if (unit === undefined || ends === undefined) return undefined
  const quantity = { ...ends.value, unit }
  if (!fits(quantity)) return undefined
  for (const one of ['Unit', ...ends.names]) take(found, one)
  return quantity
}

/** One plain figure, without a sign and no range. */
export const isPlain = ({ sign, value }: Quantity): boolean => sign === undefined && value !== undefined

/** Whether an element has a quantity that we can say. Nothing of it is used. */
export const measures = (node: Node | undefined): boolean =>
  readUnit(find(node, 'Unit')?.text) !== undefined && readEnds(node) !== undefined
