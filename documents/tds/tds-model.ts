import type { LanguageCode } from '../../shared/languages.ts'
import type { DocumentFact, DocumentQr, Pairs, Paragraph, Rich, Table } from '../document-model.ts'

/** Points of a list: none of them is a step that must follow another. */
export interface PointList {
  kind: 'list'
  key: string
  points: { key: string; text: Rich }[]
}

export type TdsBlock = Paragraph | PointList | Pairs | Table

/** A part of the sheet with its heading. It is never empty: a part that has nothing to say is not there. */
export interface TdsSection {
  key: string
  heading: string
  blocks: TdsBlock[]
}

/** One characteristic figure of the product. */
export interface KeyDatum {
  /** Name of the property. */
  key: string
  term: string
  values: Rich[]
  /** Conditions, remarks and methods of the values. */
  details: Rich[]
}

export interface KeyData {
  heading: string
  /** What stands above the figures for which the panel has no room. */
  furtherHeading: string
  /** The most important first. */
  rows: KeyDatum[]
  /** How the figures look in a table. */
  table: Pick<Table, 'key' | 'caption' | 'columns'>
  /** What the law lets the product contain. */
  notes: { key: string; text: Rich }[]
}

/** A technical data sheet, ready to be written as HTML or PDF. */
export interface TdsModel {
  language: LanguageCode
  title: string
  subtitle: string
  productName: string
  productLine: string
  /** Facts of the head: version, date of issue, replaced version, language. */
  facts: DocumentFact[]
  supplier: string
  logo: { svg: string; description: string } | null
  /** Permanent link without its scheme, printed in the foot. */
  permalink: string
  qr: DocumentQr
  /** What the product is and how it is used. */
  sections: TdsSection[]
  keyData: KeyData
  /** What stands beside the text on the first page, under the key data: packs, storage, safety. */
  panel: TdsSection[]
  /** Supplier and disclaimer. */
  closing: TdsSection[]
  words: TdsWords
  /** Title of the file. */
  documentTitle: string
  /** ISO date that stamps the file, so that its bytes are the same from run to run. */
  stampedOn: string
}

export interface TdsWords {
  page: string
  headerVersion: string
  footer: string
}
