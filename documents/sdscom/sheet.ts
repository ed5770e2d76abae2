import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Block, Pairs, Rich, SdsModel, Subsection } from '../document-model.ts'
import type { SdsSource } from '../sds/sds-source.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'

/** A version in one language: what is known of the product, and what its sheet says. */
export interface Sheet {
  source: SdsSource
  record: ProductRecord
  model: SdsModel
  writer: TextWriter
}

function blocksOf({ model }: Sheet, number: string): Block[] {
  const subsections: Subsection[] = model.sections.flatMap((section) => section.subsections)
  return subsections.find((subsection) => subsection.number === number)?.blocks ?? []
}

/** The sentences of a subsection that stand by themselves. @param number such as `2.3` */
export function sentencesOf(sheet: Sheet, number: string): Rich[] {
  return blocksOf(sheet, number).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
}

type Row = Pairs['rows'][number]

/** The rows of terms and values of a subsection. */
export function rowsOf(sheet: Sheet, number: string): Row[] {
  return blocksOf(sheet, number).flatMap((block) => (block.kind === 'pairs' ? block.rows : []))
}

/** What stands behind a term of a subsection; nothing where it has no such row. */
export function linesOf(sheet: Sheet, number: string, key: string): Rich[] {
  return rowsOf(sheet, number).find((row) => row.key === key)?.lines ?? []
}

/** A row as one sentence: its term and what stands behind it. */
export function writeRow({ term, lines }: Pick<Row, 'term' | 'lines'>, { writer }: Sheet): string[] {
  return lines.map((line) => `${term}${writer.term('document.colon')} ${plainText(line)}`)
}

/** The cells of a table, row by row. */
export function tableLines(sheet: Sheet, number: string, key: string): string[][] {
  return blocksOf(sheet, number).flatMap((block) =>
    block.kind === 'table' && block.key === key
      ? block.rows.map(({ cells }) =>
          cells.flatMap((lines) => lines.map((line) => [line.name, plainText(line.value)].filter(Boolean).join(' '))),
        )
      : [],
  )
}

/** A table as sentences, a row each: what the format has no place for. */
export function tableRows(sheet: Sheet, number: string, key: string): string[] {
  return tableLines(sheet, number, key).map((cells) => cells.join(`${sheet.writer.term('document.semicolon')} `))
}
