import { labelRestrictions } from '../../clp/label/label-restrictions.ts'
import { packageSizeOn } from '../../clp/label/label-sizes.ts'
import { readVolume } from '../../clp/label/pack-content.ts'
import { transportLabelFile } from '../../clp/transport-labels/transport-labels.ts'
import { findLanguageByCode, languageIdOf } from '../../shared/languages.ts'
import { labelSizeOfOptions, type LabelOptions } from '../../shared/label-options.ts'
import { productPath, withoutScheme } from '../../shared/links.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findTransportMode } from '../../shared/record/transport.ts'
import { nameSize } from '../../shared/name-size.ts'
import { isAerosolDispenser, listMarkingEntries } from '../label-duties.ts'
import { labelElementsOf } from '../label-elements-of-record.ts'
import { drawQrCode } from '../qr-code.ts'
import { describePictogram } from '../sds/section-02.ts'
import { keepTogether } from '../text/bind-words.ts'
import { capitalise, createTextWriter, plainText, type TextWriter } from '../text/write-text.ts'
import { blackenDrawing } from './blacken-drawing.ts'
import { chooseProductCodes, chooseSynonyms } from './choose-codes.ts'
import { composeLanguage } from './compose-language.ts'
import { coverBlock, createLabelCover, type LabelCover } from './cover-label.ts'
import { identifySubstance } from './identify-substance.ts'
import type { LabelLanguageBlock, LabelModel, LabelQr, LabelSource, MissingText } from './label-model.ts'
import { noteLabel } from './note-label.ts'
import { reliefOfLabel } from './relieve-label.ts'
import { elementsOf, warnOfLabel } from './warn-of-label.ts'

/**
 * The hazard label of a product: CLP Article 17, with the rules of precedence and omission of Articles 18, 20, 26, 27 and 28. Pure: the
 * same source and options give the same model. Options that take away what the law demands are warned of, never refused; texts that a
 * language lacks show as missing and are listed.
 * @param covered what the texts go through: without it they are as the typeface of labels can print them
 * @throws Error where the options name no language or a size that there is not
 */
export function composeLabel(source: LabelSource, options: LabelOptions, covered: LabelCover = createLabelCover()): LabelModel {
  const { record, stampedOn } = source
  const [language] = options.languages
  if (!language) throw new Error('A label needs a language')
  const writers = options.languages.map((code) => createTextWriter(code))
  const leading = writers[0] ?? createTextWriter(language)
  const whole = labelElementsOf(record, { withoutMetalCorrosionPictogram: options.hideMetalCorrosionPictogram })
  const relief = reliefOfLabel(record, options)
  const { elements, precautionaryStatements } = (options.useRelief && relief) || { elements: whole, precautionaryStatements: null }
  const restrictions = labelRestrictions(whole.hazardStatements, record.composition.ingredients)
  const day = options.day ?? source.lawDay ?? stampedOn
  const content = { record, elements, precautionaryStatements, options, day }
  const { cover } = covered
  const entries = listMarkingEntries(record, day)
  const blocks = writers.map((writer) => coverBlock(composeLanguage(content, writer), cover))
  const unofficial = writers.flatMap((writer, index) => findUnofficial(blocks[index], entries, writer))
  const size = labelSizeOfOptions(options)
  const sizeName = nameSize(size, (value) => leading.number(value))
  const languageNames = options.languages.map((code) => findLanguageByCode(code)?.name ?? code).join(', ')
  const label: Omit<LabelModel, 'warnings' | 'missing'> = {
    language,
    languages: options.languages,
    format: {
      size,
      day,
      packageSize: packageSizeOn(options.packageSize, day),
      padding: options.padding,
      textSize: options.textSize,
      titleSize: options.titleSize,
    },
    name: cover(record.name),
    substance: identifySubstance(record, writers, cover),
    synonyms: options.showSynonym ? chooseSynonyms(record, options).map(cover) : [],
    variant: cover(writeVariant(record, writers)),
    description: options.hideDescription ? '' : cover(plainText(leading.text(record.description))),
    ufi: options.hideUfi ? null : (record.ufi ?? null),
    productCodes: chooseProductCodes(record, options).map(({ id, code }) => ({ id, code: cover(code) })),
    pictograms: options.hidePictograms ? [] : elements.pictograms.map((code) => ({ code, description: describePictogram(code, leading) })),
    blocks,
    supplier: writeSupplier(record, leading, cover),
    quantity: cover(withDecimalSign(options.packContent, leading)),
    isAerosolDispenser: isAerosolDispenser(record),
    infoText: cover(options.infoText),
    transport: options.hideTransport ? null : writeTransport(record, leading, options.packContent),
    logo: options.showLogo && record.supplier.logo ? writeLogo(record.supplier.logo, cover(record.supplier.name), leading) : null,
    fold: options.foldPages === null ? null : { pages: options.foldPages, inside: writers.map((writer) => writeInside(writer, cover)) },
    qr: writeQr(source, options, leading),
    notes: noteLabel({ record, elements: whole, relief, restrictions, options, day: content.day }),
    words: {
      size: sizeName,
      languages: languageNames,
      printAtFullSize: cover(leading.term('label.printAtFullSize')),
      labels: cover(leading.term('label.count')),
    },
    documentTitle: cover([leading.term('label.document'), record.name, languageNames, `${sizeName}\u00a0mm`].join(' – ')),
    documentNote:
      unofficial.length > 0 ? leading.term('label.warning.unofficialWording', { elements: elementsOf(unofficial).join(', ') }) : '',
    stampedOn,
  }
  const missing = writers.flatMap((writer) => [...writer.missing].map((key) => ({ language: writer.language, key })))
  const warnings = warnOfLabel({ record, elements: whole, options, day: content.day, missing, unofficial, uncovered: covered.uncovered() })
  return { ...label, missing, warnings }
}

/** CLP Annex I, 1.2.1.6: in every language, with its abbreviation where no other language stands beside it. */
function writeInside(writer: TextWriter, cover: (text: string) => string): string {
  return cover(`${writer.term('label.inside')}.`)
}

/** The statements, and the sentences of entries of REACH Annex XVII, that are printed in words of ours. */
function findUnofficial(block: LabelLanguageBlock | undefined, entries: readonly string[], writer: TextWriter): MissingText[] {
  const printed = block ? [...block.hazard, ...block.precautionary, ...block.supplemental] : []
  const codes = [...printed.map(({ code }) => code), ...entries].filter((code) => !writer.isOfficial(code))
  return codes.map((key) => ({ language: writer.language, key }))
}

/** A content with the decimal sign of the leading language: 12,5 l. Three digits behind a sign may be thousands, so that they stay. */
function withDecimalSign(content: string, writer: TextWriter): string {
  const sign = writer.number(0.5).charAt(1)
  return content.replaceAll(/(?<![\d.,])(\d+)[.,](?=(?:\d{1,2}|\d{4,})(?![\d.,]*\d))/g, `$1${sign}`)
}

/** Component or colour tells one product from another, so that every language of the label says it. */
function writeVariant(record: ProductRecord, writers: readonly TextWriter[]): string {
  const { variant } = record
  if (!variant) return ''
  return [...new Set(writers.map((writer) => capitalise(plainText(writer.text(variant)), writer.language)))].join(' / ')
}

/** CLP Article 17(1)(a). A telephone number stays on one line. */
function writeSupplier({ supplier }: ProductRecord, writer: TextWriter, cover: (text: string) => string): LabelModel['supplier'] {
  // The place stays with its code, unless a line that is too narrow for both would end within the code: 41-200.
  const { postalCode = '', city } = supplier
  const place = [postalCode, city].filter((part) => part !== '').join(postalCode.includes('-') ? ' ' : '\u00a0')
  // The number of the house stays with its street.
  const street = supplier.address.replace(/ (?=\d+[\p{L}\d/–-]*$)/u, '\u00a0')
  const address = [street, place, writer.country(supplier.country)].join(', ')
  return { name: cover(supplier.name), address: cover(address), telephone: keepTogether(cover(supplier.telephone)) }
}

/**
 * The labels of ADR 5.2.2 and the mark of ADR 5.2.1.8 for goods hazardous to the environment. A class of which there is no drawing stands in
 * brackets behind the UN number. None where ADR does not regulate the product.
 */
function writeTransport({ transport }: ProductRecord, writer: TextWriter, packContent: string): LabelModel['transport'] {
  const road = findTransportMode(transport, 'road')
  if (!road) return null
  const { hazardClass, subsidiaryHazards, environmentallyHazardous } = road
  const classes = [...new Set([hazardClass, ...subsidiaryHazards])].map((sign) => ({
    sign,
    description: writer.term('label.transportClass', { class: sign, name: writer.term(`label.transport.${sign}`) }),
  }))
  const drawn = classes.filter(({ sign }) => transportLabelFile(sign) !== null)
  const undrawn = classes.filter((entry) => !drawn.includes(entry)).map(({ sign }) => sign)
  const name = writer.term('label.transport.marinePollutant')
  const isMarked = environmentallyHazardous && (hazardClass === '9' || !isSmallForMark(packContent))
  const mark = isMarked ? [{ sign: 'marinePollutant', description: writer.term('label.transportMark', { name }) }] : []
  const number = road.number.replace(' ', '\u00a0')
  return { unNumber: undrawn.length > 0 ? `${number} (${undrawn.join(', ')})` : number, diamonds: [...drawn, ...mark] }
}

/**
 * ADR 5.2.1.8.1: no mark on single or inner packagings of 5 l or less. A content that is not known, or a weight, is taken for more. Of class 9 the
 * mark belongs to its label: where special provision 375 frees a small package, it frees it of both.
 */
function isSmallForMark(packContent: string): boolean {
  const litres = readVolume(packContent)
  return litres !== null && litres <= 5
}

function writeLogo(svg: string, company: string, writer: TextWriter): LabelModel['logo'] {
  return { svg: blackenDrawing(svg), description: writer.term('label.logo', { company }) }
}

const qrTabs = { 1: 'gh', 2: 'mh', 3: 'pd', 4: 'dl' } as const

function writeQr({ record, permalink }: LabelSource, { qrTarget, languages }: LabelOptions, writer: TextWriter): LabelQr | null {
  if (qrTarget === 0) return null
  const language = languages[0] ?? writer.language
  // Anyone who reads the label in German reads the page in German, whichever page it is.
  const address = new URL(productPath(record.permalinkId, language, qrTabs[qrTarget], languageIdOf(language)), permalink).href
  const svg = drawQrCode(address)
  const description = writer.term(`label.qr.${qrTarget}`, { address: withoutScheme(address) })
  // CLP Article 34b: where a camera does not read the code, its address is typed.
  const typed = qrTarget === 4 ? withoutScheme(permalink) : null
  return { target: qrTarget, address, typed, svg, modules: Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1] ?? 0), description }
}
