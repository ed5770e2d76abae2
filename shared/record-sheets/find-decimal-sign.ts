import { findReadings, plainFigure } from '../read-number.ts'
import type { DecimalSign, RawCell } from './cell-values.ts'

/**
 * How the figures of a file were written: by one program, whose separator may say which sign stands before decimals, or each by itself, as
 * text in a workbook is typed and as files of several programs are.
 */
export type FigureWriting = { separatorSays: DecimalSign } | 'singly'

/** Digits around one comma or stop, either of which may be missing: 0.87 and 12,5. */
const oneSign = /^[+-]?\d*([.,])\d*(?:e[+-]?\d+)?$/i

/**
 * The sign before decimals, by all figures of a file: 0.87 and 12.5 can be read in one way only, and a program that writes them with a stop
 * writes 1.516 with one too. Where figures contradict each other or the separator, nothing is known.
 * @param figures what stands in cells where a number belongs
 */
export function findDecimalSign(figures: Iterable<RawCell | undefined>, writing: FigureWriting): DecimalSign {
  if (writing === 'singly') return null
  const said = new Set<string | undefined>(writing.separatorSays === null ? [] : [writing.separatorSays])
  for (const figure of figures) {
    if (typeof figure !== 'string') continue
    const text = plainFigure(figure)
    const [, sign] = oneSign.exec(text) ?? []
    if (sign !== undefined && findReadings(text, 'en') === null) said.add(sign)
    if (said.size > 1) return null
  }
  return said.has('.') ? '.' : said.has(',') ? ',' : null
}
