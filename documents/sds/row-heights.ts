/** Heights of rows whose number of lines is certain: Typst need not lay them out to learn it. */
import { countLines, type LetterForms, type TextWeight } from '../rendering/count-lines.ts'
import type { FittedPiece, TextMeasure } from '../rendering/fit-text.ts'

/** A piece of a text as the template prints it. */
export type Piece = FittedPiece & { mark?: 'added' | 'removed'; missing?: true }
/** Texts as the template prints them: a string, or pieces with their marks. */
export type Printed = string | Piece[]
/** A line of a cell, with its name in a column of its own where it has one. */
export type PrintedLine = Printed | { name: string; value: Printed }

/** Heights in pt of a line, and of what a row has above and below its lines: documents/templates/pairs.typ and data-table.typ. */
const rowTypes = {
  body: { line: 13, padding: 0 },
  table: { line: 11.5, padding: (2.2 * 72) / 25.4 + 0.5 },
} as const

/** @param lines null where they are not certain: the template lays such a row out */
export function heightOf(lines: number | null, type: keyof typeof rowTypes): { height?: number } {
  const { line, padding } = rowTypes[type]
  return lines === null ? {} : { height: lines * line + padding }
}

/** Lines of a printed text; null where they are not certain. What is marked or missing stands in a weight or a frame of its own. */
export function countPrinted(text: Printed, measure: TextMeasure, forms: LetterForms, weight: TextWeight = 400): number | null {
  return typeof text !== 'string' && text.some((piece) => piece.mark || piece.missing) ? null : countLines(text, measure, forms, weight)
}

/** Lines of a cell, one text below the other; null where they are not certain. */
export function countCell<Line>(lines: readonly Line[], count: (line: Line) => number | null): number | null {
  let sum = 0
  for (const line of lines) {
    const counted = count(line)
    if (counted === null) return null
    sum += counted
  }
  return sum
}

/** The highest of some counts, at least 1; null where one of them is not certain. */
export function countMost(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>((most, count) => (most === null || count === null ? null : Math.max(most, count)), 1)
}
