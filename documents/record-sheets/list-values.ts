import type { LanguageCode } from '../../shared/languages.ts'
import { writeColumn } from '../../shared/record-sheets/raw-sheet.ts'
import { loadWording } from '../../wording/load-wording.ts'
import type { LaidOutSheet } from './lay-out-sheets.ts'
import { findFreeName } from './name-heads.ts'

/** Where the values of a list stand in their sheet. */
export interface ValueList {
  /** Parted by line feeds. */
  options: string
  column: string
  from: number
  to: number
}

/** The note on top, a line between, and the heads. */
const rowsAbove = 3

/** The sheet of values that may be chosen, with what they mean. Its first cell begins with the sign of notes, so that nobody reads it back. */
export function listValues(
  sheets: readonly LaidOutSheet[],
  language: LanguageCode,
): { name: string; rows: string[][]; lists: ValueList[] } {
  const { interface: words, terms, statements } = loadWording(language)
  const heads = new Map<string, string[]>()
  for (const { columns } of sheets)
    for (const { words: head, cell } of columns) {
      const options = optionsOf(cell)
      if (options !== '') heads.set(options, [...new Set([...(heads.get(options) ?? []), head])])
    }
  const explain = (value: string): string =>
    value === 'yes' || value === 'no'
      ? (words[`record.option.${value === 'yes'}`] ?? '')
      : (words[`record.option.${value}`] ?? terms[`property.${value}`] ?? statements[value] ?? '')
  const lists = [...heads].map(([options, names], index) => {
    const values = options.split('\n')
    return {
      values,
      names,
      list: { options, column: writeColumn(index * 2), from: rowsAbove + 1, to: rowsAbove + values.length },
    }
  })
  const longest = Math.max(0, ...lists.map(({ values }) => values.length))
  const name = findFreeName(
    words['sheets.values'] ?? 'Values',
    sheets.map((sheet) => sheet.name),
  )
  const rows = [
    [`# ${words['sheets.note'] ?? ''}`],
    [''],
    lists.flatMap(({ names }) => [`# ${names.slice(0, 6).join(', ')}`, '']),
    ...Array.from({ length: longest }, (_, index) =>
      lists.flatMap(({ values }) => [values[index] ?? '', values[index] === undefined ? '' : explain(values[index] ?? '')]),
    ),
  ]
  return { name, rows, lists: lists.map(({ list }) => list) }
}

/** Joined, since lists of the same values are one. */
export function optionsOf(cell: LaidOutSheet['columns'][number]['cell']): string {
  if (cell.kind === 'flag') return 'yes\nno'
  return cell.kind === 'choice' || (cell.kind === 'several' && cell.of === 'choice') ? cell.options.join('\n') : ''
}
