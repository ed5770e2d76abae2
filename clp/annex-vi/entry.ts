/**
 * The form of an entry of Table 3 of Annex VI to the CLP Regulation, the list of harmonised classification and labelling.
 * Its columns are explained in Annex VI, 1.1.1 to 1.1.4, its marks (* to ****) in 1.2.
 */
import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { CategoryStatementCode, SignalWord } from '../hazard-class-table.ts'
import type { PictogramCode } from '../pictograms.ts'
import type { SupplementalStatementCode } from '../statements.ts'

/** A name or number; `part` is the `[n]` behind it where an entry covers several substances, otherwise null. */
export interface EntryPart {
  readonly text: string
  readonly part: number | null
}

export type ExposureRoute = 'oral' | 'dermal' | 'inhalation'

/** One line of the classification: a category with its statement. */
export interface HarmonisedClass {
  /** null where the table leaves the category open: the mark **** alone, or `Expl.` without division (Annex VI, 1.2.4) */
  readonly category: HazardCategoryCode | null
  /** with its suffix: H360FD, H361d, H350i; null for a gas under pressure, whose group decides (Note U), and for **** alone */
  readonly statement: CategoryStatementCode | null
  /** routes that stand behind the statement: H370 (inhalation); empty: none named */
  readonly routes: readonly ExposureRoute[]
  /** organs behind the statement, in English as printed: ['nervous system', 'kidneys']; empty: none named */
  readonly organs: readonly string[]
  /** `*`: the least that the substance is classified as (Annex VI, 1.2.1) */
  readonly minimum: boolean
  /** `**`: other routes cannot be ruled out (1.2.2); `***`: other effects on reproduction cannot (1.2.3); `****`: to be confirmed by testing (1.2.4) */
  readonly mark: '*' | '**' | '***' | '****' | null
}

/**
 * A specific concentration limit (CLP Article 10; Annex VI, 1.1.2.3), in % by weight, of gases by volume. For an entry whose Notes
 * 1, 11 or 12 say how the content is counted, the Note rules.
 */
export interface SpecificLimit {
  /** null for a limit of a supplemental statement (EUH031: C ≥ 5 %) */
  readonly category: HazardCategoryCode | null
  readonly statement: CategoryStatementCode
  /** null: from any content */
  readonly from: number | null
  readonly fromInclusive: boolean
  /** null: up to 100 % */
  readonly to: number | null
  readonly toInclusive: boolean
  /** the limit holds only with test data, as `Ox. Liq. 1; H271: C ≥ 70 % ****` of hydrogen peroxide (Annex VI, 1.2.4) */
  readonly needsTestData: boolean
}

/** How an acute toxicity estimate was taken in: oral and dermal in mg/kg body weight, gas in ppmV, vapour and dust or mist in mg/l. */
export type EstimateRoute = 'oral' | 'dermal' | 'gas' | 'vapour' | 'dustOrMist'

export interface HarmonisedEstimate {
  readonly route: EstimateRoute
  readonly value: number
  /** the form of the substance that the value is for, as printed ('anhydrate'), where an entry gives several; otherwise null */
  readonly form: string | null
}

/**
 * M factors of categories Acute 1 and Chronic 1; null: none given, the supplier sets it (Article 10(2)). Where the table prints a single
 * one and the substance has both classes it stands under both (Annex VI, 1.1.2.3).
 */
export interface MultiplyingFactors {
  readonly acute: number | null
  readonly chronic: number | null
}

/** Notes of Annex VI, 1.1.3: A to X on identification and labelling of the substance, 1 to 12 on mixtures. */
export type AnnexNote =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'F'
  | 'G'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
export type MixtureNote = '1' | '2' | '3' | '5' | '7' | '8' | '9' | '10' | '11' | '12'

export interface HarmonisedEntry {
  /** index number: 601-021-00-3 */
  readonly index: string
  /** English, as printed, one for each part; synonyms within a name stand behind semicolons */
  readonly names: readonly EntryPart[]
  readonly ec: readonly EntryPart[]
  readonly cas: readonly EntryPart[]
  readonly classification: readonly HarmonisedClass[]
  /** label elements as printed; the rules of precedence are applied in them already (H410 without H400) */
  readonly signalWord: SignalWord | null
  readonly pictograms: readonly PictogramCode[]
  readonly labelStatements: readonly string[]
  /** supplemental statements: EUH014 … */
  readonly supplemental: readonly SupplementalStatementCode[]
  readonly limits: readonly SpecificLimit[]
  /** `*` among the limits: former limits of acute toxicity could not be translated, a particular care (Annex VI, 1.2.1); for all routes or one */
  readonly untranslatedLimits: 'all' | ExposureRoute | null
  readonly estimates: readonly HarmonisedEstimate[]
  readonly factors: MultiplyingFactors
  readonly notes: readonly (AnnexNote | MixtureNote)[]
  /** CELEX number of the act that gave the entry its present form: 32025R1222 */
  readonly act: string
  /** the day from which that form applies, YYYY-MM-DD; before it a supplier may use it, but need not */
  readonly appliesFrom: string
  /** the last day on which it applies, where a later act changed or deleted it; otherwise null */
  readonly appliesUntil: string | null
}
