import { z } from 'zod'
import {
  labelSizeOf,
  labelSizes,
  ownSizeBounds,
  packageSizes,
  type LabelSize,
  type LabelSizeId,
  type PackageSizeId,
} from '../clp/label/label-sizes.ts'
import { findLanguageByCode, findLanguageById, languageIdOf, type LanguageCode } from './languages.ts'
import { mostCopies, printDay } from './label-limits.ts'
import { labelFileNames } from './links.ts'
import type { labelDefaults } from './record/label.ts'
import { labelDay } from './record/texts.ts'
import { isOn } from './is-on.ts'
import { field, flag, once, several } from './sent-values.ts'
import { rule } from './reasons/reason.ts'

/** Where the QR code of a label leads: nowhere (no code), to the sheet, to the safety instructions, to the product's page. */
export type QrTarget = 0 | 1 | 2 | 3

/** What a label shows and how, in plain names. The abbreviations of the specification stand only at the door: `labelQuery`. */
export interface LabelOptions {
  labelSize: LabelSizeId
  /** A width and height of its own, in mm, in place of the numbered size. */
  ownSize: LabelSize | null
  packageSize: PackageSizeId
  /** ISO day for which the label is made; null: that on which it is made. The law of that day holds. */
  day: string | null
  /** Wished size of the text and of the product's name, in points. */
  textSize: number
  titleSize: number
  /** mm */
  padding: { top: number; right: number; bottom: number; left: number }
  qrTarget: QrTarget
  /** At least one; the first leads. */
  languages: readonly LanguageCode[]
  /** Ids of the product codes to be printed, in this order. */
  productCodeIds: readonly number[]
  /** Content of the pack; empty: none is printed. */
  packContent: string
  /** A note of the supplier's, such as where the label belongs; empty: none is printed. */
  infoText: string
  showLogo: boolean
  /** Names under which the product is also sold. */
  showSynonym: boolean
  hideUfi: boolean
  hideDescription: boolean
  /** Hazard, precautionary and supplemental statements. */
  hideStatements: boolean
  hideTransport: boolean
  hidePictograms: boolean
  /** CLP Annex I, 1.3.6. */
  hideMetalCorrosionPictogram: boolean
  showUsage: boolean
  showStorage: boolean
  /** Leave out what a package up to 125 ml may do without: CLP Annex I, 1.5.2.1. */
  useRelief: boolean
  /** Pages of a fold-out label, 2 to 8; null: an ordinary label. */
  foldPages: number | null
  /** One label on its own page instead of several on A4. */
  single: boolean
  /** Labels to be printed; null: one, or as many as one A4 sheet holds. */
  copies: number | null
}

export type LabelDefaults = z.infer<typeof labelDefaults>

const longestPackContent = 200
const longestInfoText = 400

const millimetres = () =>
  once
    .refine(
      (value) => value === '' || (/^\d{1,2}([.,]\d{1,3})?$/.test(value) && readNumber(value) <= 40),
      rule('between', { min: 0, max: 40 }),
    )
    .optional()
const { least: leastSide, most: mostSide } = ownSizeBounds
const side = () =>
  once
    .refine(
      (value) => value === '' || (/^\d{2,3}([.,]\d)?$/.test(value) && isBetween(readNumber(value), leastSide, mostSide)),
      rule('between', { min: leastSide, max: mostSide }),
    )
    .optional()
const points = () =>
  once
    .refine(
      (value) => value === '' || (/^\d{1,2}([.,]\d{1,2})?$/.test(value) && isBetween(readNumber(value), 6, 24)),
      rule('between', { min: 6, max: 24 }),
    )
    .optional()
/** Line feed and the like would be no part of a line, and U+0000 of no text. */
const freeText = (longest: number) =>
  once
    .refine((value) => value.length <= longest, rule('tooLong', { max: longest }))
    .refine((value) => !/\p{Cc}/u.test(value), rule('characters'))
    .optional()
const codes = (separators: RegExp, isCode: (code: string) => boolean, message: string) =>
  several
    .transform((values) => values.flatMap((part) => part.split(separators).map((code) => code.trim().toLowerCase())))
    .refine((list) => list.every((code) => code === '' || isCode(code)), message)
    .transform((list) => list.filter((code) => code !== ''))
    .optional()
const languageNote = 'document language ids (or ISO codes), parted by commas'
const isLanguage = (code: string) => readLanguage(code) !== undefined

/**
 * The label options as they stand in an address, under the names of the specification (sections 3 and 7). The form of the label page, the
 * query string of preview and downloads, and the API take this one schema. What is absent or empty is as the product's defaults have it.
 */
export const labelQuery = z.object({
  dim: field(/^[0-8]$/, rule('between', { min: 0, max: 8 })).describe(
    `Label size: ${labelSizes.map(({ id, width, height }) => `${id} ${width} × ${height}`).join(', ')} mm; 0 the size that w and h give`,
  ),
  w: side().describe(`Width in mm of a label of its own size, ${leastSide} to ${mostSide} in tenths; counts where dim is 0 or absent`),
  h: side().describe(`Height in mm of a label of its own size, ${leastSide} to ${mostSide} in tenths; counts where dim is 0 or absent`),
  emb: field(/^[1-5]$/, rule('between', { min: 1, max: 5 })).describe(
    `Package size: ${packageSizes.map(({ id, upTo }) => `${id} ${upTo === null ? 'above' : `up to ${upTo} l`}`).join(', ')}`,
  ),
  day: once
    .refine((value) => value === '' || value === printDay || labelDay.safeParse(value).success, rule('labelDay'))
    .optional()
    .describe(
      `Day for which the label is made, YYYY-MM-DD: the height of its letters and its duties are those of that day; ${printDay}: that on which it is made, also where the record names another`,
    ),
  font: points().describe('Wished text size in points'),
  fontPN: points().describe('Wished size of the product name in points'),
  padL: millimetres().describe('Margin in mm'),
  padR: millimetres().describe('Margin in mm'),
  padT: millimetres().describe('Margin in mm'),
  padB: millimetres().describe('Margin in mm'),
  QR: field(/^[0-3]$/, rule('between', { min: 0, max: 3 })).describe(
    'QR code: 0 none, 1 to the safety data sheet, 2 to the safety instructions, 3 to the product page',
  ),
  qrON: field(/^[0-3]$/, rule('between', { min: 0, max: 3 })).describe('The same as QR'),
  xlang: codes(/[,~;\s]/, isLanguage, rule('notALanguage')).describe(`Languages of the label: ${languageNote}`),
  rlang: field(/^[a-z0-9]{1,2}$/i, rule('notALanguage'))
    .refine((value) => !value || isLanguage(value), rule('notALanguage'))
    .describe('The language that leads'),
  pCodes: codes(/[~,;\s]/, (code) => /^[1-9]\d{0,9}$/.test(code), rule('notAnId')).describe('Ids of product codes joined by ~'),
  vseb: freeText(longestPackContent).describe('Content of the pack'),
  info: freeText(longestInfoText).describe('Info text'),
  logoON: flag().describe('Show the supplier’s logo'),
  sinON: flag().describe('Show the synonyms'),
  ufiOFF: flag().describe('Leave out the UFI'),
  opisOFF: flag().describe('Leave out the description'),
  stavkiOFF: flag().describe('Leave out the statements'),
  adrOFF: flag().describe('Leave out the transport labels'),
  picOFF: flag().describe('Leave out the pictograms'),
  picMetCorrOFF: flag().describe('Leave out the pictogram for corrosion of metals (CLP Annex I, 1.3.6)'),
  vlusageON: flag().describe('Show the directions for use'),
  vlstorageON: flag().describe('Show the directions for storage'),
  reliefON: flag().describe('Leave out what a package up to 125 ml may do without (CLP Annex I, 1.5.2.1); the content is that of vseb'),
  fold: field(/^(?:0|[2-8])$/, rule('notAChoice', { choices: [0, 2, 3, 4, 5, 6, 7, 8] })).describe(
    'Pages of a fold-out label, 2 to 8, on each inner page a language at least (CLP Annex I, 1.2.1.6); 0 or absent: an ordinary label',
  ),
  lp: flag().describe('1: one label on its own page; absent: several on A4'),
  labType: field(/^2$/, rule('notAChoice', { choices: [2] })).describe('Kind of document: 2, the label. The path says it already'),
  timestamp: field(/^\d{1,16}$/, rule('notANumber')).describe('Moment of the label’s version; changes nothing of the label'),
  copies: field(/^[1-9]\d{0,3}$/, rule('between', { min: 1, max: mostCopies }))
    .refine((value) => !value || Number(value) <= mostCopies, rule('between', { min: 1, max: mostCopies }))
    .describe('Labels to be printed'),
})
export type LabelQuery = z.output<typeof labelQuery>

/**
 * The label options that a validated query asks for, filled up from the product's defaults (specification, sections 4 and 9).
 * @param validLanguages languages in which the product's label exists; a language that is not among them is left out, and where none
 *   is left the first valid one is used
 * @throws Error where there is no valid language at all
 */
export function readLabelOptions(query: LabelQuery, defaults: LabelDefaults, validLanguages: readonly LanguageCode[]): LabelOptions {
  const number = (value: string | undefined, otherwise: number) => (value ? readNumber(value) : otherwise)
  const [top, right, bottom, left] = defaults.padding
  return {
    labelSize: oneOf(labelSizes, number(query.dim === '0' ? '' : query.dim, defaults.labelSize)),
    ownSize: readOwnSize(query),
    packageSize: oneOf(packageSizes, number(query.emb, defaults.packageSize)),
    day: query.day === printDay ? null : query.day || (defaults.day ?? null),
    textSize: number(query.font, defaults.textSize),
    titleSize: number(query.fontPN, defaults.titleSize),
    padding: {
      top: number(query.padT, top),
      right: number(query.padR, right),
      bottom: number(query.padB, bottom),
      left: number(query.padL, left),
    },
    qrTarget: readQrTarget(number(query.QR || query.qrON, defaults.qrTarget)),
    languages: chooseLanguages(query, defaults, validLanguages),
    productCodeIds: query.pCodes?.length ? [...new Set(query.pCodes.map(Number))] : defaults.productCodeIds,
    packContent: query.vseb ?? defaults.packContent,
    infoText: query.info ?? defaults.infoText ?? '',
    showLogo: isOn(query.logoON, defaults.showLogo),
    showSynonym: isOn(query.sinON, defaults.showSynonym),
    hideUfi: isOn(query.ufiOFF, defaults.hideUfi),
    hideDescription: isOn(query.opisOFF, defaults.hideDescription),
    hideStatements: isOn(query.stavkiOFF, defaults.hideStatements),
    hideTransport: isOn(query.adrOFF, defaults.hideTransport),
    hidePictograms: isOn(query.picOFF, defaults.hidePictograms),
    hideMetalCorrosionPictogram: isOn(query.picMetCorrOFF, defaults.hideMetalCorrosionPictogram),
    showUsage: isOn(query.vlusageON, defaults.showUsage),
    showStorage: isOn(query.vlstorageON, defaults.showStorage),
    useRelief: isOn(query.reliefON, false),
    foldPages: query.fold && query.fold !== '0' ? Number(query.fold) : null,
    single: isOn(query.lp, false),
    copies: query.copies ? Number(query.copies) : null,
  }
}

/** Options of a label by the names that they have in an address. */
export type LabelOptionName = Exclude<keyof LabelQuery, 'qrON' | 'rlang' | 'labType' | 'timestamp'>

/** The options as they stand in an address, every one of them: what a form shows. */
export function labelOptionValues(options: LabelOptions): Record<LabelOptionName, string> {
  const flag = (value: boolean) => (value ? '1' : '0')
  return {
    dim: options.ownSize ? '0' : String(options.labelSize),
    w: options.ownSize ? String(options.ownSize.width) : '',
    h: options.ownSize ? String(options.ownSize.height) : '',
    emb: String(options.packageSize),
    day: options.day ?? printDay,
    font: String(options.textSize),
    fontPN: String(options.titleSize),
    padT: String(options.padding.top),
    padR: String(options.padding.right),
    padB: String(options.padding.bottom),
    padL: String(options.padding.left),
    QR: String(options.qrTarget),
    xlang: options.languages.map(languageIdOf).join(),
    pCodes: options.productCodeIds.join('~'),
    vseb: options.packContent,
    info: options.infoText,
    logoON: flag(options.showLogo),
    sinON: flag(options.showSynonym),
    ufiOFF: flag(options.hideUfi),
    opisOFF: flag(options.hideDescription),
    stavkiOFF: flag(options.hideStatements),
    adrOFF: flag(options.hideTransport),
    picOFF: flag(options.hidePictograms),
    picMetCorrOFF: flag(options.hideMetalCorrosionPictogram),
    vlusageON: flag(options.showUsage),
    vlstorageON: flag(options.showStorage),
    reliefON: flag(options.useRelief),
    fold: options.foldPages === null ? '' : String(options.foldPages),
    lp: flag(options.single),
    copies: options.copies === null ? '' : String(options.copies),
  }
}

/**
 * The query of a file of the label, with every parameter that the specification has for it (section 7), so that the file stays as it is when
 * the product's defaults change. How it is printed (`lp`, `copies`) is for each file to say.
 * @param timestamp moment of the label's version, in milliseconds
 */
export function writeFileQuery(options: LabelOptions, timestamp: number): string {
  const { QR, lp: _single, copies: _copies, ...values } = labelOptionValues(options)
  const listed = Object.entries(values).filter(([name, value]) => value !== '' || !unlisted.includes(name))
  return `?${new URLSearchParams([...listed, ['qrON', QR], ...labelFileNames(timestamp)])}`
}

/** Options that have no value where nothing is chosen. */
const unlisted: readonly string[] = ['pCodes', 'w', 'h', 'fold']

/** The measures that the options ask for. */
export function labelSizeOfOptions({ labelSize, ownSize }: Pick<LabelOptions, 'labelSize' | 'ownSize'>): LabelSize {
  return ownSize ?? labelSizeOf(labelSize)
}

/** What a query lacks that asks for a size of its own: width and height come together. */
export function lackingMeasures({ dim, w, h }: Pick<LabelQuery, 'dim' | 'w' | 'h'>): ('w' | 'h')[] {
  const isOwn = dim === '0' || (!dim && Boolean(w || h))
  return isOwn ? [...(w ? [] : ['w' as const]), ...(h ? [] : ['h' as const])] : []
}

function readOwnSize(query: LabelQuery): LabelSize | null {
  const { dim, w, h } = query
  if ((dim && dim !== '0') || !w || !h) return null
  return { width: readNumber(w), height: readNumber(h) }
}

/** A product code as a person chooses it. */
export interface NamedCode {
  id: number
  name: string
  /** Whether another code of the product has the same text; on the label the two are one line. */
  isShared: boolean
}

/** Product codes as a person chooses among them: of two with the same text, each gets its id in brackets (specification, section 4). */
export function nameProductCodes(productCodes: readonly { id: number; code: string }[]): NamedCode[] {
  return productCodes.map(({ id, code }) => {
    const isShared = productCodes.some((other) => other.id !== id && other.code === code)
    return { id, name: isShared ? `${code} (${id})` : code, isShared }
  })
}

function chooseLanguages(query: LabelQuery, defaults: LabelDefaults, valid: readonly LanguageCode[]): LanguageCode[] {
  const requested = query.xlang?.length ? query.xlang : query.rlang ? [query.rlang] : defaults.languages
  const leading = query.rlang ? readLanguage(query.rlang) : undefined
  const list = requested.flatMap((code) => readLanguage(code) ?? [])
  const chosen = [...new Set(leading && list.includes(leading) ? [leading, ...list] : list)].filter((code) => valid.includes(code))
  if (chosen.length > 0) return chosen
  const [first] = valid
  if (!first) throw new Error('The label exists in no language')
  return [first]
}

/** The language of a document language id or an ISO code. */
export function readLanguage(value: string): LanguageCode | undefined {
  return (/^\d+$/.test(value) ? findLanguageById(Number(value)) : findLanguageByCode(value.toLowerCase()))?.code
}

function readQrTarget(value: number): QrTarget {
  return value === 0 || value === 1 || value === 2 ? value : 3
}

function oneOf<Id extends number>(list: readonly { id: Id }[], id: number): Id {
  const found = list.find((entry) => entry.id === id)
  if (!found) throw new Error(`${id} is not among ${list.map((entry) => entry.id).join(', ')}`)
  return found.id
}

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
