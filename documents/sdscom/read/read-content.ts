import { readEnds, type Ends } from './read-quantity.ts'
import { find, leave, take, takeIf, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'

export interface ContentRange {
  from: number
  to: number
  toInclusive: boolean
}

/**
 * Units of mass by mass (SDScom 5.6, UnitEnum), with how many of them are one part of a hundred. `ppm` and its like are none: the format does not say
 * of what they are parts, and in gases they are of the volume.
 */
const unitsOfMass: Readonly<Record<string, number>> = {
  'Weight-%': 1,
  'g/g': 0.01,
  'mg/mg': 0.01,
  'g/kg': 10,
  'mg/g': 10,
  'µg/mg': 10,
  'mg/kg': 1e4,
  'µg/g': 1e4,
  'ng/mg': 1e4,
  'µg/kg': 1e7,
  'ng/g': 1e7,
}

/** Of gases we have contents by volume (`documents/sds/section-03.ts`). */
const unitsOfVolume: Readonly<Record<string, number>> = {
  'Vol-%': 1,
  'L/L': 0.01,
  'mL/mL': 0.01,
  'mL/L': 10,
  'L/m3': 10,
  'mL/m3': 1e4,
  'µL/L': 1e4,
}

/**
 * Reads contents, in % by mass, of a gas by volume (REACH Annex II, 3.2). Undefined where the unit is none that can be converted without knowing more,
 * or the ends contradict each other: all of it stays among what is left. A plain `%` does not say of what, and is for a person to look at.
 */
export function createContentReader(isGas: boolean, reader: Reader): (node: Node | undefined) => ContentRange | undefined {
  const known: Readonly<Record<string, number>> = { ...(isGas ? unitsOfVolume : unitsOfMass), '%': 1 }
  let isPlainTold = false
  return (node) => {
    const unit = find(node, 'Unit')?.text ?? ''
    const [parts, ends] = [known[unit], readEnds(node)]
    const isOpen = find(node, 'UpperValueSymbol')?.text === 'lt'
    const range = parts === undefined || ends === undefined ? undefined : toRange(ends, parts, isOpen)
    if (!range || !ends) return undefined
    for (const one of ['Unit', ...ends.names]) take(node, one)
    // The lower end of ours is always included, and a figure is none that is about right: such signs are left.
    if (ends.value.sign === '≈') leave(node, 'ExactValueSymbol')
    if (find(node, 'LowerValueSymbol')?.text === 'gt') leave(node, 'LowerValueSymbol')
    takeIf(node, 'UpperValueSymbol', (sign) => sign === 'lt')
    if (unit === '%' && !isPlainTold) reader.guess('/composition/ingredients', '%')
    isPlainTold ||= unit === '%'
    return range
  }
}

/** Undefined for what is more than all, less than nothing, or the nothing below an end that is not included. */
function toRange({ value: { sign, value, from = 0, to = 0 } }: Ends, parts: number, isOpen: boolean): ContentRange | undefined {
  const percent = (figure: number) => Number((figure / parts).toPrecision(12))
  if (value !== undefined && (sign === '<' || sign === '≤')) return inHundred({ from: 0, to: percent(value), toInclusive: !isOpen })
  if (value !== undefined && (sign === '>' || sign === '≥')) return inHundred({ from: percent(value), to: 100, toInclusive: true })
  if (value !== undefined) return inHundred({ from: percent(value), to: percent(value), toInclusive: true })
  return inHundred({ from: percent(from), to: percent(to), toInclusive: !isOpen })
}

function inHundred(range: ContentRange): ContentRange | undefined {
  const { from, to, toInclusive } = range
  return from < 0 || to > 100 || (from === to && !toInclusive) ? undefined : range
}
