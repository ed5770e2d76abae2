import { z } from 'zod'
import { labelSizeOf, labelSizes, packageSizes, type LabelSize, type LabelSizeId, type PackageSizeId } from '../clp/label/label-sizes.ts'
import { languageIdOf, type LanguageCode } from './languages.ts'
import { printDay } from './label-limits.ts'
import { labelFileNames } from './links.ts'
import type { labelDefaults } from './record/label.ts'
import { isOn } from './is-on.ts'
import { type LabelQuery, type LabelOptionName, readNumber } from './label-query.ts'
import { readLanguage } from './read-language.ts'

/** Where the QR code of a label leads: nowhere (no code), to the sheet, to the safety instructions, to the product's page, to the digital label. */
export type QrTarget = 0 | 1 | 2 | 3 | 4

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
  const leading = query.rlang ? readLanguage(query.rlang)?.code : undefined
  const list = requested.flatMap((code) => readLanguage(code)?.code ?? [])
  const chosen = [...new Set(leading && list.includes(leading) ? [leading, ...list] : list)].filter((code) => valid.includes(code))
  if (chosen.length > 0) return chosen
  const [first] = valid
  if (!first) throw new Error('The label exists in no language')
  return [first]
}

function readQrTarget(value: number): QrTarget {
  return value === 0 || value === 1 || value === 2 || value === 4 ? value : 3
}

function oneOf<Id extends number>(list: readonly { id: Id }[], id: number): Id {
  const found = list.find((entry) => entry.id === id)
  if (!found) throw new Error(`${id} is not among ${list.map((entry) => entry.id).join(', ')}`)
  return found.id
}
