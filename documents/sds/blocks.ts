import type { Text } from '../../shared/record/texts.ts'
import type { Block, CellLine, Pairs, Paragraph, Rich } from '../document-model.ts'
import type { TextWriter } from '../text/write-text.ts'

export type PairRow = Pairs['rows'][number]

export function rich(text: string): Rich {
  return [{ text }]
}

export function paragraph(key: string, text: Rich): Paragraph {
  return { kind: 'paragraph', key, text }
}

/** A key that stays the same from version to version, so that a comparison finds the sentence again. */
export function keyOfText(text: Text, index: number): string {
  return 'phrase' in text ? text.phrase : `own ${index}`
}

export function paragraphs(texts: readonly Text[], writer: TextWriter): Paragraph[] {
  return texts.map((text, index) => paragraph(keyOfText(text, index), writer.text(text)))
}

/** What stands behind these statements where ours is no official wording of all of them in this language. */
export function noteUnofficial(codes: readonly string[], writer: TextWriter): Paragraph[] {
  const note = writer.noteUnofficial(codes)
  return note === '' ? [] : [paragraph('unofficial', rich(note))]
}

/** The texts, or the sentence that nothing is known: no subsection of the sheet stays empty (REACH Annex II, 0.2.5). */
export function paragraphsOr(texts: readonly Text[], writer: TextWriter, otherwise: string): Block[] {
  return texts.length > 0 ? paragraphs(texts, writer) : [paragraph(otherwise, rich(writer.term(otherwise)))]
}

export function pairRow(key: string, term: string, lines: Rich[]): PairRow[] {
  return lines.length > 0 ? [{ key, term, lines }] : []
}

/** A row of one term and the sentences about it; none where there is nothing to say. */
export function textsRow(termKey: string, texts: readonly Text[], writer: TextWriter): PairRow[] {
  return texts.length > 0 ? pairRow(termKey, writer.term(termKey), [joinSentences(texts, writer)]) : []
}

/** Terms with values; the sentence that nothing is known where there is no row. */
export function pairsOr(key: string, rows: PairRow[], writer: TextWriter, otherwise: string): Block[] {
  return rows.length > 0 ? [{ kind: 'pairs', key, rows }] : [paragraph(otherwise, rich(writer.term(otherwise)))]
}

/** Sentences of one thought, one after the other on the same lines. */
export function joinSentences(texts: readonly Text[], writer: TextWriter): Rich {
  return texts.flatMap((text, index) => (index === 0 ? writer.text(text) : [{ text: ' ' }, ...writer.text(text)]))
}

export function cell(...values: (Rich | string)[]): CellLine[] {
  return values.map((value) => ({ value: typeof value === 'string' ? rich(value) : value }))
}

/** The sign for a value that there is not. */
export const noValue = '–'

/** What stands in a cell without a value. */
export const emptyCell: CellLine[] = [{ value: [{ text: noValue }] }]
