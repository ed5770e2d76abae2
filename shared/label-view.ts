import type { NamedCode } from './label-options.ts'
import type { LabelOptionName } from './label-query.ts'
import type { LanguageCode } from './languages.ts'

/** Name in the query of a label's page under which it is told which options were taken out of its address, parted by commas. */
export const ignoredName = 'ignored'

/** The same for languages in which the label does not exist: their ids. */
export const leftOutName = 'without'

/** A sentence for the person at the label, with the rule that it rests on. */
export interface LabelRemark {
  text: string
  /** The rule of the regulation; empty where there is none. */
  source: string
}

/** What would make a label fit; `values` are the options that do it, none where it is for the maker of the product to decide. */
export interface LabelChoiceView {
  text: string
  values: Partial<Record<LabelOptionName, string>> | null
}

/** What the pages of a label show and decide by. Sentences are in the language of the interface. */
export interface LabelView {
  /** The options as they are in force, and as they are where nothing was chosen. */
  values: Record<LabelOptionName, string>
  usual: Record<LabelOptionName, string>
  /** Query of the files for these options: every one of them, without how many are printed. */
  fileQuery: string
  /** Moment of the label's version, milliseconds: files of another version have another address. */
  timestamp: number
  /** Languages in which the label can be printed, in the order of their ids. */
  languages: { id: number; code: LanguageCode; name: string }[]
  productCodes: NamedCode[]
  /** Ids of the codes that this label prints. */
  printedCodes: number[]
  labelSizes: { id: number; text: string; isLargeEnough: boolean }[]
  packageSizes: { id: number; text: string }[]
  /** Contents in which the product is sold: suggestions. */
  packSizes: string[]
  labelsPerSheet: number
  /** Numbers of pages that a fold-out label in these languages can have. */
  foldPages: number[]
  /** What the pictures shows, mm: larger than the label where the text does not fit. */
  preview: { width: number; height: number }
  /** mm */
  size: { width: number; height: number }
  /** Points in which the text is set, and height of its x in mm. */
  set: { textSize: number; titleSize: number; xHeight: number }
  /** Rules for the height of letters: a day of each, and what it asks of this package. */
  letterRules: { day: string; text: string; holds: boolean }[]
  /** The smallest size in which all of a label fits that does not fit its own; null where it fits, or where none is large enough. */
  fittingSize: { id: number; text: string } | null
  report: {
    title: string
    reasons: LabelRemark[]
    assurance: string
    choices: LabelChoiceView[]
    consequence: string
  } | null
  notes: (LabelRemark & { kind: string })[]
  /** Products of a kit that have labels of their own, so far as the public sees them. */
  components: { id: number; name: string }[]
  warnings: LabelRemark[]
  /** Names of options of which something was taken out of the address, since this label does not have it. */
  ignored: string[]
  /** Names, in themselves, of languages that were taken out of the address, since this label does not exist in them. */
  leftOut: string[]
  /** Lists of which the address asked for nothing, though a label has at least one language, and one of its product's codes. */
  lacking: ('xlang' | 'pCodes')[]
}
