import type { LanguageCode } from '../../shared/languages.ts'
import { bindNameEnd } from '../text/bind-words.ts'
import type { LabelForm, LabelPart } from './label-layout.ts'
import type { LabelLanguageBlock, LabelModel } from './label-model.ts'
import type { LabelWeight } from './label-fonts.ts'
import type { FootSize, Head } from './laid-out-parts.ts'
import type { Paragraph, Run } from './text-runs.ts'

/** A text of the label with the space and the rule above it, in multiples of the text size (rules in mm). */
export interface FlowItem {
  part: LabelPart
  language: LanguageCode
  paragraph: Paragraph
  /** Space above, or above the rule. */
  before: number
  rule?: { thickness: number; after: number }
}

/** What is written on a label, in one form. Paragraphs do not depend on sizes, so they are made once. */
export interface LabelParagraphs {
  form: LabelForm
  /** With the variant on the same line, and alone: in the chosen size and, for names of more than two lines, in smaller ones. */
  names: { withVariant: Paragraph | null; alone: Paragraph[] }
  /** Identifier of a substance, variant and synonyms; description. */
  subtitles: { variant: Paragraph | null; description: Paragraph | null }
  ufi: Paragraph | null
  codes: Paragraph | null
  flow: FlowItem[]
  supplier: Paragraph[]
  unNumber: Paragraph | null
  quantity: Paragraph | null
  /**
   * Noted while the label is fitted. The same head and the same foot stand in one arrangement after the other; they depend only on the
   * measures by which they are noted.
   */
  noted: { heads: Map<string, Head>; feet?: Map<string, FootSize>; logoRatio?: number; area?: { area: number; widestSpace: number } }
}

/** Sizes of type by the design, in multiples of the text size. */
const scales = { signalWord: 1.45, signalWordCompact: 1.15, quantity: 1.25, reversedEpsilon: 1.8 }
/** The small one, since the typeface has no capital: it is set as high as one. */
const reversedEpsilon = 'ɜ'
/** Directive 75/324/EEC, Article 8(1)(c): the filler stamps the lot here. */
const lotRoom = 'LOT\u00a0____________'
/** mm */
const rules = { block: 0.35, supplemental: 0.15 }
export const blockSpace = 0.22
/** em */
const tightSpace = 0.08

const text = (content: string, weight: LabelWeight = 400, scale = 1): Run => ({ text: content, weight, scale })
const paragraph = (...runs: Run[]): Paragraph => ({ runs })
const optional = (content: string, weight: LabelWeight = 400): Paragraph | null =>
  content === '' ? null : paragraph(text(content, weight))
/** Runs on behind something else. */
const after = (content: string): Run[] => (content === '' ? [] : [text('  '), text(content)])
const between = (runs: Run[][]): Run[] =>
  runs.filter((list) => list.length > 0).flatMap((list, index) => (index === 0 ? list : [text(' '), ...list]))
const joined = (statements: readonly { text: string }[]): string => statements.map((statement) => statement.text).join(' ')

/** @param nameScale size of the product's name as a multiple of the text size, at least 1 */
export function writeParagraphs(label: LabelModel, form: LabelForm, nameScale: number): LabelParagraphs {
  const isTight = form === 'tight'
  const printedName = bindNameEnd(label.name)
  const name = text(printedName, 700, nameScale)
  const identifier = [(label.substance?.names ?? []).join(' / '), label.substance?.number].filter(Boolean).join(', ')
  const subtitle = [identifier, label.variant, ...label.synonyms].filter(Boolean).join(' · ')
  const codes = writeCodes(label)
  return inTheirLanguages(label.language, {
    form,
    names: {
      alone: isTight
        ? [paragraph(name, ...after(subtitle))]
        : nameScales(nameScale).map((scale) => ({ runs: [text(printedName, 700, scale)], single: true })),
      withVariant: form === 'compact' && subtitle !== '' ? { runs: [name, text(' '), text(subtitle)], single: true } : null,
    },
    subtitles: { variant: isTight ? null : optional(subtitle), description: optional(label.description) },
    ufi:
      label.ufi === null
        ? null
        : paragraph(
            text('UFI: ', 500),
            { ...text(label.ufi, 500), role: 'unbroken' },
            // Whoever reads the UFI to a poison centre must see where it ends.
            ...(isTight && codes.length > 0 ? [text('\u00a0· ', 500), ...codes] : []),
          ),
    codes: codes.length === 0 || (isTight && label.ufi !== null) ? null : paragraph(...codes),
    flow: [
      ...label.blocks.flatMap((block) => blockWriters[form](block, label.showsMarks ?? label.blocks.length > 1)),
      ...writeInfoText(label, form),
    ],
    supplier: writeSupplier(label, form),
    unNumber: label.transport && paragraph({ ...text(label.transport.unNumber, 700), role: 'unbroken' }),
    quantity: writeQuantity(label, form),
    noted: { heads: new Map() },
  })
}

/** Under the supplier what can be typed in place of scanning the code of a digital label. */
function writeSupplier({ supplier, qr }: LabelModel, form: LabelForm): Paragraph[] {
  if (supplier.name === '') return []
  const unbroken = (content: string): Run => ({ ...text(content), role: 'unbroken' })
  const lasts = [supplier.telephone, ...(qr?.typed == null ? [] : [qr.typed])].map(unbroken)
  return form === 'normal'
    ? [paragraph(text(supplier.name, 700)), paragraph(text(supplier.address)), ...lasts.map((run) => paragraph(run))]
    : [
        paragraph(
          text(supplier.name, 700),
          text(`, ${supplier.address}, `),
          ...lasts.flatMap((run, index) => (index === 0 ? [run] : [text(', '), run])),
        ),
      ]
}

/** Words are parted as their language parts them: statements by their own, what belongs to the whole label by the first. */
function inTheirLanguages(language: LanguageCode, paragraphs: LabelParagraphs): LabelParagraphs {
  const of = <One extends Paragraph | null>(one: One): One => (one === null ? one : { ...one, language })
  const { names, subtitles, flow, supplier, quantity } = paragraphs
  return {
    ...paragraphs,
    names: { withVariant: of(names.withVariant), alone: names.alone.map(of) },
    subtitles: { variant: of(subtitles.variant), description: of(subtitles.description) },
    flow: flow.map((item) => ({ ...item, paragraph: { ...item.paragraph, language: item.language } })),
    supplier: supplier.map(of),
    quantity: of(quantity),
  }
}

/** Product codes, and where an aerosol's lot is stamped. */
function writeCodes({ productCodes, isAerosolDispenser }: LabelModel): Run[] {
  const codes = [...new Set(productCodes.map(({ code }) => code))].join(', ')
  if (!isAerosolDispenser) return codes === '' ? [] : [{ ...text(codes, 500), role: 'codes' }]
  return [
    { ...text(codes === '' ? '' : `${codes}  `, 500), role: 'codes' },
    { ...text(lotRoom, 500), role: 'unbroken' },
  ]
}

/** The content of the pack, beside it the reversed epsilon of an aerosol dispenser: Directive 75/324/EEC, Article 8(1)(b) and (e). */
function writeQuantity({ quantity, isAerosolDispenser }: LabelModel, form: LabelForm): Paragraph | null {
  const runs = [
    ...(quantity === '' ? [] : [text(quantity, 700, form === 'tight' ? 1 : scales.quantity)]),
    ...(isAerosolDispenser ? [text(quantity === '' ? reversedEpsilon : `  ${reversedEpsilon}`, 700, scales.reversedEpsilon)] : []),
  ]
  return runs.length === 0 ? null : { runs, single: true }
}

function nameScales(wished: number): number[] {
  const smaller = [0.9, 0.8, 0.7, 0.6].map((share) => wished * share).filter((scale) => scale > 1)
  return [wished, ...smaller, ...(wished > 1 ? [1] : [])]
}

/** Each kind of statement is a paragraph; the supplemental information stands under a thin rule of its own. */
function writeBlock(block: LabelLanguageBlock, hasMark: boolean): FlowItem[] {
  const mark = hasMark ? [markOf(block)] : []
  const head: Paragraph | null =
    block.signalWord === null ? null : { runs: [...mark, text(block.signalWord, 700, scales.signalWord)], single: true }
  const supplemental = [joined(block.supplemental), ...block.further].filter(Boolean).join(' ')
  return withRules(block, [
    ...(head ? [{ part: 'signalWord' as const, paragraph: head, before: 0 }] : []),
    ...body('contains', block.contains?.text ?? '', 400, 0),
    ...body('hazard', joined(block.hazard), 600, 0),
    ...body('precautionary', joined(block.precautionary), 400, 0.15),
    ...body('supplemental', supplemental, 400, 0.15),
    // REACH Annex XVII, 74: visibly distinct from the rest of the label.
    ...body('supplemental', block.distinct.join(' '), 700, 0.15),
    ...block.directions.map(({ part, heading, text: content }) => ({
      part,
      paragraph: paragraph(text(`${heading} `, 600), text(content)),
      before: 0.15,
    })),
  ]).map((item, index) => (index === 0 && !head ? { ...item, paragraph: { runs: [...mark, ...item.paragraph.runs] } } : item))
}

const blockWriters: Readonly<Record<LabelForm, (block: LabelLanguageBlock, hasMark: boolean) => FlowItem[]>> = {
  normal: writeBlock,
  compact: writeCompactBlock,
  tight: writeTightBlock,
}

/** Signal word, substances, hazard and precautionary statements run on. */
function writeCompactBlock(block: LabelLanguageBlock, hasMark: boolean): FlowItem[] {
  const statements = runStatements(block, scales.signalWordCompact)
  const supplemental = runSupplemental(block)
  const items = [
    ...(statements.length > 0 ? [{ part: 'statements' as const, paragraph: paragraph(...statements), before: 0 }] : []),
    ...(supplemental.length > 0 ? [{ part: 'supplemental' as const, paragraph: paragraph(...supplemental), before: 0.15 }] : []),
    ...body('supplemental', block.distinct.join(' '), 700, 0.15),
  ]
  return withRules(block, items).map((item, index) =>
    index === 0 && hasMark ? { ...item, paragraph: { runs: [markOf(block), ...item.paragraph.runs] } } : item,
  )
}

/** One paragraph, but for what stands distinct, and the thinnest rule above it. */
function writeTightBlock(block: LabelLanguageBlock, hasMark: boolean): FlowItem[] {
  const runs = between([runStatements(block, 1), runSupplemental(block)])
  const items = [
    ...(runs.length > 0 ? [{ part: 'statements' as const, paragraph: paragraph(...runs), before: 0 }] : []),
    ...body('supplemental', block.distinct.join(' '), 700, 0),
  ]
  return items.map((item, index) => ({
    ...item,
    language: block.language,
    ...(index > 0
      ? {}
      : {
          paragraph: { runs: [...(hasMark ? [markOf(block)] : []), ...item.paragraph.runs] },
          before: tightSpace,
          rule: { thickness: rules.supplemental, after: tightSpace },
        }),
  }))
}

function runStatements({ signalWord, contains, hazard, precautionary }: LabelLanguageBlock, scale: number): Run[] {
  return between([
    signalWord === null ? [] : [text(signalWord, 700, scale)],
    contains ? [text(contains.text)] : [],
    hazard.length > 0 ? [text(joined(hazard), 600)] : [],
    precautionary.length > 0 ? [text(joined(precautionary))] : [],
  ])
}

function runSupplemental({ supplemental, further, directions }: LabelLanguageBlock): Run[] {
  return between([
    ...[joined(supplemental), ...further].filter(Boolean).map((content) => [text(content)]),
    ...directions.map(({ heading, text: content }) => [text(`${heading} `, 600), text(content)]),
  ])
}

function body(part: LabelPart, content: string, weight: LabelWeight, before: number): Pick<FlowItem, 'part' | 'paragraph' | 'before'>[] {
  return content === '' ? [] : [{ part, paragraph: paragraph(text(content, weight)), before }]
}

/** A rule above each language, and a thin one above what is not signal word, substances, hazard or precautionary statement. */
function withRules(block: LabelLanguageBlock, items: Pick<FlowItem, 'part' | 'paragraph' | 'before'>[]): FlowItem[] {
  const isFurther = ({ part }: { part: LabelPart }) => part === 'supplemental' || part === 'usage' || part === 'storage'
  return items.map((item, index) => {
    const { language } = block
    if (index === 0) return { ...item, language, before: blockSpace, rule: { thickness: rules.block, after: blockSpace } }
    const before = items[index - 1]
    if (isFurther(item) && before && !isFurther(before))
      return { ...item, language, before: 0.25, rule: { thickness: rules.supplemental, after: 0.15 } }
    return { ...item, language }
  })
}

function markOf({ mark }: LabelLanguageBlock): Run {
  return { text: mark, weight: 600, scale: 1, role: 'mark' }
}

function writeInfoText({ infoText, language }: LabelModel, form: LabelForm): FlowItem[] {
  if (infoText === '') return []
  return [
    {
      part: 'infoText',
      language,
      paragraph: paragraph(text(infoText)),
      before: form === 'tight' ? tightSpace : 0.25,
      rule: { thickness: rules.supplemental, after: form === 'tight' ? tightSpace : 0.15 },
    },
  ]
}
