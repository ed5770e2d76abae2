import type { PictogramCode } from '../clp/pictograms.ts'
import type { LanguageCode } from '../shared/languages.ts'

/**
 * A piece of a line. A comparison marks what it added and removed; `missing` marks the place of a text that does not
 * exist in the document's language, and is never filled from another one.
 */
export interface Run {
  text: string
  mark?: 'added' | 'removed'
  missing?: true
}

/** A text as it is printed: runs that follow each other without a gap. */
export type Rich = Run[]

export interface Paragraph {
  kind: 'paragraph'
  key: string
  text: Rich
}

/** Terms with their values, one value per line. */
export interface Pairs {
  kind: 'pairs'
  key: string
  rows: { key: string; term: string; lines: Rich[]; mark?: 'added' | 'removed' }[]
}

export interface Column {
  key: string
  head: string
  align: 'start' | 'end'
  /** Share of the text width in mm of a page 174 mm wide. */
  width: number
}

/** A cell line may carry a short name before its value, such as CAS. */
export interface CellLine {
  name?: string
  value: Rich
}

export interface TableRow {
  key: string
  cells: CellLine[][]
  mark?: 'added' | 'removed'
}

/** A table whose first column names the row. */
export interface Table {
  kind: 'table'
  key: string
  caption: string
  columns: Column[]
  rows: TableRow[]
}

export interface ShownPictogram {
  code: PictogramCode
  /** Alternative text: what the sign is and which hazard it stands for. */
  description: string
  mark?: 'added' | 'removed'
}

export interface CodedStatement {
  code: string
  text: Rich
  mark?: 'added' | 'removed'
}

/** The label as section 2.2 of the sheet repeats it. */
export interface LabelBlock {
  kind: 'label'
  key: string
  pictograms: ShownPictogram[]
  signalWord: Rich
  contains: { title: string; substances: Rich[] } | null
  groups: { key: string; title: string; statements: CodedStatement[] }[]
}

/** Heading of the third level: 9.2.1, or an unnumbered one. */
export interface SubHeading {
  kind: 'heading'
  key: string
  number: string
  text: string
}

export type Block = Paragraph | Pairs | Table | LabelBlock | SubHeading

export interface Subsection {
  /** `1.1` to `15.2`; section 16 has none, its blocks stand in one subsection numbered `16`. */
  number: string
  heading: string
  blocks: Block[]
  changed?: true
}

export interface Section {
  /** 1 to 16. */
  number: number
  /** The word for SECTION with its number, as the law writes it. */
  label: string
  heading: string
  subsections: Subsection[]
  changed?: true
}

export interface DocumentFact {
  term: string
  value: string
}

export interface DocumentQr {
  /** An SVG drawing with its quiet zone. */
  svg: string
  description: string
}

/** A safety data sheet, ready to be written as HTML or PDF. */
export interface SdsModel {
  language: LanguageCode
  title: string
  regulation: string
  productName: string
  productLine: string
  /** Facts of the head: version, revision, compilation, replaced version, language. */
  facts: DocumentFact[]
  compiled: DocumentFact
  revised: DocumentFact
  supplier: string
  logo: { svg: string; description: string } | null
  /** Permanent link without its scheme, printed in the foot. */
  permalink: string
  qr: DocumentQr | null
  sections: Section[]
  /** Words that the writers print: page, changed, added, removed, yes. */
  words: SdsWords
  comparison: { title: string; versions: string } | null
  /** Document properties: title and revision date of the file. */
  documentTitle: string
  /** ISO date that stamps the file, so that its bytes are the same from run to run. */
  stampedOn: string
}

export interface SdsWords {
  page: string
  headerVersion: string
  footer: string
  changed: string
  added: string
  removed: string
  marginBar: string
  missing: string
  /** Between the members of a list on one line: French sets a space before it. */
  semicolon: string
}
