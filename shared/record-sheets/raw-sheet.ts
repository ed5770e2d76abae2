import type { RawCell } from './cell-values.ts'

export interface RawRow {
  /** As the program that shows it counts, from 1. */
  number: number
  /** By column, from 0; empty ones are not there. */
  cells: ReadonlyMap<number, RawCell>
  /** Of CSV: fields of the line, the empty ones too. */
  width?: number
}

/** A sheet of a workbook, or a CSV file, before anything is understood of it. */
export interface RawSheet {
  name: string
  rows: readonly RawRow[]
  isHidden: boolean
  /** First and last row of cells that are one, and their place as it is written: `A3:A5`. */
  merged: readonly { from: number; to: number; place: string }[]
}

/** The letters of a column. @param column from 0 */
export function writeColumn(column: number): string {
  const letters: string[] = []
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters.unshift(String.fromCodePoint(65 + ((rest - 1) % 26)))
  return letters.join('')
}

/** A cell as spreadsheets write it: `Ingredients!D14`, and with quotes `'Product codes'!A3`. */
export function writeCellPlace(sheet: string, place: string): string {
  return `${/^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${place}`
}
