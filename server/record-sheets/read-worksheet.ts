import { setImmediate as afterOthers } from 'node:timers/promises'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { RawCell } from '../../shared/record-sheets/cell-values.ts'
import { writeCellPlace, writeColumn, type RawRow, type RawSheet } from '../../shared/record-sheets/raw-sheet.ts'
import { mostColumns, mostRows } from './limits.ts'
import { damaged, RefusedFile } from './refused-file.ts'
import { decodeText, readMarks, type Mark } from './read-marks.ts'

export interface Worksheet {
  name: string
  isHidden: boolean
  xml: string
  /** Texts of `xl/sharedStrings.xml`. */
  texts: readonly string[]
  /** Faults of numbers by index of the cell style: styles that display a number as something else. */
  styleFaults: ReadonlyMap<number, StyleFault>
}

/** A number that is displayed as a day, or as another number: 0.125 as 12.5 %. */
export type StyleFault = 'cellDate' | 'cellScaled'

/** Filled cells that may still be read from the file. */
export interface Budget {
  cells: number
}

/** Rows after which other requests get their turn. */
const rowsAtOnce = 1_000

/**
 * The cells of a worksheet (ECMA-376, part 1, 18.3). Only values that somebody typed are accepted: a formula, an error, a date and a
 * percentage are faults of their cell.
 * @throws {RefusedFile} for a damaged part, and for too many rows or columns
 */
export async function readWorksheet({ name, isHidden, xml, texts, styleFaults }: Worksheet, budget: Budget): Promise<RawSheet> {
  const rows: RawRow[] = []
  const merged: RawSheet['merged'][number][] = []
  let cells = new Map<number, RawCell>()
  let [number, column, seen] = [0, -1, 0]
  let open: OpenCell | undefined
  for (const mark of readMarks(xml)) {
    if (mark.name === 'row') {
      if (!mark.isEnd) {
        number = Number(attribute(mark, 'r') ?? number + 1)
        column = -1
      }
      if (mark.isEnd || mark.isWhole) {
        if (cells.size > 0) rows.push({ number, cells })
        if (rows.length > mostRows) throw new RefusedFile(faultOf('tooManyRows', { max: mostRows }), writeCellPlace(name, `A${number}`))
        cells = new Map()
        seen += 1
        if (seen % rowsAtOnce === 0) await afterOthers()
      }
    } else if (mark.name === 'c') {
      if (!mark.isEnd) {
        column = columnOf(attribute(mark, 'r')) ?? column + 1
        open = { type: attribute(mark, 't') ?? 'n', style: Number(attribute(mark, 's') ?? 0), text: undefined, isFormula: false }
      }
      if (open && (mark.isEnd || mark.isWhole)) {
        const cell = readCell(open, texts, styleFaults)
        open = undefined
        if (cell === undefined) continue
        const place = writeCellPlace(name, `${writeColumn(column)}${number}`)
        if (column >= mostColumns) throw new RefusedFile(faultOf('tooManyColumns', { max: mostColumns }), place)
        if ((budget.cells -= 1) < 0) throw new RefusedFile(faultOf('tooManyRows', { max: rows.length }), place)
        cells.set(column, cell)
      }
    } else if (mark.name === 'f' && open) open.isFormula = true
    else if ((mark.name === 'v' || mark.name === 't') && open && mark.isEnd)
      open.text = (mark.name === 't' ? (open.text ?? '') : '') + decodeText(mark.text)
    else if (mark.name === 'mergeCell' && !mark.isEnd) {
      const place = attribute(mark, 'ref') ?? ''
      const [from = 0, to = from] = [...place.matchAll(/\d+/g)].map(([digits]) => Number(digits))
      merged.push({ from, to, place })
    }
    if (number > 1_048_576 || column > 16_383) throw damaged(writeCellPlace(name, `A${number}`))
  }
  return { name, isHidden, rows, merged }
}

interface OpenCell {
  type: string
  style: number
  text: string | undefined
  isFormula: boolean
}

function readCell(
  { type, style, text, isFormula }: OpenCell,
  texts: readonly string[],
  styleFaults: ReadonlyMap<number, StyleFault>,
): RawCell | undefined {
  if (isFormula) return { fault: faultOf('cellFormula') }
  if (text === undefined || text === '') return undefined
  if (type === 'e') return { fault: faultOf('cellError') }
  if (type === 'b') return text.trim() === '1'
  if (type === 'd') return { fault: faultOf('cellDate') }
  if (type === 's') {
    const shared = /^\d{1,9}$/.test(text) ? texts[Number(text)] : undefined
    return shared === undefined ? { fault: faultOf('cellError') } : shared === '' ? undefined : shared
  }
  if (type !== 'n') return text
  const figure = Number(text)
  if (!Number.isFinite(figure)) return { fault: faultOf('cellError') }
  // Files may contain 12.3 as 12.300000000000001; programs display fifteen digits at most.
  const fault = styleFaults.get(style)
  return fault ? { fault: faultOf(fault) } : Number(figure.toPrecision(15))
}

const attribute = ({ head }: Mark, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(head)
    ?.slice(1)
    .find((value) => value !== undefined)

function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place ?? '')?.[1]
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
