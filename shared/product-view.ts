import type { PictogramCode } from '../clp/pictograms.ts'
import type { LanguageCode, LanguageId } from './languages.ts'
import type { DocumentState } from './tabs.ts'

/** A language in which documents of the product can be asked for. */
export interface DocumentLanguage {
  id: LanguageId
  code: LanguageCode
  /** Name of the language in itself. */
  name: string
  /** All texts of the safety data sheet exist in it. */
  valid: boolean
  /** All texts of the technical data sheet exist in it, and a version was published. */
  tdsValid: boolean
  tdsCreated: boolean
}

export interface VersionEntry {
  number: number
  /** ISO dates. */
  revisedOn: string
  compiledOn: string
}

/** A text in the document's language; `missing` where it does not exist in it. */
export interface ShownText {
  text: string
  missing: boolean
}

/** What every public page of a product shows or decides by. Texts are in the language of the document. */
export interface ProductView {
  id: number
  brand: string
  name: string
  variant: ShownText | null
  description: ShownText
  supplierName: string
  /** The supplier's logo as the address of an image (`data:`); null where there is none. */
  logo: string | null
  productCodes: string[]
  ufi: string | null
  /** GTINs among the further identifiers, in 14 digits. */
  gtins: string[]
  documentState: DocumentState
  /** Newest first. */
  sdsVersions: VersionEntry[]
  tdsVersions: VersionEntry[]
  /** Languages of the Union, each with what exists in it. */
  languages: DocumentLanguage[]
  /** Language in which this view's texts are written. */
  language: LanguageCode
  hazard: {
    signalWord: { key: 'danger' | 'warning'; text: string } | null
    pictograms: { code: PictogramCode; description: string }[]
  }
  emergency: { telephone: string; hours: ShownText } | null
  /** False: restricted to professional users. */
  generalUse: boolean
  /** Permanent link as a full URL. */
  permalink: string
}

/** One block of the detail page. */
export interface DetailSection {
  key:
    | 'product'
    | 'supplier'
    | 'producer'
    | 'emergency'
    | 'classification'
    | 'parameters'
    | 'healthSafety'
    | 'transport'
    | 'attachments'
    | 'recommendations'
  rows: DetailRow[]
  /** Tables under the rows. */
  tables: DetailTable[]
}

export interface DetailRow {
  /** Key of the term among the interface texts. */
  term: string
  lines: ShownText[]
  /** How the first line may be used: a telephone number is dialled, an address written to. */
  link?: 'telephone' | 'email' | 'website'
  /** Codes read from left to right whatever the language. */
  code?: true
}

export interface DetailTable {
  key: string
  caption: string
  /** Heads are terms of the document's language. */
  columns: { head: string; align: 'start' | 'end' }[]
  rows: { cells: string[][] }[]
}

export interface DetailView {
  sections: DetailSection[]
  pictograms: { code: PictogramCode; description: string }[]
}
