import type { LabelSize, PackageSize } from '../../clp/label/label-sizes.ts'
import type { PictogramCode } from '../../clp/pictograms.ts'
import type { StatementCode } from '../../clp/statements.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { QrTarget } from '../../shared/label-options.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

/** What a label is made from: a version of the product, or its record as it is being written. */
export interface LabelSource {
  record: ProductRecord
  /** The product's permanent link, as a full URL. */
  permalink: string
  /** ISO day of the version; it stamps the file, so that its bytes stay the same. */
  stampedOn: string
  /** ISO day whose law the label follows: a label is made long after its version. Absent: that of the version. */
  lawDay?: string
}

export interface LabelStatement {
  code: StatementCode
  text: string
}

/** The statements of one language; they stand together (CLP Article 32(3)). Every language has the same ones. */
export interface LabelLanguageBlock {
  language: LanguageCode
  /** `EN`; printed where the label has several languages. */
  mark: string
  signalWord: string | null
  /** CLP Article 18(3): the sentence as it is printed, and its parts. */
  contains: { text: string; substances: string[] } | null
  hazard: LabelStatement[]
  precautionary: LabelStatement[]
  /** EUH statements. */
  supplemental: LabelStatement[]
  /** Texts that other law puts on the label, and those of CLP that have no code. */
  further: string[]
  /** The same, where that law wants them visibly distinct from the rest of the label. */
  distinct: string[]
  /** Directions for use and storage, where they are requested: heading and text. */
  directions: { part: 'usage' | 'storage'; heading: string; text: string }[]
}

export interface LabelPictogram {
  code: PictogramCode
  /** Alternative text in the leading language: what the sign is and which hazard it stands for. */
  description: string
}

export interface LabelDiamond {
  /** Class or mark of the transport regulations: `3`, `6.1`, `marinePollutant`. */
  sign: string
  description: string
}

export interface LabelQr {
  target: Exclude<QrTarget, 0>
  address: string
  /** What can be typed in place of scanning the code of a digital label; null for other codes, which lead to nothing that the law asks for. */
  typed: string | null
  /** With its quiet zone. */
  svg: string
  /** Modules on a side, quiet zone included. */
  modules: number
  description: string
}

/** The measures a label is to have. */
export interface LabelFormat {
  /** ISO day for which the label is made: the height of its letters depends on it. */
  day: string
  size: LabelSize
  packageSize: PackageSize
  /** mm */
  padding: { top: number; right: number; bottom: number; left: number }
  /** Chosen sizes in points: the text is fitted between this and the legal minimum. */
  textSize: number
  titleSize: number
}

/** What the user is told beside the label; none of it stands on the label. */
export interface LabelNote {
  kind:
    | 'childResistantFastening'
    | 'tactileWarning'
    /** Of MDI for the general public. */
    | 'protectiveGloves'
    /** The product must not be supplied to the general public. */
    | 'professionalUseOnly'
    /** The diamonds on the label do not replace the marks of 100 × 100 mm on the package. */
    | 'transportMarks'
    /** GHS05 was left out; the option holds for packages of consumers only. */
    | 'metalCorrosionPictogramLeftOut'
    /** Where skin or eyes demand GHS05 the option has no effect. */
    | 'metalCorrosionPictogramStays'
    /** The lot is stamped where the label leaves room for it. */
    | 'aerosolLot'
    /** Another regulation has taken the place of the one that the record names. */
    | 'detergentsRegulation'
    /** What a package up to 125 ml may leave out, or has left out, by one point of CLP Annex I, 1.5.2.1. */
    | 'reliefPossible'
    | 'reliefTaken'
    /** CLP Annex I, 1.5.2.2 and 1.5.2.4. */
    | 'solublePackage'
    | 'innerPackage'
    /** What stands on which page of a fold-out label, and that it is not yet for every package. */
    | 'foldOut'
    | 'foldOutEarly'
    /** They are smaller than the law recommends for the package (“if possible”). */
    | 'smallPictograms'
    /** The label is smaller than the law recommends for the package (“if possible”). */
    | 'smallLabel'
  /** Codes that lead to it, such as H304, or measures. */
  because: readonly string[]
  /** The rule of the regulation. */
  source: string
}

/** An option or a gap in the record takes away what the law demands. */
export interface LabelWarning {
  kind:
    | 'pictogramsHidden'
    | 'statementsHidden'
    | 'ufiHidden'
    | 'ufiMissing'
    | 'substanceNumberMissing'
    | 'quantityMissing'
    /** The content of the product's defaults stands beside a code that it does not belong to. */
    | 'quantityOfOtherCode'
    | 'contentExceedsPackage'
    /** The content of an aerosol dispenser is not given by mass and by volume. */
    | 'aerosolContent'
    /** A detergent for the general public does not say where its ingredients are listed. */
    | 'ingredientListMissing'
    | 'dangerLabelNotDrawn'
    | 'substancesNotNamed'
    | 'disposalStatementMissing'
    | 'manyPrecautionaryStatements'
    | 'manySubstances'
    | 'unfilledStatement'
    | 'textMissing'
    /** A statement, or a sentence of REACH Annex XVII, is no official wording in a language of the label: ours stands there. */
    | 'unofficialWording'
    | 'unknownCharacters'
  /** What is concerned: codes, substances, characters. */
  elements: readonly string[]
  /** The rule of the regulation. */
  source: string
}

/** A text that a language lacks. It shows as missing on the label, never in another language. */
export interface MissingText {
  language: LanguageCode
  key: string
}

/** A hazard label by CLP Article 17, ready for every writer: picture, PDF, Word and spreadsheet. */
export interface LabelModel {
  /** The leading language. */
  language: LanguageCode
  languages: readonly LanguageCode[]
  format: LabelFormat
  /** Product identifier: CLP Article 18(3)(a). */
  name: string
  /**
   * Of a product that is a substance: its names in the languages of the label, but for one that is the product's name, and its identification
   * number, empty where the record has none. CLP Article 18(2).
   */
  substance: { names: string[]; number: string } | null
  synonyms: string[]
  /** Component, colour or kind, in each language of the label. */
  variant: string
  description: string
  ufi: string | null
  /** In the order chosen. Two may have the same text; on the label it stands once. */
  productCodes: { id: number; code: string }[]
  pictograms: LabelPictogram[]
  blocks: LabelLanguageBlock[]
  /** CLP Article 17(1)(a); empty texts on inner pages of a fold-out label. */
  supplier: { name: string; address: string; telephone: string }
  /** CLP Article 17(1)(b); empty where none is given. */
  quantity: string
  /** Whether it has the marks of an aerosol dispenser: Directive 75/324/EEC, Article 8(1). */
  isAerosolDispenser: boolean
  /** A line of the supplier's own. */
  infoText: string
  transport: { unNumber: string; diamonds: LabelDiamond[] } | null
  /** In black and white. */
  logo: { svg: string; description: string } | null
  /** Pages of a fold-out label, and that all stands inside, in the languages of the blocks; null: an ordinary label. */
  fold: { pages: number; inside: string[] } | null
  /** Whether the abbreviations of languages are printed; absent: where there are several. */
  showsMarks?: boolean
  qr: LabelQr | null
  notes: LabelNote[]
  warnings: LabelWarning[]
  missing: MissingText[]
  /** Words that a sheet of labels prints at its foot. */
  words: { size: string; languages: string; printAtFullSize: string; labels: string }
  documentTitle: string
  /** What the file says of itself where a statement is no official wording; the label has no room for it. */
  documentNote: string
  stampedOn: string
}
